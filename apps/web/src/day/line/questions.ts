import type { Deed, Effects, EventStandings, Refusal } from '@forceout/tournament';

/** A thing that a deed would put or take away. */
export interface WouldChange {
  readonly kind: string;
  readonly key: string;
  readonly to: unknown;
}

export interface SeatingRemark {
  readonly table: number;
  readonly text: string;
  readonly forced: boolean;
  readonly exchange?: readonly [string, string];
}

export type LineAnswer =
  | {
      readonly is: 'sheet';
      readonly table: string;
      readonly number: number;
      readonly deed: Deed;
      readonly echo: readonly {
        readonly player: string;
        readonly name: string;
        readonly total: number | null;
        readonly points: number;
        readonly sum: number;
      }[];
      readonly questions: readonly { readonly code: string; readonly message: string }[];
      readonly effects?: Effects;
    }
  | { readonly is: 'missing'; readonly tables: readonly number[] }
  | { readonly is: 'undo'; readonly entry: string | null }
  | { readonly is: 'wrong'; readonly message: string };

/** What a page may ask that changes nothing. */
export interface Questions {
  readonly line: {
    readonly line: string;
    readonly as?: 'enter' | 'settle' | 'correct';
    readonly event?: string;
    readonly round?: number;
  };
  readonly seating: { readonly event: string; readonly round?: number };
  readonly swap: { readonly event: string; readonly a: string; readonly b?: string; readonly to?: number };
  readonly faults: { readonly event: string };
  readonly standings: { readonly event: string; readonly after?: number };
  readonly try: { readonly deed: Deed; readonly reason?: string };
  readonly roster: { readonly event: string; readonly text?: string; readonly base64?: string };
}

export interface Answers {
  readonly line: LineAnswer;
  readonly seating: {
    readonly figures: {
      readonly cost: Readonly<Record<string, number>>;
      readonly bound: Readonly<Record<string, number>>;
    };
    readonly proven: boolean;
    readonly seed: number;
    readonly why: readonly SeatingRemark[];
  };
  readonly swap: {
    readonly before: Readonly<Record<string, number>>;
    readonly after: Readonly<Record<string, number>>;
    readonly worse: readonly string[];
  };
  readonly faults: readonly {
    readonly code: string;
    readonly key: string;
    readonly message: string;
    readonly accepted: boolean;
  }[];
  readonly standings: EventStandings;
  readonly try:
    | { readonly refusal: Refusal }
    | { readonly changes: readonly WouldChange[]; readonly effects?: Effects };
  readonly roster: {
    readonly lines: readonly {
      readonly line: number;
      readonly outcome: 'new' | 'changed' | 'same' | 'doubt' | 'not-read';
      readonly what: readonly string[];
      readonly problems: readonly { readonly column: string | number | null; readonly message: string }[];
    }[];
    readonly missing: readonly string[];
    readonly counts: Readonly<Record<string, number>>;
    readonly deed: Deed;
  };
}
