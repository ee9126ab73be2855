import type { Value } from './value.ts';

/** Why an operation has no value, or why its value cannot be checked: one plain sentence for people. */
export const REASONS = {
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
} as const;

export type WhyCode = keyof typeof REASONS;
export interface Why {
  readonly code: WhyCode;
  readonly message: string;
}

export type Outcome =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'undefined'; readonly why: Why }
  | { readonly kind: 'uncheckable'; readonly why: Why };

export function because(code: WhyCode): Why {
  return { code, message: REASONS[code] };
}

export function found(value: Value): Outcome {
  return { kind: 'value', value };
}

export function notDefined(code: WhyCode): Outcome {
  return { kind: 'undefined', why: because(code) };
}

export function uncheckable(code: WhyCode): Outcome {
  return { kind: 'uncheckable', why: because(code) };
}
