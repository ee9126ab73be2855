import type { MatchHeader } from '@forceout/formats';
import type { Account, Mistake, Note, Review } from '@forceout/players';
import type {
  Card,
  Entry,
  EventOf,
  Mat,
  MatchEvent,
  MatchSettings,
  ShakeResult,
} from '@forceout/rules/match';

/** The events that a review stops at; clocks, phases and the like only follow from these. */
export const TOLD = [
  'setter-rolled',
  'laid-out',
  'rolled',
  'rolled-again',
  'dealt',
  'picked',
  'pick-withdrawn',
  'pick-lost',
  'goal-set',
  'no-goal-declared',
  'agreed',
  'moved',
  'returned',
  'turn-lost',
  'challenged',
  'joined',
  'presented',
  'declined',
  'checked',
  'ruled',
  'pointed-out',
  'late',
  'penalized',
  'warned',
  'corrected',
  'absent',
  'scored',
  'voided',
] as const satisfies readonly MatchEvent['type'][];
export type Told = EventOf<(typeof TOLD)[number]>;

/** One moment of a match: what happened, and the table after it. */
export interface Step {
  readonly at: number;
  /** 0 before the first shake. */
  readonly shake: number;
  readonly event: Told;
  /** What was written, if something was. */
  readonly text: string | null;
  readonly universe: readonly Card[];
  readonly picks: readonly { readonly id: string }[];
  readonly goal: string | null;
  readonly mat: Mat;
  readonly totals: readonly number[];
  /** The position in the public format, once there is a Goal. */
  readonly position: Readonly<Record<string, unknown>> | null;
}

/** A match to step through. */
export interface MatchSteps {
  readonly header: MatchHeader;
  readonly game: 'onsets' | 'equations';
  readonly settings: MatchSettings;
  readonly steps: readonly Step[];
  readonly results: readonly ShakeResult[];
  readonly sheet: readonly Entry[];
  readonly totals: readonly number[];
  /** Null while the match goes on. */
  readonly points: readonly number[] | null;
}

/** What the coach says, with the step that each note is about. */
export interface CoachNotes {
  readonly notes: readonly (Note & { readonly step: number; readonly sign: NoteSign })[];
  readonly accounts: readonly Account[];
  readonly mistakes: readonly Mistake[];
  readonly practise: Review['practise'];
  readonly always: Review['always'];
}

/** `turn`: it decided the shake. `error`: it should have been done otherwise. */
export type NoteSign = 'turn' | 'error' | 'fine';
