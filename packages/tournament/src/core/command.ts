import type { Change } from './state.ts';
import type {
  ClaimedThing,
  CORRECTION_KINDS,
  EventThing,
  PlayerThing,
  Presence,
  SchoolThing,
  SeatThing,
  TeamThing,
  TournamentThing,
} from './things.ts';

/** Everything that can be done to a tournament. */
export type Deed =
  | { readonly do: 'create'; readonly tournament: Omit<TournamentThing, 'state'> }
  | { readonly do: 'set'; readonly setting: string; readonly value: string | number | boolean }
  | { readonly do: 'add-event'; readonly event: Omit<EventThing, 'state'> }
  | { readonly do: 'change-event'; readonly event: string; readonly fields: Partial<EventThing> }
  | {
      readonly do: 'import';
      readonly event: string;
      readonly schools: readonly SchoolThing[];
      readonly players: readonly (PlayerThing & { readonly section?: string })[];
      readonly teams: readonly TeamThing[];
    }
  | {
      readonly do: 'presence';
      readonly event: string;
      readonly players: readonly string[];
      readonly is: Presence;
    }
  | {
      readonly do: 'substitute';
      readonly team: string;
      readonly slot: number;
      readonly player: string;
      readonly from: number;
    }
  | { readonly do: 'draw-sections'; readonly event: string }
  | { readonly do: 'section'; readonly team: string; readonly section: string }
  | { readonly do: 'draft'; readonly event: string; readonly seed: number }
  | { readonly do: 'swap'; readonly event: string; readonly a: string; readonly b: string }
  | { readonly do: 'lock'; readonly table: string; readonly locked: boolean }
  | { readonly do: 'look'; readonly event: string }
  | { readonly do: 'accept'; readonly event: string; readonly finding: string }
  | { readonly do: 'publish'; readonly event: string }
  | { readonly do: 'start' | 'last-shake' | 'stop'; readonly event: string }
  | { readonly do: 'join'; readonly table: string; readonly player: string }
  | { readonly do: 'leave-out'; readonly table: string }
  | { readonly do: 'close'; readonly event: string }
  | { readonly do: 'reopen'; readonly event: string; readonly n: number }
  | {
      readonly do: 'enter';
      readonly table: string;
      readonly seats: readonly SeatThing[];
      readonly claimed?: ClaimedThing;
      /** Questions that were answered with yes. */
      readonly sure?: readonly string[];
    }
  | { readonly do: 'settle'; readonly table: string; readonly seats: readonly SeatThing[] }
  | { readonly do: 'appeal'; readonly table: string; readonly player: string }
  | { readonly do: 'sign'; readonly table: string; readonly player: string }
  | {
      readonly do: 'correct';
      readonly table: string;
      readonly seats: readonly SeatThing[];
      readonly kind: (typeof CORRECTION_KINDS)[number];
    }
  | {
      readonly do: 'rule';
      readonly table: string;
      readonly player: string;
      readonly effect: string;
      readonly total?: number;
      readonly rule?: string;
      readonly text?: string;
      readonly judges: readonly string[];
    }
  | { readonly do: 'call'; readonly table: string; readonly why: string }
  | { readonly do: 'take-call' | 'end-call'; readonly call: string; readonly minutes?: number }
  | { readonly do: 'certify'; readonly event: string }
  | { readonly do: 'undo'; readonly entry: string };

export type DeedOf<Do extends Deed['do']> = Extract<Deed, { readonly do: Do }>;

/** A deed with who, when and why. Time arrives as data. */
export interface Command {
  readonly id: string;
  readonly by: string;
  readonly at: string;
  readonly reason?: string;
  readonly deed: Deed;
}

/** What was done and what it changed; the journal is a list of these, and the state its fold. */
export interface JournalEntry extends Command {
  readonly changes: readonly Change[];
}

/** Why something is not done. `ask` may be done all the same by who is sure. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly ask?: readonly { readonly code: string; readonly message: string }[];
}

export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(code: string, message: string, ask?: Refusal['ask']) {
    super(message);
    this.refusal = { code, message, ...(ask === undefined ? {} : { ask }) };
  }
}

/** Stops the deed that is being decided; `decide` turns it into a value. */
export function refuse(code: string, message: string, ask?: Refusal['ask']): never {
  throw new Refused(code, message, ask);
}
