import type { Points, Seconds } from '../../rulebooks/procedure.ts';
import type { Rule } from '../../rulebooks/ruled.ts';
import type { Clock, Ended, HeldClock, Hold, Instant } from './clock-types.ts';
import type { Card, Cube, Mat, Pick, Place, Section, Written } from '../game/game.ts';
import type { Seat } from './seat.ts';
import type { MatchSettings } from './settings.ts';
import type { Told } from '../../said/said.ts';

export type * from './clock-types.ts';
export { HOLDS, TASKS } from './clock-types.ts';

/** What somebody did that can be taken back, in the order in which it was done. `ref` names the command. */
export type Done =
  | {
      readonly kind: 'picked';
      readonly ref: string;
      readonly seat: Seat;
      /** Who could have picked once more until then. */
      readonly mayPickAgain?: Seat | null;
    }
  | {
      readonly kind: 'goal';
      readonly ref: string;
      readonly seat: Seat;
      readonly cubes: readonly Cube[];
      readonly leftOver: readonly Cube[];
      /** What lay in the Goal section before, how it lay there, and who was still to pick. */
      readonly touched: readonly Cube[];
      readonly arranged?: string | null;
      readonly queue: readonly Picker[];
      readonly ended: Ended | null;
    }
  | {
      readonly kind: 'cube';
      readonly ref: string;
      readonly seat: Seat;
      readonly cube: Cube;
      readonly from: Place;
      /** Where it lay there. */
      readonly index: number;
      readonly to: Section;
      readonly as: 'regular' | 'bonus' | 'setter-bonus' | 'shift';
      /** A bonus cube with which a player who was passed over takes the turn. */
      readonly takesTurn?: boolean;
      readonly ended: Ended | null;
    }
  | { readonly kind: 'turn-lost'; readonly ref: string; readonly seat: Seat }
  | { readonly kind: 'challenge'; readonly ref: string; readonly seat: Seat };

export interface Picked {
  readonly by: Seat;
  readonly pick: Pick;
  /** An illegal pick that nobody pointed out is ignored. */
  readonly legal: boolean;
}

/** The cubes, cards and picks of one shake, and who did what. */
export interface Shake {
  readonly number: number;
  /** Whose shake it is by the order round the table; who is absent until the roll hands it on. */
  readonly due: Seat;
  readonly setter: Seat;
  readonly dealer: Seat;
  /** Who was to deal and did not. */
  readonly lostDeals: readonly Seat[];
  readonly begunAt: Instant;
  readonly absent: readonly Seat[];
  readonly laidOut: boolean;
  readonly rolled: boolean;
  readonly dealt: boolean;
  readonly universe: readonly Card[];
  readonly picks: readonly Picked[];
  /** Who is still to pick, in order. */
  readonly queue: readonly Picker[];
  /** Who may add a second pick until somebody else acts. */
  readonly mayPickAgain: Seat | null;
  readonly mat: Mat;
  readonly goal: string | null;
  /** How cubes lie in the Goal section; once one has touched it, it stays for the shake. */
  readonly arranged: string | null;
  /** "No Goal" was said: who agreed, and who disputes it. */
  readonly noGoal: { readonly agreed: readonly Seat[]; readonly disputer: Seat | null } | null;
  readonly setterBonus: boolean;
  /** Who set the Goal or moved last; challenges are against this player. */
  readonly lastMover: Seat | null;
  readonly lastMove: { readonly seat: Seat; readonly cube: Cube; readonly to: Section } | null;
  /** The first Goal-setter, whose penalty hangs on the Goal of whoever disputed "no Goal". */
  readonly disputed: Seat | null;
  /** Where play stood when the shake was taken up, if that was after its Goal. */
  readonly opening: { readonly turn: Seat; readonly lastMover: Seat; readonly first: boolean } | null;
  readonly acts: readonly Done[];
}

/** What is written, and why. */
export type Occasion =
  | {
      readonly kind: 'challenge';
      readonly claim: 'now' | 'impossible';
      /** Two only where a book makes both who lifted the block at once Challengers. */
      readonly challengers: readonly Seat[];
      readonly mover: Seat;
      readonly third: Seat | null;
      readonly at: Instant;
    }
  | {
      readonly kind: 'no-goal';
      readonly challenger: Seat;
      /** Who lifted the block at the same instant and is a Challenger too, where the book says so. */
      readonly also?: Seat;
      readonly setter: Seat;
      readonly third: Seat | null;
      /** Logs of older versions do not say it. */
      readonly at?: Instant;
    }
  | Forceout
  | { readonly kind: 'stop' };

