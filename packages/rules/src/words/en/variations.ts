import type { VariationId as EquationsId } from '../../equations/shake/variation.ts';
import type { VariationId as OnSetsId } from '../../onsets/shake/variation.ts';

export const variations: Readonly<Record<OnSetsId | EquationsId, string>> = {
  'required-cube': 'Required Cube',
  'wild-cube': 'Wild Cube',
  'union-intersection-interchangeable': '∪ and ∩ Interchangeable',
  'universe-null-interchangeable': 'V and Λ Interchangeable',
  'two-operations': 'Two Operations',
  'multiple-operations': 'Multiple Operations',
  'shift-from-permitted': 'Shift from Permitted',
  'no-null-restrictions': 'No Null Restrictions',
  'absolute-value': 'Absolute Value',
  'double-set': 'Double Set',
  'required-card': 'Required Card',
  'forbidden-card': 'Forbidden Card',
  'blank-card-wild': 'Blank Card Wild',
  'symmetric-difference': 'Symmetric Difference',
  'two-solutions': 'Two Solutions',
  sideways: 'Sideways',
  'upside-down': 'Upside-down',
  wild: 'Wild',
  factorial: 'Factorial',
  'three-operation-solution': 'Three-operation Solution',
  remainder: 'Remainder',
  average: 'Average',
  'smallest-prime': 'Smallest Prime',
  percent: 'Percent',
  'decimal-point': 'Decimal Point',
  'two-digit-numerals': 'Two-digit Numerals',
  lcm: 'LCM',
  gcf: 'GCF',
  'number-of-factors': 'Number of Factors',
  base: 'Base m',
  'multiple-of-k': 'Multiple of k',
  exponent: 'Exponent',
  'powers-of-the-base': 'Powers of the Base',
  imaginary: '√ = i',
  'decimal-in-goal': 'Decimal in Goal',
  log: 'Log',
};

export function nameOf(variation: string): string {
  const names: Readonly<Record<string, string>> = variations;
  return names[variation] ?? variation;
}
