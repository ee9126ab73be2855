import { describe, expect, it } from 'vitest';
import { judgePick } from '../shake/pick.ts';
import { FULL_ROLL, shake, TEN_CARDS } from '../testing.ts';
import type { Pick } from '../shake/variation.ts';

const PLACES = [
  ['agloa-onsets-2014', 'junior', 'XIII-C-10'],
  ['agloa-onsets-2014', 'senior', 'XIII-C-10'],
  ['agloa-onsets-2026', 'junior', 'XIII-C-10'],
  ['agloa-onsets-2026', 'senior', 'XIII-C-10'],
  ['mlag-onsets-adventurous-2019', 'junior', 'XIII-C-9'],
  ['mlag-onsets-adventurous-2019', 'senior', 'XIII-C-9'],
] as const;

const LEGAL = { legal: true, reasons: [] };
const refused = (code: string) => ({ legal: false, reasons: [{ code }] });
const double = (set: string): Pick => ({ id: 'double-set', set });
/** Cards on which every example of the books names some of them and not all. */
const MIXED = 'BR B G Y RY GY BGY BRG R blank';

describe.for(PLACES)('%s %s', ([id, division, rule]) => {
  const on = (universe: string, ...variations: readonly Pick[]) =>
    shake(`${id} ${division}`, { resources: FULL_ROLL, universe, variations });

  it.for(['B', "R'", 'G n Y', "(B - R)'", "V - B'", 'G ∩ Y', '[B − R]′', '((B) - (R))', "B''"])(
    `[${id} ${rule}-example] %s may be doubled`,
    (set) => {
      expect(judgePick(on(MIXED), double(set))).toEqual(LEGAL);
    },
  );

  it.for(['B U R U G', "Y - (B n G)'", "B' - R'", 'V - (R - B)', "B'''''"])(
    `[${id} ${rule}-example] %s has more than four symbols`,
    (set) => {
      expect(judgePick(on(MIXED), double(set))).toMatchObject(refused('set-too-long'));
    },
  );

  it(`[${id} ${rule}-example] R − Y may not be empty`, () => {
    expect(judgePick(on('BRY RY Y G GY blank'), double('R - Y'))).toMatchObject(refused('set-empty'));
    expect(judgePick(on('BRY RY Y G GY R'), double('R - Y'))).toEqual(LEGAL);
    expect(judgePick(on(TEN_CARDS), double('B - R'))).toMatchObject(refused('set-empty'));
    expect(judgePick(on(TEN_CARDS), double('^'))).toMatchObject(refused('set-empty'));
  });

  it(`[${id} ${rule}-example] B ∪ R′ may not be the whole Universe`, () => {
    expect(judgePick(on('BR B G Y GY blank'), double("B U R'"))).toMatchObject(refused('set-is-universe'));
    expect(judgePick(on('BR B G Y GY R'), double("B U R'"))).toEqual(LEGAL);
    expect(judgePick(on(TEN_CARDS), double("(B - R)'"))).toMatchObject(refused('set-is-universe'));
    expect(judgePick(on(TEN_CARDS), double('V'))).toMatchObject(refused('set-is-universe'));
  });

  it.for(['B U', "'B", 'B G', 'B = R', 'R C B', '', '(B', 'B]', 'B n 3', 'purple'])(
    `[${id} ${rule}] "%s" names no set`,
    (set) => {
      expect(judgePick(on(MIXED), double(set))).toMatchObject(refused('set-undefined'));
    },
  );

  it(`[${id} ${rule}] its symbols need not have been rolled`, () => {
    const at = shake(`${id} ${division}`, {
      resources: '1 2 3 B B B R R R G G U U n n V = C',
      universe: MIXED,
    });
    expect(judgePick(at, double("Y'"))).toEqual(LEGAL);
    expect(judgePick(at, double('B - R'))).toEqual(LEGAL);
  });

  it(`[${id} II-C-2] another set is the same variation again`, () => {
    expect(judgePick(on(MIXED, double('B')), double('R'))).toMatchObject(refused('already-chosen'));
  });
});

describe.for(PLACES.filter(([, division]) => division === 'senior'))('%s %s', ([id, division, rule]) => {
  const at = (...variations: readonly Pick[]) =>
    shake(`${id} ${division}`, { resources: FULL_ROLL, variations });

  it(`[${id} ${rule}-comment] after Symmetric Difference B − R may hold cards although B is inside R`, () => {
    expect(judgePick(at({ id: 'symmetric-difference' }), double('B - R'))).toEqual(LEGAL);
    expect(judgePick(at(), double('B - R'))).toMatchObject(refused('set-empty'));
  });
});
