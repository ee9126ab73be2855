import { RULEBOOKS } from '@forceout/rules';
import type { MatchSettings } from '@forceout/rules/match';
import { describe, expect, it } from 'vitest';
import { analystFor } from '../bots/analyst-for.ts';
import { kindsFor, makePuzzle } from './make-puzzle.ts';
import type { Puzzle } from './puzzle.ts';
import { objectionsToOthers } from './testing-others.ts';
import { objectionsToKey } from './testing.ts';

/** A seed for every kind of puzzle in every division of every book, of both seasons; `bench/puzzle-keys.ts` is the long run. */
const TABLES = RULEBOOKS.flatMap(({ id, divisions, game }) =>
  divisions.map((division, at) => [id, division, game === 'equations' ? 2 + (at % 2) : 3] as const),
);

function settingsFor(rulebook: string, division: MatchSettings['division'], seed: number): MatchSettings {
  const season = seed % 2 === 0 ? 'even' : 'odd';
  const players = ['a', 'b'];
  return {
    rulebook,
    division,
    level: 'adventurous',
    season,
    mode: 'auto',
    clock: 'untimed',
    judge: false,
    players,
  };
}

describe('the key of every puzzle is confirmed by judge, solver and the slow references, and no other answer is right', () => {
  it.each(TABLES)('%s %s, seed %d', (rulebook, division, seed) => {
    const settings = settingsFor(rulebook, division, seed);
    const analyst = analystFor(settings);
    for (const kind of kindsFor(settings)) {
      const puzzle = makePuzzle(kind, settings, analyst, `key ${seed}`);
      const name = `${kind} from seed "key ${seed}"`;
      if (puzzle === null) throw new Error(`no ${name}`);
      expect(objectionsToKey(puzzle), name).toEqual([]);
      expect(objectionsToOthers(puzzle), `other answers to ${name}`).toEqual([]);
    }
  });
});

describe('a wrong key does not pass', () => {
  const wrong = (
    rulebook: string,
    change: (puzzle: Puzzle) => Puzzle['task'],
    kind: Puzzle['task']['kind'],
  ) => {
    const settings = settingsFor(rulebook, 'middle', 0);
    const puzzle = makePuzzle(kind, settings, analystFor(settings), 'key 0')!;
    return objectionsToKey({ ...puzzle, task: change(puzzle) });
  };

  it('in which cards', () => {
    const change = ({ task, moment }: Puzzle): Puzzle['task'] =>
      task.kind === 'which-cards'
        ? { ...task, key: moment.universe.filter((card) => !task.key.includes(card)) }
        : task;
    expect(wrong('agloa-onsets-2026', change, 'which-cards')).not.toEqual([]);
  });

  it('in evaluate', () => {
    const change = ({ task }: Puzzle): Puzzle['task'] =>
      task.kind === 'evaluate' ? { ...task, key: `${task.key}1` } : task;
    expect(wrong('agloa-equations-2015', change, 'evaluate')).not.toEqual([]);
  });

  it('in Now, Impossible or play on', () => {
    const change = ({ task }: Puzzle): Puzzle['task'] =>
      task.kind === 'now-impossible-or-play-on'
        ? { ...task, key: task.key === 'now' ? 'play-on' : 'now' }
        : task;
    expect(wrong('agloa-onsets-2026', change, 'now-impossible-or-play-on')).not.toEqual([]);
  });
});
