import type { LevelName } from '@forceout/players';
import type { Division } from '@forceout/rules';
import type { ClockKind, MatchView, Mode } from '@forceout/rules/match';
import type { Patch } from './patch.ts';

/** What is agreed when a table is opened. */
export interface TableSettings {
  readonly rulebook: string;
  readonly division: Division;
  readonly level: 'basic' | 'adventurous';
  readonly season: 'even' | 'odd';
  readonly seats: 2 | 3;
  /** The level of each bot; they sit down by themselves, and at least one seat is left for a person. */
  readonly bots: readonly LevelName[];
  /** The seat of each of them, counted from 0; without it they take the last ones. */
  readonly botSeats?: readonly number[] | undefined;
  readonly mode: Mode;
  readonly clock: ClockKind;
  readonly hints: boolean;
  readonly spectators: boolean;
  /** The software judges, or a person in the judge's seat initials penalties and rules on conduct. */
  readonly judge: 'software' | 'person';
  /** Shown in the lobby; else found by its code only. */
  readonly listed: boolean;
}

export interface SeatView {
  readonly name: string;
  readonly ready: boolean;
  /** The level, if a bot sits here. */
  readonly bot: LevelName | null;
}

/**
 * A table as one side saw it from its first entry on. It is told as the socket tells it: one whole view, and then
 * what changed.
 */
export interface Past {
  readonly seq: number;
  readonly view: TableView;
  readonly updates: readonly { readonly seq: number; readonly patch: Patch }[];
}

/** Who is connected, as far as is known; bots always are. */
export interface PresenceView {
  readonly seats: readonly boolean[];
  readonly judge: boolean;
  readonly spectators: number;
}

/** A table as one side sees it. Whatever is not named here stays in the house: the seed before the end, above all. */
export interface TableView {
  readonly id: string;
  readonly code: string;
  readonly settings: TableSettings;
  readonly state: 'open' | 'playing' | 'over';
  /** The seat of whoever looks. */
  readonly you: number | null;
  /** Whether whoever looks is the judge here. */
  readonly judging: boolean;
  readonly seats: readonly (SeatView | null)[];
  readonly judge: string | null;
  readonly commitment: string | null;
  readonly seed: string | null;
  /** The service time at which the match's own clock stands at 0. */
  readonly origin: number;
  readonly match: MatchView | null;
  readonly wishes: readonly number[];
  readonly rematch: readonly number[];
  /** The rematch. */
  readonly next: { readonly table: string; readonly code: string } | null;
  /** It comes beside the numbered views, and not at all for a table that is no server's. */
  readonly presence?: PresenceView;
  readonly talk: readonly { readonly by: string; readonly phrase: string; readonly at: number }[];
}
