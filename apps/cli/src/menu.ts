import { createInterface } from 'node:readline/promises';
import type { Interface } from 'node:readline/promises';
import { goalSaid, judgeSaid, readPickWords, variationSaid } from '@forceout/formats';
import type { Result, Said } from '@forceout/rules';
import { bookNamed, books } from './house-rules.ts';
import { askPosition, FIRST_SHAKE, gameOf } from './menu-position.ts';
import type { Draft } from './menu-position.ts';
import { showSolve } from './show-play.ts';
import { showGoal, showJudge, showVariation } from './show.ts';
import { solveSaid } from '@forceout/players';
import { paint, rows } from './style.ts';
import { language, told, words } from './words/language.ts';
import { sectionIn } from '@forceout/rules/sections';
import { titleIn } from '@forceout/rules/titles';

/** Asks one question; an empty answer takes what stands in brackets. Null when the input has ended. */
export type Ask = (question: string, standard?: string) => Promise<string | null>;

function choices(): readonly (readonly [string, string])[] {
  const { judge, goal, pick, section, solve, quit } = words().menu.choices;
  return [
    ['1', judge],
    ['2', goal],
    ['3', pick],
    ['4', section],
    ['5', solve],
    ['q', quit],
  ];
}

/** The interactive menu, for `npx forceout` without a command. */
export async function menuCommand(): Promise<null> {
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY,
  });
  const ask = asker(lines);
  say(`${paint('Forceout', 'bold')}: ${words().menu.about}`);
  let draft: Draft = FIRST_SHAKE.onsets;
  for (;;) {
    say(`\n${rows(choices())}`);
    const choice = await ask(words().menu.what, 'q');
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
    say(words().menu.oneOfThem);
    return draft;
  }
  const position = await askPosition(ask, draft, choice === '1' || choice === '5' ? 'judging' : 'starting');
  if (position === null) return draft;
  if (choice === '1') await judgeOne(ask, position);
  if (choice === '2')
    tell(goalSaid({ position, goal: (await ask(words().menu.theGoal)) ?? '' }, books()), showGoal);
  if (choice === '5') tell(solveSaid({ position }, { limit: 10_000, all: 5, books: books() }), showSolve);
  if (choice === '3') {
    const pick = readPickWords((await ask(words().menu.thePick)) ?? '');
    tell(variationSaid({ position, pick }, books()), showVariation);
  }
  return position;
}

async function judgeOne(ask: Ask, position: Draft): Promise<void> {
  const written = await (gameOf(position) === 'onsets' ? askSolution(ask) : askEquation(ask));
  const said = (await ask(words().menu.wild)) ?? '';
  // The face is the first character: it may itself be =.
  const wild = said
    .split(/[\s,]+/)
    .flatMap((word) => (word.length > 2 ? [[word[0], word.slice(2)] as const] : []));
  const whole = wild.length === 0 ? written : { ...written, wild: Object.fromEntries(wild) };
  tell(judgeSaid({ position, written: [whole], explain: true }, books()), showJudge);
}

async function askSolution(ask: Ask): Promise<Draft> {
  const setName = (await ask(words().menu.setName)) ?? '';
  const restrictions = ((await ask(words().menu.restrictions)) ?? '').trim();
  return restrictions === '' ? { setName } : { setName, restrictions: [restrictions] };
}

async function askEquation(ask: Ask): Promise<Draft> {
  return {
    solution: (await ask(words().menu.solution)) ?? '',
    goal: (await ask(words().menu.equals)) ?? '',
  };
}

async function lookUp(ask: Ask): Promise<void> {
  say(rows(books().map((book, index) => [String(index + 1), titleIn(book.title, language())])));
  const answer = (await ask(words().menu.whichBook, '1')) ?? '';
  const book = books()[Number(answer) - 1] ?? bookNamed(answer);
  if (book === null) return say(words().menu.noBook);
  const id = ((await ask(words().menu.whichSection, 'VII-B')) ?? '').toUpperCase();
  const found = book.sections.filter((section) => section.id.toUpperCase().startsWith(id));
  say(
    found.length === 0
      ? words().menu.noSection(book.id, id)
      : rows(found.map((section) => [section.id, sectionIn(section, language()).words])),
  );
}

function tell<T>(answer: Result<T, Said>, show: (value: T) => string): void {
  say(`\n${answer.ok ? show(answer.value) : told(answer.error)}`);
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
