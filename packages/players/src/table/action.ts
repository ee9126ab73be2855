import type { Deed, Instant, MatchView, Seat } from '@forceout/rules/match';

/** What only dice, the clock or a judge can say. */
type NotAPlayers =
  | 'roll-for-setter'
  | 'roll'
  | 'deal'
  | 'wait'
  | 'last-shake'
  | 'stop-round'
  | 'give-back'
  | 'absent'
  | 'arrive'
  | `judge-${string}`;

/** What a player does. A player asks for a roll and never says what was rolled. */
export type Action =
  | Exclude<Deed, { readonly do: NotAPlayers }>
  | { readonly do: 'roll-for-setter' }
  | { readonly do: 'roll' }
  | { readonly do: 'deal'; readonly count: number };

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
    refusal: { readonly code: string; readonly rule: string; readonly message: string },
  ) => void;
  /** Everything that happened, for screens and notes; not for thinking. */
  readonly saw?: (view: MatchView, at: Instant) => void;
}
