import { book as agloa } from './agloa-onsets-2014.ts';
import { sections } from './mlag-onsets-adventurous-2019.sections.ts';
import type { DivisionVariations, OnSetsRulebook } from './onsets-rulebook.ts';
import { ruled } from './ruled.ts';

const signs = 'in-required-permitted-or-resources';

const elementary = {
  always: [],
  list: [
    { id: 'required-cube', rule: 'XIII-A-1' },
    { id: 'wild-cube', rule: 'XIII-A-2', mayNotBe: ['digit'] },
    { id: 'union-intersection-interchangeable', rule: 'XIII-A-3' },
    { id: 'universe-null-interchangeable', rule: 'XIII-A-4' },
    { id: 'two-operations', rule: 'XIII-A-5' },
    { id: 'multiple-operations', rule: 'XIII-A-6', signs },
    { id: 'shift-from-permitted', rule: 'XIII-A-7', relationsToForbidden: true },
  ],
} as const satisfies DivisionVariations;

const middle = {
  always: [],
  list: [
    { id: 'required-cube', rule: 'XIII-B-1' },
    // Unlike the AGLOA books and its own Junior list, this one keeps only digits from being wild.
    { id: 'wild-cube', rule: 'XIII-B-2', mayNotBe: ['digit'] },
    { id: 'union-intersection-interchangeable', rule: 'XIII-B-3' },
    { id: 'universe-null-interchangeable', rule: 'XIII-B-4' },
    { id: 'two-operations', rule: 'XIII-B-5' },
    { id: 'multiple-operations', rule: 'XIII-B-6', signs },
    { id: 'shift-from-permitted', rule: 'XIII-B-7', relationsToForbidden: false },
    { id: 'no-null-restrictions', rule: 'XIII-B-8' },
    { id: 'absolute-value', rule: 'XIII-B-9' },
  ],
} as const satisfies DivisionVariations;

const junior = {
  always: [
    { id: 'multiple-operations', rule: 'XIII-C-1', signs },
    { id: 'union-intersection-interchangeable', rule: 'XIII-C-2' },
    { id: 'universe-null-interchangeable', rule: 'XIII-C-3' },
  ],
  list: [
    { id: 'required-cube', rule: 'XIII-C-4' },
    { id: 'wild-cube', rule: 'XIII-C-5', mayNotBe: ['digit', 'relation'] },
    { id: 'two-operations', rule: 'XIII-C-6' },
    { id: 'no-null-restrictions', rule: 'XIII-C-7' },
    { id: 'shift-from-permitted', rule: 'XIII-C-8', relationsToForbidden: false },
    { id: 'double-set', rule: 'XIII-C-9', mostSymbols: 4, minus: 'as-called' },
    { id: 'required-card', rule: 'XIII-C-10' },
    { id: 'forbidden-card', rule: 'XIII-C-10', blankMadeForbidden: 'not-allowed' },
    { id: 'blank-card-wild', rule: 'XIII-C-11' },
    { id: 'absolute-value', rule: 'XIII-C-12' },
  ],
} as const satisfies DivisionVariations;

const senior = {
  always: junior.always,
  list: [
    ...junior.list,
    { id: 'symmetric-difference', rule: 'XIII-D-13' },
    {
      id: 'two-solutions',
      rule: 'XIII-D-14',
      writing: 180,
      checking: 180,
      impossibleAfterLastCube: 120,
      leastResourcesForNow: 3,
    },
  ],
} as const satisfies DivisionVariations;

const { procedure } = agloa;
const { challenge, time } = procedure;

/** The AGLOA book of 2014, on whose numbering it stands, with what this league plays otherwise. */
export const book: OnSetsRulebook = {
  ...agloa,
  id: 'mlag-onsets-adventurous-2019',
  title: 'Adventurous On-Sets, MLAG tournament rules 2019-20',
  sections,
  basicLevel: null,
  wholeRestrictionGrouped: ruled('wrong', 'VI-B-3'),
  variations: { elementary, middle, junior, senior },
  procedure: {
    ...procedure,
    where: {
      ...procedure.where,
      goalFixed: { rule: 'III-B-2-d' },
      decisionFinal: { rule: 'VII-C-1' },
    },
    words: { impossible: ruled('Impossible', 'V-A-1'), alsoCounts: ruled(['Never'], 'V-A-1') },
    goal: {
      setBy: ruled(['saying-goal', 'time-running-out', 'turning-the-timer'], 'III-B-2-c'),
      noGoal: ruled(
        {
          kind: 'disputer-writes-a-solution',
          seconds: 120,
          challenger: { correct: 6, incorrect: 2 },
          thirdParty: {
            correctWithChallenger: 4,
            correctAlone: 4,
            incorrect: 2,
            silentChallengerWrong: 6,
            silentChallengerRight: 2,
          },
          setter: { nobodyCorrect: 6, somebodyCorrect: 2 },
        },
        'III-D-2',
      ),
    },
    challenge: {
      ...challenge,
      penalties: {
        ...challenge.penalties,
        // The book lists what costs a point; a challenge too early or too late is only set aside.
        beforeGoal: ruled(0, 'V-A'),
        afterStop: ruled(0, 'XI-B'),
        impossibleTooLate: ruled(0, 'VIII-B'),
      },
    },
    checking: {
      ...procedure.checking,
      ambiguity: ruled('one-try-together-or-apart', 'VII-C-5-c'),
      failedAmbiguity: ruled('must-accept', 'VII-C-5-c'),
      askingTheJudge: ruled('no-further-objections', 'VII-C-6-a'),
    },
    scoring: {
      ...procedure.scoring,
      stopCorrect: ruled(4, 'XI-B'),
      stopNotCorrect: ruled(2, 'XI-B'),
      absent: ruled(0, 'X-D'),
    },
    time: {
      ...time,
      dealing: ruled(60, 'XI-A-1-a'),
      secondMiss: ruled(0, 'XI-A'),
      charging: ruled(15, 'IX-A'),
    },
    round: {
      ...procedure.round,
      extraMinutes: ruled(5, 'XI-B'),
      challengesAfterStop: ruled('not-said', 'XI-B'),
    },
  },
};
