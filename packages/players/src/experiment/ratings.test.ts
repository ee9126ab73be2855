import { Draws } from '@forceout/rules/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eloOf, scoreOf } from './elo.ts';
import { ratings } from './ratings.ts';
import { meetingsOf, seatsOf, setScores } from './results.ts';
import type { MatchResult } from './results.ts';

/** A match of two as a set by itself: 1 won by the first, 0 by the second, ½ a tie. */
function match(set: number, one: number, other: number, score: number): MatchResult {
  return { set: String(set), bots: [one, other], totals: [score, 1 - score] };
}

function matches(...scores: readonly number[]): readonly MatchResult[] {
  return scores.map((score, set) => match(set, 0, 1, score));
}

/** The likelihood itself, climbed by trying a little more and a little less of every rating. */
function slowRatings(bots: number, results: readonly MatchResult[]): readonly number[] {
  const meetings = results.flatMap(meetingsOf);
  const pairs = new Set(meetings.map(({ one, other }) => `${Math.min(one, other)} ${Math.max(one, other)}`));
  const drawn = [...pairs].map((pair) => {
    const [one = 0, other = 0] = pair.split(' ').map(Number);
    return { one, other, score: 0.5 };
  });
  const likelihood = (elo: readonly number[]): number =>
    [...meetings, ...drawn].reduce((sum, { one, other, score }) => {
      const expected = scoreOf(elo[one]! - elo[other]!);
      return sum + score * Math.log(expected) + (1 - score) * Math.log(1 - expected);
    }, 0);
  let elo: readonly number[] = Array.from({ length: bots }, () => 0);
  for (let step = 200; step > 1e-4;) {
    const tries = elo.flatMap((own, bot) => [elo.with(bot, own + step), elo.with(bot, own - step)]);
    const better = tries.find((one) => likelihood(one) > likelihood(elo));
    if (better === undefined) step /= 2;
    else elo = better;
  }
  const mean = elo.reduce((sum, one) => sum + one, 0) / bots;
  return elo.map((one) => one - mean);
}

describe('ratings', () => {
  it('of two are half of their difference, with one tie more than was played', () => {
    const [one, other] = ratings(2, matches(1, 1, 1, 0));
    // 3½ of 5.
    expect(one!.elo).toBeCloseTo(eloOf(0.7) / 2, 6);
    expect(other!.elo).toBeCloseTo(-eloOf(0.7) / 2, 6);
  });

  it('have an error as the textbook has it, where that applies', () => {
    const scores = Array.from({ length: 400 }, (_, index) => (index % 5 < 3 ? 1 : 0));
    const [one] = ratings(2, matches(...scores));
    // 60 % of 400: ± 1.96 √(0.6 · 0.4 / 400) of the share, by the slope of Elo there, halved for one of two.
    const slope = 400 / Math.LN10 / (0.6 * 0.4);
    const error = (1.96 * Math.sqrt((0.6 * 0.4) / 400) * slope) / 2;
    expect(one!.elo * 2).toBeCloseTo(70.4, 0);
    expect(one!.error! / error).toBeCloseTo(1, 1);
  });

  it('say nothing of errors after a single set, and rate who has won everything', () => {
    expect(ratings(2, matches(1))[0]!.error).toBeNull();
    expect(ratings(2, matches(1, 1, 1, 1))[0]!.elo).toBeCloseTo(eloOf(0.9) / 2, 6);
    expect(ratings(2, [])).toEqual([
      { elo: 0, error: null },
      { elo: 0, error: null },
    ]);
  });

  it('are smaller in error where pairs share their luck', () => {
    // The same dice favour the same seat: each pair has one win each, and that tells that they are even.
    const paired = Array.from({ length: 40 }, (_, index): MatchResult => ({
      set: String(Math.floor(index / 2)),
      bots: seatsOf([0, 1], 0, index % 2),
      totals: [1, 0],
    }));
    const alone = paired.map((result, index) => ({ ...result, set: String(index) }));
    expect(ratings(2, paired)[0]).toMatchObject({ elo: 0, error: 0 });
    expect(ratings(2, alone)[0]!.error).toBeGreaterThan(30);
  });

  it('agree with a slow twin that climbs the likelihood', () => {
    const meeting = fc.tuple(
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom(0, 0.5, 1),
    );
    fc.assert(
      fc.property(fc.array(meeting, { minLength: 1, maxLength: 40 }), (all) => {
        // Everybody meets the first once, so that all can be compared.
        const joined = [1, 2, 3].map((other, set) => match(set, 0, other, 0.5));
        const results = [
          ...joined,
          ...all.map(([one, by, score], set) => match(set + 3, one, (one + by) % 4, score)),
        ];
        const slow = slowRatings(4, results);
        ratings(4, results).forEach(({ elo }, bot) => expect(elo).toBeCloseTo(slow[bot]!, 1));
      }),
      { numRuns: 30 },
    );
  });

  it('hold the truth about 19 times of 20', () => {
    const truth = 120;
    let held = 0;
    for (let run = 0; run < 100; run++) {
      const draws = new Draws('ratings', String(run));
      const scores = Array.from({ length: 150 }, () =>
        Number(draws.below(1_000_000) / 1_000_000 < scoreOf(truth)),
      );
      const [{ elo, error }] = ratings(2, matches(...scores)) as [{ elo: number; error: number }];
      held += Number(Math.abs(2 * elo - truth) <= 2 * error);
    }
    expect(held).toBeGreaterThanOrEqual(90);
    expect(held).toBeLessThanOrEqual(99);
  });
});

describe('sets of matches', () => {
  it.each([2, 3])('seat everybody everywhere, at a table of %i', (size) => {
    const bots = Array.from({ length: size }, (_, bot) => bot + 5);
    for (const set of [0, 1, 2]) {
      const seats = bots.map((_, index) => seatsOf(bots, set, index));
      for (const [seat] of bots.entries())
        expect(seats.map((one) => one[seat]!).toSorted((a, b) => a - b)).toEqual(bots);
    }
    // Who sits left of whom changes from set to set.
    if (size === 3) {
      expect(seatsOf(bots, 0, 0)).toEqual([5, 6, 7]);
      expect(seatsOf(bots, 1, 0)).toEqual([5, 7, 6]);
    }
  });

  it('are scored as a whole, and not before they are whole', () => {
    const set = (name: string, ...totals: readonly (readonly number[])[]) =>
      totals.map((own, index): MatchResult => ({
        set: name,
        bots: seatsOf([0, 1, 2], 0, index),
        totals: own,
      }));
    const whole = set('a', [6, 2, 2], [6, 6, 2], [1, 6, 6]);
    // First: ahead of both; then the last of 6, 6, 2; then behind none with 6.
    const first = [1, 1, 0, 0, 0.5, 1];
    expect(meetingsOf(whole[0]!)).toEqual([
      { one: 0, other: 1, score: 1 },
      { one: 0, other: 2, score: 1 },
      { one: 1, other: 2, score: 0.5 },
    ]);
    expect(setScores([...whole, ...set('b', [6, 0, 0])], 0)).toEqual([
      first.reduce((sum, score) => sum + score, 0) / first.length,
    ]);
  });
});
