import type { ShownPuzzle } from '../../engine/practice.ts';
import { gameOf } from '../../position/position.ts';
import { remember } from '../../record/record.ts';

/** The first answer to a puzzle counts for the record. */
export function rememberPuzzle({ asked, seed, kind, themes, difficulty }: ShownPuzzle, right: boolean): void {
  const { rulebook, division } = asked.settings;
  remember({
    at: Date.now(),
    course: { rulebook, game: gameOf({ rulebook }), division },
    of: 'puzzle',
    kind,
    seed,
    themes,
    difficulty,
    right,
  });
}
