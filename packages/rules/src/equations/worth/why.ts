/** Ways in which an expression has no legal value; a rulebook gives each its section. */
export const WHY_ILLEGAL = [
  'divide-by-zero',
  'zeroth-root',
  'zero-to-nonpositive',
  'even-root',
  'even-fraction-root',
  'negative-to-fraction',
  'exponent-not-real',
  'not-real',
  'numeral-digits',
  'sign-alone',
] as const;
export type WhyIllegal = (typeof WHY_ILLEGAL)[number];
