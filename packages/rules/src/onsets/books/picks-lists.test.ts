import { describe, expect, it } from 'vitest';
import { ONSETS_BOOKS } from '../../rulebooks/index.ts';
import { parseCard } from '../text/cards.ts';
import { judgePick } from '../shake/pick.ts';
import { FULL_ROLL, VARIED_BOOKS, isVaried, shake } from '../testing.ts';
import { VARIATIONS } from '../shake/variations.ts';
import type { Pick, PickOf, VariationEntry, VariationId } from '../shake/variation.ts';

/** A pick of each variation that is fine on a full roll and ten cards. */
const SAMPLES: { readonly [Id in VariationId]: PickOf<Id> } = {
  'required-cube': { id: 'required-cube', cube: 'B' },
  'wild-cube': { id: 'wild-cube', cube: 'B' },
  'union-intersection-interchangeable': { id: 'union-intersection-interchangeable' },
  'universe-null-interchangeable': { id: 'universe-null-interchangeable' },
  'two-operations': { id: 'two-operations' },
  'multiple-operations': { id: 'multiple-operations' },
  'shift-from-permitted': { id: 'shift-from-permitted' },
  'no-null-restrictions': { id: 'no-null-restrictions' },
  'absolute-value': { id: 'absolute-value' },
  'double-set': { id: 'double-set', set: 'B' },
  'required-card': { id: 'required-card', card: parseCard('BR')! },
  'forbidden-card': { id: 'forbidden-card', card: parseCard('BR')! },
  'blank-card-wild': { id: 'blank-card-wild' },
  'symmetric-difference': { id: 'symmetric-difference' },
  'two-solutions': { id: 'two-solutions' },
};
const sample = (id: VariationId): Pick => SAMPLES[id];

/** Where each division has its list; what is on it is the book's to say, and docs/rulebooks.md shows it. */
const RULES = { elementary: 'XIII-A', middle: 'XIII-B', junior: 'XIII-C', senior: 'XIII-D' } as const;
const PLACES = VARIED_BOOKS.flatMap(({ id, variations }) =>
  (['elementary', 'middle', 'junior', 'senior'] as const).map((division) => {
    const { list, always } = variations[division]!;
    const ids = (entries: readonly VariationEntry[]): readonly VariationId[] => entries.map((one) => one.id);
    return { id, division, rule: RULES[division], list: ids(list), always: ids(always) };
  }),
);

describe.for(PLACES)('$id $division', ({ id, division, rule, list, always }) => {
  const restriction = division === 'elementary' ? 'V V ^' : 'V = C';
  const at = (...variations: readonly Pick[]) =>
    shake(`${id} ${division}`, { resources: FULL_ROLL.replace('V = C', restriction), variations });

  it.for(list)(`[${id} ${rule}] %s may be picked, once`, (variation) => {
    expect(judgePick(at(), sample(variation))).toEqual({ legal: true, reasons: [] });
    expect(judgePick(at(sample(variation)), sample(variation))).toMatchObject({
      legal: false,
      reasons: [{ code: 'already-chosen', rule: 'II-C-2' }],
    });
  });

  it.for(always)(`[${id} ${rule}] %s is in force and may not be picked`, (variation) => {
    expect(judgePick(at(), sample(variation))).toMatchObject({
      legal: false,
      reasons: [{ code: 'always-in-force' }],
    });
  });

  it.for(VARIATIONS.filter((variation) => !list.includes(variation) && !always.includes(variation)))(
    `[${id} ${rule}] %s is not played here`,
    (variation) => {
      expect(judgePick(at(), sample(variation))).toMatchObject({
        legal: false,
        reasons: [{ code: 'not-in-list' }],
      });
    },
  );

  it(`[${id} II-C-2] any two different ones of the list go together, unless they conflict`, () => {
    for (const first of list) {
      for (const second of list) {
        const cards = [first, second].every((name) => name.endsWith('-card'));
        const { legal } = judgePick(at(sample(first)), sample(second));
        expect([first, second, legal]).toEqual([first, second, first !== second && !cards]);
      }
    }
  });
});

const WITHOUT = ONSETS_BOOKS.filter((book) => !isVaried(book)).flatMap(({ id, divisions, variationLists }) =>
  divisions.map((division) => ({ id, division, rule: variationLists.rule })),
);

describe.for(WITHOUT)('$id $division', ({ id, division, rule }) => {
  it.for(VARIATIONS)(`[${id} ${rule}] there are no variations, so no %s`, (variation) => {
    const at = shake(`${id} ${division}`, { resources: FULL_ROLL });
    expect(judgePick(at, sample(variation))).toMatchObject({
      legal: false,
      reasons: [{ code: 'not-in-list' }],
    });
  });
});

const SMALL = VARIED_BOOKS.filter(({ basicLevel }) => basicLevel !== null).map(({ id }) => id);

describe.for(SMALL)('%s, basic level', (id) => {
  it.for(VARIATIONS)(`[${id} Basic III] there are no variations, so no %s`, (variation) => {
    for (const division of ['elementary', 'middle', 'junior', 'senior']) {
      const at = shake(`${id} ${division}`, { resources: FULL_ROLL, level: 'basic' });
      expect(judgePick(at, sample(variation))).toMatchObject({
        legal: false,
        reasons: [{ code: 'not-in-list' }],
      });
    }
  });
});
