import type { Told } from '@forceout/rules';
import type { Json } from './json.ts';
import type { LevelName } from './settings.ts';

/** Fixed phrases instead of free chat: these are children. */
export const PHRASES = [
  'hello',
  'good-luck',
  'nice-move',
  'well-played',
  'thank-you',
  'sorry',
  'just-a-moment',
  'i-am-back',
  'your-turn',
  'shall-we-play-again',
  'good-game',
  'goodbye',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** What somebody is in the house, beside what they are at a table. */
export const ROLES = ['player', 'coach', 'judge', 'director', 'admin'] as const;
export type Role = (typeof ROLES)[number];
/** Who may take a judge's seat. */
export const MAY_JUDGE: readonly Role[] = ['coach', 'judge', 'director', 'admin'];
/** Who speaks at every table with a judge's word. */
export const DIRECTS: readonly Role[] = ['director', 'admin'];
/** Who may look at every table. */
export const SEES_ALL: readonly Role[] = ['judge', 'director', 'admin'];

/** What can be asked of a table. `play` carries an action of the referee script, with seats instead of names. */
export type TableCommand =
  | { readonly do: 'sit'; readonly seat: number }
  | { readonly do: 'stand' }
  | { readonly do: 'judge' }
  /** A bot takes an empty chair before the match, and leaves it again. */
  | { readonly do: 'seat-bot'; readonly seat: number; readonly level: LevelName }
  | { readonly do: 'unseat-bot'; readonly seat: number }
  /** Those who are ready begin; a chair is still empty. */
  | { readonly do: 'begin' }
  /** The nonce is this seat's part in the dice; it comes after the table has committed to its own. */
  | { readonly do: 'ready'; readonly ready: boolean; readonly nonce?: string | undefined }
  | { readonly do: 'say'; readonly phrase: Phrase }
  | { readonly do: 'play'; readonly deed: Json }
  /** Ends the round after this shake, once all players wish it. */
  | { readonly do: 'finish'; readonly wish: boolean }
  /** The result of the last shake has been looked at: bots wait for that. */
  | { readonly do: 'seen' }
  | { readonly do: 'rematch' }
  | { readonly do: 'close' };

export interface Refused {
  readonly code: string;
  /** Words are made where somebody reads it. */
  readonly message: Told;
  /** The section of the rulebook, where a rule says no. */
  readonly rule?: string;
}

export const LONGEST_NONCE = 80;
