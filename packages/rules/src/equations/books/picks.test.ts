import { describe, expect, it } from 'vitest';
import { judgeEquationsPick } from '../shake/pick.ts';
import { FULL_ROLL, shake } from '../testing.ts';
import type { Shake } from '../testing.ts';
import type { Pick } from '../shake/variation.ts';

const BOOK = 'agloa-equations-2015';
const NO_ZERO = FULL_ROLL.replaceAll(/\S+:0 /g, 'red:1 ');
const without = (...faces: readonly string[]): string =>
  FULL_ROLL.split(' ')
    .filter((cube) => !faces.some((face) => cube.endsWith(`:${face}`)))
    .join(' ');
const WILD = { id: 'wild', cube: '0' } as const;

function codes(where: string, pick: Pick, parts: Shake = {}): readonly string[] {
  const [division = '', season = 'even'] = where.split(' ');
  const position = shake(division, { resources: FULL_ROLL, season: season as 'even', ...parts });
  return judgeEquationsPick(position, pick).reasons.map(({ code }) => code);
}

const EVERY_YEAR: readonly Pick[] = [
  { id: 'sideways' },
  { id: 'upside-down' },
  WILD,
  { id: 'factorial' },
  { id: 'multiple-operations' },
];
const LISTS: Readonly<Record<string, readonly Pick[]>> = {
  'elementary even': [
    ...EVERY_YEAR,
    { id: 'three-operation-solution' },
    { id: 'remainder' },
    { id: 'average' },
    { id: 'smallest-prime' },
    { id: 'percent' },
    { id: 'decimal-point' },
  ],
  'elementary odd': [
    ...EVERY_YEAR,
    { id: 'three-operation-solution' },
    { id: 'remainder' },
    { id: 'two-digit-numerals' },
    { id: 'lcm' },
    { id: 'gcf' },
    { id: 'number-of-factors' },
  ],
  'middle even': [
    ...EVERY_YEAR,
    { id: 'base', m: 10 },
    { id: 'multiple-of-k', k: 6 },
    { id: 'average' },
    { id: 'percent' },
    { id: 'decimal-point' },
  ],
  'middle odd': [
    ...EVERY_YEAR,
    { id: 'base', m: 8 },
    { id: 'multiple-of-k', k: 11 },
    { id: 'number-of-factors' },
    { id: 'exponent', color: 'red' },
    { id: 'powers-of-the-base' },
  ],
};
const JUNIOR: readonly Pick[] = [
  { id: 'wild', cube: 'x' },
  { id: 'powers-of-the-base' },
  { id: 'base', m: 12 },
  { id: 'multiple-of-k', k: 7 },
  { id: 'multiple-operations' },
  { id: 'factorial' },
  { id: 'number-of-factors' },
  { id: 'exponent', color: 'black' },
];
const ALL: readonly Pick[] = [
  ...EVERY_YEAR,
  ...JUNIOR.slice(1),
  { id: 'three-operation-solution' },
  { id: 'remainder' },
  { id: 'average' },
  { id: 'smallest-prime' },
  { id: 'percent' },
  { id: 'decimal-point' },
  { id: 'two-digit-numerals' },
  { id: 'lcm' },
  { id: 'gcf' },
  { id: 'imaginary' },
  { id: 'decimal-in-goal' },
  { id: 'log' },
];
const WHERES: Readonly<Record<string, readonly Pick[]>> = {
  ...LISTS,
  'junior even': JUNIOR,
  'junior odd': JUNIOR,
  'senior even': [...JUNIOR, { id: 'imaginary' }, { id: 'decimal-in-goal' }, { id: 'log' }],
  'senior odd': [...JUNIOR, { id: 'imaginary' }, { id: 'decimal-in-goal' }, { id: 'log' }],
};
const SECTION: Readonly<Record<string, string>> = {
  elementary: 'XIII-A',
  middle: 'XIII-B',
  junior: 'XIII-C',
  senior: 'XIII-D',
};

