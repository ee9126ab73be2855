import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { verifyRequest } from '@forceout/table';
import type { VerifyAnswer } from '@forceout/table';
import { makeCard } from '@forceout/rules/onsets';

const HELP = `forceout verify <match file> [--json]

Rolls and deals a match again from its seed and the players' nonces, and says which event is different.
Status 0: all is as it should be. 1: something differs. 2: this is no match file, or it shows no seed.`;

/** A match file holds every event of a match; longer ones are a mistake or an attack. */
const MOST_CHARACTERS = 64 * 1024 * 1024;

export async function verifyCommand(words: readonly string[]): Promise<string | null> {
  if (words.includes('--help') || words.includes('-h')) {
    process.stdout.write(`${HELP}\n`);
    return null;
  }
  const unknown = words.find((word) => word.startsWith('-') && word !== '-' && word !== '--json');
  if (unknown !== undefined) return `there is no option ${unknown}`;
  const [file, ...rest] = words.filter((word) => word !== '--json');
  if (file === undefined) return 'which match file? forceout verify --help';
  if (rest.length > 0) return `one file at a time: what is "${rest[0]}"?`;
  const input = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  if (input.length > MOST_CHARACTERS) return `the file is longer than ${MOST_CHARACTERS} characters`;
  let json: unknown;
  try {
    json = JSON.parse(input);
  } catch {
    return 'this is not JSON';
  }
  const answer = verifyRequest(json);
  if (!answer.ok) return answer.error;
  process.stdout.write(`${words.includes('--json') ? JSON.stringify(answer.value) : told(answer.value)}\n`);
  if (!answer.value.verified) process.exitCode = 1;
  return null;
}

function told({ verified, dice, rolls, deals, differences }: VerifyAnswer): string {
  const from = dice === 1 ? 'the seed' : "the seed and the players' nonces";
  if (verified)
    return `All ${rolls} rolls and ${deals} deals come from ${from}, as committed to before the match.`;
  const lines = differences.map(({ index, type, says, should }) => {
    if (index === null) return 'The seed is not the one that was committed to.';
    return `Event ${index} (${type}) says ${shown(type, says)}; ${from} give${dice === 1 ? 's' : ''} ${shown(type, should)}.`;
  });
  return lines.join('\n');
}

function shown(type: string, drawn: readonly (string | number)[]): string {
  return drawn
    .map((one) => (type === 'dealt' && typeof one === 'number' ? makeCard(one) : String(one)))
    .join(' ');
}
