import type { Division } from './division.ts';
import type { Rule, Ruled } from './ruled.ts';

/** Points are what a scoresheet adds up; penalties are negative. */
export type Points = number;
export type Seconds = number;

/** What happens when somebody disputes "No Goal". */
export type NoGoalProcedure =
  | {
      /** Whoever lifts the block has disagreed and sets a Goal. */
      readonly kind: 'disputer-sets-a-goal';
      readonly seconds: Seconds;
      /** For the first Goal-setter, unless a correct Impossible is called on the disputer's Goal in time. */
      readonly setterPenalty: Points;
      readonly givesUpPenalty: Points;
    }
  | {
      readonly kind: 'disputer-writes-a-solution';
      readonly seconds: Seconds;
      readonly challenger: { readonly correct: Points; readonly incorrect: Points };
      readonly thirdParty: {
        readonly correctWithChallenger: Points;
        readonly correctAlone: Points;
        readonly incorrect: Points;
        readonly silentChallengerWrong: Points;
        readonly silentChallengerRight: Points;
      };
      readonly setter: { readonly nobodyCorrect: Points; readonly somebodyCorrect: Points };
    };

/** The score of a Third Party who turned out correct, by what was claimed and what they did. */
export interface ThirdPartyScores {
  readonly nowWithCorrectChallenger: Ruled<Points>;
  readonly nowWithWrongChallenger: Ruled<Points>;
  readonly nowSilent: Ruled<Points>;
  readonly impossibleWriting: Ruled<Points>;
  readonly impossibleSilent: Ruled<Points>;
}

export interface TimeLimits {
  /** Null where a book gives no limit of its own to the roll. */
  readonly rolling: Ruled<Seconds | null>;
  readonly dealing: Ruled<Seconds>;
  /** Null where no variations are picked. */
  readonly variation: Ruled<Seconds | null>;
  readonly goal: Ruled<Seconds>;
  readonly firstTurn: Ruled<Seconds>;
  readonly turn: Ruled<Seconds>;
  readonly statingChallenge: Ruled<Seconds>;
  readonly impossibleAfterLastCube: Ruled<Seconds>;
  readonly writing: Ruled<Seconds>;
  readonly checking: Ruled<Seconds>;
  readonly agreeingToNoGoal: Ruled<Seconds>;
  readonly countdown: Ruled<Seconds>;
  /** Whether the countdown is skipped for a player who holds the challenge block. */
  readonly blockSkipsCountdown: Ruled<boolean>;
  readonly additional: Ruled<Seconds>;
  readonly firstMiss: Ruled<Points>;
  readonly secondMiss: Ruled<Points>;
  /** Charging illegal procedure: at once (0), or within so many seconds. */
  readonly charging: Ruled<Seconds>;
  /** What a Mover has at least to make good an illegal move. */
  readonly correcting: Ruled<Seconds>;
}

/** Penalties for challenges that do not count; 0 where they are only set aside. */
export interface InvalidChallengePenalties {
  readonly nowTooFewResources: Ruled<Points>;
  readonly nowNothingPlayed: Ruled<Points>;
  readonly oneself: Ruled<Points>;
  readonly silent: Ruled<Points>;
  readonly beforeGoal: Ruled<Points>;
  readonly afterStop: Ruled<Points>;
  readonly nowAfterLastCube: Ruled<Points>;
  readonly impossibleTooLate: Ruled<Points>;
}

/** What every book says, each under a number of its own. */
export type ProcedurePlace =
  | 'rolling'
  | 'dealing'
  | 'picking'
  | 'pickOrder'
  | 'goal'
  | 'goalTouched'
  | 'goalFixed'
  | 'setterBonus'
  | 'setterBonusCube'
  | 'noGoal'
  | 'afterBonusNoGoal'
  | 'move'
  | 'bonus'
  | 'bonusWord'
  | 'challenge'
  | 'block'
  | 'writers'
  | 'decisionFinal'
  | 'allPresented'
  | 'oneAtATime'
  | 'deciding'
  | 'lastCube'
  | 'illegal'
  | 'legalStands'
  | 'correcting'
  | 'absence'
  | 'conduct'
  | 'players'
  | 'time'
  | 'round'
  | 'matchPoints'
  | 'signing';

