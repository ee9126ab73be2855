import { readMatch } from '@forceout/formats';
import { analystFor, reviewMatch, reviewWords } from '@forceout/players';
import { pageOf } from '../help/pages.ts';
import { language, told, words as texts } from '../words/language.ts';
import { readWords } from '../words/read-words.ts';
import { matchFrom } from './match-from.ts';

/** `forceout review <match>`: the coach goes through a match. */
export async function reviewCommand(words: readonly string[]): Promise<string | null> {
  const read = readWords(words, pageOf('review'));
  if (!read.ok) return read.error;
  const { value, has, rest } = read.value;
  const input = await matchFrom(rest, 'review');
  if (!input.ok) return input.error;
  const match = readMatch(input.value);
  if (!match.ok) return told(match.error);
  const { settings } = match.value.match;
  const player = value('player');
  const seat = player === null ? null : settings.players.indexOf(player);
  if (seat !== null && seat < 0) return texts().reading.played(settings.players);
  const review = reviewMatch(match.value.events, analystFor(settings));
  process.stdout.write(`${has('json') ? JSON.stringify(review) : reviewWords(review, language(), seat)}\n`);
  return null;
}
