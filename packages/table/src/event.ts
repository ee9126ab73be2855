import type { MatchEvent, Party } from '@forceout/rules/match';
import type { Phrase } from './command.ts';
import type { LevelName, TableSettings } from './settings.ts';

/** What happened at a table; one entry of the log holds what one command did. */
export type TableEvent =
  | {
      readonly type: 'opened';
      readonly id: string;
      readonly code: string;
      readonly by: string;
      readonly settings: TableSettings;
      /** The table that this one is the rematch of. */
      readonly after: string | null;
      /** The hash of the seed, before anybody else has a part in the dice; older logs say it at the start. */
      readonly commitment?: string;
    }
  | {
      readonly type: 'sat';
      readonly person: string;
      readonly seat: number;
      /** The level, if it is a bot; older logs know bots by their names. */
      readonly bot?: LevelName | null;
    }
  | { readonly type: 'stood'; readonly seat: number }
  | { readonly type: 'judge-sat'; readonly person: string }
  | { readonly type: 'judge-stood' }
  | { readonly type: 'ready'; readonly seat: number; readonly ready: boolean; readonly nonce?: string }
  | {
      readonly type: 'started';
      readonly commitment: string;
      readonly origin: number;
      /** Only in logs of the first version, whose dice had no nonces. */
      readonly seed?: string;
    }
  | {
      readonly type: 'played';
      readonly by: Party;
      readonly deed: string;
      readonly events: readonly MatchEvent[];
    }
  /** The match is over, and everybody may roll it again. */
  | { readonly type: 'seed-shown'; readonly seed: string }
  | { readonly type: 'wished'; readonly seat: number; readonly wish: boolean }
  /** This seat has looked at the result of the last shake. */
  | { readonly type: 'seen'; readonly seat: number }
  | { readonly type: 'said'; readonly by: string; readonly phrase: Phrase }
  | { readonly type: 'rematch-wished'; readonly seat: number }
  | { readonly type: 'moved-on'; readonly table: string; readonly code: string }
  | { readonly type: 'closed' };

export interface Entry {
  readonly seq: number;
  /** The host's time, in milliseconds. */
  readonly at: number;
  readonly events: readonly TableEvent[];
}

/** Match events of an entry, for whoever needs only these. */
export function matchEvents(events: readonly TableEvent[]): readonly MatchEvent[] {
  return events.flatMap((event) => (event.type === 'played' ? event.events : []));
}
