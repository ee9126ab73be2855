import type { PlainSentence } from '../words/said.ts';

/** How well a value is known: documented, inferred, or nowhere found and therefore a guess that a league may change. */
export type Mark = 'D' | 'I' | 'U';

/** A value with how it is known and a sentence for the director. */
export interface Marked<T> {
  readonly is: T;
  readonly mark: Mark;
  readonly says: PlainSentence;
}

export function marked<const T>(is: T, mark: Mark, says: PlainSentence): Marked<T> {
  return { is, mark, says };
}