/** How a match is played, timed and scored: what both games ask of a rulebook. */
export interface Procedure {
  /** Where the book says what all books say. */
  readonly where: Readonly<Record<ProcedurePlace, { readonly rule: Rule }>>;
  readonly words: {
    readonly impossible: Ruled<'Impossible' | 'Never'>;
    /** Other words that count as the same challenge. */
    readonly alsoCounts: Ruled<readonly string[]>;
  };
  readonly firstRoll: Ruled<'digit-cube' | 'red-cube'>;
  readonly bonus: {
    readonly leader: Ruled<'may' | 'may-not'>;
    readonly setterPenalty: Ruled<Points>;
    readonly moverPenalty: Ruled<Points>;
  };
  readonly goal: {
    readonly setBy: Ruled<readonly ('saying-goal' | 'time-running-out' | 'turning-the-timer')[]>;
    readonly noGoal: Ruled<NoGoalProcedure>;
  };
  readonly picking: {
    /** How many the player who is not the Goal-setter must pick when two play. */
    readonly secondOfTwo: Ruled<Readonly<Partial<Record<Division, 1 | 2>>>>;
    /** Divisions in which anybody may pick two. */
    readonly twoForAnybody: Ruled<readonly Division[]>;
    readonly illegalPick: Ruled<Points>;
    readonly secondIllegalPick: Ruled<Points>;
  };
  readonly challenge: {
    readonly leastResourcesForNow: Ruled<number>;
    readonly penalties: InvalidChallengePenalties;
    readonly atTheSameTime: Ruled<'first-to-lift' | 'both-challenge'>;
    /** What an invalid challenge to a last cube in Forbidden costs. */
    readonly onForbiddenLastCube: Ruled<'free' | 'penalties-stand'>;
  };
  readonly thirdParty: Ruled<'joins-a-side' | 'may-present'>;
  readonly checking: {
    readonly ambiguity: Ruled<'one-try-each' | 'one-try-together-or-apart'>;
    readonly failedAmbiguity: Ruled<'other-objections-stay-open' | 'must-accept'>;
    readonly askingTheJudge: Ruled<'not-offered' | 'final-question' | 'no-further-objections'>;
    readonly appeals: Ruled<boolean>;
    readonly changingWhatWasPresented: Ruled<'not-allowed' | 'makes-it-incorrect'>;
    /** After which challenges a silent player who accepts a wrong Solution scores as not correct. */
    readonly acceptingWrong: Ruled<'after-any-challenge' | 'after-impossible'>;
  };
  readonly scoring: {
    readonly correct: Ruled<Points>;
    readonly notCorrect: Ruled<Points>;
    readonly thirdParty: ThirdPartyScores;
    readonly forceoutCorrect: Ruled<Points>;
    readonly forceoutNotCorrect: Ruled<Points>;
    readonly stopCorrect: Ruled<Points>;
    readonly stopNotCorrect: Ruled<Points>;
    readonly absent: Ruled<Points>;
    /** For arriving after the roll; null where the book says nothing of it. */
    readonly late: Ruled<Points | null>;
  };
  readonly time: TimeLimits;
  readonly approval: Ruled<readonly Division[]>;
  readonly immediatePenaltyByTwoJudges: Ruled<Points | null>;
  readonly round: {
    readonly minutes: Ruled<number>;
    readonly extraMinutes: Ruled<number>;
    readonly challengesAfterStop: Ruled<'not-said' | 'none'>;
    readonly judgesTimeGivenBack: Ruled<boolean>;
  };
  readonly matchPoints: {
    readonly three: Ruled<{
      readonly first: Points;
      readonly twoTiedForFirst: Points;
      readonly threeTiedForFirst: Points;
      readonly second: Points;
      readonly tiedForSecond: Points;
      readonly third: Points;
    }>;
    readonly two: Ruled<{ readonly first: Points; readonly tiedForFirst: Points; readonly second: Points }>;
    readonly didNotPlay: Ruled<Points>;
  };
  readonly scoresheet: {
    readonly innocentSlip: Ruled<'not-said' | 'corrected-if-all-agree'>;
    readonly deceitThatLowers: Ruled<'lower-score-stands'>;
    readonly deceitThatRaises: Ruled<Points>;
  };
}
