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

/**
 * Ratings that make the results as likely as can be (Bradley and Terry). Every two who met count as having drawn once
 * more, so that who won everything has a rating too. Errors are a jackknife over sets: what the ratings would be without each of them.
 */
export function ratings(bots: number, results: readonly MatchResult[]): readonly EloRating[] {
  const sets = inSets(results).map((set) => set.flatMap(meetingsOf));
  const count = new Count(bots);
  for (const { one, other } of sets.flat())
    if (count.met[one]![other] === 0) count.add({ one, other, score: 0.5 }, 1);
  for (const meeting of sets.flat()) count.add(meeting, 1);
  const even = Array.from({ length: bots }, () => 1);
  const all = fitted(count, even);
  const without = sets.map((set) => {
    for (const meeting of set) count.add(meeting, -1);
    const fit = fitted(count, all).map(eloOfStrength);
    for (const meeting of set) count.add(meeting, 1);
    return fit;
  });
  return all.map((strength, bot) => ({
    elo: eloOfStrength(strength),
    error: jackknife(without.map((fit) => fit[bot]!)),
  }));
}

function eloOfStrength(strength: number): number {
  return eloOf(strength / (1 + strength));
}

function jackknife(estimates: readonly number[]): number | null {
  const count = estimates.length;
  if (count < 2) return null;
  const mean = estimates.reduce((sum, one) => sum + one, 0) / count;
  const spread = estimates.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return NINETEEN_OF_TWENTY * Math.sqrt(((count - 1) / count) * spread);
}

/** How often each two met, and what each has won. */
class Count {
  readonly met: readonly number[][];
  readonly won: number[];

  constructor(bots: number) {
    this.met = Array.from({ length: bots }, () => Array.from({ length: bots }, () => 0));
    this.won = Array.from({ length: bots }, () => 0);
  }

  add({ one, other, score }: Meeting, times: 1 | -1): void {
    this.met[one]![other]! += times;
    this.met[other]![one]! += times;
    this.won[one]! += times * score;
    this.won[other]! += times * (1 - score);
  }
}

/** The strengths by the usual iteration: a bot's wins over what its opponents let it expect. */
function fitted({ met, won }: Count, from: readonly number[]): readonly number[] {
  let strengths = from;
  for (let step = 0; step < MOST_STEPS; step++) {
    const before = strengths;
    const next = before.map((own, bot) => {
      const expected = met[bot]!.reduce((sum, times, other) => sum + times / (own + before[other]!), 0);
      return expected === 0 ? own : won[bot]! / expected;
    });
    const mean = Math.exp(next.reduce((sum, one) => sum + Math.log(one), 0) / next.length);
    strengths = next.map((one) => one / mean);
    if (strengths.every((one, bot) => Math.abs(one - before[bot]!) < ENOUGH * one)) break;
  }
  return strengths;
}
