import type { Card, Cube, GoalLayout, Pick, Place, Section, Written } from '../game/game.ts';
import type { Party, Seat } from './seat.ts';
import type { FaultName, Instant } from './state.ts';
import type { Told } from '../../said/said.ts';

/** What can be asked of a match; the same words as in the referee script. */
export type Deed =
  | { readonly do: 'roll-for-setter'; readonly face: Cube }
  | { readonly do: 'begin-shake' }
  | { readonly do: 'lay-out'; readonly cubes: readonly Cube[] }
  | { readonly do: 'roll'; readonly cubes: readonly Cube[] }
  | { readonly do: 'deal'; readonly cards: readonly Card[] }
  | { readonly do: 'pick'; readonly variation: Pick }
  | { readonly do: 'bonus'; readonly cube: Cube }
  /** Cubes are put in the Goal section, or shifted about there; "Goal" is not said yet. */
  | { readonly do: 'arrange-goal'; readonly goal: GoalLayout }
  | { readonly do: 'set-goal'; readonly goal: GoalLayout }
  | { readonly do: 'turn-timer' }
  | { readonly do: 'no-goal' }
  | { readonly do: 'agree' }
  | { readonly do: 'move'; readonly cube: Cube; readonly to: Section; readonly bonus: Cube | null }
  | { readonly do: 'shift'; readonly cube: Cube; readonly to: Place }
  /** After two cubes without "Bonus": which of them goes back. */
  | { readonly do: 'return'; readonly cube: Cube }
  | { readonly do: 'lift-block' }
  /** `said` where the word was another than the book's own. */
  | {
      readonly do: 'challenge';
      readonly claim: 'now' | 'impossible' | 'no-goal';
      readonly said?: string;
    }
  | { readonly do: 'put-back' }
  /** A Third Party names the player they side with. */
  | { readonly do: 'join'; readonly player: Seat }
  | { readonly do: 'scratch'; readonly text: string }
  | { readonly do: 'present'; readonly written: readonly Written[] }
  | { readonly do: 'decline' }
  | { readonly do: 'accept'; readonly writer: Seat }
  | {
      readonly do: 'reject';
      readonly writer: Seat;
      readonly reason: string;
      readonly regrouped: readonly Written[] | null;
      /** The checkers share this one try. */
      readonly together: boolean;
    }
  | { readonly do: 'ask-judge'; readonly writer: Seat }
  /** The Solution under check needs no more words. */
  | { readonly do: 'go-on' }
  | { readonly do: 'point-out'; readonly what: FaultName; readonly text: string }
  | { readonly do: 'time-up'; readonly player: Seat }
  | { readonly do: 'wait' }
  | { readonly do: 'last-shake' }
  | { readonly do: 'stop-round' }
  | { readonly do: 'give-back'; readonly seconds: number }
  | { readonly do: 'absent'; readonly player: Seat }
  | { readonly do: 'arrive'; readonly player: Seat }
  | { readonly do: 'judge-approves'; readonly penalty: string }
  | { readonly do: 'judge-refuses'; readonly penalty: string }
  | { readonly do: 'judge-warns'; readonly player: Seat }
  | { readonly do: 'judge-penalizes'; readonly player: Seat; readonly twoJudges: boolean }
  | { readonly do: 'judge-voids-shake' }
  | {
      readonly do: 'judge-corrects';
      readonly player: Seat;
      /** The score that the player signed. */
      readonly listed: number;
      readonly intent: 'slip' | 'deceit';
      readonly agreed: readonly Seat[];
    }
  /** VII-C-7: against a judge's ruling, once a second judge was called. */
  | { readonly do: 'appeal'; readonly secondJudge: boolean }
  | { readonly do: 'judge-answers-appeal'; readonly player: Seat; readonly upheld: boolean }
  | { readonly do: 'sign' }
  /** Somebody is not there to sign. */
  | { readonly do: 'sign-for'; readonly player: Seat }
  /** A judge is called: all clocks stand still until play goes on. */
  | { readonly do: 'pause'; readonly reason: string }
  | { readonly do: 'resume' }
  | {
      readonly do: 'judge-rules-solution';
      readonly writer: Seat;
      readonly verdict: 'correct' | 'incorrect';
    }
  /** What was charged, against whom, and whether the judge finds it so. */
  | {
      readonly do: 'judge-rules-charge';
      readonly player: Seat;
      readonly what: FaultName;
      readonly upheld: boolean;
    }
  /** Who lifted the block first; two only where the book makes both Challengers. */
  | { readonly do: 'judge-names-lifter'; readonly players: readonly Seat[] }
  /** Takes back a penalty: the number of its line on the sheet. */
  | { readonly do: 'judge-reverses'; readonly entry: number; readonly reason: string }
  /** Puts the shake back to before an act: the command that did it. */
  | { readonly do: 'judge-restores'; readonly act: string }
  | {
      readonly do: 'judge-disqualifies';
      readonly player: Seat;
      readonly rounds: 'this' | 'all';
      readonly reason: string;
    }
  | {
      readonly do: 'judge-replays';
      readonly what: 'shake' | 'round';
      /** A player who sits out what is played again. */
      readonly without: Seat | null;
    }
  /** Asks the others to take back the last act. */
  | { readonly do: 'propose-take-back'; readonly reason: string }
  | { readonly do: 'answer-take-back'; readonly agrees: boolean }
  /** What a line of the sheet should say, why, and who agreed. */
  | {
      readonly do: 'correct-entry';
      readonly entry: number;
      readonly points: number;
      readonly reason: string;
      readonly agreed: readonly Seat[];
    }
  /** For good: said by oneself, by a judge, or noted by all the others where there is no judge. */
  | { readonly do: 'leave'; readonly player: Seat }
  | { readonly do: 'substitute'; readonly player: Seat; readonly name: string }
  /** The bells ring later for this table. */
  | { readonly do: 'add-time'; readonly seconds: number };

/** A deed, who does it and when; `id` is what a judge's approval refers to. */
export type Command = Deed & { readonly id: string; readonly at: Instant; readonly by: Party };
export type CommandOf<Do extends Deed['do']> = Extract<Command, { readonly do: Do }>;

export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly message: Told;
}
