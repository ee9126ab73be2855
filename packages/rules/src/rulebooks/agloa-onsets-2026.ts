import { book as former } from './agloa-onsets-2014.ts';
import { sections } from './agloa-onsets-2026.sections.ts';
import type { DivisionVariations, OnSetsRulebook } from './onsets-rulebook.ts';
import { ruled } from './ruled.ts';

/** The Double Set reads its − as it was called, whatever is picked after it. */
function asCalled(variations: DivisionVariations | undefined): DivisionVariations {
  const { always, list } = variations!;
  return {
    always,
    list: list.map((entry) => (entry.id === 'double-set' ? { ...entry, minus: 'as-called' } : entry)),
  };
}

const { procedure } = former;

/** The 2014 book with what changed since. */
export const book: OnSetsRulebook = {
  ...former,
  id: 'agloa-onsets-2026',
  title: 'On-Sets, AGLOA tournament rules 2026-27',
  sections,
  tooManyCards: ruled('last-dealt-go', 'II-B'),
  variations: {
    ...former.variations,
    junior: asCalled(former.variations.junior),
    senior: asCalled(former.variations.senior),
  },
  procedure: {
    ...procedure,
    // The glossary lets the former word count.
    words: { impossible: ruled('Impossible', 'V-A-1'), alsoCounts: ruled(['Never'], 'V-A-1') },
    goal: {
      ...procedure.goal,
      noGoal: ruled(
        {
          kind: 'disputer-writes-a-solution',
          seconds: 120,
          challenger: { correct: 6, incorrect: 2 },
          thirdParty: {
            correctWithChallenger: 4,
            correctAlone: 6,
            incorrect: 2,
            silentChallengerWrong: 6,
            silentChallengerRight: 2,
          },
          setter: { nobodyCorrect: 6, somebodyCorrect: 2 },
        },
        'III-D-2',
      ),
    },
    picking: {
      ...procedure.picking,
      secondOfTwo: ruled({ elementary: 2, middle: 2, junior: 2, senior: 2 }, 'II-C-3'),
    },
    challenge: {
      ...procedure.challenge,
      atTheSameTime: ruled('both-challenge', 'V-B'),
      onForbiddenLastCube: ruled('free', 'VIII-A'),
    },
    thirdParty: ruled('may-present', 'VII-A-1'),
    checking: {
      ...procedure.checking,
      ambiguity: ruled('one-try-together-or-apart', 'VII-C-5-c'),
      failedAmbiguity: ruled('must-accept', 'VII-C-5-c'),
      askingTheJudge: ruled('no-further-objections', 'VII-C-6-a'),
      appeals: ruled(true, 'VII-C-7'),
      changingWhatWasPresented: ruled('makes-it-incorrect', 'VII-C-2-a'),
    },
    scoring: {
      ...procedure.scoring,
      thirdParty: {
        nowWithCorrectChallenger: ruled(4, 'X-B-4'),
        nowWithWrongChallenger: ruled(6, 'X-B-3'),
        nowSilent: ruled(6, 'X-B-3'),
        impossibleWriting: ruled(6, 'X-B-3'),
        impossibleSilent: ruled(4, 'X-B-4'),
      },
      late: ruled(-2, 'X-D'),
    },
    time: { ...procedure.time, dealing: ruled(60, 'XI-A-1-a') },
    immediatePenaltyByTwoJudges: ruled(-1, 'IX-D'),
    round: {
      ...procedure.round,
      challengesAfterStop: ruled('none', 'XI-B-2'),
      judgesTimeGivenBack: ruled(true, 'XI-B-3'),
    },
  },
};
