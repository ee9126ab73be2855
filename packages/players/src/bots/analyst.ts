import type { Said } from '@forceout/rules';
import type { Draws } from '@forceout/rules/kit';
import type { Outcome, Reason, Replies } from '@forceout/solver';
import type { Patience } from './patience.ts';
import type { Cube, Game, GoalLayout, Moment, Pick, Section, Written } from '@forceout/rules/match';

/** What a search says: something that may be written, a proof that nothing may, or neither. */
export type Found =
  | { readonly answer: 'yes'; readonly written: readonly Written[] }
  | { readonly answer: 'no' }
  | { readonly answer: 'unknown' };

/** A glance of a player, the work of who has to write, and the study of a coach, who looks at all cubes. */
export type Effort = 'glance' | 'work' | 'study';

/** One cube from Resources, or by Shift from Permitted, to a section of the mat. */
export interface Move {
  readonly from: 'resources' | 'permitted';
  readonly cube: Cube;
  readonly to: Section;
}

/** A turn of the endgame: what it leads to, and how many safe moves it leaves the next player. */
export interface EndgameChoice {
  /** The cube to forbid first; null for a turn without a bonus move. */
  readonly bonus: Cube | null;
  readonly move: Move;
  readonly outcome: Outcome;
  readonly replies: Replies | null;
}

/** A fault in what somebody wrote, and the regrouping that shows an ambiguity. */
export interface WrittenFault {
  readonly code: string;
  readonly message: Said;
  readonly regrouped: readonly Written[] | null;
}

/** A search that left nothing out: the cubes of the largest Solution there could be, and the numbers that were worked out. */
export interface Tried {
  readonly most: number;
  /** Signs may be repeated, so cubes are counted without them. */
  readonly signsAside: boolean;
  readonly values: number;
}

/** Why nothing can be written. */
export type WhyNot =
  /** Sets that can be named select so many cards, and none of these is the Goal. */
  | { readonly kind: 'sizes'; readonly sizes: readonly number[]; readonly goal: readonly number[] }
  /** No Solution can be written at all: a cube that every one must show is forbidden, or operations are missing. */
  | { readonly kind: 'cube-gone'; readonly cube: Cube }
  | { readonly kind: 'too-few-operations'; readonly needed: number; readonly left: number }
  /** On-Sets: Required has so many sets, and so many operations are left to join them. */
  | { readonly kind: 'too-few-to-join'; readonly sets: number; readonly left: number }
  /** What no search is needed for. `goal` where it is a whole number. */
  | {
      readonly kind: 'invariant';
      readonly reason: Reason;
      readonly goal: number | null;
    }
  /** Every way was tried; numbers near the Goal can be made, as far as that is known. */
  | {
      readonly kind: 'searched';
      readonly goal: number | null;
      readonly near: readonly number[];
      readonly tried: Tried | null;
    };

/** A piece of a Solution in print, and what it comes to. */
export interface Piece {
  readonly text: string;
  readonly value: string;
}

/** How a Solution works out, in figures. */
export interface Working {
  /** What it is made of, the smallest pieces first: cards that they select, or values. */
  readonly pieces: readonly Piece[];
  /** What the Goal comes to, where that is not plain to see. */
  readonly goal: readonly Piece[];
  /** How many cards the Goal asks for; none in a game without cards. */
  readonly asks: readonly number[];
  /** The Restrictions, how many cards they take away and how many are left. */
  readonly restricted: {
    readonly texts: readonly string[];
    readonly gone: number;
    readonly left: number;
  } | null;
  /** With Multiple of k: the two values, and how far apart they are. */
  readonly apart: {
    readonly value: string;
    readonly goal: string;
    readonly apart: number;
    readonly k: number;
  } | null;
}

/** Something that may be written, as it is shown to people. */
export interface Shown {
  readonly text: string;
  /** By their dots; null in a game without cards. */
  readonly cards: readonly string[] | null;
}

/**
 * What can be worked out about a moment of a shake, from what lies on the table alone. Each game has one. It remembers
 * what it worked out, so players of one table may share it.
 */
export interface Analyst {
  /** Whether every question gets a yes or a no, and fast enough to ask about every move. */
  readonly exact: boolean;
  /**
   * What may be written; the moment says after which challenge. Who has to write works harder than who looks on, and
   * nobody longer than patience lasts. A search that is exact needs none.
   */
  find(moment: Moment, effort?: Effort, patience?: Patience): Found;
  /** Up to so many things that may be written, with the cards they select where there are cards. */
  several(moment: Moment, count: number): readonly Shown[];
  /** The shortest that is found in a while, the least odd of several; null if none is. */
  shortest(moment: Moment, patience?: Patience): readonly Written[] | null;
  /** What a person would write; null if nothing is found. */
  plain(moment: Moment, patience?: Patience): readonly Written[] | null;
  /** Why nothing can be written; null where something can, or nobody knows. */
  whyNot(moment: Moment): WhyNot | null;
  working(moment: Moment, written: readonly Written[]): Working;
  /** Legal moves, bonus moves aside. */
  moves(moment: Moment): readonly Move[];
  /**
   * Every turn with what it leads to until the shake ends; `mayBonus` says who may take a bonus move, the player on turn
   * first. None where the questions would take too long.
   */
  endgame(moment: Moment, mayBonus: readonly boolean[], patience?: Patience): readonly EndgameChoice[];
  /** Legal Goals worth thinking about, in no particular order. */
  goals(moment: Moment, draws: Draws): Iterable<GoalLayout>;
  /** Legal picks, in an order that the draws decide. */
  picks(moment: Moment, draws: Draws): Iterable<Pick>;
  /** The faces of the cubes that it shows, in their order. */
  faces(written: readonly Written[]): readonly string[];
  /** Whether there is a Restriction in it; no game but On-Sets has them. */
  isRestricted(written: readonly Written[]): boolean;
  /** How many cubes a player must put together to see it. */
  weight(written: readonly Written[]): number;
  /** The same without the grouping symbols that a careless writer forgets. */
  hasty(written: readonly Written[]): readonly Written[];
  faults(moment: Moment, written: readonly Written[]): readonly WrittenFault[];
  /** The text, for people and for telling two apart. */
  text(written: readonly Written[]): string;
}

export function afterMove(moment: Moment, { from, cube, to }: Move): Moment {
  const { mat } = moment;
  const at = mat[from].indexOf(cube);
  return { ...moment, mat: { ...mat, [from]: mat[from].toSpliced(at, 1), [to]: [...mat[to], cube] } };
}

/** The moment once this Goal is set; what only Goals are made of goes to Forbidden. */
export function afterGoal(moment: Moment, goal: string, cubes: readonly Cube[], game: Game): Moment {
  const { mat } = moment;
  let rest = [...mat.resources, ...mat.goal];
  for (const cube of cubes) rest = rest.toSpliced(rest.indexOf(cube), 1);
  const gone = game.leftOver(rest);
  for (const cube of gone) rest = rest.toSpliced(rest.indexOf(cube), 1);
  return {
    ...moment,
    goal,
    mat: { ...mat, resources: rest, goal: cubes, forbidden: [...mat.forbidden, ...gone] },
  };
}