/** The last cube was moved and everybody writes. */
export interface Forceout {
  readonly kind: 'forceout';
  readonly mover: Seat;
  readonly challengeUntil: Instant | null;
}

export type CheckDecision =
  | 'undecided'
  | 'accepted'
  /** Gave a reason that does not hold; may still give another. */
  | 'failed'
  /** A failed proof of ambiguity, after which the book allows no other objection. */
  | 'must-accept'
  | 'showed-it-wrong'
  /** Gave a reason in vain and has no other. */
  | 'nothing-more'
  | 'out-of-time';

export interface Check {
  readonly seat: Seat;
  readonly decision: CheckDecision;
  readonly triedAmbiguity: boolean;
  /** Wants the judge's answer, where both checkers must want it. */
  readonly asks?: boolean;
}

/** The paper of one player who must write or may; which of the two follows from the occasion and from `says`. */
export interface Paper {
  readonly seat: Seat;
  readonly state: 'writing' | 'presented' | 'declined';
  /** A Third Party who named the side they join before writing or declining. */
  readonly joined: Seat | null;
  /** What a Third Party has said about presenting; it is not taken back. */
  readonly says?: 'presents' | 'does-not-present';
  readonly written: readonly Written[];
  readonly changed: boolean;
  readonly checks: readonly Check[];
  readonly verdict: 'correct' | 'incorrect' | null;
}

export interface Picker {
  readonly seat: Seat;
  /** How many picks this player still owes. */
  readonly owes: number;
  readonly illegalTries: number;
}

export type Phase =
  | {
      readonly kind: 'choosing-setter';
      readonly rolling: readonly Seat[];
      readonly faces: readonly (Cube | null)[];
    }
  | { readonly kind: 'between-shakes'; readonly setter: Seat }
  | { readonly kind: 'rolling' }
  | { readonly kind: 'picking'; readonly queue: readonly Picker[] }
  | {
      readonly kind: 'goal';
      readonly setter: Seat;
      readonly disputing: boolean;
    }
  | { readonly kind: 'no-goal'; readonly agreed: readonly Seat[] }
  | {
      readonly kind: 'moving';
      readonly turn: Seat;
      readonly first: boolean;
      /** The cube of a bonus move whose regular move is still to come. */
      readonly bonus: Cube | null;
    }
  | {
      readonly kind: 'writing';
      readonly occasion: Occasion;
      readonly papers: readonly Paper[];
      /** What a challenge after the last cube interrupted. */
      readonly before?: { readonly occasion: Forceout; readonly papers: readonly Paper[] };
    }
  | {
      readonly kind: 'checking';
      readonly occasion: Occasion;
      readonly papers: readonly Paper[];
      readonly current: Seat | null;
      readonly before?: { readonly occasion: Forceout; readonly papers: readonly Paper[] };
    }
  | { readonly kind: 'signing'; readonly signed: readonly Seat[] }
  | { readonly kind: 'finished'; readonly points: readonly Points[] };

/** The challenge block in somebody's hand. */
export interface Block {
  readonly holders: readonly Seat[];
  readonly at: Instant;
  /** The command that lifted it first. */
  readonly ref: string;
}

export const FAULTS = [
  'invalid-challenge',
  'illegal-bonus',
  'illegal-variation',
  'last-cube-forbidden',
  'relation-forbidden',
  'out-of-turn',
  'too-many-cards',
  'too-few-cards',
  'two-cubes-without-bonus',
  'shift-illegal',
  'other',
] as const;
export type FaultName = (typeof FAULTS)[number];

/** Legal acts that can insulate an error. */
export type Act = 'pick' | 'goal' | 'move' | 'challenge' | 'write' | 'check';

/** The inverse of an illegal act, and of nothing else. */
export type Undo =
  /** All that was done under the fault's command. */
  | { readonly kind: 'acts' }
  /** Of the cubes of that command this one. */
  | { readonly kind: 'cube'; readonly cube: Cube; readonly as: 'regular' | 'bonus' }
  /** Of a leader's bonus move the second cube; the first one stays as the move. */
  | { readonly kind: 'second-cube'; readonly cube: Cube }
  /** The last cube comes back from Forbidden, and any challenge to it is set aside. */
  | { readonly kind: 'last-cube'; readonly cube: Cube }
  | { readonly kind: 'pick'; readonly picked: Picked; readonly tries: number }
  | { readonly kind: 'extra-cards'; readonly keep: number }
  /** The clock of whoever is to deal or to roll; older logs do not have it. */
  | { readonly kind: 'deal'; readonly keep: boolean; readonly ended?: Ended | null }
  | { readonly kind: 'roll'; readonly laidOut?: readonly Cube[]; readonly ended?: Ended | null }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'nothing' };

