import { ONSETS_BOOKS } from '@forceout/rules';
import type { OnSetsPosition } from '@forceout/rules/onsets';
import { analyseEquations, analyseOnSets, safetyTable } from '@forceout/solver';
import { Chance, endgamePosition } from '@forceout/solver/onsets/testing';
import { endgameOfEquations } from '../packages/solver/src/endgame/reference/equations-positions.ts';
import { clock } from './timing.ts';

const COUNT = Number(process.env['FORCEOUT_ENDGAMES'] ?? 60);
/** What a question of Equations may take. */
const EQUATIONS_MS = 10_000;

/** How long a whole analysis takes by the cubes left in Resources, beside the safety table of the first move alone. */
export function bench(): void {
  for (const [left, wanted] of [
    [4, ''],
    [5, 'wanted: all under 1 s'],
    [6, ''],
    [7, 'wanted: most under 10 s'],
  ] as const) {
    const positions = Array.from({ length: COUNT }, (_, index) => seeded(index + 1, left));
    for (const players of [2, 3]) onsets(positions, players, left, wanted);
  }
  for (const left of [3, 4, 5]) equations(left);
}

function seeded(seed: number, left: number): OnSetsPosition {
  const chance = new Chance(seed);
  const book = ONSETS_BOOKS[seed % ONSETS_BOOKS.length]!;
  return endgamePosition(chance, book, chance.pick(book.divisions), left);
}

function onsets(positions: readonly OnSetsPosition[], players: number, left: number, wanted: string): void {
  const rights = Array.from({ length: players }, () => true);
  const table = positions.map((one) => timed(() => safetyTable(one)).ms).toSorted((a, b) => a - b);
  const runs = positions.map((one) => timed(() => analyseOnSets(one, rights)));
  const times = runs.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const alive = runs.filter(({ found }) => found.standing === 'alive').length;
  const most = Math.max(...runs.map(({ found }) => found.positions));
  const questions = Math.max(...runs.map(({ found }) => found.questions));
  const forced = runs.filter(({ found }) =>
    found.turns.some(({ outcome }) => outcome.kind.startsWith('forced')),
  ).length;
  console.log(
    `  On-Sets, ${left} cubes, ${players} players: ${figures(times)}; most ${most.toLocaleString('en')} positions, ${questions} questions; ` +
      `${alive} of ${positions.length} open, ${forced} with somebody forced; safety table ${figures(table)}   ${wanted}`,
  );
}

function equations(left: number): void {
  const now = (): number => performance.now();
  const runs = Array.from({ length: Math.ceil(COUNT / 6) }, (_, index) => {
    const position = endgameOfEquations(new Chance(index + 1), left);
    return timed(() =>
      analyseEquations(position, [true, true], { limitMs: EQUATIONS_MS, questionMs: EQUATIONS_MS / 10, now }),
    );
  });
  const whole = runs.filter(({ found }) => found.whole).length;
  const times = runs.map(({ ms }) => ms).toSorted((a, b) => a - b);
  console.log(`  Equations, ${left} cubes, 2 players: ${figures(times)}; ${whole} of ${runs.length} whole`);
}

function timed<T>(run: () => T): { readonly found: T; readonly ms: number } {
  const start = clock();
  const found = run();
  return { found, ms: clock() - start };
}

function figures(times: readonly number[]): string {
  const at = (share: number): string =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(0);
  return `median ${at(0.5)} ms, p90 ${at(0.9)}, worst ${at(1)}`;
}
