import type { Deed } from '@forceout/rules/match';
import type { PuzzleKind } from '../puzzles/puzzle.ts';
import type { Theme } from '../puzzles/themes.ts';

/** Steps that On-Sets has by itself, in the order they are taken. */
export const ONSETS_STEPS = [
  'cards',
  'intersection',
  'union',
  'subtraction',
  'complement',
  'set-grouping',
  'universe-and-null',
  'onsets-goal',
] as const;

export const EQUATIONS_STEPS = [
  'cubes',
  'operations',
  'one-digit',
  'powers',
  'roots',
  'order',
  'equations-goal',
] as const;

/** Those that both games have. */
export const TABLE_STEPS = [
  'mat',
  'write',
  'now',
  'impossible',
  'papers',
  'checking',
  'safe-move',
  'bonus',
  'last-cube',
  'manners',
  'picking',
] as const;

/** Only where they are played. */
export const RELATION_STEPS = ['restrictions', 'wild-relations'] as const;

export const STEP_NAMES = [...ONSETS_STEPS, ...EQUATIONS_STEPS, ...TABLE_STEPS, ...RELATION_STEPS] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** What is asked in a step. */
export interface Exercise {
  readonly kind: PuzzleKind;
  readonly theme: Theme | null;
  /** A sign that should be in it, as it is typed. */
  readonly sign: string | null;
  /** The variation that is in force, and no other; null for none. */
  readonly variation: string | null;
}

/** Something to look at: what a text means. All of them are held against the judge. */
export type Example =
  | {
      readonly kind: 'cards';
      readonly universe: readonly string[];
      readonly text: string;
      readonly selected: readonly string[];
    }
  | { readonly kind: 'value'; readonly text: string; readonly value: string }
  /** A Goal of On-Sets as it lies, and how many cards it asks for. */
  | { readonly kind: 'goal'; readonly text: string; readonly asks: number }
  | {
      readonly kind: 'mat';
      readonly goal: string;
      readonly universe: readonly string[];
      readonly required: readonly string[];
      readonly permitted: readonly string[];
      readonly forbidden: readonly string[];
      readonly resources: readonly string[];
      /** What can be written after this challenge, or null where nothing can. */
      readonly after: 'now' | 'impossible';
      readonly writes: string | null;
    };

/** About ten minutes: some sentences, something to look at, puzzles, and a check that adapts. */
export interface LessonStep {
  /** A name, or `variation:` and the id of a variation. */
  readonly id: string;
  readonly about:
    | { readonly kind: 'game'; readonly name: StepName }
    | { readonly kind: 'variation'; readonly variation: string; readonly always: boolean };
  /** Deeds of a match that are explained here. */
  readonly deeds: readonly Deed['do'][];
  readonly examples: readonly Example[];
  readonly exercises: readonly Exercise[];
}
