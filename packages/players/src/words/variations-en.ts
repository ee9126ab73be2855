import type { VariationId as EquationsId } from '@forceout/rules/equations';
import type { VariationId as OnSetsId } from '@forceout/rules/onsets';

export interface VariationWords {
  readonly name: string;
  readonly says: string;
}

/** Every variation in one sentence; On-Sets first, then Equations. */
export const VARIATIONS_EN = {
  'required-cube': { name: 'Required Cube', says: 'Every Solution must use this cube.' },
  'wild-cube': {
    name: 'Wild Cube',
    says: 'Cubes with this face may stand for any one symbol, the same all through a Solution.',
  },
  'union-intersection-interchangeable': {
    name: '∪ and ∩ interchangeable',
    says: 'A ∪ cube may be used as ∩, and a ∩ cube as ∪.',
  },
  'universe-null-interchangeable': {
    name: 'V and Λ interchangeable',
    says: 'A V cube may be used as Λ, and a Λ cube as V.',
  },
  'two-operations': { name: 'Two Operations', says: 'The Set-Name must have at least two operations.' },
  'multiple-operations': {
    name: 'Multiple Operations',
    says: 'An operation that may be used once may be used as often as you like.',
  },
  'shift-from-permitted': {
    name: 'Shift from Permitted',
    says: 'In your turn you may shift a cube from Permitted to Required or Forbidden instead of a move.',
  },
  'no-null-restrictions': {
    name: 'No Null Restrictions',
    says: 'Each Restriction must take away a card that no other one takes away.',
  },
  'absolute-value': {
    name: 'Absolute Value',
    says: 'An upside-down digit of the Goal may count as minus or as plus.',
  },
  'double-set': { name: 'Double Set', says: 'The cards of the set you name count twice.' },
  'required-card': { name: 'Required Card', says: 'This card must be in the set that a Solution names.' },
  'forbidden-card': {
    name: 'Forbidden Card',
    says: 'This card may not be in the set that a Solution names.',
  },
  'blank-card-wild': {
    name: 'Blank Card Wild',
    says: 'The writer says for which card the blank card stands.',
  },
  'symmetric-difference': {
    name: 'Symmetric Difference',
    says: 'A − B names the cards in A or in B, but not in both.',
  },
  'two-solutions': {
    name: 'Two Solutions',
    says: 'A writer must present two Solutions, and the second names a card that the first does not.',
  },
  sideways: { name: 'Sideways', says: 'A digit on its side is one over that digit.' },
  'upside-down': { name: 'Upside-down', says: 'An upside-down digit is minus that digit.' },
  wild: { name: 'Wild', says: 'Cubes with this face may stand for another symbol, the same all through.' },
  factorial: {
    name: 'Factorial',
    says: 'Two factorial signs may be written, in Solution and Goal together.',
  },
  'three-operation-solution': {
    name: 'Three-operation Solution',
    says: 'A Solution must have at least three operations.',
  },
  remainder: { name: 'Remainder', says: 'A sideways ÷ gives the remainder of a division.' },
  average: { name: 'Average', says: '+ gives the average of two numbers and never adds.' },
  'smallest-prime': { name: 'Smallest Prime', says: '× before a number gives the next prime above it.' },
  percent: { name: 'Percent', says: 'An upside-down √ means “percent of”.' },
  'decimal-point': { name: 'Decimal Point', says: 'The ^ cube may be a decimal point.' },
  'two-digit-numerals': { name: 'Two-digit Numerals', says: 'Two digits together may make a number.' },
  lcm: { name: 'LCM', says: '√ may give the least common multiple of two numbers.' },
  gcf: { name: 'GCF', says: '^ may give the greatest common factor of two numbers.' },
  'number-of-factors': {
    name: 'Number of Factors',
    says: '× before a number counts its whole factors.',
  },
  base: { name: 'Base m', says: 'Goal and Solutions are written in this base.' },
  'multiple-of-k': {
    name: 'Multiple of k',
    says: 'A Solution must miss the Goal by a multiple of k, and not by 0.',
  },
  exponent: { name: 'Exponent', says: 'A digit of this colour may be an exponent without a ^ cube.' },
  'powers-of-the-base': {
    name: 'Powers of the Base',
    says: 'A 1 that stands alone may be any whole power of the base, such as 10 or 100.',
  },
  imaginary: { name: '√ = i', says: 'The √ cube is the number i.' },
  'decimal-in-goal': { name: 'Decimal in Goal', says: 'The writer may put a decimal point into the Goal.' },
  log: { name: 'Log', says: 'A sideways ÷ is a logarithm.' },
} as const satisfies Readonly<Record<OnSetsId | EquationsId, VariationWords>>;
