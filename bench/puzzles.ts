/**
 * Puzzles of every kind and division: how their keys and reasons are spread, and with `FORCEOUT_PUZZLES_SHOWN=20` so many of
 * each for reading, with their keys, in English or with `FORCEOUT_PUZZLES_IN=es` in Spanish. `FORCEOUT_PUZZLES` says how many are made of each kind in each division.
 */
import { analystFor, grade, inPrint, keyOf, kindsFor, makePuzzle, questionWords } from '@forceout/players';
import type { Puzzle, PuzzleAnswer } from '@forceout/players';
import { saidWords } from '@forceout/players/words';
import { bookOf, RULEBOOKS } from '@forceout/rules';
import type { MatchSettings } from '@forceout/rules/match';
import { makeCard } from '@forceout/rules/onsets';

const EACH = Number(process.env['FORCEOUT_PUZZLES'] ?? 6);
const SHOWN = Number(process.env['FORCEOUT_PUZZLES_SHOWN'] ?? 0);
const ONLY = process.env['FORCEOUT_PUZZLES_OF'] ?? '';
const LANGUAGE = process.env['FORCEOUT_PUZZLES_IN'] === 'es' ? 'es' : 'en';

export function bench(): void {
  for (const game of ['onsets', 'equations'] as const) {
    const counts = new Map<string, Map<string, number>>();
    const difficulties = new Map<number, number>();
    // One book of each game is enough to read.
    for (const { id, divisions } of RULEBOOKS.filter((book) => book.id === READ[game]))
      for (const division of divisions) {
        const settings: MatchSettings = { rulebook: id, division, ...REST };
        const analyst = analystFor(settings);
        for (const kind of kindsFor(settings).filter((one) => one.includes(ONLY))) {
          if (SHOWN > 0) console.log(`\n=== ${id} ${division}: ${kind}`);
          for (let seed = 0; seed < EACH; seed++) {
            const puzzle = makePuzzle(kind, settings, analyst, `sample ${seed}`);
            const what = puzzle === null ? 'none made' : keyWord(puzzle);
            const of = counts.get(kind) ?? new Map<string, number>();
            counts.set(kind, of.set(what, (of.get(what) ?? 0) + 1));
            if (puzzle === null) continue;
            difficulties.set(puzzle.difficulty, (difficulties.get(puzzle.difficulty) ?? 0) + 1);
            if (seed < SHOWN) show(puzzle);
          }
        }
      }
    console.log(`  ${game}: difficulties ${spread(difficulties)}`);
    for (const [kind, of] of counts) console.log(`    ${kind}: ${spread(of)}`);
  }
}

const READ = { onsets: 'agloa-onsets-2026', equations: 'agloa-equations-2015' } as const;

const REST = {
  level: 'adventurous',
  season: 'even',
  mode: 'auto',
  clock: 'untimed',
  judge: false,
  players: ['a', 'b'],
} as const;

function spread(of: ReadonlyMap<unknown, number>): string {
  return [...of]
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
    .map(([what, count]) => `${String(what)} ${count}`)
    .join(', ');
}

/** The key in a word, where there are few different ones. */
function keyWord({ task }: Puzzle): string {
  switch (task.kind) {
    case 'now-impossible-or-play-on':
      return task.key;
    case 'legal-pick':
      return task.why?.code ?? 'legal';
    case 'spot-the-illegal':
      return task.texts[task.key]!;
    default:
      return 'made';
  }
}

function show(puzzle: Puzzle): void {
  const { moment, difficulty, themes, settings } = puzzle;
  const { mat, universe, variations, goal } = moment;
  const game = bookOf(settings)?.game ?? 'onsets';
  const cubes = (list: readonly string[]): string =>
    list.map((cube) => inPrint(game, cube.slice(cube.indexOf(':') + 1))).join(' ');
  console.log(
    `- ${questionWords(puzzle, analystFor(settings), LANGUAGE)} [${[difficulty, ...themes].join(' ')}]`,
  );
  if (universe.length > 0) console.log(`    cards ${universe.map(makeCard).join(' ')}`);
  if (variations.length > 0)
    console.log(`    ${variations.map((pick) => Object.values(pick).join(' ')).join('; ')}`);
  console.log(
    `    Goal ${goal ?? '-'} | Required ${cubes(mat.required)} | Permitted ${cubes(mat.permitted)} | Forbidden ${cubes(mat.forbidden)} | Resources ${cubes(mat.resources)}`,
  );
  const analyst = analystFor(settings);
  const key = keyOf(puzzle);
  console.log(`    key ${keyText(key)}`);
  console.log(`    says ${saidWords(grade(puzzle, key, analyst).said, LANGUAGE)}`);
}

function keyText(answer: PuzzleAnswer): string {
  const { kind, ...rest } = answer;
  return `${kind} ${JSON.stringify(rest)}`;
}
