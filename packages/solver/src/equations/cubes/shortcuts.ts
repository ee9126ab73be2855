import type { InForce, VariationId } from '@forceout/rules/equations';

/** Proofs and savings of work that hold only where certain variations are not in force. */
export type Shortcut =
  /** Everything is a fraction. */
  | 'all-fractions'
  /** The thorough search takes the steps of the quick look. */
  | 'like-thorough'
  /** At most two powers and roots can be written. */
  | 'few-powers'
  /** Numbers too large to be written out lead nowhere. */
  | 'no-giants'
  /** Every number is a product of powers of the numerals. */
  | 'only-products'
  /** Every prime factor is one of the numerals'. */
  | 'foreign-prime'
  /** No number is above what the numerals can reach. */
  | 'largest-reach'
  /** What was left out of a Goal is as long as a factorial. */
  | 'long-goals';

/** For each variation what does not hold beside it. Whoever adds one goes through the list above, or bars it all. */
const BREAKS: Readonly<Record<VariationId, readonly Shortcut[]>> = {
  sideways: [],
  'upside-down': [],
  wild: ['all-fractions'],
  factorial: ['all-fractions', 'only-products'],
  'multiple-operations': ['all-fractions', 'like-thorough', 'few-powers', 'long-goals'],
  'three-operation-solution': ['no-giants'],
  remainder: [],
  average: [],
  'smallest-prime': ['all-fractions', 'long-goals'],
  percent: [],
  'decimal-point': [],
  'two-digit-numerals': [],
  lcm: ['long-goals'],
  gcf: ['long-goals'],
  'number-of-factors': ['all-fractions', 'long-goals'],
  base: [],
  'multiple-of-k': ['no-giants', 'only-products', 'foreign-prime', 'largest-reach', 'long-goals'],
  exponent: ['few-powers'],
  'powers-of-the-base': ['all-fractions', 'like-thorough', 'only-products', 'long-goals'],
  imaginary: ['like-thorough', 'few-powers', 'only-products'],
  'decimal-in-goal': [],
  log: ['all-fractions', 'few-powers', 'long-goals'],
};

const IDS = Object.keys(BREAKS) as readonly VariationId[];

/** Whether nothing in force stands against it; what the cubes say is for the shortcut itself to look at. */
export function holds(shortcut: Shortcut, force: InForce): boolean {
  return IDS.every((id) => force[id] === null || !BREAKS[id].includes(shortcut));
}
