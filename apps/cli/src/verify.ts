import { verifyMatch } from '@forceout/table';
import type { VerifyAnswer } from '@forceout/table';
import { makeCard } from '@forceout/rules/onsets';
import { pageOf } from './help/pages.ts';
import { matchFrom } from './reading/match-from.ts';
import { told, words as texts } from './words/language.ts';
import { readWords } from './words/read-words.ts';

export async function verifyCommand(words: readonly string[]): Promise<string | null> {
  const read = readWords(words, pageOf('verify'));
  if (!read.ok) return read.error;
  const input = await matchFrom(read.value.rest, 'verify');
  if (!input.ok) return input.error;
  const answer = verifyMatch(input.value);
  if (!answer.ok) return told(answer.error);
  process.stdout.write(`${read.value.has('json') ? JSON.stringify(answer.value) : shown(answer.value)}\n`);
  if (!answer.value.verified) process.exitCode = 1;
  return null;
}

function shown({ verified, dice, rolls, deals, differences }: VerifyAnswer): string {
  const says = texts().reading.verify;
  const nonces = dice !== 1;
  if (verified) return says.all(rolls, deals, nonces);
  const lines = differences.map(({ index, type, says: drawn, should }) =>
    index === null
      ? says.seed
      : says.event(index, type, drawnWords(type, drawn), drawnWords(type, should), nonces),
  );
  return lines.join('\n');
}

function drawnWords(type: string, drawn: readonly (string | number)[]): string {
  return drawn
    .map((one) => (type === 'dealt' && typeof one === 'number' ? makeCard(one) : String(one)))
    .join(' ');
}
