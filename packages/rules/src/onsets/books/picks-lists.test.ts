import { describe, expect, it } from 'vitest';
import { ONSETS_BOOKS } from '../../rulebooks/index.ts';
import { parseCard } from '../text/cards.ts';
import { judgePick } from '../shake/pick.ts';
import { FULL_ROLL, shake } from '../testing.ts';
import { VARIATIONS } from '../shake/variations.ts';
import type { Pick, VariationId } from '../shake/variation.ts';

/** A pick of each variation that is fine on a full roll and ten cards. */
const SAMPLES: readonly Pick[] = [
  { id: 'required-cube', cube: 'B' },
  { id: 'wild-cube', cube: 'B' },
  { id: 'union-intersection-interchangeable' },
  { id: 'universe-null-interchangeable' },
  { id: 'two-operations' },
  { id: 'multiple-operations' },
  { id: 'shift-from-permitted' },
  { id: 'no-null-restrictions' },
  { id: 'absolute-value' },
  { id: 'double-set', set: 'B' },
  { id: 'required-card', card: parseCard('BR')! },
  { id: 'forbidden-card', card: parseCard('BR')! },
  { id: 'blank-card-wild' },
  { id: 'symmetric-difference' },
  { id: 'two-solutions' },
];
const sample = (id: VariationId): Pick => SAMPLES.find((pick) => pick.id === id)!;

const SWAPS = ['union-intersection-interchangeable', 'universe-null-interchangeable'] as const;
const ELEMENTARY = ['required-cube', 'wild-cube', 'two-operations', 'shift-from-permitted'] as const;
const MIDDLE = [...ELEMENTARY, 'no-null-restrictions', 'absolute-value'] as const;
const JUNIOR = [...MIDDLE, 'double-set', 'required-card', 'forbidden-card', 'blank-card-wild'] as const;
const LISTS: readonly (readonly [string, string, readonly VariationId[], readonly VariationId[]])[] = [
  ['elementary', 'XIII-A', [...ELEMENTARY, ...SWAPS, 'multiple-operations'], []],
  ['middle', 'XIII-B', [...MIDDLE, ...SWAPS, 'multiple-operations'], []],
  ['junior', 'XIII-C', JUNIOR, [...SWAPS, 'multiple-operations']],
  [
    'senior',
    'XIII-D',
    [...JUNIOR, 'symmetric-difference', 'two-solutions'],
    [...SWAPS, 'multiple-operations'],
  ],
];
const PLACES = ONSETS_BOOKS.filter(({ id }) => id !== 'mlag-onsets-basic-2019').flatMap(({ id }) =>
  LISTS.map(([division, rule, list, always]) => ({ id, division, rule, list, always })),
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

describe.for(
  ONSETS_BOOKS.filter(({ id }) => id === 'mlag-onsets-basic-2019').flatMap(({ divisions }) => divisions),
)('mlag-onsets-basic-2019 %s', (division) => {
  it.for(VARIATIONS)('[mlag-onsets-basic-2019 II-B] there are no variations, so no %s', (variation) => {
    const at = shake(`mlag-onsets-basic-2019 ${division}`, { resources: FULL_ROLL });
    expect(judgePick(at, sample(variation))).toMatchObject({
      legal: false,
      reasons: [{ code: 'not-in-list' }],
    });
  });
});

describe.for(['agloa-onsets-2014', 'agloa-onsets-2026'])('%s, basic level', (id) => {
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
