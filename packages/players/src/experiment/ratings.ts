import { eloOf } from './elo.ts';
import { inSets, meetingsOf } from './results.ts';
import type { MatchResult, Meeting } from './results.ts';

/** A bot's strength beside the others of its experiment, who have 0 on average. */
export interface EloRating {
  readonly elo: number;
  /** Half of the interval that holds the truth 19 times of 20; null where too few sets were played to tell. */
  readonly error: number | null;
}

/** Two out of a normal distribution's tails. */
const NINETEEN_OF_TWENTY = 1.96;
const ENOUGH = 1e-10;
const MOST_STEPS = 10_000;
/** More groups tell hardly more, and take longer. */
const MOST_GROUPS = 100;

/**
 * Ratings that make the results as likely as can be (Bradley and Terry). Every two who met count as having drawn once
 * more, so that who won everything has a rating too. Errors are a jackknife over sets: what the ratings would be without each of them.
 */
export function ratings(bots: number, results: readonly MatchResult[]): readonly EloRating[] {
  const sets = inSets(results).map((set) => set.flatMap(meetingsOf));
  const all = fitted(bots, sets.flat());
  const groups = Math.min(sets.length, MOST_GROUPS);
  const without = Array.from({ length: groups }, (_, group) =>
    fitted(bots, sets.filter((__, set) => set % groups !== group).flat()),
  );
  return all.map((elo, bot) => ({ elo, error: jackknife(without.map((fit) => fit[bot]!)) }));
}

function jackknife(estimates: readonly number[]): number | null {
  const count = estimates.length;
  if (count < 2) return null;
  const mean = estimates.reduce((sum, one) => sum + one, 0) / count;
  const spread = estimates.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return NINETEEN_OF_TWENTY * Math.sqrt(((count - 1) / count) * spread);
}

/** The strengths by the usual iteration: a bot's wins over what its opponents let it expect. */
function fitted(bots: number, meetings: readonly Meeting[]): readonly number[] {
  const met = Array.from({ length: bots }, () => new Array<number>(bots).fill(0));
  const won = new Array<number>(bots).fill(0);
  for (const { one, other, score } of meetings) {
    // Bots that meet for the first time draw once beforehand.
    if (met[one]![other] === 0) {
      met[one]![other] = met[other]![one] = 1;
      won[one]! += 0.5;
      won[other]! += 0.5;
    }
    met[one]![other]! += 1;
    met[other]![one]! += 1;
    won[one]! += score;
    won[other]! += 1 - score;
  }
  let strengths = new Array<number>(bots).fill(1);
  for (let step = 0; step < MOST_STEPS; step++) {
    const before = strengths;
    const next = before.map((own, bot) => {
      const expected = met[bot]!.reduce((sum, count, other) => sum + count / (own + before[other]!), 0);
      return expected === 0 ? own : won[bot]! / expected;
    });
    const mean = Math.exp(next.reduce((sum, one) => sum + Math.log(one), 0) / bots);
    strengths = next.map((one) => one / mean);
    if (strengths.every((one, bot) => Math.abs(one - before[bot]!) < ENOUGH * one)) break;
  }
  return strengths.map((one) => eloOf(one / (1 + one)));
}
