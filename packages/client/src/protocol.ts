/** The words of the WebSocket, both ways. Every message is one JSON text; docs/server.md tells their story. */
import type { Json, Patch } from './patch.ts';
import type { PresenceView } from './views.ts';

export const PROTOCOL = 1;
/** Longer messages close the socket. */
export const LONGEST_MESSAGE = 16_384;

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

/** What can be asked of a table. `play` carries an action of the referee script, with seats instead of names. */
export type TableCommand =
  | { readonly do: 'sit'; readonly seat: number }
  | { readonly do: 'stand' }
  | { readonly do: 'judge' }
  | { readonly do: 'ready'; readonly ready: boolean }
  | { readonly do: 'say'; readonly phrase: Phrase }
  | { readonly do: 'play'; readonly deed: Json }
  /** Ends the round after this shake, once all players wish it. */
  | { readonly do: 'finish'; readonly wish: boolean }
  | { readonly do: 'rematch' }
  | { readonly do: 'close' };

export type ClientMessage =
  /** `have` is the last sequence that this client has seen; it is sent what came after. */
  | { readonly t: 'watch'; readonly table: string; readonly have?: number }
  | { readonly t: 'unwatch'; readonly table: string }
  | { readonly t: 'do'; readonly table: string; readonly id: string; readonly command: TableCommand }
  | { readonly t: 'ping'; readonly n: number };

export interface Refused {
  readonly code: string;
  readonly message: string;
  /** The section of the rulebook, where a rule says no. */
  readonly rule?: string;
}

export type ServerMessage =
  | { readonly t: 'hello'; readonly protocol: number; readonly person: string; readonly now: number }
  | { readonly t: 'snapshot'; readonly table: string; readonly seq: number; readonly view: Json }
  /** Turns the view of the sequence before into that of this one. */
  | { readonly t: 'update'; readonly table: string; readonly seq: number; readonly patch: Patch }
  /** Somebody came or left; this has no sequence, and the latest counts. */
  | { readonly t: 'presence'; readonly table: string; readonly presence: PresenceView }
  | { readonly t: 'ack'; readonly table: string; readonly id: string; readonly seq: number }
  | { readonly t: 'refused'; readonly table: string; readonly id: string; readonly refusal: Refused }
  | { readonly t: 'problem'; readonly refusal: Refused; readonly table?: string }
  | { readonly t: 'pong'; readonly n: number; readonly now: number }
  /** The server goes down; come back after so many milliseconds, perhaps to another one. */
  | { readonly t: 'bye'; readonly retry: number };
