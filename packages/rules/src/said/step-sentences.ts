import type { Said } from './said.ts';

/** What an operation is done on, exact; several for complex roots of which none is chosen yet. */
type Amount = readonly string[];

interface Two {
  readonly a: Amount;
  readonly b: Amount;
}

interface One {
  readonly a: Amount;
}

interface Side {
  readonly side: 'solution' | 'goal';
}

/** How the value of an Equation comes about. Steps are parts of a sentence: neither capital nor full stop. */
export interface StepSentences {
  readonly 'step-plus': Two;
  readonly 'step-average': Two;
  readonly 'step-minus': Two;
  readonly 'step-times': Two;
  readonly 'step-divided': Two;
  readonly 'step-power': Two;
  /** The `a`th root of `b`. */
  readonly 'step-root': Two;
  readonly 'step-percent': Two;
  readonly 'step-remainder': Two;
  readonly 'step-log': Two;
  readonly 'step-lcm': Two;
  readonly 'step-gcf': Two;
  readonly 'step-factorial': One;
  readonly 'step-factors': One;
  readonly 'step-prime': One;
  readonly 'step-reciprocal': { readonly of: Said };
  readonly 'step-negative': { readonly of: Said };
  readonly 'step-negative-reciprocal': { readonly of: Said };
  /** A numeral as it is written; with its base where that is not ten. */
  readonly 'step-numeral': { readonly text: string; readonly base: number | null };
  readonly 'step-base-power': { readonly base: number; readonly power: string };
  readonly 'step-root-meant': { readonly text: string };
  /** A side with what it comes to, and the decimals where these say more. */
  readonly 'side-is': Side & {
    readonly text: string;
    readonly value: string;
    readonly decimal: string | null;
  };
  readonly 'side-has-no-value': Side;
  readonly 'side-unchecked': Side;
  readonly 'step-comes-to': {
    readonly text: string;
    readonly step: Said;
    readonly values: Amount;
    readonly decimals: Amount | null;
  };
}
