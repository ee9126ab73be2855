import type { Told } from '@forceout/rules';
import type { Card, Cube, GoalLayout, MatchSettings, Moment, Pick, Written } from '@forceout/rules/match';
import type { Move, Piece, WhyNot } from '../bots/analyst.ts';
import type { GameName } from '../words/signs.ts';
import type { Theme } from './themes.ts';

export const PUZZLE_KINDS = [
  'write-a-solution',
  'now-impossible-or-play-on',
  'safe-move',
  'find-the-ambiguity',
  'right-or-wrong',
  'which-cards',
  'legal-pick',
  'set-a-goal',
  'evaluate',
  'spot-the-illegal',
] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

export type Call = 'now' | 'impossible' | 'play-on';

/** A sentence of the judge, with the code of the objection. */
export interface Reason {
  readonly code: string;
  readonly message: Told;
}

/** What is asked beyond the position, and the key to it. */
export type Task =
  | { readonly kind: 'write-a-solution'; readonly example: readonly Written[] }
  | {
      readonly kind: 'now-impossible-or-play-on';
      readonly key: Call;
      readonly example: readonly Written[] | null;
    }
  | {
      readonly kind: 'find-the-ambiguity';
      readonly written: readonly Written[];
      readonly example: readonly Written[];
    }
  /** Some of the moves after which no challenge is right. */
  | { readonly kind: 'safe-move'; readonly safe: readonly Move[] }
  | {
      readonly kind: 'right-or-wrong';
      readonly written: readonly Written[];
      readonly key: boolean;
      /** What is wrong with it, and the grouping that shows it. */
      readonly why: Reason | null;
      readonly regrouped: readonly Written[] | null;
    }
  | { readonly kind: 'which-cards'; readonly written: readonly Written[]; readonly key: readonly Card[] }
  | { readonly kind: 'legal-pick'; readonly pick: Pick; readonly key: boolean; readonly why: Reason | null }
  | { readonly kind: 'set-a-goal'; readonly example: GoalLayout }
  | { readonly kind: 'evaluate'; readonly text: string; readonly key: string }
  | {
      readonly kind: 'spot-the-illegal';
      readonly texts: readonly string[];
      readonly key: number;
      readonly why: Reason;
    };

export interface Puzzle {
  /** The same seed, kind and settings always make the same puzzle. */
  readonly seed: string;
  readonly settings: MatchSettings;
  readonly moment: Moment;
  /** From 1 to 5, measured: see `themes.ts`. */
  readonly difficulty: number;
  /** The ideas that it takes. */
  readonly themes: readonly Theme[];
  readonly task: Task;
}

export type PuzzleAnswer =
  | { readonly kind: 'write-a-solution' | 'find-the-ambiguity'; readonly written: readonly Written[] }
  | { readonly kind: 'now-impossible-or-play-on'; readonly call: Call }
  | { readonly kind: 'safe-move'; readonly move: Move }
  | { readonly kind: 'right-or-wrong'; readonly right: boolean }
  | { readonly kind: 'which-cards'; readonly cards: readonly Card[] }
  | { readonly kind: 'legal-pick'; readonly legal: boolean }
  | { readonly kind: 'set-a-goal'; readonly goal: GoalLayout }
  | { readonly kind: 'evaluate'; readonly value: string }
  | { readonly kind: 'spot-the-illegal'; readonly choice: number };

/** A sentence about an answer, by what it says: pages tell it in the reader's language. */
export type Said =
  | ({ readonly says: 'judge'; readonly game: GameName } & Reason)
  | {
      readonly says:
        | 'correct'
        | 'one-that-is-right'
        | 'group-it'
        | 'is-safe'
        | 'makes-now'
        | 'goal-with-a-solution'
        | 'has-a-solution'
        | 'selects-nothing'
        | 'is-illegal';
      readonly text: string;
    }
  /** With the cubes of Resources that it still needs; null where wild or interchangeable cubes leave that open. */
  | { readonly says: 'now'; readonly text: string; readonly missing: readonly Cube[] | null }
  | { readonly says: 'play-on'; readonly text: string; readonly missing: readonly Cube[] | null }
  /** What the pieces of it come to, the smallest first: cards that they select, or values. */
  | { readonly says: 'cards-of-pieces' | 'values-of-pieces'; readonly pieces: readonly Piece[] }
  /** How many cards the Goal asks for; a Goal may have more than one value. */
  | { readonly says: 'goal-asks'; readonly goal: readonly number[] }
  /** Restrictions, how many cards they take away, and how many are left. */
  | {
      readonly says: 'restrictions';
      readonly texts: readonly string[];
      readonly gone: number;
      readonly left: number;
    }
  /** Solution and Goal are so far apart, and whether that is a multiple of k, as it must be. */
  | {
      readonly says: 'multiple-apart';
      readonly value: string;
      readonly goal: string;
      readonly apart: number;
      readonly k: number;
    }
  | { readonly says: 'safe-instead'; readonly moves: readonly Move[] }
  | { readonly says: 'why-impossible'; readonly why: WhyNot }
  | { readonly says: 'worth'; readonly text: string; readonly value: string }
  /** The cards that a Solution selects; those of them that an answer left out, and those that do not belong to it. */
  | { readonly says: 'selects'; readonly text: string; readonly cards: readonly string[] }
  | { readonly says: 'cards-left-out'; readonly cards: readonly string[] }
  | { readonly says: 'cards-too-many'; readonly cards: readonly string[] }
  | {
      readonly says:
        | 'misses-the-goal'
        | 'impossible'
        | 'no-proof'
        | 'makes-impossible'
        | 'illegal-move'
        | 'no-objection'
        | 'cubes-missing'
        | 'no-solution'
        | 'not-found-quickly'
        | 'other-question';
    };

export interface Grade {
  readonly right: boolean;
  /** Why, in a sentence or two; never just a cross. */
  readonly explanation: string;
  /** The same, sentence by sentence. */
  readonly said: readonly Said[];
}
