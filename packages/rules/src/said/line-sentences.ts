import type { Nothing } from './nothing.ts';
import type { Said } from './said.ts';

/** Kinds of lines that others name by their id. */
export type LineKind =
  | 'event'
  | 'school'
  | 'player'
  | 'section'
  | 'team'
  | 'entry'
  | 'round'
  | 'table'
  | 'sheet'
  | 'ruling';

/** What a line of a tournament file says a second time. */
export type Taken =
  | { readonly of: 'id'; readonly kind: LineKind; readonly id: string }
  | { readonly of: 'entry'; readonly player: string; readonly event: string }
  | { readonly of: 'place'; readonly player: string; readonly event: string }
  | { readonly of: 'round'; readonly round: number; readonly event: string }
  | { readonly of: 'table'; readonly number: number; readonly round: number; readonly event: string }
  | { readonly of: 'seat'; readonly player: string; readonly round: number; readonly event: string }
  | { readonly of: 'sheet'; readonly table: string }
  | { readonly of: 'effect'; readonly effect: string; readonly player: string; readonly table: string };

/** What is wrong in a line of a tournament file. They follow the number of a line: neither capital nor full stop. */
export interface LineSentences {
  readonly 'line-not-utf8': Nothing;
  readonly 'line-empty': Nothing;
  readonly 'line-not-json': Nothing;
  readonly 'line-breaks-off': Nothing;
  readonly 'line-behind-end': { readonly end: number };
  readonly 'line-count': { readonly lines: number; readonly said: string | null };
  readonly 'line-digest': Nothing;
  readonly 'line-format': { readonly format: string };
  readonly 'line-version': { readonly version: number };
  readonly 'line-no-event': Nothing;
  readonly 'line-empty-id': Nothing;
  readonly 'line-less': { readonly number: number; readonly least: number };
  readonly 'line-more': { readonly number: number; readonly most: number };
  readonly 'line-no-name': Nothing;
  readonly 'line-team-places': Nothing;
  readonly 'line-place-from-1': Nothing;
  readonly 'line-rounds-rise': { readonly from: number; readonly before: number };
  readonly 'line-sits-twice': Nothing;
  readonly 'line-two-played': Nothing;
  readonly 'line-no-score': Nothing;
  readonly 'line-figures': { readonly seats: number };
  readonly 'line-no-such': { readonly kind: LineKind; readonly id: string };
  readonly 'line-beyond': { readonly round: number; readonly event: string; readonly rounds: number };
  readonly 'line-other-section': {
    readonly section: string;
    readonly of: string;
    readonly event: string;
  };
  readonly 'line-others-sit': {
    readonly table: string;
    readonly sit: readonly string[];
    readonly seats: readonly string[];
  };
  readonly 'line-not-at': { readonly player: string; readonly table: string };
  readonly 'line-twice': { readonly what: Taken; readonly first: number };
  readonly 'line-slot': { readonly place: number; readonly team: string; readonly what: Said };
}
