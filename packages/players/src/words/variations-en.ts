import { variations } from '@forceout/rules/words/en';
import { namedVariations } from './named-variations.ts';

/** What every variation does, in one sentence; On-Sets first, then Equations. */
const SAYS: typeof variations = {
  'required-cube': 'Every Solution must use this cube.',
  'wild-cube': 'Cubes with this face may stand for any one symbol, the same all through a Solution.',
  'union-intersection-interchangeable': 'A ∪ cube may be used as ∩, and a ∩ cube as ∪.',
  'universe-null-interchangeable': 'A V cube may be used as Λ, and a Λ cube as V.',
  'two-operations': 'The Set-Name must have at least two operations.',
  'multiple-operations': 'An operation that may be used once may be used as often as you like.',
  'shift-from-permitted':
    'In your turn you may shift a cube from Permitted to Required or Forbidden instead of a move.',
  'no-null-restrictions': 'Each Restriction must take away a card that no other one takes away.',
  'absolute-value': 'An upside-down digit of the Goal may count as minus or as plus.',
  'double-set': 'The cards of the set you name count twice.',
  'required-card': 'This card must be in the set that a Solution names.',
  'forbidden-card': 'This card may not be in the set that a Solution names.',
  'blank-card-wild': 'The writer says for which card the blank card stands.',
  'symmetric-difference': 'A − B names the cards in A or in B, but not in both.',
  'two-solutions':
    'A writer must present two Solutions, and the second names a card that the first does not.',
  sideways: 'A digit on its side is one over that digit.',
  'upside-down': 'An upside-down digit is minus that digit.',
  wild: 'Cubes with this face may stand for another symbol, the same all through.',
  factorial: 'Two factorial signs may be written, in Solution and Goal together.',
  'three-operation-solution': 'A Solution must have at least three operations.',
  remainder: 'A sideways ÷ gives the remainder of a division.',
  average: '+ gives the average of two numbers and never adds.',
  'smallest-prime': '× before a number gives the next prime above it.',
  percent: 'An upside-down √ means “percent of”.',
  'decimal-point': 'The ^ cube may be a decimal point.',
  'two-digit-numerals': 'Two digits together may make a number.',
  lcm: '√ may give the least common multiple of two numbers.',
  gcf: '^ may give the greatest common factor of two numbers.',
  'number-of-factors': '× before a number counts its whole factors.',
  base: 'Goal and Solutions are written in this base.',
  'multiple-of-k': 'A Solution must miss the Goal by a multiple of k, and not by 0.',
  exponent: 'A digit of this colour may be an exponent without a ^ cube.',
  'powers-of-the-base': 'A 1 that stands alone may be any whole power of the base, such as 10 or 100.',
  imaginary: 'The √ cube is the number i.',
  'decimal-in-goal': 'The writer may put a decimal point into the Goal.',
  log: 'A sideways ÷ is a logarithm.',
};

// A page keeps the words of one language only.
export const VARIATIONS_EN = /* @__PURE__ */ namedVariations(variations, SAYS);
