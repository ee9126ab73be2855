import type { Account, Note } from '@forceout/players';

type Of<Kind extends Note['kind']> = Extract<Note, { readonly kind: Kind }>;
type Claim = 'now' | 'impossible';

const CLAIM: Readonly<Record<Claim, string>> = { now: 'Now', impossible: 'Impossible' };
const SAID = { declared: 'said', agreed: 'agreed with', disputed: 'disputed' } as const;

/** What the coach says of one act. `cube to section` is worded by whoever calls. */
export const notes = {
  goalGood: (who: string, solution: string | null): string =>
    solution === null
      ? `${who} set a Goal that can be reached.`
      : `${who}’s Goal can be reached: ${solution}.`,
  goalImpossible: (who: string): string => `${who}’s Goal has no Solution. Whoever says Impossible is right.`,
  moveGood: (who: string): string => `${who}’s move is safe: no challenge is right after it.`,
  moveAfterImpossible: (who: string): string => `${who} moved; nothing could be written before that either.`,
  moveNotKnown: (who: string): string =>
    `Nothing was found against ${who}’s move; whether it is safe is not known.`,
  madeNow: (who: string, solution: string | null): string =>
    `${who}’s move made Now right${solution === null ? '' : `: ${solution}`}.`,
  madeImpossible: (who: string): string => `${who}’s move left no Solution: Impossible is right.`,
  safeMoves: (moves: string, more: boolean): string =>
    more ? `Safe instead, for instance: ${moves}.` : `Safe instead: ${moves}.`,
  safeBonus: (cube: string, move: string): string => `Safe instead: a bonus, forbid ${cube}, then ${move}.`,
  noSafeMove: 'There was no safe move.',
  move: (cube: string, section: string): string => `${cube} to ${section}`,
  missed: (who: string, { claim, solution }: Of<'missed-challenge'>): string =>
    `${who} could have said ${CLAIM[claim]} here${solution === null ? '' : `: ${solution}`}.`,
  challenge: (who: string, { claim, right, solution }: Of<'challenge'>): string => {
    const found = solution === null ? '' : `: ${solution}`;
    if (right) return `${who} was right to say ${CLAIM[claim]}${found}.`;
    return claim === 'now'
      ? `${who} was wrong to say Now: one more cube was not enough.`
      : `${who} was wrong to say Impossible. There was a Solution${found}.`;
  },
  noGoal: (who: string, { said, right, solution }: Of<'no-goal'>): string =>
    `${who} ${SAID[said]} “No Goal”, and was ${right ? 'right' : 'wrong'}${solution === null ? '' : `: ${solution}`}.`,
  wroteRight: (who: string): string => `${who} wrote a correct Solution.`,
  wroteWrong: (who: string, solution: string | null): string =>
    `${who}’s Solution is wrong.${solution === null ? '' : ` Right would have been: ${solution}.`}`,
  wroteNothing: (who: string, solution: string): string =>
    `${who} wrote nothing, but could have written: ${solution}.`,
  check: (who: string, writer: string, { decision, right }: Of<'check'>): string => {
    switch (decision) {
      case 'accepted':
        return right
          ? `${who} was right to accept ${writer}’s Solution.`
          : `${who} accepted ${writer}’s Solution, but it was wrong.`;
      case 'showed-it-wrong':
        return `${who} found what is wrong with ${writer}’s Solution.`;
      case 'failed':
        return `${who}’s objection to ${writer}’s Solution did not hold.`;
    }
  },
  signs: { turn: 'This decided the shake', error: 'Could have been better', fine: 'Well done' },
  account: {
    goodMoves: 'Safe moves',
    rightChallenges: 'Right challenges',
    falseChallenges: 'Wrong challenges',
    missedChallenges: 'Missed challenges',
    wrongSolutions: 'Wrong Solutions',
    acceptedWrong: 'Wrong ones accepted',
  } satisfies Partial<Record<keyof Account, string>>,
  ofMoves: (good: number, all: number): string => `${good} of ${all}`,
} as const;
