import type { WhyCode } from '@forceout/numbers';
import type { Nothing } from './nothing.ts';

interface UpTo {
  readonly most: number;
}

/** Why something has no value, or none that can be checked. */
export interface NumberSentences {
  readonly number: { readonly why: WhyCode };
  readonly 'power-of-whole-unsure': Nothing;
  readonly 'power-of-whole': Nothing;
  readonly 'exponent-real-unsure': Nothing;
  readonly 'exponent-real': Nothing;
  readonly 'root-of-whole-unsure': Nothing;
  readonly 'root-of-whole': Nothing;
  readonly 'root-whole-unsure': Nothing;
  readonly 'root-whole': Nothing;
  readonly 'remainder-up-to': UpTo;
  readonly 'factors-up-to': UpTo;
  readonly 'prime-up-to': UpTo;
  readonly 'zero-sideways': Nothing;
  readonly 'two-digits-beside-percent': Nothing;
  readonly 'too-many-groupings': Nothing;
  readonly 'no-such-root': Nothing;
}
