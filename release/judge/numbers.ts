/** Exact numbers: what they are worth, and whether two of them are the same. */
export {
  add,
  compare,
  decimal,
  divide,
  factorial,
  integer,
  isEqual,
  isInteger,
  isReal,
  logarithm,
  multiply,
  negate,
  power,
  print,
  rational,
  root,
  subtract,
} from '@forceout/numbers';
export type { Equality, Outcome, Value, Why } from '@forceout/numbers';
