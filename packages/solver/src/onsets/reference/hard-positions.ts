import { bookById } from '@forceout/rules';
import type { OnSetsRulebook } from '@forceout/rules';
import { judgePick } from '@forceout/rules/onsets';
import type { OnSetsPosition, Pick, VariationId } from '@forceout/rules/onsets';
import { Chance, filledIn } from './random-position.ts';
import { realisticPosition } from './realistic-position.ts';
import { isSolvable } from '../answers/solve.ts';

export const HARD_SETS = [
  'all-required',
  'many-required',
  'two-blank-wild',
  'universe-of-14',
  'no-with-many',
] as const;
export type HardSet = (typeof HARD_SETS)[number];

const ALL_CARDS = Array.from({ length: 16 }, (_, card) => card);

/** Positions that are hard to decide, of each kind that issue 4 names. */
export function hardPosition(kind: HardSet, seed: number): OnSetsPosition {
  const book = bookById('agloa-onsets-2026') as OnSetsRulebook;
  const chance = new Chance(seed * 7919 + HARD_SETS.indexOf(kind));
  const division = chance.pick(['junior', 'senior'] as const);
  switch (kind) {
    case 'all-required': {
      const base = fresh(realisticPosition(chance, book, division));
      return {
        ...base,
        required: base.resources.filter((cube) => !/[1-5]/.test(cube)),
        resources: [],
        after: 'forceout',
      };
    }
    case 'many-required': {
      const base = fresh(realisticPosition(chance, book, 'senior'));
      const cubes = chance.shuffled(base.resources.filter((cube) => !/[1-5]/.test(cube)));
      const count = 7 + chance.below(3);
      return { ...base, required: cubes.slice(0, count), resources: cubes.slice(count), after: 'impossible' };
    }
    case 'two-blank-wild':
      return twoBlankWild(chance, book);
    case 'universe-of-14': {
      const base = realisticPosition(chance, book, 'senior');
      return { ...base, universe: chance.shuffled(ALL_CARDS).slice(0, 14) };
    }
    case 'no-with-many':
      for (;;) {
        const base = realisticPosition(
          chance,
          book,
          chance.pick(['elementary', 'middle', 'junior', 'senior'] as const),
        );
        const usable = [...base.required, ...base.permitted, ...base.resources].filter(
          (cube) => !/[1-5]/.test(cube),
        );
        const position = { ...base, after: 'impossible' as const };
        if (usable.length >= 10 && isSolvable(position).answer === 'no') return position;
      }
  }
}

/** Every cube back in Resources. */
function fresh(position: OnSetsPosition): OnSetsPosition {
  const { required, permitted, forbidden, resources } = position;
  const all = [...resources, ...required, ...permitted, ...forbidden];
  return { ...position, required: [], permitted: [], forbidden: [], resources: all };
}

function twoBlankWild(chance: Chance, book: OnSetsRulebook): OnSetsPosition {
  for (;;) {
    const base = { ...realisticPosition(chance, book, 'senior'), variations: [] as readonly Pick[] };
    const universe = [0, ...base.universe.filter((card) => card !== 0)].slice(0, 14);
    let position: OnSetsPosition = { ...base, universe };
    const ids: readonly VariationId[] = ['two-solutions', 'blank-card-wild', 'wild-cube', 'double-set'];
    const all = fresh(position);
    for (const id of ids) {
      const pick = filledIn(chance, id, all.resources, universe);
      if (judgePick({ ...all, variations: position.variations }, pick).legal) {
        position = { ...position, variations: [...position.variations, pick] };
      }
    }
    if (position.variations.length === ids.length) return position;
  }
}
