import type { After } from '../../occasion.ts';
import type { Procedure, Seconds } from '../../rulebooks/procedure.ts';
import type { Rule, Ruled } from '../../rulebooks/ruled.ts';
import type { Said } from '../../said/said.ts';

/** A cube as the public formats spell it: `"B"`, `"red:3"`. */
export type Cube = string;
/** A card of the Universe by its dots; games without cards have none. */
export type Card = number;

/** A variation as a player picks it; only its game knows the blanks. */
export interface Pick {
  readonly id: string;
}

/** What a player wrote; only its game can read it. */
export type Written = object;

/** A Goal as somebody sets it; the cubes may be left for the game to find. */
export interface GoalLayout {
  readonly text: string;
  readonly cubes: readonly Cube[] | null;
}

export const SECTIONS = ['required', 'permitted', 'forbidden'] as const;
export type Section = (typeof SECTIONS)[number];
export const PLACES = ['resources', ...SECTIONS, 'goal'] as const;
export type Place = (typeof PLACES)[number];
export type Mat = Readonly<Record<Place, readonly Cube[]>>;

export type { After } from '../../occasion.ts';

/** A moment of a shake as a game's judge sees it. */
export interface Moment {
  readonly universe: readonly Card[];
  readonly variations: readonly Pick[];
  readonly goal: string | null;
  readonly mat: Mat;
  readonly after: After | null;
}

/** Why something may not be done. */
export interface Objection {
  readonly code: string;
  readonly rule: Rule;
  readonly message: Said;
}

export interface Verdict {
  readonly verdict: 'correct' | 'incorrect' | 'uncheckable';
  readonly reasons: readonly Objection[];
}

/** What a checker's regrouping shows. */
export type Regrouping =
  | { readonly kind: 'loses' }
  | { readonly kind: 'changes-the-text' | 'breaks-a-grouping' | 'still-right'; readonly message: Said };

/** Limits that a variation can lengthen. */
export interface Limits {
  readonly writing: Seconds;
  readonly checking: Seconds;
  readonly impossibleAfterLastCube: Seconds;
  readonly disputingNoGoal: Seconds;
  readonly leastResourcesForNow: number;
  /** The rule of the variation that asks for more cubes, where one does. */
  readonly moreResourcesRule: Rule | null;
}

/** Everything the match engine asks of a game under one book, division and level. */
export interface Game {
  readonly procedure: Procedure;
  /** How many cards must be dealt; null where the game has no cards. */
  readonly cards: {
    readonly least: number;
    readonly most: number;
    readonly rule: Rule;
    /** Which cards go where too many were dealt. */
    readonly tooMany: Ruled<'last-dealt-go' | 'extra-go'>;
  } | null;
  /** Whether the Goal-setter lays cubes out before the roll, and the rule that says so. */
  readonly layOut: { readonly rule: Rule; readonly allows: (cubes: readonly Cube[]) => boolean } | null;
  /** Whether players pick variations. */
  readonly picks: boolean;
  /** What a face counts when the first Goal-setter is rolled for; null drops out; undefined is no such face. */
  firstRoll(face: Cube): number | null | undefined;
  /** Null if a kit can show this roll. */
  rollProblem(cubes: readonly Cube[], laidOut: readonly Cube[]): Objection | null;
  judgePick(moment: Moment, pick: Pick): readonly Objection[];
  /** The cubes that the Goal takes; null if they are not all there. */
  goalCubes(goal: GoalLayout, there: readonly Cube[]): readonly Cube[] | null;
  /** Reasons why the Goal is illegal; its cubes are still among those in Resources. */
  judgeGoal(moment: Moment, goal: GoalLayout): readonly Objection[];
  /** Cubes that no Solution can use once the Goal is set. */
  leftOver(resources: readonly Cube[]): readonly Cube[];
  /** Why the Goal-setter may not take this cube for a bonus move, or null. */
  setterBonus(cube: Cube): Objection | null;
  /** Why this cube may not go to Forbidden while so many cubes are in Resources, or null. */
  toForbidden(cube: Cube, resources: number): Objection | null;
  /** Why this cube may not be shifted out of Permitted, or null. */
  shift(moment: Moment, cube: Cube, to: Place): Objection | null;
  limits(moment: Moment): Limits;
  judge(moment: Moment, written: readonly Written[]): Verdict;
  /** The codes with which a checker may reject it: those of the judge, and what follows from them. */
  mayBeShown(moment: Moment, written: readonly Written[]): readonly string[];
  /** The judge's answer to "does it equal the Goal?", ambiguity left aside. */
  equalsGoal(moment: Moment, written: readonly Written[]): boolean;
  regroup(moment: Moment, written: readonly Written[], regrouped: readonly Written[]): Regrouping;
}
