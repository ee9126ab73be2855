/**
 * The keys of many puzzles held against judge, solver and the slow references: `FORCEOUT_PUZZLE_SEEDS` of every kind in every
 * division of every book. The test of the same does it for one or two.
 */
import { analystFor, kindsFor, makePuzzle } from '@forceout/players';
import { RULEBOOKS } from '@forceout/rules';
import { objectionsToOthers } from '../packages/players/src/puzzles/testing-others.ts';
import { objectionsToKey } from '../packages/players/src/puzzles/testing.ts';

const SEEDS = Number(process.env['FORCEOUT_PUZZLE_SEEDS'] ?? 4);

export function bench(): void {
  let made = 0;
  let none = 0;
  for (const { id, divisions } of RULEBOOKS)
    for (const division of divisions)
      for (let seed = 0; seed < SEEDS; seed++) {
        const season = seed % 2 === 0 ? 'even' : 'odd';
        const settings = { rulebook: id, division, season, ...REST } as const;
        const analyst = analystFor(settings);
        for (const kind of kindsFor(settings)) {
          const puzzle = makePuzzle(kind, settings, analyst, `key ${seed}`);
          const name = `${id} ${division} ${kind} from seed "key ${seed}"`;
          if (puzzle === null) console.log(`  none made: ${name}`);
          for (const objection of puzzle === null
            ? []
            : [...objectionsToKey(puzzle), ...objectionsToOthers(puzzle)]) {
            process.exitCode = 1;
            console.log(`  WRONG ${name}: ${objection}`);
          }
          if (puzzle === null) none++;
          else made++;
        }
      }
  console.log(`  ${made} puzzles made and held against their keys, ${none} not made`);
}

const REST = {
  level: 'adventurous',
  mode: 'auto',
  clock: 'untimed',
  judge: false,
  players: ['a', 'b'],
} as const;
