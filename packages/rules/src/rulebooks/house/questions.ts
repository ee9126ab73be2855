import { VARIATION as EQUATIONS_VARIATION } from '../../equations/shake/variations.ts';
import { VARIATION as ONSETS_VARIATION } from '../../onsets/shake/variations.ts';
import { DIVISIONS } from '../division.ts';
import type { EquationsRulebook } from '../equations-rulebook.ts';
import type { OnSetsRulebook } from '../onsets-rulebook.ts';
import type { NoGoalProcedure, Procedure } from '../procedure.ts';
import type { Ruled } from '../ruled.ts';
import type { Kind } from './kinds.ts';
import {
  COUNT,
  COUNT_OR_NULL,
  NO_GOAL,
  POINTS,
  POINTS_OR_NULL,
  SECONDS,
  SECONDS_OR_NULL,
  WORDS,
  YES_NO,
  choice,
  choices,
} from './kinds.ts';

/** A question, or questions by name. The types see to it that no question of the books is left out. */
export type Questions = Kind | { readonly [name: string]: Questions };

/** What is asked about one answer: objects are asked member by member. */
type About<A> = [A] extends [NoGoalProcedure]
  ? Kind
  : [A] extends [string | number | boolean | null | readonly unknown[]]
    ? Kind
    : { readonly [Name in keyof A]-?: About<NonNullable<A[Name]>> };

type Asked<T> = {
  readonly [Name in keyof T]-?: NonNullable<T[Name]> extends Ruled<infer A>
    ? About<A>
    : Asked<NonNullable<T[Name]>>;
};

const PROCEDURE: Asked<Omit<Procedure, 'where'>> = {
  words: { impossible: choice('Impossible', 'Never'), alsoCounts: WORDS },
  firstRoll: choice('digit-cube', 'red-cube'),
  bonus: { leader: choice('may', 'may-not'), setterPenalty: POINTS, moverPenalty: POINTS },
  goal: { setBy: choices(['saying-goal', 'time-running-out', 'turning-the-timer']), noGoal: NO_GOAL },
  picking: {
    secondOfTwo: byDivision({ kind: 'number', least: 1, most: 2, orNull: false }),
    twoForAnybody: choices(DIVISIONS),
    illegalPick: POINTS,
    secondIllegalPick: POINTS,
  },
  challenge: {
    leastResourcesForNow: COUNT,
    penalties: {
      nowTooFewResources: POINTS,
      nowNothingPlayed: POINTS,
      oneself: POINTS,
      silent: POINTS,
      beforeGoal: POINTS,
      afterStop: POINTS,
      nowAfterLastCube: POINTS,
      impossibleTooLate: POINTS,
    },
    atTheSameTime: choice('first-to-lift', 'both-challenge'),
    onForbiddenLastCube: choice('free', 'penalties-stand'),
  },
  thirdParty: choice('joins-a-side', 'may-present'),
  checking: {
    ambiguity: choice('one-try-each', 'one-try-together-or-apart'),
    failedAmbiguity: choice('other-objections-stay-open', 'must-accept'),
    askingTheJudge: choice('not-offered', 'final-question', 'no-further-objections'),
    appeals: YES_NO,
    changingWhatWasPresented: choice('not-allowed', 'makes-it-incorrect'),
    acceptingWrong: choice('after-any-challenge', 'after-impossible'),
  },
  scoring: {
    correct: POINTS,
    notCorrect: POINTS,
    thirdParty: {
      nowWithCorrectChallenger: POINTS,
      nowWithWrongChallenger: POINTS,
      nowSilent: POINTS,
      impossibleWriting: POINTS,
      impossibleSilent: POINTS,
    },
    forceoutCorrect: POINTS,
    forceoutNotCorrect: POINTS,
    stopCorrect: POINTS,
    stopNotCorrect: POINTS,
    absent: POINTS,
    late: POINTS_OR_NULL,
  },
  time: {
    rolling: SECONDS_OR_NULL,
    dealing: SECONDS,
    variation: SECONDS_OR_NULL,
    goal: SECONDS,
    firstTurn: SECONDS,
    turn: SECONDS,
    statingChallenge: SECONDS,
    impossibleAfterLastCube: SECONDS,
    writing: SECONDS,
    checking: SECONDS,
    agreeingToNoGoal: SECONDS,
    countdown: SECONDS,
    blockSkipsCountdown: YES_NO,
    additional: SECONDS,
    firstMiss: POINTS,
    secondMiss: POINTS,
    charging: SECONDS,
    correcting: SECONDS,
  },
  approval: choices(DIVISIONS),
  immediatePenaltyByTwoJudges: POINTS_OR_NULL,
  round: {
    minutes: COUNT,
    extraMinutes: COUNT,
    challengesAfterStop: choice('not-said', 'none'),
    judgesTimeGivenBack: YES_NO,
  },
  matchPoints: {
    three: {
      first: POINTS,
      twoTiedForFirst: POINTS,
      threeTiedForFirst: POINTS,
      second: POINTS,
      tiedForSecond: POINTS,
      third: POINTS,
    },
    two: { first: POINTS, tiedForFirst: POINTS, second: POINTS },
    didNotPlay: POINTS,
  },
  scoresheet: {
    innocentSlip: choice('not-said', 'corrected-if-all-agree'),
    deceitThatLowers: choice('lower-score-stands'),
    deceitThatRaises: POINTS,
  },
};

