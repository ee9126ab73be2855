import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../bots/level.ts';
import { botRating } from './bot-ratings.ts';
import { eventFromFlat, flatEvent } from './event.ts';
import { expectedScore, rated, UNRATED } from './glicko.ts';
import { ratingsBefore } from './ladder.ts';
import type { LadderMatch } from './ladder.ts';
import { matchEvent } from './match-event.ts';
import { modelsOf } from './model.ts';

const course = { rulebook: 'agloa-onsets-2026', game: 'onsets', division: 'middle' } as const;

function match(at: number, ...seats: readonly (readonly [string, number])[]): LadderMatch {
  return {
    table: `t${at}`,
    at,
    seats: seats.map(([name, points], seat) => ({
      seat,
      points,
      who: name === 'club' || name === 'varsity' ? { bot: name } : { person: name },
    })),
  };
}

const account = {
  seat: 0,
  name: 'Ann',
  moves: 9,
  goodMoves: 7,
  unclearMoves: 0,
  rightChallenges: 1,
  falseChallenges: 0,
  missedChallenges: 2,
  wrongSolutions: 0,
  wroteNothing: 1,
  acceptedWrong: 0,
  errors: 5,
};

describe('ratings of bots', () => {
  it.each(['onsets', 'equations'] as const)('are in the order of the levels in %s', (game) => {
    const ratings = LEVELS.map((level) => botRating(game, level).rating);
    expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
    expect(botRating(game, 'varsity').rating).toBe(1500);
  });

  it('say how often a neighbour wins', () => {
    const [club, beginner] = [botRating('onsets', 'club'), botRating('onsets', 'beginner')];
    const sure = ({ rating }: { rating: number }) => ({ rating, deviation: 0 });
    expect(expectedScore(sure(club), sure(beginner))).toBeGreaterThan(0.6);
    expect(expectedScore(sure(beginner), sure(club))).toBeLessThan(0.4);
  });
});

describe('ratings from matches', () => {
  it('are those of Glicko-2, match by match, a table of three by pairs', () => {
    const before = ratingsBefore('onsets', [
      match(1, ['ann', 6], ['club', 4], ['bob', 2]),
      match(2, ['ann', 6], ['bob', 6]),
    ]);
    const { rating, deviation } = botRating('onsets', 'club');
    const bob = { rating: UNRATED.rating, deviation: UNRATED.deviation };
    expect(before.get('t1')!.get(0)).toEqual(UNRATED);
    expect(before.get('t2')!.get(0)).toEqual(
      rated(UNRATED, [
        { rating, deviation, score: 1 },
        { ...bob, score: 1 },
      ]),
    );
    expect(before.get('t2')!.get(1)).toEqual(
      rated(UNRATED, [
        { ...bob, score: 0 },
        { rating, deviation, score: 0 },
      ]),
    );
  });

  it('are the same in whatever order the matches are given, and those of bots stay', () => {
    const seat = fc.tuple(fc.constantFrom('ann', 'bob', 'cat', 'club', 'varsity'), fc.constantFrom(2, 4, 6));
    const tables = fc.array(fc.array(seat, { minLength: 2, maxLength: 3 }), { maxLength: 8 });
    fc.assert(
      fc.property(tables, (all) => {
        const matches = all.map((seats, at) => match(at, ...seats));
        const forth = ratingsBefore('onsets', matches);
        expect(ratingsBefore('onsets', matches.toReversed())).toEqual(forth);
        for (const { table, seats } of matches)
          for (const { seat: at, who } of seats)
            if ('bot' in who) expect(forth.get(table)!.get(at)).toEqual(botRating('onsets', who.bot));
      }),
    );
  });
});

describe('a match in the record', () => {
  const one = match(5, ['ann', 6], ['club', 4], ['bob', 6]);
  const event = matchEvent(course, one, account, ratingsBefore('onsets', [one]).get('t5')!);

  it('has the numbers of the review and how it ended against each, and names nobody', () => {
    expect(event).toMatchObject({
      of: 'match',
      counts: { moves: 9, goodMoves: 7, missedChallenges: 2 },
      against: [
        { who: 'club', score: 1 },
        { who: 'person', score: 0.5 },
      ],
    });
    expect(eventFromFlat(flatEvent(event))).toEqual(event);
  });

  it('moves the rating and the counts of the model', () => {
    const [model] = modelsOf([event]);
    expect(model!.matches).toBe(1);
    expect(model!.counts.moves).toBe(9);
    expect(model!.rating.deviation).toBeLessThan(UNRATED.deviation);
  });
});
