import type { Card } from './cards.ts';
import type { Cube } from './symbols.ts';

/** What a wild cube is said to stand for; two different meanings for one face are a mistake, but can be written. */
export interface WildMeaning {
  readonly face: Cube;
  readonly standsFor: readonly Cube[];
}

/** A Solution as a player wrote it: text, not yet known to mean anything. */
export interface WrittenSolution {
  readonly restrictions: readonly string[];
  readonly setName: string;
  readonly wild: readonly WildMeaning[];
  /** The dots put on the blank card; null if the writer says nothing of it. */
  readonly blank: Card | null;
  /** The Goal that the writer brings after "No Goal". */
  readonly goalLayout: string | null;
}
