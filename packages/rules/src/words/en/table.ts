import type { TableSentences } from '../../said/table-sentences.ts';
import type { Texts } from '../texts.ts';

export const table: Texts<TableSentences> = {
  'opener-closes': 'Who opened a table closes it.',
  'begun-is-played': 'A match that has begun is played or left.',
  'seated-talk': 'Only who sits at the table talks.',
  'one-phrase': 'One phrase at a time.',
  'enough-said': 'Enough has been said at this table.',
  'no-seat-here': 'You have no seat here.',
  'not-now': 'Not now.',
  'have-asked': 'You have asked for it.',
  'no-match-played': 'No match is being played.',
  'scratch-used-up': 'The scratch paper is used up.',
  'clock-goes': 'The clock goes by itself.',
  'for-a-judge': 'That is for a judge.',
  'judge-does-not-play': 'A judge does not play.',
  'seats-before-match': 'Seats are taken before the match begins.',
  'no-such-seat': 'There is no such seat.',
  'sit-there': 'You sit there already.',
  'seat-taken': 'Somebody sits there.',
  'seat-kept': 'Your seat is kept until the match is over.',
  'software-judges': 'The software judges at this table.',
  'has-judge': 'This table has a judge.',
  'who-may-judge': 'Only a judge, coach or director judges.',
  'players-do-not-judge': 'Who plays does not judge.',
  'match-begun': 'The match has begun.',
  'nonce-too-long': ({ most }) => `A nonce has at most ${most} letters.`,
};
