import { describe, expect, test } from 'vitest';
import type { CoachNotes, Step } from '../../engine/review/step.ts';
import { nextMistake, seatOf, signsOf, stepFor, stripOf, whereItMatters } from './stepping.ts';

const steps = [0, 1, 1, 1, 2, 2].map((shake) => ({ shake }) as Step);

test('keys go by steps and by shakes, and never past the ends', () => {
  expect(stepFor('ArrowRight', 5, steps)).toBe(5);
  expect(stepFor('ArrowRight', 0, steps)).toBe(1);
  expect(stepFor('ArrowLeft', 0, steps)).toBe(0);
  expect(stepFor('ArrowDown', 1, steps)).toBe(4);
  expect(stepFor('ArrowDown', 4, steps)).toBe(5);
  expect(stepFor('ArrowUp', 3, steps)).toBe(1);
  expect(stepFor('ArrowUp', 1, steps)).toBe(0);
  expect(stepFor('ArrowUp', 0, steps)).toBe(0);
  expect([stepFor('Home', 3, steps), stepFor('End', 3, steps), stepFor('a', 3, steps)]).toEqual([0, 5, null]);
});

describe('marks', () => {
  const notes = [
    { step: 2, sign: 'fine' },
    { step: 2, sign: 'error' },
    { step: 3, sign: 'turn' },
    { step: 3, sign: 'error' },
    { step: 4, sign: 'fine' },
  ] as unknown as CoachNotes['notes'];
  const signs = signsOf(steps, notes);

  test('the worst that is said of a step is its mark', () => {
    expect(signs).toEqual([null, null, 'error', 'turn', 'fine', null]);
    expect([nextMistake(0, signs), nextMistake(2, signs), nextMistake(3, signs)]).toEqual([2, 3, null]);
  });

  test('a review begins where a shake was decided, else at a mistake', () => {
    expect(whereItMatters(notes)).toBe(3);
    expect(whereItMatters(notes.filter(({ sign }) => sign !== 'turn'))).toBe(2);
    expect(whereItMatters([])).toBeNull();
  });

  test('my mistakes are mine only if nobody else has my name', () => {
    const me = { kind: 'known', me: { name: 'Ann' } };
    expect(seatOf(['Bob', 'Ann'], me)).toBe(1);
    expect(seatOf(['Ann', 'Ann'], me)).toBeNull();
    expect(seatOf(['Ann'], { kind: 'nobody' })).toBeNull();
  });

  test('a row for each shake, with its scores', () => {
    const strip = stripOf({ steps, results: [{ number: 1, scores: [6, 2] }] }, signs);
    expect(strip.map(({ shake, scores, steps: marks }) => [shake, scores, marks.length])).toEqual([
      [0, undefined, 1],
      [1, [6, 2], 3],
      [2, undefined, 2],
    ]);
    expect(strip[1]?.steps[2]).toEqual({ index: 3, sign: 'turn' });
  });
});
