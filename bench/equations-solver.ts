/**
 * The Equations solver on real rolls: what is decided within each limit, with no to three picks and with three, and the time of a plain
 * recursive search beside it. Limits and times are of the processor, so that a busy machine does not change them.
 */
import type { EquationsPosition } from '@forceout/rules/equations';
import { solveEquations, USUAL_LIMIT_MS } from '@forceout/solver';
import { rolls } from './equations-rolls.ts';
import type { Asked } from './equations-rolls.ts';
import { plainSearch } from './equations-solver-plain.ts';
import { clock, peakMemory } from './timing.ts';

/** Rolls of each division, three positions each, and where their seeds begin: fresh ones for every measurement. */
const EACH = Number(process.env['BENCH_EACH'] ?? 32);
const SEED = Number(process.env['BENCH_SEED'] ?? 2_000_000);
const SECONDS = [1, 5, 10];
/** What took less is the same with every limit: no share of the time that depends on one is used up by then. */
const SAME_MS = 400;
const PLAIN_CAP_MS = 5000;

const LISTS = {
  now: 'Now, ten cubes and fewer',
  impossible: 'Impossible, ten cubes and fewer',
  whole: 'Impossible, whole rolls',
} as const;

interface Timed {
  readonly name: Asked['name'];
  readonly isDecided: boolean;
  readonly ms: number;
  /** Why it stays unknown. */
  readonly cause: string | null;
}

function timed({ name, position }: Asked, limitMs: number): Timed {
  const start = clock();
  const solved = solveEquations(position, { limitMs, now: clock });
  const picks = position.variations.map(({ id }) => id).join('+') || 'no variation';
  const cause =
    solved.answer === 'unknown' ? `${position.division} ${picks}: ${solved.searched.open.join(', ')}` : null;
  return { name, isDecided: cause === null, ms: clock() - start, cause };
}

function tell(results: readonly Timed[], seconds: number): void {
  for (const [name, text] of Object.entries(LISTS)) {
    const own = results.filter((one) => one.name === name);
    const decided = own.filter(({ isDecided }) => isDecided).length;
    const slowest = Math.max(...own.map(({ ms }) => ms)) / 1000;
    const share = `${((100 * decided) / own.length).toFixed(1)} %`;
    console.log(
      `    ${text.padEnd(32)} ${share} of ${own.length} in ${seconds} s; the slowest ${slowest.toFixed(1)} s`,
    );
  }
}

/** Every limit is asked for by itself, since shares of the time depend on it. */
function shares(asked: readonly Asked[], limits: readonly number[]): void {
  let results: readonly (Timed | null)[] = asked.map(() => null);
  for (const seconds of limits) {
    const now = results.map((last, at) =>
      last !== null && last.isDecided && last.ms < SAME_MS ? last : timed(asked[at]!, seconds * 1000),
    );
    tell(now, seconds);
    results = now;
  }
  for (const [cause, some] of Map.groupBy(results, (one) => one?.cause ?? null))
    if (cause !== null) console.log(`      unknown: ${cause}${some.length > 1 ? ` (${some.length})` : ''}`);
}

/** The same cap for both; what was stopped counts with the cap. */
function besidePlain(asked: readonly EquationsPosition[]): void {
  let [own, plain, decided, answered] = [0, 0, 0, 0];
  for (const position of asked) {
    const { ms, isDecided } = timed({ name: 'whole', position }, PLAIN_CAP_MS);
    own += ms;
    decided += Number(isDecided);
    const start = clock();
    answered += Number(plainSearch(position, () => clock() - start > PLAIN_CAP_MS) !== 'stopped');
    plain += clock() - start;
  }
  console.log(
    `  total over ${asked.length} Impossible positions without variations, at most ${PLAIN_CAP_MS / 1000} s each: ${own.toFixed(0)} ms with ${decided} decided, ` +
      `plain search ${plain.toFixed(0)} ms or more with ${answered} ended: ${(plain / own).toFixed(1)} times`,
  );
}

export function bench(): void {
  const asked = rolls(EACH, SEED, null);
  console.log(`  no to three picks, seeds from ${SEED}`);
  shares(asked, SECONDS);
  const seed = SEED + 500_000;
  console.log(`  three picks, seeds from ${seed}`);
  shares(rolls(EACH, seed, 3), [USUAL_LIMIT_MS / 1000]);
  // The plain search knows no variations, so it is compared on positions without any.
  besidePlain(
    asked.flatMap(({ name, position }) =>
      name === 'now' || position.variations.length > 0 ? [] : [position],
    ),
  );
  console.log(`  ${peakMemory()}`);
}
