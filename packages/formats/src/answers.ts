import type { Said } from '@forceout/rules';
import type {
  EquationExplanationAnswer,
  EquationExplanationSaid,
  SolutionExplanationAnswer,
} from './explanations.ts';

/**
 * Answers to the public requests, the same for both games. Files and programs are told in English; who makes words by
 * themselves takes the sentences as data (`Said`).
 */

export interface ReasonAnswer<Message = string> {
  readonly code: string;
  readonly rule: string;
  readonly message: Message;
  readonly variation?: string;
  readonly interpretation?: unknown;
  readonly value?: string;
}

export interface JudgeAnswer<Message = string> {
  readonly verdict: 'correct' | 'incorrect' | 'uncheckable';
  readonly reasons: readonly ReasonAnswer<Message>[];
  /** Exact; null where the text has no meaning; a list for a pair of Solutions. */
  readonly value: string | null | readonly (string | null)[];
  /** How each Solution works out, when the request asks for it with `"explain": true`. */
  readonly explanation?: readonly (
    | SolutionExplanationAnswer
    | (Message extends string ? EquationExplanationAnswer : EquationExplanationSaid)
    | null
  )[];
}

export interface VariationAnswer<Message = string> {
  readonly legal: boolean;
  readonly reasons: readonly ReasonAnswer<Message>[];
}

export interface GoalAnswer<Message = string> {
  readonly legal: boolean;
  readonly values: readonly string[];
  /** Equations: whether every reading was worked out; long Goals have more than can be listed. */
  readonly complete?: boolean;
  /** Equations: a way to write each value. */
  readonly readings?: readonly { readonly text: string; readonly value: string }[];
  readonly reasons: readonly ReasonAnswer<Message>[];
}

export type ReasonSaid = ReasonAnswer<Said>;
