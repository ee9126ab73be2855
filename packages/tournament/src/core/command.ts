import type { HouseRules } from '@forceout/rules';
import type { Change } from './state.ts';
import type {
  ClaimedThing,
  CORRECTION_KINDS,
  ESCALATIONS,
  EventThing,
  MARKS,
  PlayerThing,
  Presence,
  SchoolThing,
  SeatThing,
  TeamThing,
  TournamentThing,
} from './things.ts';
import type { DaySaid } from '../words/said.ts';

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
  | {
      readonly do: 'ask-substitute';
      readonly team: string;
      readonly slot: number;
      readonly player: string;
      readonly from: number;
    }
  | { readonly do: 'answer-request'; readonly request: string; readonly grant: boolean }
  | { readonly do: 'walk-in'; readonly event: string; readonly player: WalkIn }
  | { readonly do: 'change-player'; readonly player: string; readonly fields: Changed<PlayerThing> }
  | { readonly do: 'change-school'; readonly school: string; readonly fields: Changed<SchoolThing> }
  | {
      readonly do: 'rooms';
      readonly rooms: readonly { readonly name: string; readonly from: number; readonly to: number }[];
    }
  | { readonly do: 'add-book'; readonly house: readonly HouseRules[] }
  | { readonly do: 'play-together'; readonly events: readonly string[] }
  | { readonly do: 'free-round'; readonly event: string; readonly player: string }
  | { readonly do: 'draw-sections'; readonly event: string }
  | { readonly do: 'section'; readonly team: string; readonly section: string }
  | { readonly do: 'draft'; readonly event: string; readonly seed: number }
  | { readonly do: 'swap'; readonly event: string; readonly a: string; readonly b: string }
  | { readonly do: 'lock'; readonly table: string; readonly locked: boolean }
  | { readonly do: 'look'; readonly event: string }
  | { readonly do: 'accept'; readonly event: string; readonly finding: string }
  | { readonly do: 'publish'; readonly event: string; readonly release?: boolean }
  | {
      readonly do: 'release';
      readonly event: string;
      readonly n: number;
      readonly what: 'seating' | 'results';
      readonly on: boolean;
    }
  | { readonly do: 'move'; readonly event: string; readonly player: string; readonly table: number }
  | { readonly do: 'renumber'; readonly table: string; readonly number: number }
  | { readonly do: 'start' | 'last-shake' | 'stop'; readonly event: string }
  | {
      readonly do: 'bell';
      readonly events: readonly string[];
      readonly minutes?: number;
      readonly extra?: number;
      readonly writing?: number;
    }
  | { readonly do: 'pause-bell' | 'resume-bell'; readonly bell: string }
  | { readonly do: 'ring'; readonly bell: string; readonly what: 'last-shake' | 'stop' }
  | {
      readonly do: 'add-minutes';
      readonly bell: string;
      readonly minutes: number;
      readonly table?: string;
    }
  | { readonly do: 'mark'; readonly table: string; readonly is: (typeof MARKS)[number] }
  | { readonly do: 'online'; readonly table: string; readonly online: boolean }
  /** The server has opened a match for a table; its result, and what was warned of there, follow. */
  | { readonly do: 'online-match'; readonly table: string; readonly match: string; readonly code: string }
  | { readonly do: 'online-result'; readonly table: string; readonly seats: readonly SeatThing[] }
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
  /** A player says by phone after Stop what the result of the own table is: figures that all of them say are confirmed. */
  | {
      readonly do: 'phone-accept';
      readonly table: string;
      readonly player: string;
      readonly initials: string;
      readonly seats: readonly SeatThing[];
      readonly sure?: readonly string[];
    }
  | {
      readonly do: 'phone-refuse';
      readonly table: string;
      readonly player: string;
      readonly initials: string;
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
  | { readonly do: 'take-call'; readonly call: string }
  | { readonly do: 'escalate-call'; readonly call: string; readonly to: (typeof ESCALATIONS)[number] }
  | {
      readonly do: 'end-call';
      readonly call: string;
      readonly minutes?: number;
      readonly ruling?: { readonly rule?: string; readonly text: string };
    }
  | { readonly do: 'certify'; readonly event: string }
  | { readonly do: 'archive' }
  /** Names of people of some schools, or of all (null), have become numbers in everything that is above this entry. */
  | { readonly do: 'forget'; readonly schools: readonly string[] | null }
  | { readonly do: 'undo'; readonly entry: string };

/** Fields that are to be others; null takes one away that a thing need not have. */
export type Changed<Thing> = {
  readonly [Field in keyof Thing]?: undefined extends Thing[Field] ? Thing[Field] | null : Thing[Field];
};

/** Somebody at the door who is on no list. */
export interface WalkIn {
  readonly first?: string;
  readonly last?: string;
  /** An id of a school of this day. */
  readonly school?: string;
  readonly grade?: number;
  /** An id of a team of the event with a free place. */
  readonly team?: string;
}

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
  readonly message: DaySaid;
  /** The section of the book, where it is the book that says no. */
  readonly rule?: string;
  readonly ask?: readonly { readonly code: string; readonly message: DaySaid }[];
}

export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(code: string, message: DaySaid, ask?: Refusal['ask']) {
    super(message.say);
    this.refusal = { code, message, ...(ask === undefined ? {} : { ask }) };
  }
}

/** Stops the deed that is being decided; `decide` turns it into a value. */
export function refuse(code: string, message: DaySaid, ask?: Refusal['ask']): never {
  throw new Refused(code, message, ask);
}
