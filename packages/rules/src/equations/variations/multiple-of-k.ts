import { COUNT, COUNT_OR_NULL } from '../../rulebooks/house/kinds.ts';
import type { Variation } from '../shake/variation.ts';
import { say } from '../../said/said.ts';

export interface MultipleOfK {
  readonly blank: 'k';
  readonly details: {
    readonly least: number;
    readonly most: number;
    /** How far from zero the Goal may be; null where the book sets no limit. */
    readonly goalWithin: number | null;
  };
}

export const multipleOfK: Variation<'multiple-of-k'> = {
  blank: 'k',
  fillings: ({ least, most }) =>
    Array.from({ length: Math.max(0, most - least + 1) }, (_, step) => least + step),
  details: { least: COUNT, most: COUNT, goalWithin: COUNT_OR_NULL },
  against: ({ pick: { k }, entry: { least, most, rule } }) => {
    if (Number.isInteger(k) && k >= least && k <= most) return [];
    const message = say('k-from-to', { least, most, k });
    return [{ code: 'blank-not-allowed', rule, message }];
  },
};
