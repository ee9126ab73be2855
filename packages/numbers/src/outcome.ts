import type { Value } from './value.ts';

/** Why an operation has no value, or why its value cannot be checked. Words are made where somebody reads it. */
export const WHY_CODES = [
  'divide-by-zero',
  'zero-to-nonpositive',
  'even-root-of-negative',
  'zeroth-root',
  'factorial-domain',
  'log-domain',
  'exponent-not-real',
  'base-not-real',
  'irrational-power-of-negative',
  'not-a-counting-number',
  'not-a-whole-number',
  'not-rational',
  'too-big',
  'too-many-terms',
  'too-costly',
  'undecided',
  'cannot-factor',
] as const;
export type WhyCode = (typeof WHY_CODES)[number];

export interface Why {
  readonly code: WhyCode;
}

export type Outcome =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'undefined'; readonly why: Why }
  | { readonly kind: 'uncheckable'; readonly why: Why };

export function because(code: WhyCode): Why {
  return { code };
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
