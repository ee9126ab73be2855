import type { Done, Happened, Past, TableCommand, TableView } from '@forceout/client';
import type { Language, LevelName } from '@forceout/players';
import type { MatchEvent, MatchSettings } from '@forceout/rules/match';
import type { Entry } from '@forceout/table';

/** The name of the table that is in this browser; tables of a server have longer ones. */
export const HERE = 'here';

/** A match on one device: who sits where, and how many shakes it has. */
export interface Plan {
  readonly settings: MatchSettings;
  /** Null where a person sits. */
  readonly levels: readonly (LevelName | null)[];
  readonly seed: string;
  /** Each seat's part in the dice. */
  readonly nonces?: readonly string[];
  readonly shakes: number;
  readonly hints: boolean;
}

/** A match to go on with after the page was closed. */
export interface KeptMatch {
  readonly plan: Plan;
  readonly entries?: readonly Entry[];
  /** What versions before this one kept. */
  readonly log?: readonly MatchEvent[];
  /** Played to its end: nothing is lost with it. */
  readonly over?: boolean;
}

export type ToHost =
  | { readonly do: 'start'; readonly plan: Plan }
  | { readonly do: 'resume'; readonly kept: KeptMatch }
  /** The device is in the hands of this seat. */
  | { readonly do: 'look'; readonly seat: number }
  | { readonly do: 'past'; readonly id: number; readonly seat: number }
  | {
      readonly do: 'hint';
      readonly id: number;
      readonly seat: number;
      readonly step: 1 | 2 | 3;
      readonly language: Language;
    }
  | { readonly do: 'command'; readonly id: number; readonly seat: number; readonly command: TableCommand };

export type FromHost =
  | {
      readonly say: 'view';
      readonly view: TableView;
      readonly seq: number;
      readonly events: readonly Happened[];
    }
  | { readonly say: 'past'; readonly id: number; readonly past: Past }
  | { readonly say: 'kept'; readonly kept: KeptMatch }
  | { readonly say: 'hint'; readonly id: number; readonly hint: string | null }
  | { readonly say: 'done'; readonly id: number; readonly done: Done };

/** The events of a kept match, whichever version kept it. */
export function logOf({ log, entries = [] }: KeptMatch): readonly MatchEvent[] {
  const events = entries.flatMap((entry) => entry.events);
  return log ?? events.flatMap((event) => (event.type === 'played' ? event.events : []));
}
