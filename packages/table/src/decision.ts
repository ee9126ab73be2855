import type { Told } from '@forceout/rules';
import type { Match } from '@forceout/rules/match';
import type { Refused, Role } from './command.ts';
import type { TableEvent } from './event.ts';

/** Who asks, when, and what chance brings: all that a decision needs beside the table. */
export interface Asking {
  readonly person: string;
  readonly role: Role;
  /** The host's time, in milliseconds. */
  readonly at: number;
  /** The table's seed, which the host keeps. */
  readonly seed: string;
  /** A table that is free to become the rematch, made by whoever calls. */
  readonly fresh: { readonly table: string; readonly code: string };
}

export type TableDecision =
  | {
      readonly ok: true;
      readonly events: readonly TableEvent[];
      /** The match that they lead to, if they touch it. */
      readonly match?: Match | undefined;
    }
  | { readonly ok: false; readonly refusal: Refused };

export function happens(...events: readonly TableEvent[]): TableDecision {
  return { ok: true, events };
}

export function refuse(code: string, message: Told): TableDecision {
  return { ok: false, refusal: { code, message } };
}
