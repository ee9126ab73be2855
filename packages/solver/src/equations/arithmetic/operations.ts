/** The operations of the search; `'` and the implied product are `power` and `multiply`. */
export const OPERATIONS = [
  'add',
  'multiply',
  'subtract',
  'divide',
  'average',
  'percent',
  'power',
  'root',
  'remainder',
  'log',
  'lcm',
  'gcf',
  'factorial',
  'factors',
  'prime',
  'raw-power',
  'raw-log',
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** The limits that rules and variations put on operations. */
export interface Limits {
  /** Powers and roots of whole numbers only. */
  readonly wholePowers: boolean;
  /** Fractional powers have several complex values, of which the search follows none unless `roots`. */
  readonly complex: boolean;
  readonly roots?: boolean;
  readonly base: number;
  readonly mostRemainder: number;
  readonly mostFactors: number;
  readonly mostPrime: number;
  /** Small fractions only: everything else is left out, for a first quick look. */
  readonly quick: boolean;
  /**
   * At most two powers or roots can be used, so that what has an irrational exponent is transcendental, uses both, and comes
   * back to an algebraic number only as a factor beside 0. All such numbers are one symbol then.
   */
  readonly oneSymbol: boolean;
  /** What is no fraction is known by bounds, and not exactly. */
  readonly bounded: boolean;
  /** Where bounds are kept: also what is left of whole numbers divided by this, 6 to 11 or 60. */
  readonly modulus?: number;
  /** Or of all fractions whose denominators do not have this prime below 100 as a factor. */
  readonly prime?: number;
}
