import { sections } from './agloa-equations-2015.sections.ts';
import { book as onsets } from './agloa-onsets-2014.ts';
import type {
  EquationsCitations,
  EquationsDivisionVariations,
  EquationsRulebook,
} from './equations-rulebook.ts';
import { ruled } from './ruled.ts';

const elementary = {
  always: [],
  list: [
    { id: 'sideways', rule: 'XIII-A-1' },
    { id: 'upside-down', rule: 'XIII-A-2' },
    { id: 'wild', rule: 'XIII-A-3', faces: ['0'], standsFor: 'numeral' },
    { id: 'factorial', rule: 'XIII-A-4', most: 2, inGoalWithMultipleOfK: true },
    { id: 'multiple-operations', rule: 'XIII-A-5', mostFactorialsInGoal: 2 },
    { id: 'three-operation-solution', rule: 'XIII-A-6', least: 3 },
    { id: 'remainder', rule: 'XIII-A-7', most: 1000 },
    { id: 'average', rule: 'XIII-A-8', season: 'even' },
    { id: 'smallest-prime', rule: 'XIII-A-9', season: 'even', most: 200 },
    { id: 'percent', rule: 'XIII-A-10', season: 'even' },
    { id: 'decimal-point', rule: 'XIII-A-11', season: 'even', mostDigits: 3 },
    { id: 'two-digit-numerals', rule: 'XIII-A-12', season: 'odd' },
    { id: 'lcm', rule: 'XIII-A-13', season: 'odd' },
    { id: 'gcf', rule: 'XIII-A-14', season: 'odd' },
    { id: 'number-of-factors', rule: 'XIII-A-15', season: 'odd', most: 200 },
  ],
} as const satisfies EquationsDivisionVariations;

const middle = {
  always: [],
  list: [
    { id: 'sideways', rule: 'XIII-B-1' },
    { id: 'upside-down', rule: 'XIII-B-2' },
    { id: 'wild', rule: 'XIII-B-3', faces: ['0'], standsFor: 'symbol' },
    { id: 'factorial', rule: 'XIII-B-4', most: 2, inGoalWithMultipleOfK: true },
    { id: 'multiple-operations', rule: 'XIII-B-5', mostFactorialsInGoal: 2 },
    { id: 'base', rule: 'XIII-B-6', bases: [8, 9, 10], tenFrom: null, elevenFrom: null },
    { id: 'multiple-of-k', rule: 'XIII-B-7', least: 6, most: 11, goalWithin: 1000 },
    { id: 'average', rule: 'XIII-B-8', season: 'even' },
    { id: 'percent', rule: 'XIII-B-9', season: 'even' },
    { id: 'decimal-point', rule: 'XIII-B-10', season: 'even', mostDigits: 3 },
    { id: 'number-of-factors', rule: 'XIII-B-11', season: 'odd', most: 1000 },
    { id: 'exponent', rule: 'XIII-B-12', season: 'odd' },
    { id: 'powers-of-the-base', rule: 'XIII-B-13', season: 'odd' },
  ],
} as const satisfies EquationsDivisionVariations;

const junior = {
  always: [
    { id: 'sideways', rule: 'XIII-C-1' },
    { id: 'upside-down', rule: 'XIII-C-2' },
  ],
  list: [
    { id: 'wild', rule: 'XIII-C-3', faces: ['0', 'x'], standsFor: 'symbol' },
    { id: 'powers-of-the-base', rule: 'XIII-C-4' },
    { id: 'base', rule: 'XIII-C-5', bases: [8, 9, 11, 12], tenFrom: 11, elevenFrom: 12 },
    { id: 'multiple-of-k', rule: 'XIII-C-6', least: 6, most: 11, goalWithin: null },
    { id: 'multiple-operations', rule: 'XIII-C-7', mostFactorialsInGoal: 2 },
    { id: 'factorial', rule: 'XIII-C-8', most: 2, inGoalWithMultipleOfK: false },
    { id: 'number-of-factors', rule: 'XIII-C-9', most: null },
    { id: 'exponent', rule: 'XIII-C-10' },
  ],
} as const satisfies EquationsDivisionVariations;

