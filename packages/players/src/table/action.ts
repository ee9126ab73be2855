import type { Told } from '@forceout/rules';
import type { MatchView, PublicEvent, Seat } from '@forceout/rules/match';
import type { Action } from '@forceout/table';

export type { Action } from '@forceout/table';

/** An action, and how many seconds of thought come before it. */
export interface Intent {
  readonly action: Action;
  readonly after: number;
}

/** Whoever sits at a table: a bot, a person, a program of somebody else. */
export interface Player {
  /** What to do as things stand; null to wait. Asked again whenever something has happened. */
  readonly intend: (view: MatchView, seat: Seat) => Intent | null | Promise<Intent | null>;
  /** The table did not let this happen. */
  readonly refused?: (
    action: Action,
    refusal: { readonly code: string; readonly rule: string; readonly message: Told },
  ) => void;
  /** What has happened since, as this seat may know it; told before the next question. */
  readonly happened?: (events: readonly PublicEvent[]) => void;
}