describe('picking variations', () => {
  for (const [where, list] of Object.entries(WHERES)) {
    it(`[${BOOK} ${SECTION[where.split(' ')[0]!]}] the list of ${where} years`, () => {
      for (const pick of list) expect({ pick, codes: codes(where, pick) }).toEqual({ pick, codes: [] });
      const ids = new Set(list.map(({ id }) => id));
      for (const pick of ALL) if (!ids.has(pick.id)) expect(codes(where, pick)).toHaveLength(1);
    });
  }

  it(`[${BOOK} II-B-2-example] 0 Wild without a 0 and Average without a +`, () => {
    expect(codes('elementary', WILD, { resources: NO_ZERO })).toEqual(['no-effect']);
    expect(codes('elementary', { id: 'average' }, { resources: without('+') })).toEqual(['no-effect']);
    expect(codes('elementary', { id: 'average' })).toEqual([]);
  });
  it.for([
    ['elementary', { id: 'remainder' }, '/'],
    ['elementary', { id: 'smallest-prime' }, 'x'],
    ['elementary', { id: 'percent' }, 'r'],
    ['elementary', { id: 'decimal-point' }, '^'],
    ['elementary odd', { id: 'lcm' }, 'r'],
    ['elementary odd', { id: 'gcf' }, '^'],
    ['elementary odd', { id: 'number-of-factors' }, 'x'],
    ['middle odd', { id: 'powers-of-the-base' }, '1'],
    ['junior', { id: 'wild', cube: 'x' }, 'x'],
    ['senior', { id: 'log' }, '/'],
  ] as const)(`[${BOOK} II-B-2] in %s, %o without %s has no effect`, ([where, pick, face]) => {
    expect(codes(where, pick, { resources: without(face) })).toEqual(['no-effect']);
  });
  it(`[${BOOK} II-B-2] a wild cube that may be any symbol gives them an effect, one that is a numeral does not`, () => {
    expect(codes('middle', { id: 'average' }, { resources: without('+'), variations: [WILD] })).toEqual([]);
    expect(codes('elementary', { id: 'average' }, { resources: without('+'), variations: [WILD] })).toEqual([
      'no-effect',
    ]);
    expect(
      codes(
        'senior',
        { id: 'imaginary' },
        { resources: without('r', '^'), variations: [{ id: 'wild', cube: 'x' }] },
      ),
    ).toEqual([]);
  });
  it(`[${BOOK} XIII-D-11] √ = i changes every power that may have a fractional exponent, so a ^ gives it an effect`, () => {
    const pick = { id: 'imaginary' } as const;
    expect(codes('senior', pick, { resources: without('r', '^') })).toEqual(['no-effect']);
    expect(codes('senior', pick, { resources: without('r') })).toEqual([]);
    const variations = [{ id: 'exponent', color: 'green' }] as const;
    expect(codes('senior', pick, { resources: without('r', '^'), variations })).toEqual([]);
    expect(codes('senior', pick, { resources: 'red:0 red:1 green:^' })).toEqual(['no-effect']);
  });
  it(`[${BOOK} XIII-B-5] Multiple Operations lifts the limit on factorials too`, () => {
    const resources = 'red:0 red:1 green:4';
    expect(codes('middle', { id: 'multiple-operations' }, { resources })).toEqual(['no-effect']);
    const variations = [{ id: 'factorial' }] as const;
    expect(codes('middle', { id: 'multiple-operations' }, { resources, variations })).toEqual([]);
  });
  it(`[${BOOK} II-B-2] already chosen, whatever the blank says`, () => {
    expect(codes('elementary', { id: 'factorial' }, { variations: [{ id: 'factorial' }] })).toEqual([
      'already-chosen',
    ]);
    expect(codes('junior', { id: 'wild', cube: 'x' }, { variations: [WILD] })).toEqual(['already-chosen']);
    expect(
      codes('junior', { id: 'exponent', color: 'red' }, { variations: [{ id: 'exponent', color: 'blue' }] }),
    ).toEqual(['already-chosen']);
    expect(codes('junior', { id: 'base', m: 8 }, { variations: [{ id: 'base', m: 9 }] })).toEqual([
      'already-chosen',
    ]);
  });
  it.for(['junior', 'senior'])(`[${BOOK} XIII-C] Sideways is always on in %s`, (division) => {
    expect(codes(division, { id: 'sideways' })).toEqual(['always-in-force']);
    expect(codes(division, { id: 'upside-down' })).toEqual(['always-in-force']);
  });
  it.for([
    ['middle', 11],
    ['middle', 12],
    ['junior', 10],
    ['senior', 7],
  ] as const)(`[${BOOK} II-B-1-c] no base %s`, ([division, m]) => {
    expect(codes(division, { id: 'base', m })).toEqual(['blank-not-allowed']);
  });
  it.for([5, 12, 6.5])(`[${BOOK} II-B-1-c] no k of %f`, (k) => {
    expect(codes('middle', { id: 'multiple-of-k', k })).toEqual(['blank-not-allowed']);
  });
  it.for(['elementary', 'middle'])(`[${BOOK} II-B-1-c] x is not made wild in %s`, (division) => {
    expect(codes(division, { id: 'wild', cube: 'x' })).toEqual(['blank-not-allowed']);
  });
  it.for(['middle odd', 'junior'])(
    `[${BOOK} XIII-B-12-comment-c] a colour without a usable digit in %s`,
    (where) => {
      const resources =
        'red:0 red:1 red:+ blue:2 blue:x green:4 green:5 green:- black:8 black:9 black:+ black:r';
      const base = { id: 'base', m: 8 } as const;
      expect(codes(where, { id: 'exponent', color: 'black' }, { resources })).toEqual([]);
      expect(codes(where, { id: 'exponent', color: 'black' }, { resources, variations: [base] })).toEqual([
        'no-effect',
      ]);
      expect(
        codes(where, { id: 'exponent', color: 'black' }, { resources, variations: [base, WILD] }),
      ).toEqual([]);
      expect(
        codes(where, { id: 'exponent', color: 'black' }, { resources: 'red:0 black:+ black:r red:2' }),
      ).toEqual(['no-effect']);
      expect(codes(where, base, { resources, variations: [{ id: 'exponent', color: 'black' }] })).toEqual([
        'conflict',
      ]);
    },
  );
  it(`[${BOOK} II-B-2] nothing else of the list is in conflict`, () => {
    expect(codes('elementary', { id: 'decimal-point' }, { variations: [{ id: 'percent' }] })).toEqual([]);
    expect(codes('junior', { id: 'factorial' }, { variations: [{ id: 'multiple-of-k', k: 7 }] })).toEqual([]);
    expect(codes('senior', { id: 'base', m: 12 }, { variations: [{ id: 'imaginary' }] })).toEqual([]);
  });
});
