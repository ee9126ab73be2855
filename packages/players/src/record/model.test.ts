import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PUZZLE_KINDS } from '../puzzles/puzzle.ts';
import { THEMES } from '../puzzles/themes.ts';
import { COUNTS, eventFromFlat, flatEvent } from './event.ts';
import type { MatchCounts, RecordEvent } from './event.ts';
import { UNRATED } from './glicko.ts';
import { modelsOf, puzzleRating } from './model.ts';

const course = { rulebook: 'agloa-onsets-2026', game: 'onsets', division: 'middle' } as const;

function answered(at: number, right: boolean, difficulty = 3): RecordEvent {
  return {
    at,
    course,
    of: 'puzzle',
    kind: 'which-cards',
    seed: String(at),
    themes: ['restriction'],
    difficulty,
    right,
  };
}

const event: fc.Arbitrary<RecordEvent> = fc.oneof(
  fc.record({
    at: fc.nat(),
    course: fc.constant(course),
    of: fc.constant('puzzle' as const),
    kind: fc.constantFrom(...PUZZLE_KINDS),
    seed: fc.stringMatching(/^[a-z0-9]{1,8}$/),
    themes: fc.subarray([...THEMES]),
    difficulty: fc.integer({ min: 1, max: 5 }),
    right: fc.boolean(),
  }),
  fc.record({
    at: fc.nat(),
    course: fc.constant(course),
    of: fc.constant('lesson' as const),
    step: fc.constant('union'),
  }),
  fc.record({
    at: fc.nat(),
    course: fc.constant(course),
    of: fc.constant('match' as const),
    table: fc.stringMatching(/^[a-z]{4}$/),
    counts: fc.record(
      Object.fromEntries(COUNTS.map((name) => [name, fc.nat(20)])),
    ) as unknown as fc.Arbitrary<MatchCounts>,
    against: fc.array(
      fc.record({
        who: fc.constantFrom('club', 'person:7'),
        score: fc.constantFrom(0, 0.5, 1),
        rating: fc.integer({ min: 1000, max: 2000 }),
        deviation: fc.integer({ min: 30, max: 350 }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  }),
);

describe('the record of a player', () => {
  it('is read again as it was written, and what is none is refused', () => {
    fc.assert(
      fc.property(event, (one) => {
        expect(eventFromFlat(flatEvent(one))).toEqual(one);
      }),
    );
    expect(eventFromFlat({ right: true })).toBeNull();
    expect(eventFromFlat({ of: 'puzzle', game: 'onsets', kind: 'juggle' })).toBeNull();
  });

  it('is the same in whatever order the log was fetched', () => {
    const log = fc.uniqueArray(event, { selector: ({ at }) => at, maxLength: 12 });
    fc.assert(
      fc.property(log, (all) => {
        expect(modelsOf(all.toReversed())).toEqual(modelsOf(all));
      }),
    );
  });

  it('counts ideas, and how they went lately', () => {
    const log = Array.from({ length: 20 }, (_, at) => answered(at, at >= 10));
    const [model] = modelsOf(log);
    expect(model!.themes.restriction).toEqual({ tried: 20, right: 10, recent: 1, before: 0 });
    expect(model!.kinds['which-cards']).toMatchObject({ tried: 20, right: 10 });
    expect(model!.puzzles.rating).toBeGreaterThan(1300);
  });

  it('rates who solves hard ones above who solves easy ones', () => {
    const solved = (difficulty: number) =>
      modelsOf([1, 2, 3, 4].map((at) => answered(at, true, difficulty)))[0]!;
    expect(solved(5).puzzles.rating).toBeGreaterThan(solved(1).puzzles.rating);
    expect(solved(1).rating).toEqual(UNRATED);
  });

  it('lets a kind of puzzle become as hard as it turns out to be for this player', () => {
    const answers = (right: boolean) =>
      modelsOf(Array.from({ length: 8 }, (_, at) => answered(at, right)))[0]!;
    const [easy, hard] = [answers(true), answers(false)];
    expect(puzzleRating(3, 'which-cards', easy.puzzleRatings).rating).toBeLessThan(1500);
    expect(puzzleRating(3, 'which-cards', hard.puzzleRatings).rating).toBeGreaterThan(1500);
    expect(puzzleRating(3, 'safe-move', hard.puzzleRatings)).toEqual(puzzleRating(3));
  });
});
