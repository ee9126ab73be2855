import { createInterface } from 'node:readline/promises';
import type { Interface } from 'node:readline/promises';
import { goalSaid, judgeSaid, readPickWords, variationSaid } from '@forceout/formats';
import type { Result } from '@forceout/rules';
import { bookById, RULEBOOKS } from '@forceout/rules';
import { askPosition, FIRST_SHAKE, gameOf } from './menu-position.ts';
import type { Draft } from './menu-position.ts';
import { showSolve } from './show-play.ts';
import { showGoal, showJudge, showVariation } from './show.ts';
import { solveRequest } from '@forceout/players';
import { paint, rows } from './style.ts';

/** Asks one question; an empty answer takes what stands in brackets. Null when the input has ended. */
export type Ask = (question: string, standard?: string) => Promise<string | null>;

const CHOICES = [
  ['1', 'judge a written Solution'],
  ['2', 'check a Goal'],
  ['3', 'check a variation pick'],
  ['4', 'look up a section of a rulebook'],
  ['5', 'find a Solution'],
  ['q', 'quit'],
] as const;

/** The interactive menu, for `npx forceout` without a command. */
export async function menuCommand(): Promise<null> {
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY,
  });
  const ask = asker(lines);
  say(`${paint('Forceout', 'bold')}: On-Sets and Equations by the exact rulebook of a league and a year.`);
  let draft: Draft = FIRST_SHAKE.onsets;
  for (;;) {
    say(`\n${rows(CHOICES)}`);
    const choice = await ask('What shall it be?', 'q');
    if (choice === null || choice === 'q') break;
    draft = await run(choice, ask, draft);
  }
  lines.close();
  return null;
}

async function run(choice: string, ask: Ask, draft: Draft): Promise<Draft> {
  if (choice === '4') {
    await lookUp(ask);
    return draft;
  }
  if (!['1', '2', '3', '5'].includes(choice)) {
    say('Please choose one of the numbers.');
    return draft;
  }
  const position = await askPosition(ask, draft, choice === '1' || choice === '5' ? 'judging' : 'starting');
  if (position === null) return draft;
  if (choice === '1') await judgeOne(ask, position);
  if (choice === '2')
    tell(
      goalSaid({ position, goal: (await ask('The Goal as it lies (3 ~2, 3/2 1; 2x 3+5):')) ?? '' }),
      showGoal,
    );
  if (choice === '5') tell(solveRequest({ position }, { limit: 10_000, all: 5 }), showSolve);
  if (choice === '3') {
    const pick = readPickWords((await ask('The pick (wild-cube B, two-operations; base 8):')) ?? '');
    tell(variationSaid({ position, pick }), showVariation);
  }
  return position;
}

async function judgeOne(ask: Ask, position: Draft): Promise<void> {
  const written = await (gameOf(position) === 'onsets' ? askSolution(ask) : askEquation(ask));
  const said = (await ask('What wild cubes stand for, as B=U (or nothing):')) ?? '';
  // The face is the first character: it may itself be =.
  const wild = said
    .split(/[\s,]+/)
    .flatMap((word) => (word.length > 2 ? [[word[0], word.slice(2)] as const] : []));
  const whole = wild.length === 0 ? written : { ...written, wild: Object.fromEntries(wild) };
  tell(judgeSaid({ position, written: [whole], explain: true }), showJudge);
}

async function askSolution(ask: Ask): Promise<Draft> {
  const setName = (await ask('The Set-Name:')) ?? '';
  const restrictions = ((await ask('Restrictions, with commas between them (or nothing):')) ?? '').trim();
  return restrictions === '' ? { setName } : { setName, restrictions: [restrictions] };
}

async function askEquation(ask: Ask): Promise<Draft> {
  return {
    solution: (await ask('The Solution:')) ?? '',
    goal: (await ask('The Goal it equals, as the writer reads it:')) ?? '',
  };
}

async function lookUp(ask: Ask): Promise<void> {
  say(rows(RULEBOOKS.map((book, index) => [String(index + 1), book.title])));
  const answer = (await ask('Which book (a number or a name)?', '1')) ?? '';
  const book = RULEBOOKS[Number(answer) - 1] ?? bookById(answer);
  if (book === null) return say('There is no such book.');
  const id = ((await ask('Which section?', 'VII-B')) ?? '').toUpperCase();
  const found = book.sections.filter((section) => section.id.toUpperCase().startsWith(id));
  say(
    found.length === 0
      ? `${book.id} has no section ${id}.`
      : rows(found.map((section) => [section.id, section.words])),
  );
}

function tell<T>(answer: Result<T, string>, show: (value: T) => string): void {
  say(`\n${answer.ok ? show(answer.value) : answer.error}`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Lines are taken one by one, so that answers may also be piped in. */
function asker(lines: Interface): Ask {
  const input = lines[Symbol.asyncIterator]();
  return async (question, standard) => {
    process.stdout.write(standard === undefined ? `${question} ` : `${question} [${standard}] `);
    const line = await input.next();
    if (line.done === true) return null;
    return line.value.trim() === '' ? (standard ?? '') : line.value.trim();
  };
}
