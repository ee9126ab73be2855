import type { Cut, Game, RoundState, TeamRule, TieBreak } from '@forceout/formats/tournament';
import type { Division, HouseRules } from '@forceout/rules';

/**
 * Everything a tournament remembers, in the very shape of its lines in the file. A thing is never changed, only put anew,
 * so a journal entry can tell what was there before.
 */
export interface TournamentThing {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly place?: string;
  readonly dates: readonly string[];
  readonly preset: string;
  readonly state: 'draft' | 'open' | 'running' | 'finished' | 'archived';
}

export interface SettingThing {
  readonly id: string;
  readonly value: string | number | boolean;
}

export interface SchoolThing {
  readonly id: string;
  readonly name: string;
  readonly short?: string;
  readonly district?: string;
  /** How its players' names are shown to everybody, where a player says nothing else. */
  readonly show?: (typeof SHOW_RULES)[number];
}

export type SlotThing = null | string | readonly { readonly player: string; readonly from: number }[];
export interface TeamThing {
  readonly id: string;
  readonly event: string;
  readonly slots: readonly SlotThing[];
  readonly name?: string;
  readonly school?: string;
  readonly section?: string;
  readonly seed?: number;
}

export const SHOW_RULES = ['initial', 'full', 'initials', 'number'] as const;
export interface PlayerThing {
  readonly id: string;
  readonly number: number;
  readonly first?: string;
  readonly last?: string;
  readonly school?: string;
  readonly grade?: number;
  readonly level?: string;
  readonly show?: (typeof SHOW_RULES)[number];
  readonly apart?: readonly string[];
  /** A table that is promised to this player. */
  readonly table?: number;
  readonly notes?: Readonly<Record<string, string>>;
}

export const MODES = ['score', 'rotation', 'level', 'random'] as const;
export type Mode = (typeof MODES)[number];
export interface EventThing {
  readonly id: string;
  readonly game: Game;
  readonly rulebook: string;
  readonly rounds: number;
  readonly name?: string;
  readonly division?: Division;
  readonly level?: 'basic' | 'adventurous';
  readonly season?: 'even' | 'odd';
  /** How rounds are seated: one mode for all, or one for each round (the last goes on). */
  readonly modes: readonly Mode[];
  /** Criteria of the seating, most important first; none: all of them. */
  readonly order?: readonly string[];
  readonly firstTable: number;
  readonly attendance?: number;
  readonly tieBreaks?: readonly TieBreak[];
  readonly teamRules?: readonly TeamRule[];
  readonly cut?: Cut | null;
  /** The event that this division plays in; its people are a section there. */
  readonly together?: readonly string[];
  readonly state: 'draft' | 'ready' | 'running' | 'decided' | 'certified';
  /** Counts the certifications; a correction after one makes the next necessary. */
  readonly certified?: {
    readonly version: number;
    readonly digest: string;
    readonly by: string;
    readonly at: string;
  };
}

export interface SectionThing {
  readonly id: string;
  readonly event: string;
  readonly name?: string;
}

export const PRESENCES = ['entered', 'present', 'away', 'withdrawn', 'disqualified'] as const;
export type Presence = (typeof PRESENCES)[number];
export interface EntryThing {
  readonly event: string;
  readonly player: string;
  readonly section?: string;
  readonly presence: Presence;
  readonly since: string;
}

export interface RoundThing {
  readonly event: string;
  readonly n: number;
  readonly state: RoundState;
  /** Something changed after the draft was made. */
  readonly stale?: boolean;
  /** Findings that the director has accepted one by one. */
  readonly accepted?: readonly string[];
  /** What everybody may see of it; nothing before somebody has released it. */
  readonly released?: { readonly seating?: boolean; readonly results?: boolean };
  /** How it was seated: figures, bounds and reasons of the seating engine, and the seed; anybody can seat again. */
  readonly seating?: Readonly<Record<string, unknown>>;
}

export interface TableThing {
  readonly id: string;
  readonly event: string;
  readonly round: number;
  readonly number: number;
  readonly players: readonly string[];
  readonly locked?: boolean;
  /** Why its result is not waited for. */
  readonly leftOut?: string;
  /** Who came after the start; their missed shakes score the book's value for absence. */
  readonly late?: readonly string[];
  /** Its own minutes behind the bell: what a judge took, or the director gave. */
  readonly minutes?: number;
  /** What a runner has seen there. */
  readonly mark?: { readonly is: (typeof MARKS)[number]; readonly at: string };
  /** It plays on screens, in this match of the server once that is opened. */
  readonly online?: boolean;
  readonly match?: string;
  /** With which its players find the match. */
  readonly matchCode?: string;
}
export const MARKS = ['playing', 'collected'] as const;

