import type { Cube } from './symbols.ts';

/** What a wild cube is said to stand for, as written; two different meanings for one face are a mistake. */
export interface WildMeaning {
  readonly face: string;
  readonly standsFor: readonly string[];
}

/** An Equation as a player wrote it: text, not yet known to mean anything. */
export interface WrittenEquation {
  readonly solution: string;
  /** The writer's interpretation of the Goal; null if none is written. */
  readonly goal: string | null;
  readonly wild: readonly WildMeaning[];
  /** The Goal that the writer brings after "No Goal", as it would lie. */
  readonly goalLayout: LaidGoal | null;
}

/** A Goal as it lies on the mat: symbols in order, a space for each gap; the cubes where they are known. */
export interface LaidGoal {
  readonly text: string;
  readonly cubes: readonly Cube[] | null;
}
