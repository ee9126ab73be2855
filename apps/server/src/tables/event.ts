import type { Phrase } from '@forceout/client';
import type { MatchEvent, Party } from '@forceout/rules/match';
import type { TableSettings } from '@forceout/client';

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
    }
  | { readonly type: 'sat'; readonly person: string; readonly seat: number }
  | { readonly type: 'stood'; readonly seat: number }
  | { readonly type: 'judge-sat'; readonly person: string }
  | { readonly type: 'judge-stood' }
  | { readonly type: 'ready'; readonly seat: number; readonly ready: boolean }
  /** The seed stays in the house until the match is over; its commitment is for everybody. */
  | { readonly type: 'started'; readonly seed: string; readonly commitment: string; readonly origin: number }
  | {
      readonly type: 'played';
      readonly by: Party;
      readonly deed: string;
      readonly events: readonly MatchEvent[];
    }
  | { readonly type: 'wished'; readonly seat: number; readonly wish: boolean }
  | { readonly type: 'said'; readonly by: string; readonly phrase: Phrase }
  | { readonly type: 'rematch-wished'; readonly seat: number }
  | { readonly type: 'moved-on'; readonly table: string; readonly code: string }
  | { readonly type: 'closed' };

export interface Entry {
  readonly seq: number;
  /** Service time, in milliseconds. */
  readonly at: number;
  readonly events: readonly TableEvent[];
}
