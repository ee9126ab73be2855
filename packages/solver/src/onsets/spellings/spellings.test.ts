import { inForce, isDigit, judge, parseRestriction, parseSetName, tableFor } from '@forceout/rules/onsets';
import type { OnSetsPosition, Restriction, SetExpression, WrittenSolution } from '@forceout/rules/onsets';
import { makeRestriction, makeSetName } from '@forceout/rules/onsets';
import { shake } from '@forceout/rules/onsets/testing';
import { describe, expect, test } from 'vitest';
import { Chance, smallPosition } from '../reference/random-position.ts';
import { referenceSolve } from '../reference/reference-solver.ts';
import { solveOnSets } from '../answers/solve.ts';
import { ungroup } from '../search/spell.ts';
import { canonical, canonicalRestrictions } from './canonical.ts';

const EVERY = 1_000_000;
const SEEDS = 200;

/** What tells an answer from the others: the text of its canonical form and its cards. */
function key(position: OnSetsPosition, written: WrittenSolution): string {
  const force = inForce(position);
  const symmetric = force.minus === 'symmetric';
  const table = tableFor(position, force, written.blank);
  const text = (set: SetExpression): string => makeSetName(ungroup(canonical(set, symmetric), table));
  const restrictions = written.restrictions.flatMap((part) => part.split(',')).map(restriction);
  const part = canonicalRestrictions(restrictions, symmetric).map(({ sides, relations }) =>
    makeRestriction({ sides: sides.map((side) => ungroup(side, table)), relations }),
  );
  const cards = judge(position, [written]).worth[0]!.cards;
  return [cards, ...part, text(set(written.setName))].join('|');
}

const set = (text: string): SetExpression => {
  const parsed = parseSetName(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};
const restriction = (text: string): Restriction => {
  const parsed = parseRestriction(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};

/** The reference does not go through all the places for ′′, which Multiple Operations allows without end. */
const isCompared = (position: OnSetsPosition, text: string): boolean =>
  inForce(position)['multiple-operations'] === null || !text.includes("''");

function pairs(keys: readonly string[]): readonly string[] {
  const cards = (one: string): string => one.split('|')[0]!;
  return keys.flatMap((a, index) =>
    keys
      .slice(index + 1)
      .filter((b) => cards(a) !== cards(b))
      .map((b) => [a, b].toSorted().join('&')),
  );
}

/** Compares all answers; null where the reference cannot tell, else how many there are. */
function compare(position: OnSetsPosition): readonly string[] | null {
  const digits = position.resources.filter(isDigit).length;
  const two = inForce(position)['two-solutions'] !== null;
  if (position.after === 'no-goal' && (digits > 2 || two)) return null;
  const reference = referenceSolve(position, { tries: 600, shorterThan: Infinity });
  if (!reference.exhaustive || (two && reference.right.length > 60)) return null;
  const right = new Set(reference.right.map((written) => key(position, written)));
  const expected = (two ? pairs([...right]) : [...right]).filter((text) => isCompared(position, text));
  const { written, whole } = solveOnSets(position, { all: EVERY });
  const given = written.map((some) => {
    const keys = some.map((one) => key(position, one));
    return keys.toSorted().join('&');
  });
  expect({ whole, twice: given.length - new Set(given).size }).toEqual({ whole: true, twice: 0 });
  expect(given.filter((text) => isCompared(position, text)).toSorted()).toEqual(expected.toSorted());
  return expected;
}

/** How many positions with an answer were compared, of those that the seeds make. */
function comparisons(seeds: number, change: (position: OnSetsPosition) => OnSetsPosition): number {
  let compared = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const texts = compare(change(smallPosition(new Chance(seed))));
    compared += Number(texts !== null && texts.length > 0);
  }
  return compared;
}

const BOOK = shake('agloa-onsets-2026 senior').book;

describe('asked for every Solution, gives just those that the reference finds', () => {
  test('in every book, division and mix of variations', () => {
    expect(comparisons(SEEDS / 2, (position) => position)).toBeGreaterThan(SEEDS / 20);
  });

  test('with Restrictions', () => {
    const few = (position: OnSetsPosition): OnSetsPosition => ({
      ...position,
      book: BOOK,
      division: 'middle',
      level: 'adventurous',
      after: 'impossible',
      goal: '1',
      required: position.required.slice(0, 1),
      permitted: [...position.permitted.slice(0, 3), '='],
      resources: position.resources.slice(0, 1),
      variations: position.variations.filter(({ id }) => id === 'no-null-restrictions'),
    });
    expect(comparisons(SEEDS, few)).toBeGreaterThan(SEEDS / 10);
  });

  test('with Two Solutions', () => {
    const both = (position: OnSetsPosition): OnSetsPosition => ({
      ...position,
      book: BOOK,
      division: 'senior',
      level: 'adventurous',
      goal: '1',
      universe: [1, 2, 3, 5],
      required: [],
      permitted: [...position.permitted.slice(0, 1), 'R', 'G', '-'],
      resources: [],
      variations: [{ id: 'two-solutions' }],
    });
    expect(comparisons(SEEDS, both)).toBeGreaterThan(SEEDS / 20);
  });
});

describe('asked for several Solutions', () => {
  test('gives different sets first, and then the shortest first', () => {
    const position = shake('agloa-onsets-2026 middle', { goal: '3', permitted: "R G B n ' =" });
    const { written } = solveOnSets(position, { all: EVERY });
    const cards = written.map((one) => judge(position, one).worth[0]!.cards);
    const sets = new Set(cards).size;
    expect(new Set(cards.slice(0, sets)).size).toBe(sets);
    const length = ([one]: readonly WrittenSolution[]): number =>
      [...one!.restrictions, one!.setName].join('').replaceAll(/[\s()]/g, '').length;
    const lengths = written.slice(sets).map(length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(written.length).toBeGreaterThan(sets);
    expect(solveOnSets(position, { all: 7 }).written).toEqual(written.slice(0, 7));
  });
});
