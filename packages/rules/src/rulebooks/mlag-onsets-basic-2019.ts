import { book as adventurous } from './mlag-onsets-adventurous-2019.ts';
import { sections } from './mlag-onsets-basic-2019.sections.ts';
import type { DivisionVariations, OnSetsRulebook } from './onsets-rulebook.ts';
import { ruled } from './ruled.ts';

const none: DivisionVariations = { always: [], list: [] };
const cards = ruled({ least: 6, most: 12 }, 'II-B-1');
const wild = ruled('wild', 'I-B-2-d-iii');

const citations = {
  'goal-illegal': 'VII-C-3-a',
  'undefined-symbol': 'VII-C-3-d',
  'relation-in-set-name': 'VI',
  'goal-written': 'VI',
  'grouped-relation': 'VI',
  'restriction-needed': 'VI',
  'restriction-not-allowed': 'VI',
  'too-few-cubes': 'VII-B-2-a',
  'required-unused': 'VII-B-2-b',
  'cube-unavailable': 'VII-B-2',
  'too-many-resource-cubes': 'VII-B-2-e',
  'not-wild': 'I-B-2-d-iii',
  'wild-inconsistent': 'I-B-2-d-iii',
  'blank-not-wild': 'VI',
  'variation-violated': 'VI',
  ambiguous: 'VII-B-3',
  'wrong-value': 'VII-B-1',
  'not-two-solutions': 'VI',
} as const;

const { procedure } = adventurous;
const { time } = procedure;

/** The same league's game without Restrictions and variations; the numbering of VII and XI differs. */
export const book: OnSetsRulebook = {
  ...adventurous,
  id: 'mlag-onsets-basic-2019',
  title: 'Basic On-Sets, MLAG tournament rules 2019-20',
  divisions: ['minor', 'elementary', 'middle', 'junior', 'senior'],
  sections,
  citations,
  basicLevel: { citations, goalRules: adventurous.goalRules },
  relationCubes: { minor: wild, elementary: wild, middle: wild, junior: wild, senior: wild },
  wholeRestrictionGrouped: ruled('wrong', 'VI'),
  relationsToForbiddenAt: ruled(null, 'IV-B'),
  setterBonusMayBeRelation: ruled(true, 'III-C-1'),
  universe: { minor: cards, elementary: cards, middle: cards, junior: cards, senior: cards },
  tooManyCards: ruled('extra-go', 'II-B-2'),
  variationLists: ruled('none', 'II-B'),
  variations: { minor: none, elementary: none, middle: none, junior: none, senior: none },
  procedure: {
    ...procedure,
    where: {
      ...procedure.where,
      picking: { rule: 'II-B' },
      pickOrder: { rule: 'II-B' },
      bonusWord: { rule: 'IV-C-comment-a' },
      decisionFinal: { rule: 'VII-A-3' },
      allPresented: { rule: 'VII-C-1' },
      oneAtATime: { rule: 'VII-C-2' },
      deciding: { rule: 'VII-C-3' },
    },
    bonus: {
      leader: ruled('may', 'IV-C'),
      setterPenalty: ruled(0, 'III-C-1'),
      moverPenalty: ruled(0, 'IV-C'),
    },
    picking: {
      secondOfTwo: ruled({}, 'II-B'),
      twoForAnybody: ruled([], 'II-B'),
      illegalPick: ruled(0, 'II-B'),
      secondIllegalPick: ruled(0, 'II-B'),
    },
    challenge: {
      ...procedure.challenge,
      penalties: {
        ...procedure.challenge.penalties,
        nowTooFewResources: ruled(0, 'V-A-2-a'),
        nowNothingPlayed: ruled(0, 'V-A-2-b'),
        oneself: ruled(0, 'V-B'),
        silent: ruled(0, 'V-B'),
        nowAfterLastCube: ruled(0, 'VIII-B'),
      },
    },
    checking: {
      ambiguity: ruled('one-try-each', 'VII-C-3-c'),
      failedAmbiguity: ruled('other-objections-stay-open', 'VII-C-3-c'),
      askingTheJudge: ruled('final-question', 'VII-C-3-b-iii'),
      appeals: ruled(false, 'VII-C'),
      changingWhatWasPresented: ruled('not-allowed', 'VII-C-1-a'),
      acceptingWrong: ruled('after-impossible', 'X-A-2'),
    },
    time: {
      ...time,
      // The roll has no limit of its own: it is part of the two minutes for the Goal.
      rolling: ruled(null, 'XI-A-1-b'),
      dealing: ruled(60, 'XI-A-1-a'),
      variation: ruled(null, 'XI-A-1'),
      goal: ruled(120, 'XI-A-1-b'),
      firstTurn: ruled(120, 'XI-A-1-c'),
      turn: ruled(60, 'XI-A-1-d'),
      statingChallenge: ruled(15, 'XI-A-1-e'),
      impossibleAfterLastCube: ruled(60, 'XI-A-1-f'),
      writing: ruled(120, 'XI-A-1-g'),
      checking: ruled(120, 'XI-A-1-h'),
      blockSkipsCountdown: ruled(false, 'XI-A-3'),
    },
    approval: ruled(['minor', 'elementary', 'middle'], 'XI-A'),
    scoresheet: {
      ...procedure.scoresheet,
      innocentSlip: ruled('corrected-if-all-agree', 'XII-B'),
    },
  },
};
