import type { Nothing } from './nothing.ts';
import type { Said } from './said.ts';

/** The part of a Solution that a sentence is about. */
type Part = 'solution' | 'setName' | 'restrictions';

interface Lacking {
  readonly count: number;
  readonly sign: string;
  readonly part: Part;
}

/** Why a Solution or a Goal is wrong. */
export interface JudgeSentences {
  readonly 'no-restrictions-here': Nothing;
  readonly 'restriction-needed': Nothing;
  readonly 'least-cubes': { readonly least: number };
  readonly 'two-cubes': Nothing;
  readonly 'two-operations': Nothing;
  readonly 'three-operations': { readonly count: number };
  readonly 'left-out': Lacking;
  readonly 'needs-more': Lacking;
  readonly 'needs-exponent': { readonly count: number; readonly color: string; readonly sign: string };
  readonly 'one-of-resources': { readonly used: number };
  readonly 'required-cube-unused': { readonly sign: string };
  readonly 'wild-stretched': { readonly face: string; readonly meaning: string; readonly symbol: string };
  readonly 'may-not-stand-for': { readonly face: string; readonly symbol: string };
  readonly 'stands-for-two': { readonly face: string; readonly one: string; readonly other: string };
  readonly 'not-wild': { readonly face: string; readonly symbol: string };
  readonly 'required-card-missing': Nothing;
  readonly 'forbidden-card-there': Nothing;
  readonly 'null-restriction': Nothing;
  readonly 'variation-unmet': { readonly variation: string };
  readonly 'two-solutions': Nothing;
  readonly 'same-goal': Nothing;
  readonly 'no-new-card': Nothing;
  readonly 'blank-not-wild': Nothing;
  readonly 'worth-not-goal': { readonly value: string; readonly goal: readonly string[] };
  readonly 'worth-goal-itself': { readonly value: string };
  readonly 'goal-is': { readonly goal: readonly string[] };
  readonly 'may-be-grouped': { readonly text: string; readonly value: string; readonly why: Said };
  readonly 'may-be-read': {
    readonly solution: string;
    readonly goal: string;
    readonly value: string;
    readonly goalValue: string;
  };
  readonly 'multiple-equals': { readonly goal: string };
  readonly 'multiple-misses': { readonly value: string; readonly goal: string; readonly k: number };
  readonly 'only-if-plus-adds': Nothing;
  readonly 'names-no-number': { readonly text: string; readonly why: Said | null };
  readonly uncheckable: { readonly why: Said };
  readonly 'equality-undecided': Nothing;
  readonly 'multiple-undecided': { readonly k: number };
  readonly 'no-equation': Nothing;
  readonly 'no-factorial-in-goal': Nothing;
  readonly 'factorials-in-goal': { readonly most: number };
  readonly 'factorials-together': { readonly most: number; readonly written: number };
  readonly 'goal-not-written': Nothing;
  readonly 'goal-names-no-number': { readonly why: Said | null };
  readonly 'goal-out-of-range': { readonly value: string; readonly within: number };
  readonly 'no-interpretation': { readonly text: string; readonly goal: string; readonly why: Said };
  readonly 'another-order': Nothing;
  readonly 'goal-too-many-cubes': { readonly count: number; readonly most: number };
  readonly 'goal-other-count': { readonly count: number; readonly cubes: number };
  readonly 'cube-not-read-so': { readonly cube: number };
  readonly 'cube-no-exponent': { readonly cube: number; readonly color: string };
  readonly 'against-the-gaps': Nothing;
  readonly 'which-goal': Nothing;
  readonly 'which-goal-equation': Nothing;
  readonly 'no-digit-shows': { readonly digit: string };
  readonly 'goal-below-zero': { readonly value: number };
  readonly 'no-arrangement': Nothing;
  readonly 'no-digit-cube': { readonly digit: string };
  readonly 'not-arranged-so': { readonly text: string };
  readonly 'no-such-cube': { readonly color: string | null; readonly sign: string };
  readonly 'goal-cube-count': { readonly count: number; readonly least: number; readonly most: number };
  readonly 'goal-no-legal-value': { readonly why: Said };
  readonly 'goal-no-number': { readonly within: number | null };
  readonly 'goal-shows-other': { readonly face: string; readonly cube: string };
  readonly 'no-cube-shows': { readonly text: string; readonly sign: string | null };
  readonly 'goal-disagrees': Nothing;
}
