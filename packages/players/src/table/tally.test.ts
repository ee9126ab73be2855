import { replay } from '@forceout/rules/match';
import { expect, it } from 'vitest';
import { middleOf, play, TABLE_MODE, TEN_CARDS } from './testing.ts';
import { tally } from './tally.ts';

// R ∩ G selects three cards: Now is right, and Impossible is not.
const lying = { required: 'R', permitted: 'n G', forbidden: '', resources: 'B Y U -' };
const shake = () => middleOf(TABLE_MODE, lying, { text: '3', cubes: '3' }, TEN_CARDS);

it('a challenge that is written for is right, and one that is not is wrong', () => {
  const right = play(
    shake(),
    [2, { do: 'challenge', claim: 'now' }],
    [2, { do: 'present', written: [{ restrictions: [], setName: 'R n G' }] }],
    [0, { do: 'decline' }],
    [0, { do: 'accept', writer: 2 }],
    [1, { do: 'accept', writer: 2 }],
  );
  expect(tally(replay(right.log), right.log).seats[2]).toMatchObject({
    challengesRight: 1,
    challengesWrong: 0,
  });
  const wrong = play(
    shake(),
    [2, { do: 'challenge', claim: 'impossible' }],
    [1, { do: 'present', written: [{ restrictions: [], setName: 'R n G' }] }],
    [0, { do: 'decline' }],
    [2, { do: 'accept', writer: 1 }],
    [0, { do: 'accept', writer: 1 }],
  );
  expect(tally(replay(wrong.log), wrong.log).seats[2]).toMatchObject({
    challengesRight: 0,
    challengesWrong: 1,
  });
});
