import type { EquationExplanationAnswer, SolutionExplanationAnswer } from './explanations.ts';

/** Answers to the public requests, the same for both games. */

export interface ReasonAnswer {
  readonly code: string;
  readonly rule: string;
  readonly message: string;
  readonly variation?: string;
  readonly interpretation?: unknown;
  readonly value?: string;
}

export interface JudgeAnswer {
  readonly verdict: 'correct' | 'incorrect' | 'uncheckable';
  readonly reasons: readonly ReasonAnswer[];
  /** Exact; null where the text has no meaning; a list for a pair of Solutions. */
  readonly value: string | null | readonly (string | null)[];
  /** How each Solution works out, when the request asks for it with `"explain": true`. */
  readonly explanation?: readonly (SolutionExplanationAnswer | EquationExplanationAnswer | null)[];
}

export interface VariationAnswer {
  readonly legal: boolean;
  readonly reasons: readonly ReasonAnswer[];
}

export interface GoalAnswer {
  readonly legal: boolean;
  readonly values: readonly string[];
  /** Equations: whether every reading was worked out; long Goals have more than can be listed. */
  readonly complete?: boolean;
  /** Equations: a way to write each value. */
  readonly readings?: readonly { readonly text: string; readonly value: string }[];
  readonly reasons: readonly ReasonAnswer[];
}
