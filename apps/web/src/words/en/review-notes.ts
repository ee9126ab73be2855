import type { Account } from '@forceout/players';

/** What stands beside the notes of the coach; what they say comes from the coach. */
export const notes = {
  signs: { turn: 'This decided the shake', error: 'Could have been better', fine: 'Well done' },
  account: {
    goodMoves: 'Safe moves',
    rightChallenges: 'Right challenges',
    falseChallenges: 'Wrong challenges',
    missedChallenges: 'Missed challenges',
    wrongSolutions: 'Wrong Solutions',
    wroteNothing: 'Solutions not written',
    acceptedWrong: 'Wrong ones accepted',
  } satisfies Partial<Record<keyof Account, string>>,
  ofMoves: (good: number, all: number): string => `${good} of ${all}`,
} as const;
