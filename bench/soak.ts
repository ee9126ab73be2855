/**
 * Long random runs that are too slow for the test suite: `npm run soak [name] [count] [seed]`.
 * Names: judge, solver, planted, equations, endgame, proofs, match, numbers; without one, all of them.
 */
import { soakRadicalPairs } from '../packages/numbers/src/testing/soak.ts';
import { soak as soakMatches } from '../packages/rules/src/match/fuzz/fuzz.ts';
import { disagreements } from '../packages/rules/src/onsets/judge/agreement.ts';
import { soak as soakEquations } from '../packages/solver/src/equations/reference/soak.ts';
import { soakProofs } from '../packages/solver/src/equations/reference/soak-proofs.ts';
import { soakEndgame, soakEquationsEndgame } from '../packages/solver/src/endgame/reference/soak.ts';
import { soakPlanted, soak as soakSolver } from '../packages/solver/src/onsets/reference/soak.ts';

/** Runs something and yields a line for each thing that went wrong. */
type Soak = (count: number, seed: number) => Iterable<string>;

const SOAKS: Readonly<Record<string, { readonly usual: number; readonly run: Soak }>> = {
  judge: {
    usual: 100_000,
    *run(count, seed) {
      for (const { seed: failing, fast, slow } of disagreements(count, seed)) {
        yield `seed ${failing}: judge says ${fast.join(', ') || 'correct'}, reference ${slow.join(', ') || 'correct'}`;
      }
    },
  },
  solver: {
    usual: 20_000,
    *run(count, seed) {
      for (const { seed: failing, what } of soakSolver(count, seed).disagreements)
        yield `seed ${failing}: ${what}`;
    },
  },
  planted: {
    usual: 5000,
    *run(count, seed) {
      for (const { seed: failing, what } of soakPlanted(count, seed).disagreements)
        yield `seed ${failing}: ${what}`;
    },
  },
  equations: {
    usual: 5000,
    *run(count, seed) {
      for (const found of soakEquations(count, seed).disagreements) yield JSON.stringify(found).slice(0, 300);
    },
  },
  endgame: {
    usual: 2000,
    *run(count, seed) {
      for (const [game, { wrong, turns, kinds }] of [
        ['On-Sets', soakEndgame(count, seed)],
        ['Equations', soakEquationsEndgame(Math.ceil(count / 4), seed)],
      ] as const) {
        console.log(`  ${game}: ${turns.toLocaleString('en')} turns, ${JSON.stringify(kinds)}`);
        yield* wrong;
      }
    },
  },
  proofs: { usual: 5000, run: soakProofs },
  match: {
    usual: 10_000,
    *run(count, seed) {
      // A broken invariant is thrown, with the seed that breaks it.
      for (const { rulebook, mode, events, finished } of soakMatches(count, seed)) {
        console.log(`  ${rulebook}, ${mode}: ${events.toLocaleString('en')} events`);
        if (!finished) yield `${rulebook}, ${mode}: a match did not end`;
      }
    },
  },
  numbers: {
    usual: 10_000,
    *run(count, seed) {
      yield* soakRadicalPairs(count, seed).wrong;
    },
  },
};

const [first = '', ...rest] = process.argv.slice(2);
const chosen = Object.entries(SOAKS).filter(
  ([name]) => first === '' || name === first || /^\d+$/.test(first),
);
if (chosen.length === 0) {
  console.error(`soak: there is no ${first}; there are ${Object.keys(SOAKS).join(', ')}`);
  process.exit(2);
}
const [count, seed = 1] = (/^\d+$/.test(first) ? [first, ...rest] : rest).map(Number);
for (const [name, { usual, run }] of chosen) {
  const start = performance.now();
  const wrong = [...run(count ?? usual, seed)];
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${name}: ${wrong.length} wrong in ${(count ?? usual).toLocaleString('en')}, ${seconds} s`);
  for (const line of wrong.slice(0, 20)) console.log(`  ${line}`);
  if (wrong.length > 0) process.exitCode = 1;
}
