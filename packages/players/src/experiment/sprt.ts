import { scoreOf } from './elo.ts';

/** A question that is asked until it is answered: is the first bot ahead by `low` points or less, or by `high` or more? */
export interface SprtPlan {
  readonly low: number;
  readonly high: number;
  /** How often `high` may be found although `low` is true. */
  readonly alpha: number;
  /** How often `low` may be found although `high` is true. */
  readonly beta: number;
}

export interface Sprt {
  /** The logarithm of how much more likely the results are with `high` than with `low`. */
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  readonly answer: 'low' | 'high' | 'open';
  readonly sets: number;
}

/** What was never seen may still happen: a thousandth of a set for each extreme. */
const UNSEEN = 1e-3;
const HALVINGS = 200;

/** Wald's bounds. */
export function sprtBounds({ alpha, beta }: SprtPlan): { readonly lower: number; readonly upper: number } {
  return { lower: Math.log(beta / (1 - alpha)), upper: Math.log((1 - beta) / alpha) };
}

/**
 * Looks at the scores of whole sets, each from 0 to 1 and independent of the others. Nothing is assumed of how often
 * each score happens but its mean: both hypotheses take the likeliest distribution that has theirs.
 */
export function sprt(scores: readonly number[], plan: SprtPlan): Sprt {
  const { lower, upper } = sprtBounds(plan);
  const ratio = llr(scores, scoreOf(plan.low), scoreOf(plan.high));
  const answer = ratio >= upper ? 'high' : ratio <= lower ? 'low' : 'open';
  return { llr: ratio, lower, upper, answer, sets: scores.length };
}

function llr(scores: readonly number[], low: number, high: number): number {
  if (scores.length === 0) return 0;
  const counts = new Map([0, 1 / 2, 1].map((score) => [score, UNSEEN]));
  for (const score of scores) {
    const seen = counts.get(score) ?? 0;
    counts.set(score, seen < 1 ? 1 : seen + 1);
  }
  const outcomes = [...counts].map(([score, count]) => ({ score, count }));
  return loglikelihood(outcomes, high) - loglikelihood(outcomes, low);
}

interface Outcome {
  readonly score: number;
  readonly count: number;
}

/** Of the likeliest distribution with this mean, without the part that all of them share. */
function loglikelihood(outcomes: readonly Outcome[], mean: number): number {
  // It is count / (1 + x (score - mean)) with the x that gives this mean; the sum below falls with x.
  const offsets = outcomes.map(({ score }) => score - mean);
  const slope = (x: number): number =>
    outcomes.reduce(
      (sum, { count }, index) => sum + (count * offsets[index]!) / (1 + x * offsets[index]!),
      0,
    );
  let [from, to] = [-1 / Math.max(...offsets), -1 / Math.min(...offsets)];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (from + to) / 2;
    if (slope(middle) > 0) from = middle;
    else to = middle;
  }
  const x = (from + to) / 2;
  return -outcomes.reduce((sum, { count }, index) => sum + count * Math.log(1 + x * offsets[index]!), 0);
}
