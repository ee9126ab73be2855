import type { DayQuestions, JournalLine } from '@forceout/client';
import type { DaySaid, Deed, Tournament } from '@forceout/tournament';

/** Who works at this device. */
export interface DayPerson {
  readonly name: string;
  readonly role: string;
}

/** What the pages of a day show at one moment. */
export interface DayLineState {
  /** The things of the day as this person may see them; its journal is asked for apart. Null until they have arrived. */
  readonly day: Tournament | null;
  readonly id: string;
  /** Names the day in public addresses. */
  readonly code: string;
  readonly me: DayPerson;
  /** Names of deeds that this person's role has. */
  readonly may: readonly string[];
  readonly status: 'connected' | 'away';
  /** The pass was revoked, or the day is no more: nothing is shown any longer. */
  readonly gone: boolean;
  /** The clock of the hall less that of this device, in milliseconds. */
  readonly offset: number;
  /** Deeds that are sent and not yet on disk. */
  readonly waiting: number;
  /** What was done on this device and may be taken back, the last at the end. */
  readonly mine: readonly { readonly id: string; readonly do: string }[];
}

/** Why something was not done: a sentence of the day, or what the server says in its own words, by its code. */
export interface NotDone {
  readonly code: string;
  readonly message: DaySaid | string;
}

export type DayDone = { readonly ok: true } | { readonly ok: false; readonly refusal: NotDone };

/** The way from a page to its tournament. The page draws what comes and asks for what people do; it decides nothing. */
export interface DayLine {
  readonly state: () => DayLineState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly do: (deed: Deed, reason?: string) => Promise<DayDone>;
  readonly ask: <Ask extends keyof DayQuestions>(
    ask: Ask,
    about: DayQuestions[Ask]['asked'],
  ) => Promise<DayQuestions[Ask]['answer']>;
  /** What was done, from an entry on. */
  readonly journal: (
    after: number,
  ) => Promise<{ readonly entries: readonly JournalLine[]; readonly next: number | null }>;
  readonly close: () => void;
}