const senior = {
  always: junior.always,
  list: [
    ...junior.list,
    { id: 'imaginary', rule: 'XIII-D-11' },
    { id: 'decimal-in-goal', rule: 'XIII-D-12' },
    { id: 'log', rule: 'XIII-D-13' },
  ],
} as const satisfies EquationsDivisionVariations;

const whyRules: EquationsCitations['whyRules'] = {
  'divide-by-zero': 'III-A',
  'zeroth-root': 'III-C-2-a',
  'zero-to-nonpositive': 'III-C-2-b',
  'even-root': 'III-C-2-c',
  'even-fraction-root': 'III-C-2-d',
  'negative-to-fraction': 'III-C-2-e',
  'exponent-not-real': 'XIII-D-11-comment-b',
  'not-real': 'III-A',
  'numeral-digits': 'VII-B-4',
  'sign-alone': 'III-B-1',
};

const { procedure } = onsets;

export const book: EquationsRulebook = {
  id: 'agloa-equations-2015',
  game: 'equations',
  title: 'Equations, AGLOA tournament rules 2015-16',
  divisions: ['elementary', 'middle', 'junior', 'senior'],
  sections,
  orderOfOperations: ruled('none', 'VII-B-6-a'),
  goalMustBeWritten: ruled(true, 'VII-B-2-comment-a'),
  goalCubes: ruled({ least: 1, most: 6 }, 'IV-B'),
  goalDigits: ruled(2, 'IV-B-1'),
  solutionDigits: ruled(1, 'VII-B-4'),
  solutionCubes: ruled(2, 'VII-B-3-a'),
  wholePowersAndRoots: ruled({ elementary: true }, 'XIII-A'),
  variationLists: ruled('by-division', 'II-B'),
  variations: { elementary, middle, junior, senior },
  // Numbered anew up to the challenges; what comes after them is the league's On-Sets procedure, but for a few answers.
  procedure: {
    ...procedure,
    where: {
      ...procedure.where,
      dealing: { rule: 'II-A' },
      picking: { rule: 'II-B' },
      pickOrder: { rule: 'II-B-1' },
      goal: { rule: 'IV-A' },
      goalTouched: { rule: 'IV-B-3' },
      goalFixed: { rule: 'IV-B-3-c' },
      setterBonus: { rule: 'IV-C' },
      setterBonusCube: { rule: 'IV-C-1' },
      noGoal: { rule: 'IV-D' },
      afterBonusNoGoal: { rule: 'IV-D-1-comment-c' },
      move: { rule: 'V-B' },
      bonus: { rule: 'V-C' },
      bonusWord: { rule: 'V-C-1-comment-a' },
      challenge: { rule: 'VI-A' },
      block: { rule: 'VI-B' },
      decisionFinal: { rule: 'VII-C-1' },
    },
    words: { impossible: ruled('Impossible', 'VI-A-1'), alsoCounts: ruled([], 'VI-A') },
    firstRoll: ruled('red-cube', 'I-D'),
    bonus: {
      leader: ruled('may-not', 'V-C'),
      setterPenalty: ruled(-1, 'IV-C-2'),
      moverPenalty: ruled(-1, 'V-C-2'),
    },
    goal: {
      setBy: ruled(['saying-goal'], 'IV-B-3-a'),
      noGoal: ruled(procedure.goal.noGoal.is, 'IV-D-2'),
    },
    picking: {
      secondOfTwo: ruled(procedure.picking.secondOfTwo.is, 'II-B-3'),
      twoForAnybody: ruled(procedure.picking.twoForAnybody.is, 'II-B-3'),
      illegalPick: ruled(-1, 'II-B-2'),
      secondIllegalPick: ruled(-1, 'II-B-2'),
    },
    challenge: {
      ...procedure.challenge,
      leastResourcesForNow: ruled(2, 'VI-A-2-a'),
      penalties: {
        nowTooFewResources: ruled(-1, 'VI-A-2-a'),
        nowNothingPlayed: ruled(-1, 'VI-A-2-b'),
        oneself: ruled(-1, 'VI-B'),
        silent: ruled(-1, 'VI-B'),
        beforeGoal: ruled(-1, 'VI-B'),
        afterStop: ruled(-1, 'VI-B'),
        nowAfterLastCube: ruled(-1, 'VIII-B-comment'),
        impossibleTooLate: ruled(-1, 'VIII-B-comment'),
      },
      atTheSameTime: ruled('first-to-lift', 'VI-B-comment-a'),
    },
    checking: {
      ...procedure.checking,
      ambiguity: ruled('one-try-together-or-apart', 'VII-C-5-c'),
      failedAmbiguity: ruled('must-accept', 'VII-C-5-c'),
      askingTheJudge: ruled('no-further-objections', 'VII-C-5-d-iii'),
      appeals: ruled(false, 'VII-C-5-d-iii'),
    },
    scoring: {
      ...procedure.scoring,
      thirdParty: {
        nowWithCorrectChallenger: ruled(4, 'X-B-3'),
        nowWithWrongChallenger: ruled(6, 'X-B-3'),
        nowSilent: ruled(6, 'X-B-3'),
        impossibleWriting: ruled(6, 'X-B-3'),
        impossibleSilent: ruled(4, 'X-B-3'),
      },
    },
    time: {
      ...procedure.time,
      // No cards are dealt in Equations.
      dealing: ruled(0, 'II-A'),
      agreeingToNoGoal: ruled(60, 'IV-D'),
    },
    scoresheet: {
      ...procedure.scoresheet,
      innocentSlip: ruled('corrected-if-all-agree', 'XII-B'),
    },
  },
  citations: {
    'goal-illegal': 'VII-C-5-a',
    'goal-missing': 'VII-B-2-comment-a',
    'undefined-symbol': 'III-A',
    'illegal-expression': 'III-A',
    'too-few-cubes': 'VII-B-3-a',
    'required-unused': 'VII-B-3-b',
    'cube-unavailable': 'VII-B-3',
    'too-many-resource-cubes': 'VII-B-3-e',
    'not-wild': 'VII-C-5-f',
    'wild-inconsistent': 'VII-C-5-f',
    'variation-violated': 'VII-B-5',
    ambiguous: 'VII-B-6',
    'wrong-value': 'VII-B-2',
    uncheckable: 'XIII-C-9-comment',
  },
  goalRules: { expression: 'IV-B', numerals: 'IV-B-1', size: 'IV-B', cubes: 'IV-A', reading: 'VII-C-5-b' },
  whyRules,
  basicLevel: {
    orderOfOperations: ruled('ordinary', 'Basic III-D'),
    goalMustBeWritten: ruled(false, 'Basic III'),
    goalRules: {
      expression: 'Basic I-A',
      numerals: 'Basic I-B',
      size: 'Basic I-A',
      cubes: 'Basic I-A',
      reading: 'Basic III',
    },
    whyRules: { ...whyRules, 'numeral-digits': 'Basic III-C', 'sign-alone': 'Basic III-E' },
    citations: {
      'goal-illegal': 'Basic I-A',
      'goal-missing': 'Basic III',
      'undefined-symbol': 'Basic III-E',
      'illegal-expression': 'Basic III',
      'too-few-cubes': 'Basic III-A',
      'required-unused': 'Basic III-B',
      'cube-unavailable': 'Basic III-B',
      'too-many-resource-cubes': 'Basic IV-A-1-c',
      'not-wild': 'Basic III',
      'wild-inconsistent': 'Basic III',
      'variation-violated': 'Basic III',
      ambiguous: 'Basic III-D',
      'wrong-value': 'Basic III',
      uncheckable: 'Basic III',
    },
  },
};