/** An illegal procedure that has happened at a table and can still be pointed out. */
export interface Fault {
  /** Every name under which it may be charged. */
  readonly names: readonly FaultName[];
  readonly by: Seat;
  /** The command that was illegal. */
  readonly ref: string;
  readonly rule: Rule;
  /** Older logs have the sentence itself. */
  readonly message: Told;
  readonly penalty: { readonly points: Points; readonly rule: Rule };
  readonly undo: Undo;
  readonly insulatedBy: readonly Act[];
}

/** An illegal procedure that an opponent has charged: from then on everybody knows of it. */
export interface PointedOut {
  readonly by: Seat;
  readonly against: Seat;
  readonly what: FaultName;
  readonly rule: Rule;
}

/** A line of the scoresheet: every point has a reason. */
export interface Entry {
  readonly seat: Seat;
  readonly points: Points;
  readonly rule: Rule;
  /** A correction has the words of whoever made it; older logs have ours, too. */
  readonly why: Told;
  readonly kind: 'shake' | 'penalty' | 'correction';
  readonly shake: number;
}

/** A penalty that waits for a judge's initials. */
export interface Awaiting {
  /** The commands under which a judge may know it: the one that earned it and the one that called for it. */
  readonly refs: readonly string[];
  readonly entry: Entry;
}

export interface ShakeResult {
  readonly number: number;
  /** Null for a void shake. */
  readonly scores: readonly Points[] | null;
}

/** The Solutions that decided a shake, as they were ruled on: people look at them after the score. */
export interface Shown {
  readonly shake: number;
  readonly occasion: Occasion;
  readonly papers: readonly Paper[];
}

/** Why a chair is empty for the rest of the round. */
export interface Gone {
  readonly seat: Seat;
  readonly why: 'not-come' | 'left' | 'disqualified' | 'sits-out';
}

/** IX-C, XII-B-2: a ruling that takes a player's match points and leaves the others' as they are. */
export interface Zeroed {
  readonly seat: Seat;
  readonly rule: Rule;
  readonly why: Told;
  /** What the player has for the round instead. */
  readonly points: Points;
}

/** What a player asks the others to agree to take back. */
export interface TakeBack {
  readonly by: Seat;
  readonly ref: string;
  readonly reason: string;
  readonly agreed: readonly Seat[];
}

export interface Match {
  readonly settings: MatchSettings;
  readonly totals: readonly Points[];
  readonly sheet: readonly Entry[];
  readonly awaiting: readonly Awaiting[];
  readonly warnings: readonly Seat[];
  /** Players who appeal a ruling; who signs the sheet gives the appeal up. */
  readonly appeals: readonly Seat[];
  readonly appealsAnswered: readonly { readonly seat: Seat; readonly upheld: boolean }[];
  /** Who has taken part in a shake. */
  readonly played: readonly Seat[];
  readonly gone: readonly Gone[];
  /** Who says of whom that they have left, at a table without a judge. */
  readonly noted: readonly { readonly by: Seat; readonly seat: Seat }[];
  readonly zeroed: readonly Zeroed[];
  /** A judge was called: nothing moves until play goes on. */
  readonly paused: { readonly at: Instant; readonly reason: string } | null;
  readonly takeBack: TakeBack | null;
  readonly results: readonly ShakeResult[];
  /** Of the last shake that was written for. */
  readonly shown: Shown | null;
  readonly round: {
    readonly startedAt: Instant;
    readonly givenBack: number;
    readonly state: 'open' | 'last-shake' | 'stopped';
  };
  /** The latest instant that the match has seen. */
  readonly now: Instant;
  readonly shake: Shake | null;
  readonly phase: Phase;
  readonly clocks: readonly Clock[];
  readonly held: readonly HeldClock[];
  /** What holds clocks now, and since when. */
  readonly holds: readonly { readonly by: Hold; readonly since: Instant }[];
  /** How long clocks have stood still in this match. */
  readonly stood: Seconds;
  readonly block: Block | null;
  readonly faults: readonly Fault[];
  /** In this shake. */
  readonly pointedOut: readonly PointedOut[];
  /** After two cubes without "Bonus": the Mover may take the other one back instead. */
  readonly choice: { readonly seat: Seat; readonly stays: Cube; readonly returned: Cube } | null;
  /** Each player's scratch paper, for nobody else's eyes. */
  readonly scratch: readonly string[];
}
