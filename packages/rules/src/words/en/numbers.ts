import type { WhyCode } from '@forceout/numbers';
import type { NumberSentences } from '../../said/number-sentences.ts';
import type { Texts } from '../texts.ts';

const REASONS: Readonly<Record<WhyCode, string>> = {
  'divide-by-zero': 'Nothing can be divided by zero.',
  'zero-to-nonpositive': 'Zero has no power whose exponent is zero or negative.',
  'even-root-of-negative': 'A negative number has no real root with an even index.',
  'zeroth-root': 'There is no zeroth root.',
  'factorial-domain': 'A factorial is defined for whole numbers only.',
  'log-domain': 'A logarithm needs a positive number and a positive base other than one.',
  'exponent-not-real': 'An exponent or index must be a real number.',
  'base-not-real': 'A fractional power or root of a complex number must name one of its complex roots.',
  'irrational-power-of-negative': 'A negative number has no real power with an irrational exponent.',
  'not-a-counting-number': 'This operation is defined for counting numbers only.',
  'not-a-whole-number': 'This operation is defined for whole numbers only, not both zero.',
  'not-rational': 'This operation is defined for rational numbers only.',
  'too-big': 'The number is too large to be worked out.',
  'too-many-terms': 'The expression has too many radical terms to be worked out.',
  'too-costly': 'Working this out would take too long.',
  undecided: 'The digits agree as far as they were computed, which proves nothing.',
  'cannot-factor': 'The number is too large to be factored.',
};

export const numbers: Texts<NumberSentences> = {
  number: ({ why }) => REASONS[why],
  'power-of-whole-unsure': 'Whether the power is one of whole numbers cannot be checked.',
  'power-of-whole': 'Here a power has a whole number as base and as exponent.',
  'exponent-real-unsure': 'Whether the exponent is real cannot be checked.',
  'exponent-real': 'An exponent must be a real number.',
  'root-of-whole-unsure': 'Whether the root is one of whole numbers cannot be checked.',
  'root-of-whole': 'Here a root has a counting number as index and is taken of a whole number.',
  'root-whole-unsure': 'Whether the root is a whole number cannot be checked.',
  'root-whole': 'Here a root must come to a whole number.',
  'remainder-up-to': ({ most }) => `A remainder is taken of numbers up to ${most}.`,
  'factors-up-to': ({ most }) => `Factors are counted of numbers up to ${most}.`,
  'prime-up-to': ({ most }) => `The next prime is taken of numbers up to ${most}.`,
  'zero-sideways': 'A 0 cannot be sideways: zero has no reciprocal.',
  'two-digits-beside-percent': 'A two-digit numeral may stand only right beside %.',
  'too-many-groupings': 'It has too many groupings to be checked one and all.',
  'no-such-root': 'The number named behind := is no value of the expression.',
};
