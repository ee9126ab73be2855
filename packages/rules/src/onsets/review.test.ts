import { describe, expect, it } from 'vitest';
import { judge } from './judge/judge.ts';
import type { Reason } from './judge/reason.ts';
import { shake, standing, write } from './testing.ts';

/** Mistakes that a review found, kept from coming back. */
const codes = ({ reasons }: { readonly reasons: readonly Reason[] }): readonly string[] =>
  reasons.map(({ code }) => code);

describe('long texts are counted to the end', () => {
  it.each([128, 254, 256, 380])('%i primes need a cube that makes them', (count) => {
    const text = write(`B n V${"'".repeat(count)}`);
    expect(
      codes(judge(shake('agloa-onsets-2026 elementary', { goal: '4', permitted: 'B V n' }), [text])),
    ).toContain('cube-unavailable');
    const goal = count % 2 === 0 ? '4' : '1 ~1';
    const junior = shake('agloa-onsets-2026 junior', { goal, required: "'", permitted: 'B V n' });
    expect(judge(junior, [text]).verdict).toBe('correct');
  });
});

describe('[agloa-onsets-2026 II-C-2] an illegal pick that nobody pointed out is ignored', () => {
  it('a cube that may not be wild', () => {
    const position = shake('agloa-onsets-2026 senior', {
      goal: '3',
      permitted: '= n G',
      variations: [{ id: 'wild-cube', cube: '=' }],
    });
    expect(codes(judge(position, [standing(write('R n G'), { '=': 'R' })]))).toContain('not-wild');
  });

  it('the same variation again: the first stands', () => {
    const wild = (first: 'B' | 'Y', second: 'B' | 'Y') =>
      shake('agloa-onsets-2026 middle', {
        goal: '3',
        permitted: 'B n G',
        variations: [
          { id: 'wild-cube', cube: first },
          { id: 'wild-cube', cube: second },
        ],
      });
    const written = [standing(write('R n G'), { B: 'R' })];
    expect(judge(wild('B', 'Y'), written).verdict).toBe('correct');
    expect(codes(judge(wild('Y', 'B'), written))).toContain('not-wild');
  });

  it('a Double Set that is too long, a conflict, another division', () => {
    const double = shake('agloa-onsets-2026 senior', {
      goal: '4',
      permitted: 'B n V',
      variations: [{ id: 'double-set', set: 'R U G U B' }],
    });
    expect(judge(double, [write('B n V')]).verdict).toBe('correct');
    const minus = shake('agloa-onsets-2026 senior', {
      goal: '4',
      permitted: 'B - V',
      variations: [{ id: 'symmetric-difference' }, { id: 'wild-cube', cube: '-' }],
    });
    expect(codes(judge(minus, [standing(write('B n V'), { '-': 'n' })]))).toContain('not-wild');
    const middle = shake('agloa-onsets-2026 middle', {
      goal: '4',
      permitted: 'B n V',
      variations: [{ id: 'two-solutions' }],
    });
    expect(judge(middle, [write('B n V')]).verdict).toBe('correct');
  });
});

describe('after "No Goal"', () => {
  const position = shake('agloa-onsets-2026 middle', { resources: '1 2 3 B n V', after: 'no-goal' });

  it('[agloa-onsets-2026 III-D-2] a writer who names no Goal is told so', () => {
    const { reasons } = judge(position, [write('B n V')]);
    expect(reasons[0]).toMatchObject({
      code: 'goal-illegal',
      message: { say: 'which-goal' },
    });
  });

  it('a pair needs its Goal once', () => {
    const two = shake('agloa-onsets-2026 senior', {
      resources: "1 3 2 B R Y n ' V",
      after: 'no-goal',
      variations: [{ id: 'two-solutions' }],
    });
    const first = { ...write('B n V'), goalLayout: '3 1' };
    expect(judge(two, [first, write('Y n V')]).verdict).toBe('correct');
    expect(codes(judge(two, [first, { ...write('Y n V'), goalLayout: '1 3' }]))).toContain(
      'not-two-solutions',
    );
  });
});

it('a separator or a new line at the end separates nothing', () => {
  const position = shake('agloa-onsets-2026 middle', { goal: '4', permitted: 'R B =' });
  expect(judge(position, [write('B\n', 'R = B,\n')]).verdict).toBe('correct');
  expect(codes(judge(position, [write('B', 'R = B', '')]))).toContain('undefined-symbol');
});
