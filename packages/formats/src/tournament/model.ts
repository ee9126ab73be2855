import type { Division, Rulebook } from '@forceout/rules';

/** The things a tournament file speaks of, as standings and checks need them; see docs/formats.md. */
export const GAMES = ['onsets', 'equations'] as const;
export type Game = (typeof GAMES)[number];

export const TIE_BREAKS = [
  'six-count',
  'head-to-head',
  'opponents',
  'shake-average',
  'shake-total',
  'fewer-twos',
  'last-round',
  'playoff',
  'lot',
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export const ROUND_STATES = [
  'planned',
  'drafted',
  'checked',
  'published',
  'running',
  'last-shake',
  'stopped',
  'collecting',
  'closed',
  'reopened',
] as const;
export type RoundState = (typeof ROUND_STATES)[number];

export type TeamRule =
  | { readonly rule: 'members' }
  | { readonly rule: 'best-of-team'; readonly k: number }
  | { readonly rule: 'school-best'; readonly k: number }
  | { readonly rule: 'school-average'; readonly k: number }
  | { readonly rule: 'school-total' };
export const TEAM_RULES = [
  'members',
  'best-of-team',
  'school-best',
  'school-average',
  'school-total',
] as const satisfies readonly TeamRule['rule'][];

export type Cut =
  | { readonly rule: 'perfect' }
  | { readonly rule: 'top'; readonly n: number }
  | { readonly rule: 'percent'; readonly p: number }
  | { readonly rule: 'at-least'; readonly x: number }
  | { readonly rule: 'section-winners'; readonly k: number };
export const CUTS = [
  'perfect',
  'top',
  'percent',
  'at-least',
  'section-winners',
] as const satisfies readonly Cut['rule'][];

export interface EventOfDay {
  readonly id: string;
  readonly game: Game;
  readonly rulebook: string;
  readonly rounds: number;
  readonly name: string | null;
  readonly division: Division | null;
  /** Points for having played at all. */
  readonly attendance: number;
  readonly tieBreaks: readonly TieBreak[];
  readonly teamRules: readonly TeamRule[];
  readonly cut: Cut | null;
}

export interface School {
  readonly id: string;
  readonly name: string;
}

export interface Player {
  readonly id: string;
  readonly first: string | null;
  readonly last: string | null;
  readonly number: number | null;
  readonly school: string | null;
  readonly grade: number | null;
}

export interface Section {
  readonly id: string;
  readonly event: string;
  readonly name: string | null;
}

/** Who holds a place of a team, from which round on; nobody: an empty place. */
export interface Holder {
  readonly player: string;
  readonly from: number;
}
export type Slot = readonly Holder[];

export interface Team {
  readonly id: string;
  readonly event: string;
  readonly slots: readonly Slot[];
  readonly name: string | null;
  readonly school: string | null;
  readonly section: string | null;
}

export interface Entry {
  readonly event: string;
  readonly player: string;
  readonly section: string | null;
}

export interface Round {
  readonly event: string;
  readonly n: number;
  readonly state: RoundState;
}

export interface Table {
  readonly id: string;
  readonly event: string;
  readonly round: number;
  readonly number: number;
  readonly players: readonly string[];
}

export interface Penalty {
  readonly shake: number;
  readonly points: number;
  readonly rule: string | null;
  readonly initials: string | null;
}

/** A seat that did not play has no figures. */
export type SheetSeat =
  | { readonly player: string; readonly played: false }
  | {
      readonly player: string;
      readonly played: true;
      /** What the sheet says; counts only where the shakes are not known. */
      readonly total: number | null;
      /** Null is a shake for which the player was absent. */
      readonly shakes: readonly (number | null)[] | null;
      readonly penalties: readonly Penalty[];
      readonly signed: boolean;
    };

export interface Claimed {
  readonly totals: readonly (number | null)[] | null;
  readonly points: readonly (number | null)[] | null;
}

export interface Sheet {
  readonly table: string;
  readonly seats: readonly SheetSeat[];
  readonly claimed: Claimed;
  /** `confirmed` and `appealed` count; any other is as if the sheet were not there. */
  readonly state: string;
  readonly source: string | null;
}

export interface RulingLine {
  readonly id: string;
  readonly table: string;
  readonly player: string;
  /** `zero` and `total` change points; any other is a note. */
  readonly effect: string;
  readonly total: number | null;
}

/** All that results depend on. Lists are in the order of the file. */
export interface TournamentData {
  readonly events: readonly EventOfDay[];
  readonly schools: readonly School[];
  readonly players: readonly Player[];
  readonly sections: readonly Section[];
  readonly teams: readonly Team[];
  readonly entries: readonly Entry[];
  readonly rounds: readonly Round[];
  readonly tables: readonly Table[];
  readonly sheets: readonly Sheet[];
  readonly rulings: readonly RulingLine[];
}

/** Finds a rulebook by its id: the built-in ones, and a league's own. */
export type Books = (id: string) => Rulebook | null;

export function sheetCounts({ state }: Sheet): boolean {
  return state === 'confirmed' || state === 'appealed';
}