export interface SeatThing {
  readonly player: string;
  readonly played?: boolean;
  readonly total?: number;
  readonly shakes?: readonly (number | null)[];
  readonly penalties?: readonly {
    readonly shake: number;
    readonly points: number;
    readonly initials?: string;
  }[];
  readonly signed?: boolean;
}
export interface ClaimedThing {
  readonly totals?: readonly number[];
  readonly points?: readonly number[];
}
/** One person's reading of the sheet. */
export interface EntryOfSheet {
  readonly by: string;
  readonly at: string;
  /** None: a player has refused what the others say. */
  readonly seats: readonly SeatThing[];
  readonly claimed?: ClaimedThing;
  /** Whose phone it was, and the initials that were typed there. */
  readonly player?: string;
  readonly initials?: string;
}
export const CORRECTION_KINDS = ['slip', 'wrong-table', 'ruling', 'false-sheet'] as const;
export interface Correction {
  readonly by: string;
  readonly at: string;
  readonly kind: (typeof CORRECTION_KINDS)[number];
  readonly reason: string;
  readonly was: readonly SeatThing[];
}
export interface SheetThing {
  readonly table: string;
  readonly source: 'paper' | 'online' | 'phones';
  readonly seats: readonly SeatThing[];
  readonly claimed?: ClaimedThing;
  readonly state: 'entered' | 'conflict' | 'confirmed' | 'appealed';
  readonly entries: readonly EntryOfSheet[];
  readonly corrections?: readonly Correction[];
}

export interface RulingThing {
  readonly id: string;
  readonly table: string;
  readonly player: string;
  readonly effect: string;
  readonly total?: number;
  readonly rule?: string;
  readonly text?: string;
  readonly judges: readonly string[];
}

export interface CallThing {
  readonly id: string;
  readonly table: string;
  readonly at: string;
  readonly by: string;
  readonly reason: string;
  readonly state: 'open' | 'taken' | 'done';
  readonly takenBy?: string;
  readonly takenAt?: string;
  /** Another judge is wanted besides. */
  readonly wants?: (typeof ESCALATIONS)[number];
  readonly doneAt?: string;
  readonly minutes?: number;
  readonly ruling?: { readonly rule?: string; readonly text: string };
}
export const ESCALATIONS = ['second-judge', 'head-judge'] as const;

/** Tables of a room, written as on its door: "101-180". */
export interface RoomThing {
  readonly id: string;
  readonly name: string;
  readonly tables: string;
}

/** A league's own rulebook for this day. */
export interface BookThing {
  readonly id: string;
  readonly house: readonly HouseRules[];
}

/** One clock for the rounds that start together. Minutes are whole room's; a table may have its own besides. */
export interface BellThing {
  readonly id: string;
  readonly rounds: readonly { readonly event: string; readonly n: number }[];
  readonly started: string;
  readonly minutes: number;
  readonly extra: number;
  readonly writing: number;
  readonly added: number;
  readonly pauses: readonly { readonly from: string; readonly to?: string }[];
  /** When it was rung in fact. */
  readonly lastShake?: string;
  readonly stopped?: string;
}

/** A coach asks for a substitute; somebody of the staff says yes or no. */
export interface RequestThing {
  readonly id: string;
  readonly team: string;
  readonly slot: number;
  readonly player: string;
  readonly from: number;
  readonly by: string;
  readonly at: string;
  readonly state: 'open' | 'granted' | 'refused';
}

/** Every kind with its things; the names are those of the file's lines. */
export interface Things {
  readonly tournament: TournamentThing;
  readonly setting: SettingThing;
  readonly school: SchoolThing;
  readonly team: TeamThing;
  readonly player: PlayerThing;
  readonly event: EventThing;
  readonly section: SectionThing;
  readonly entry: EntryThing;
  readonly round: RoundThing;
  readonly table: TableThing;
  readonly sheet: SheetThing;
  readonly ruling: RulingThing;
  readonly call: CallThing;
  readonly room: RoomThing;
  readonly book: BookThing;
  readonly bell: BellThing;
  readonly request: RequestThing;
}
export type Kind = keyof Things;
export const KINDS = [
  'tournament',
  'setting',
  'school',
  'team',
  'player',
  'event',
  'section',
  'entry',
  'round',
  'table',
  'sheet',
  'ruling',
  'call',
  'room',
  'book',
  'bell',
  'request',
] as const satisfies readonly Kind[];

const KEYS: { readonly [K in Kind]?: (thing: Things[K]) => string } = {
  entry: ({ event, player }) => `${event}/${player}`,
  round: ({ event, n }) => `${event}/${n}`,
  sheet: ({ table }) => table,
};

/** What a thing is known by among its kind. */
export function keyOf<K extends Kind>(kind: K, thing: Things[K]): string {
  const key = KEYS[kind];
  return key === undefined ? (thing as { readonly id: string }).id : key(thing);
}
