import type { Happened, TableView } from '@forceout/table';
import type { Patch } from './patch.ts';

export type { Happened, LevelName, PresenceView, SeatView, TableSettings, TableView } from '@forceout/table';

/**
 * A table as one side saw it from its first entry on. It is told as the socket tells it: one whole view, and then
 * what happened and what that changed.
 */
export interface Past {
  readonly seq: number;
  readonly view: TableView;
  /** What led to the first view. */
  readonly events: readonly Happened[];
  readonly updates: readonly {
    readonly seq: number;
    readonly patch: Patch;
    readonly events: readonly Happened[];
  }[];
}
