import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedScore, isProvisional, rated, UNRATED } from './glicko.ts';
import type { Outcome } from './glicko.ts';

describe('Glicko-2', () => {
  it('gives what the example of its paper gives', () => {
    const { rating, deviation, volatility } = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { rating: 1400, deviation: 30, score: 1 },
      { rating: 1550, deviation: 100, score: 0 },
      { rating: 1700, deviation: 300, score: 0 },
    ]);
    expect(rating).toBeCloseTo(1464.06, 1);
    expect(deviation).toBeCloseTo(151.52, 1);
    expect(volatility).toBeCloseTo(0.05999, 4);
  });

  const outcome = fc.record({
    rating: fc.integer({ min: 800, max: 2200 }),
    deviation: fc.integer({ min: 30, max: 350 }),
    score: fc.constantFrom(0, 0.5, 1),
  });

  it('never falls by winning, never rises by losing, and knows more after a match', () => {
    const outcomes = fc.array(outcome, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(outcomes, (all: Outcome[]) => {
        const won = rated(
          UNRATED,
          all.map((one) => ({ ...one, score: 1 })),
        );
        const lost = rated(
          UNRATED,
          all.map((one) => ({ ...one, score: 0 })),
        );
        expect(won.rating).toBeGreaterThan(UNRATED.rating);
        expect(lost.rating).toBeLessThan(UNRATED.rating);
        expect(won.deviation).toBeLessThan(UNRATED.deviation);
        expect(Number.isFinite(rated(UNRATED, all).rating)).toBe(true);
      }),
    );
  });

  it('is provisional until it is known well', () => {
    let mine = UNRATED;
    let matches = 0;
    for (; isProvisional(mine) && matches < 100; matches++)
      mine = rated(mine, [
        { rating: 1500, deviation: 60, score: matches % 2 },
        { rating: 1500, deviation: 60, score: (matches + 1) % 2 },
      ]);
    expect(matches).toBeGreaterThan(2);
    expect(matches).toBeLessThan(30);
  });

  it('expects the better one to win, and as much as the other loses', () => {
    const [strong, weak] = [
      { ...UNRATED, rating: 1800, deviation: 50 },
      { ...UNRATED, rating: 1500, deviation: 50 },
    ];
    expect(expectedScore(strong, weak)).toBeGreaterThan(0.8);
    expect(expectedScore(strong, weak) + expectedScore(weak, strong)).toBeCloseTo(1, 10);
  });
});
