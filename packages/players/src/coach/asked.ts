import type { Moment } from '@forceout/rules/match';
import type { Task } from '../puzzles/puzzle.ts';
import type { Note } from './note.ts';

/** What was asked of a player who erred, as it stood before: somebody else may try it. */
export interface Asked {
  /** The index of the note. */
  readonly note: number;
  readonly moment: Moment;
  readonly task: Task;
}

export interface Reviewed {
  readonly notes: readonly Note[];
  readonly asked: readonly Asked[];
}
