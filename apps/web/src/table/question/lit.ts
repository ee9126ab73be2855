import { createContext, use } from 'react';

/** Which cards are lit, by the Solution that is being looked at; null where none is. */
export interface Lit {
  readonly cards: readonly number[] | null;
  readonly light: (cards: readonly number[] | null) => void;
}

export const LitContext = createContext<Lit>({ cards: null, light: () => {} });

export function useLit(): Lit {
  return use(LitContext);
}