/** The parts of each way to settle a disputed "no Goal"; `kind` itself is changed only with all parts of the new way. */
export const NO_GOAL_PARTS: Readonly<Record<NoGoalProcedure['kind'], Questions>> = {
  'disputer-sets-a-goal': { seconds: SECONDS, setterPenalty: POINTS, givesUpPenalty: POINTS },
  'disputer-writes-a-solution': {
    seconds: SECONDS,
    challenger: { correct: POINTS, incorrect: POINTS },
    thirdParty: {
      correctWithChallenger: POINTS,
      correctAlone: POINTS,
      incorrect: POINTS,
      silentChallengerWrong: POINTS,
      silentChallengerRight: POINTS,
    },
    setter: { nobodyCorrect: POINTS, somebodyCorrect: POINTS },
  },
};

type Apart =
  | 'id'
  | 'house'
  | 'game'
  | 'title'
  | 'divisions'
  | 'basicLevel'
  | 'variations'
  | 'citations'
  | 'goalRules'
  | 'whyRules'
  | 'sections';

const ONSETS: Asked<Omit<OnSetsRulebook, Apart | 'procedure'>> & { readonly procedure: typeof PROCEDURE } = {
  relationCubes: everyDivision(choice('restrictions', 'laid-out', 'wild')),
  wholeRestrictionGrouped: choice('harmless', 'wrong'),
  relationsToForbiddenAt: COUNT_OR_NULL,
  setterBonusMayBeRelation: YES_NO,
  universe: everyDivision({ least: COUNT, most: COUNT }),
  tooManyCards: choice('last-dealt-go', 'extra-go'),
  variationLists: choice('by-division', 'none'),
  procedure: PROCEDURE,
};

const EQUATIONS: Asked<Omit<EquationsRulebook, Apart | 'procedure'>> & {
  readonly basicLevel: Questions;
  readonly procedure: typeof PROCEDURE;
} = {
  basicLevel: { goalMustBeWritten: YES_NO, orderOfOperations: choice('ordinary', 'none') },
  orderOfOperations: choice('ordinary', 'none'),
  goalMustBeWritten: YES_NO,
  goalCubes: { least: COUNT, most: COUNT },
  goalDigits: COUNT,
  solutionDigits: COUNT,
  solutionCubes: COUNT,
  wholePowersAndRoots: byDivision(YES_NO),
  variationLists: choice('by-division', 'none'),
  procedure: PROCEDURE,
};

function byDivision(kind: Kind) {
  return { minor: kind, elementary: kind, middle: kind, junior: kind, senior: kind } as const;
}

function everyDivision<Q extends Questions>(questions: Q) {
  return {
    minor: questions,
    elementary: questions,
    middle: questions,
    junior: questions,
    senior: questions,
  } as const;
}

/** The questions of a game's books, but for sections and variations, which have places of their own. */
export const QUESTIONS = { onsets: ONSETS, equations: EQUATIONS } as const;

type DetailKinds = Readonly<Record<string, Readonly<Record<string, Kind>>>>;

interface VariationQuestions {
  readonly ids: readonly string[];
  /** By variation and name. */
  readonly details: DetailKinds;
}

/** The variations of a game, and what is asked of each. */
export const VARIATION_QUESTIONS: Readonly<Record<'onsets' | 'equations', VariationQuestions>> = {
  onsets: asked(ONSETS_VARIATION),
  equations: asked(EQUATIONS_VARIATION),
};

function asked(
  variations: Readonly<Record<string, { readonly details: DetailKinds[string] }>>,
): VariationQuestions {
  const details = Object.fromEntries(Object.entries(variations).map(([id, one]) => [id, one.details]));
  return { ids: Object.keys(variations), details };
}

export function isKind(questions: Questions): questions is Kind {
  return typeof questions['kind'] === 'string';
}
