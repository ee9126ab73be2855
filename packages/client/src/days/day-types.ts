/** What a tournament day says over HTTP; docs/tournaments.md tells its story. */
import type { Division, Told } from '@forceout/rules';
import type {
  Award,
  DaySaid,
  Deed,
  EchoSeat,
  Effects,
  EventStandings,
  ImportPreview,
  Kind,
  NextStep,
  Reason,
  Refusal,
  SeenChange,
  StaffRole,
  Things,
} from '@forceout/tournament';

export interface EventAsked {
  readonly id?: string;
  readonly name?: string;
  readonly rulebook: string;
  readonly division?: Division;
  readonly level?: 'basic' | 'adventurous';
  readonly season?: 'even' | 'odd';
  readonly rounds?: number;
  readonly firstTable?: number;
}

export interface DayAsked {
  readonly name: string;
  readonly preset: string;
  readonly place?: string;
  readonly dates?: readonly string[];
  readonly events: readonly EventAsked[];
}

export interface ListedDay {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly state: string;
  readonly role: StaffRole;
  readonly seq: number;
}

export interface DayPerson {
  readonly id: string;
  /** Everything is signed with it. */
  readonly name: string;
  readonly role: StaffRole;
  readonly school: string | null;
}

/** A day as one person may see it. */
export interface DayView {
  readonly id: string;
  readonly code: string;
  readonly seq: number;
  /** The server's time in milliseconds. */
  readonly now: number;
  readonly you: DayPerson;
  /** Deeds that this role may do at all. */
  readonly may: readonly Deed['do'][];
  readonly things: { readonly [K in Kind]: readonly Things[K][] };
}

export type DayAnswer = { readonly seq: number } | { readonly refusal: Refusal };

export interface JournalLine {
  readonly seq: number;
  readonly id: string;
  readonly by: string;
  readonly at: string;
  readonly reason?: string;
  readonly deed: Deed;
}

export interface ListedPass {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly school: string | null;
  readonly state: 'live' | 'revoked';
  readonly usedAt: number | null;
}

export interface HeldPass {
  readonly day: string;
  readonly code: string;
  readonly name: string;
  readonly role: StaffRole;
}

export interface SheetPhoto {
  readonly id: string;
  readonly table: string;
  readonly by: string;
  readonly at: number;
}

/** Questions that change nothing, and their answers. */
export interface DayQuestions {
  readonly today: { readonly asked: object; readonly answer: { readonly steps: readonly NextStep[] } };
  readonly line: {
    readonly asked: {
      readonly line: string;
      readonly as?: 'enter' | 'settle' | 'correct';
      /** Without it, where the number of the table is found in a round that is being collected. */
      readonly event?: string;
      readonly round?: number;
    };
    readonly answer: LineAnswer;
  };
  readonly seating: {
    readonly asked: { readonly event: string; readonly round?: number };
    readonly answer: SeatingAnswer;
  };
  readonly swap: {
    readonly asked: { readonly event: string; readonly a: string } & (
      | { readonly b: string }
      | { readonly to: number }
    );
    readonly answer: SwapAnswer;
  };
  readonly faults: {
    /** Without a round, of the one that is not closed. */
    readonly asked: { readonly event: string; readonly round?: number };
    readonly answer: readonly {
      readonly code: string;
      readonly key: string;
      readonly message: DaySaid;
      readonly accepted: boolean;
    }[];
  };
  readonly standings: {
    readonly asked: { readonly event: string; readonly after?: number };
    readonly answer: EventStandings;
  };
  readonly awards: {
    readonly asked: { readonly event: string; readonly places: number };
    readonly answer: readonly Award[];
  };
  readonly try: {
    readonly asked: { readonly deed: Deed; readonly reason?: string };
    readonly answer:
      | { readonly refusal: Refusal }
      | { readonly changes: readonly SeenChange[]; readonly effects?: Effects };
  };
  readonly roster: {
    readonly asked: { readonly event: string } & ({ readonly text: string } | { readonly base64: string });
    readonly answer: RosterAnswer;
  };
  readonly missing: {
    readonly asked: { readonly event?: string };
    readonly answer: readonly {
      readonly event: string;
      readonly round: number;
      readonly tables: readonly {
        readonly number: number;
        readonly state: string;
        readonly collected: boolean;
      }[];
      /** Milliseconds since Stop; null before it. */
      readonly since: number | null;
    }[];
  };
}

export type LineAnswer =
  | {
      readonly is: 'sheet';
      readonly table: string;
      readonly number: number;
      /** To be sent as a command; with the codes of questions that were answered with yes in `sure`. */
      readonly deed: Extract<Deed, { readonly do: 'enter' | 'settle' | 'correct' }>;
      readonly echo: readonly EchoSeat[];
      readonly questions: readonly { readonly code: string; readonly message: DaySaid }[];
      /** Why it would be refused. */
      readonly refusal?: Refusal;
      readonly effects?: Effects;
    }
  | { readonly is: 'missing'; readonly tables: readonly number[] }
  /** The last line that I typed; null if there is none to take back. */
  | { readonly is: 'undo'; readonly entry: string | null }
  /** A judge is wanted; to be sent as a command. */
  | {
      readonly is: 'call';
      readonly number: number;
      readonly deed: Extract<Deed, { readonly do: 'call' }>;
    }
  | { readonly is: 'wrong'; readonly message: DaySaid };

export type Figures = Readonly<Record<string, number>>;

export interface SeatingAnswer {
  readonly event: string;
  readonly round: number;
  readonly tables: readonly {
    readonly id: string;
    readonly number: number;
    readonly players: readonly string[];
    readonly locked: boolean;
    readonly figures: Figures;
  }[];
  readonly figures: Figures;
  readonly bound: Figures;
  readonly proven: boolean;
  readonly seed: number | null;
  readonly why: readonly {
    /** With the table's own number and people's names; `seatReason` of `@forceout/tournament/words` makes words of it. */
    readonly reason: Reason;
    /** The people of its price. */
    readonly exchange?: readonly [string, string];
  }[];
}

export interface SwapAnswer {
  readonly before: Figures;
  readonly after: Figures;
}

export interface RosterAnswer {
  readonly lines: readonly {
    readonly line: number;
    readonly outcome: ImportPreview['lines'][number]['outcome'];
    readonly what: readonly string[];
    readonly name: string;
    readonly problems: readonly { readonly column: string | number | null; readonly message: Told }[];
  }[];
  readonly counts: Readonly<Record<ImportPreview['lines'][number]['outcome'], number>>;
  /** Numbers of entrants whom the file does not name. */
  readonly missing: readonly number[];
  readonly deed: ImportPreview['deed'];
}
