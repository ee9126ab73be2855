import type { Language } from '@forceout/rules/languages';
import type { DaySaid } from '@forceout/tournament';

/** What everybody may know of a day: released things only, names as the privacy rule has them. */
export interface PublicBell {
  readonly events: readonly string[];
  readonly round: number;
  /** Server milliseconds; while it is paused the instants stand still with `held`. */
  readonly lastShake: number;
  readonly stop: number;
  readonly written: number;
  readonly held: number | null;
  readonly state: 'running' | 'last-shake' | 'stopped';
}

export interface PublicRound {
  readonly n: number;
  readonly state: string;
  readonly seating: boolean;
  readonly results: boolean;
}

export interface PublicEvent {
  readonly id: string;
  readonly name: string;
  readonly game: 'onsets' | 'equations';
  readonly rulebook: string;
  readonly division: string | null;
  readonly players: number;
  readonly rounds: readonly PublicRound[];
  /** Standings are out after so many rounds; 0: none yet. */
  readonly standings: number;
  readonly certified: { readonly version: number; readonly digest: string } | null;
}

export interface PublicDay {
  readonly code: string;
  readonly name: string;
  readonly place: string | null;
  readonly dates: readonly string[];
  readonly state: string;
  readonly bells: readonly PublicBell[];
  readonly events: readonly PublicEvent[];
}

export interface PublicTable {
  readonly number: number;
  readonly room: string | null;
  readonly players: readonly {
    readonly number: number;
    readonly name: string;
    readonly school: string | null;
  }[];
}

export interface PublicSeating {
  readonly event: string;
  readonly round: number;
  readonly tables: readonly PublicTable[];
}

export interface PublicResults {
  readonly event: string;
  readonly rounds: readonly {
    readonly n: number;
    readonly tables: readonly {
      readonly number: number;
      readonly players: readonly {
        readonly number: number;
        readonly name: string;
        readonly total: number | null;
        readonly points: number;
      }[];
    }[];
  }[];
}

export interface PublicStandings {
  readonly event: string;
  readonly after: number;
  readonly provisional: boolean;
  readonly individuals: readonly {
    readonly rank: number;
    readonly number: number;
    readonly name: string;
    readonly school: string | null;
    readonly points: number;
    readonly rounds: readonly (number | null)[];
    readonly twos: readonly number[];
    readonly section: string | null;
  }[];
  readonly teams: readonly {
    readonly rule: string;
    readonly standings: readonly {
      readonly rank: number | null;
      readonly name: string;
      readonly points: string | null;
    }[];
  }[];
}

/** By which rules an event is played and counted: sentences by language. */
export interface PublicRules {
  readonly event: string;
  readonly lines: Readonly<Record<Language, readonly string[]>>;
}

/** What the card of a table opens for its players. */
export interface PhoneTable {
  readonly event: string;
  readonly round: number;
  readonly number: number;
  /** Whether its players may say something now; why not stands in `why`. */
  readonly open: boolean;
  readonly why: { readonly code: string; readonly message: DaySaid } | null;
  readonly state: 'none' | 'entered' | 'conflict' | 'confirmed';
  /** In the order of the seats, as `totals` and `points`. */
  readonly players: readonly { readonly number: number; readonly name: string; readonly accepted: boolean }[];
  /** What was said so far; null: nothing, or at a place: did not play. */
  readonly totals: readonly (number | null)[] | null;
  readonly points: readonly number[] | null;
}

export interface PhoneCard {
  readonly code: string;
  readonly event: string;
  readonly round: number | string;
  readonly number: number | string;
  readonly key: string;
}

/** A player by the own number: accepts these totals, or refuses what the others have said. */
export type PhoneSaid = { readonly number: number; readonly initials: string } & (
  | { readonly totals: readonly (number | null)[]; readonly sure?: readonly string[] }
  | { readonly refuse: true }
);

export interface PublicSeat {
  readonly number: number;
  readonly name: string;
  readonly school: string | null;
  readonly event: string;
  readonly round: number;
  readonly table: number;
  readonly room: string | null;
  readonly with: readonly string[];
}
