/** The words of the WebSocket, both ways. Every message is one JSON text; docs/server.md tells their story. */
import type { Happened, Json, PresenceView, Refused, TableCommand } from '@forceout/table';
import type { Patch } from './patch.ts';

/**
 * 2: `ready` takes a nonce, updates say what happened. 3: a shake lists its acts, sentences are codes with blanks. A client that comes
 * back to another version takes the whole view, so whoever changes the shape of a view raises this (`view-shape.test.ts`).
 */
export const PROTOCOL = 3;
/** Longer messages close the socket. */
export const LONGEST_MESSAGE = 16_384;

// From the words alone: a page that speaks to a server needs no rules.
export { PHRASES } from '@forceout/table/words';
export type { Phrase, Refused, TableCommand } from '@forceout/table';

export type ClientMessage =
  /** `have` is the last sequence that this client has seen; it is sent what came after. */
  | { readonly t: 'watch'; readonly table: string; readonly have?: number }
  | { readonly t: 'unwatch'; readonly table: string }
  | { readonly t: 'do'; readonly table: string; readonly id: string; readonly command: TableCommand }
  | { readonly t: 'ping'; readonly n: number };

export type ServerMessage =
  | { readonly t: 'hello'; readonly protocol: number; readonly person: string; readonly now: number }
  | {
      readonly t: 'snapshot';
      readonly table: string;
      readonly seq: number;
      readonly view: Json;
      /** What led to it, for who was looking already and sees the table from another side now. */
      readonly events?: readonly Happened[];
    }
  /** Turns the view of the sequence before into that of this one, and says what happened. */
  | {
      readonly t: 'update';
      readonly table: string;
      readonly seq: number;
      readonly patch: Patch;
      /** Servers before this version do not tell it. */
      readonly events?: readonly Happened[];
    }
  /** Somebody came or left; this has no sequence, and the latest counts. */
  | { readonly t: 'presence'; readonly table: string; readonly presence: PresenceView }
  | { readonly t: 'ack'; readonly table: string; readonly id: string; readonly seq: number }
  | { readonly t: 'refused'; readonly table: string; readonly id: string; readonly refusal: Refused }
  | { readonly t: 'problem'; readonly refusal: Refused; readonly table?: string }
  | { readonly t: 'pong'; readonly n: number; readonly now: number }
  /** The server goes down; come back after so many milliseconds, perhaps to another one. */
  | { readonly t: 'bye'; readonly retry: number };
