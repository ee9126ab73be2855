import type { Said } from '@forceout/rules';
import { useEffect, useRef, useState } from 'react';
import { Engine } from '../../engine/engine.ts';
import type { SafeMove } from '../../engine/safety.ts';
import { gameOf, makePosition } from '../../position/position.ts';
import type { Position } from '../../position/position.ts';

/** A move whose outcome may still be worked on. */
export type Move = Omit<SafeMove, 'safety'> & { readonly safety: SafeMove['safety'] | null };

export type SafetyState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working' | 'done'; readonly moves: readonly Move[] }
  | { readonly kind: 'problem'; readonly message: Said };

/** Each question about an Equations position may take this long. */
const LIMIT = 1500;

/** What every move of the turn leads to, filled in as it becomes known. */
export function useSafety(position: Position): {
  readonly state: SafetyState;
  readonly start: () => void;
  readonly stop: () => void;
} {
  const [state, setState] = useState<SafetyState>({ kind: 'idle' });
  const own = useRef<Engine | null>(null);
  useEffect(() => () => own.current?.stop(), []);
  const stop = (): void => {
    own.current?.stop();
    own.current = null;
    setState((now) => (now.kind === 'working' ? { ...now, kind: 'done' } : now));
  };
  const run = async (): Promise<void> => {
    own.current?.stop();
    const engine = (own.current = new Engine());
    const json = makePosition({ ...position, after: null });
    const framed = await engine.ask('moves', json);
    if (!framed.ok) return setState({ kind: 'problem', message: framed.error });
    let moves: readonly Move[] = framed.value.map((move) => ({ ...move, safety: null }));
    setState({ kind: 'working', moves });
    const questions = gameOf(position) === 'onsets' ? [null] : new Set(moves.map(({ cube }) => cube));
    for (const cube of questions) {
      const worked = await engine.ask('safety', json, cube, LIMIT);
      if (!worked.ok) return setState({ kind: 'problem', message: worked.error });
      moves = moves.map((move) => worked.value.find((one) => isSame(one, move)) ?? move);
      setState({ kind: 'working', moves });
    }
    setState({ kind: 'done', moves });
  };
  return {
    state,
    // Stopping is not a problem to tell of.
    start: () => void run().catch(() => undefined),
    stop,
  };
}

function isSame(one: SafeMove, other: Move): boolean {
  return one.from === other.from && one.cube === other.cube && one.to === other.to;
}
