import { COUNT_OR_NULL } from '../../rulebooks/house/kinds.ts';
import { mayBeExponent } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';
import { say } from '../../said/said.ts';

export interface Base {
  readonly blank: 'm';
  readonly details: {
    readonly bases: readonly number[];
    /** The least base in which the power cube may be the digit ten, and the root cube eleven. */
    readonly tenFrom: number | null;
    readonly elevenFrom: number | null;
  };
}

export const base: Variation<'base'> = {
  blank: 'm',
  fillings: ({ bases }) => bases,
  details: {
    bases: { kind: 'numbers', least: 2, most: 12 },
    tenFrom: COUNT_OR_NULL,
    elevenFrom: COUNT_OR_NULL,
  },
  against: ({ position, force, pick: { m }, entry }) => {
    const { bases, rule } = entry;
    if (!bases.includes(m)) {
      const message = say('base-one-of', { bases, m });
      return [{ code: 'blank-not-allowed', rule, message }];
    }
    const { exponent } = force;
    // It would leave an Exponent colour that was picked before without a digit.
    if (exponent === null || mayBeExponent({ position, force }, exponent.color, { ...entry, m })) return [];
    const message = say('base-leaves-no-digit', { m, color: exponent.color });
    return [{ code: 'conflict', rule, message }];
  },
};
