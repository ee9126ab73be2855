import type { Division, Rulebook } from '@forceout/rules';
import type { Level, Season } from '@forceout/rules/equations';

/** What a table plays by. The book is the book itself, so that a league's own rules print like any other. */
export interface PlayedRules {
  readonly book: Rulebook;
  /** Null where the file names none. */
  readonly division: Division | null;
  readonly season: Season;
  readonly level: Level;
}

export interface PrintedEvent {
  readonly id: string;
  readonly name: string;
  readonly division: Division | null;
  readonly rounds: number;
  /** Where divisions play together these are the rules of the lower one. */
  readonly plays: PlayedRules;
}

export interface PrintedPlayer {
  readonly id: string;
  readonly number: number | null;
  /** As it is read out: Ana O'Neill-Pérez. */
  readonly name: string;
  /** As it is looked up: O'Neill-Pérez, Ana. */
  readonly sorted: string;
  readonly school: string | null;
  readonly grade: number | null;
}

export interface PrintedSeat {
  /** Null is a seat to be filled in by hand. */
  readonly player: PrintedPlayer | null;
  readonly team: string | null;
}

export interface PrintedTable {
  readonly event: PrintedEvent;
  /** Null on a spare sheet, as is the number. */
  readonly round: number | null;
  readonly number: number | null;
  readonly room: string | null;
  readonly date: string | null;
  /** In seat order, which is clockwise. */
  readonly seats: readonly PrintedSeat[];
}

export interface PrintedRoom {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** A tournament as its papers need it. */
export interface PrintedDay {
  readonly name: string | null;
  readonly place: string | null;
  readonly dates: readonly string[];
  /** Names the tournament in addresses. */
  readonly code: string | null;
  readonly events: readonly PrintedEvent[];
  readonly rooms: readonly PrintedRoom[];
  readonly players: ReadonlyMap<string, PrintedPlayer>;
  /** Names of schools and teams by id; of each event who takes part. */
  readonly schools: ReadonlyMap<string, string>;
  readonly teams: ReadonlyMap<string, string>;
  readonly entrants: ReadonlyMap<string, readonly PrintedPlayer[]>;
  readonly tables: readonly PrintedTable[];
}
