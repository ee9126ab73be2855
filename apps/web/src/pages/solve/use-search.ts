import type { Said, Told } from '@forceout/rules';
import { useEffect, useRef, useState } from 'react';
import { USUAL_LIMIT_MS } from '@forceout/solver/limit';
import { Engine, Stopped } from '../../engine/engine.ts';
import type { Answer } from '../../engine/engine.ts';
import { makePosition } from '../../position/position.ts';
import type { Position } from '../../position/position.ts';

export type Search =
  | { readonly kind: 'idle' | 'stopped' }
  | {
      readonly kind: 'searching';
      readonly since: number;
      readonly limit: number;
      readonly found: Found | null;
    }
  | { readonly kind: 'done'; readonly found: Found; readonly wanted: number }
  | { readonly kind: 'problem'; readonly message: Told };

export interface Found {
  readonly answer: 'yes' | 'no' | 'unknown';
  /** Each is what one player would write: one Solution, or two. */
  readonly written: readonly (readonly unknown[])[];
  readonly ms: number;
}

/** Longer than usual a search goes on only if somebody asks for it, and then so long. */
export const LONGER_LIMIT = 120_000;
const FIRST_ANSWERS = 6;

/** A search in a worker of its own, so that it can be stopped. Another position is another search. */
export function useSearch(position: Position): {
  readonly search: Search;
  readonly start: (limit?: number) => void;
  readonly more: () => void;
  readonly stop: () => void;
} {
  const [search, setSearch] = useState<Search>({ kind: 'idle' });
  const own = useRef<Engine | null>(null);
  const halt = (): void => {
    own.current?.stop();
    own.current = null;
  };
  useEffect(() => () => own.current?.stop(), []);

  const ask = async (engine: Engine, limit: number, all: number): Promise<Answer<'solve'>> =>
    engine.ask('solve', { position: makePosition(position) }, { limit, all });

  const run = async (limit: number, wanted: number, before: Found | null): Promise<void> => {
    halt();
    const engine = (own.current = new Engine());
    const since = performance.now();
    setSearch({ kind: 'searching', since, limit, found: before });
    try {
      // One answer comes soonest; the others follow.
      const first = before ?? foundIn(await ask(engine, limit, 1), 1);
      if ('say' in first) return setSearch({ kind: 'problem', message: first });
      if (first.answer !== 'yes') return setSearch({ kind: 'done', found: first, wanted: 1 });
      setSearch({ kind: 'searching', since, limit, found: first });
      const several = foundIn(await ask(engine, limit, wanted), wanted);
      const found = 'say' in several || several.answer !== 'yes' ? first : { ...several, ms: first.ms };
      setSearch({ kind: 'done', found, wanted });
    } catch (error) {
      if (own.current !== engine) return;
      setSearch(error instanceof Stopped ? { kind: 'stopped' } : { kind: 'problem', message: String(error) });
    }
  };
  return {
    search,
    start: (limit = USUAL_LIMIT_MS) => void run(limit, FIRST_ANSWERS, null),
    more: () => {
      if (search.kind === 'done') void run(USUAL_LIMIT_MS, search.wanted * 4, search.found);
    },
    stop: () => {
      const found = search.kind === 'searching' ? search.found : null;
      halt();
      setSearch(found === null ? { kind: 'stopped' } : { kind: 'done', found, wanted: found.written.length });
    },
  };
}

/** One answer is a Solution or a pair as it is; several are a list of such. */
function foundIn(answer: Answer<'solve'>, all: number): Found | Said {
  if (!answer.ok) return answer.error;
  const { answer: said, written, ms } = answer.value;
  const papers = all === 1 ? (written.length === 0 ? [] : [written]) : written.map(asPaper);
  return { answer: said, written: papers, ms };
}

function asPaper(one: unknown): readonly unknown[] {
  return Array.isArray(one) ? one : [one];
}
