import { analystFor, grade, keyOf, positionWords, questionWords, saidWords } from '@forceout/players';
import type { Language, Puzzle } from '@forceout/players';
import { inPrint } from '@forceout/players/words';
import { html } from '@forceout/print';
import type { Html } from '@forceout/print';
import { pageOf } from '../help/pages.ts';
import { language as spoken, words as texts } from '../words/language.ts';
import { readWords, wholeNumber } from '../words/read-words.ts';
import { kindsWanted, puzzleOf, puzzleSettings } from './wanted.ts';

const MOST_PUZZLES = 100;
/** `forceout worksheet`: a page of puzzles for a class, and the key on a page of its own. */
export async function worksheetCommand(words: readonly string[]): Promise<string | null> {
  const read = readWords(words, pageOf('worksheet'));
  if (!read.ok) return read.error;
  const given = read.value;
  if (given.rest.length > 0) return texts().asked.whatIs(given.rest[0]!);
  const settings = puzzleSettings(given);
  if (!settings.ok) return settings.error;
  const kinds = kindsWanted(given.value('kinds'), settings.value);
  if (!kinds.ok) return `--kinds: ${kinds.error}`;
  const count = wholeNumber(given, 'count') ?? 10;
  if (typeof count === 'string') return count;
  if (count > MOST_PUZZLES) return texts().asked.atMost('count', MOST_PUZZLES);
  const language = spoken();
  const seed = given.value('seed') ?? new Date().toISOString().slice(0, 10);
  const puzzles = Array.from({ length: count }, (_, nth) =>
    puzzleOf(settings.value, kinds.value, seed, nth),
  ).filter((puzzle) => puzzle !== null);
  const { rulebook, division } = settings.value;
  const title =
    given.value('title') ??
    `${texts().practice.worksheet.title}: ${rulebook}, ${texts().table.divisions[division]}`;
  process.stdout.write(worksheet(puzzles, { title, seed, language }));
  return null;
}

interface Sheet {
  readonly title: string;
  readonly seed: string;
  readonly language: Language;
}

const STYLE = `@page { margin: 15mm } body { font: 11pt/1.4 system-ui, sans-serif; max-width: 180mm; margin: auto }
li { break-inside: avoid; margin-bottom: 6mm } .lies { font-family: ui-monospace, monospace; white-space: pre-wrap }
.lines { border-bottom: 1px solid #999; height: 9mm } .key { break-before: page } header { display: flex; justify-content: space-between }
footer { color: #555; font-size: 9pt }`;

export function worksheet(puzzles: readonly Puzzle[], { title, seed, language }: Sheet): string {
  const words = texts().practice.worksheet;
  const foot = html`<footer>forceout worksheet · ${words.seed} "${seed}"</footer>`;
  const page = html`<html lang="${language}">
    <head>
      <meta charset="utf-8" />
      <title>${title}</title>
      <style>
        ${{ html: STYLE }}
      </style>
    </head>
    <body>
      <main>
        <header>
          <h1>${title}</h1>
          <p>${words.name}: ____________________</p>
        </header>
        <ol>
          ${puzzles.map((puzzle) => question(puzzle, language))}
        </ol>
        ${foot}
      </main>
      <section class="key">
        <h1>${title}: ${words.key}</h1>
        <ol>
          ${puzzles.map((puzzle) => key(puzzle, language))}
        </ol>
        ${foot}
      </section>
    </body>
  </html> `;
  return `<!doctype html>\n${page.html}`;
}

function question(puzzle: Puzzle, language: Language): Html {
  const { task, settings } = puzzle;
  const choices = task.kind === 'spot-the-illegal' ? task.texts : [];
  return html`<li>
    <div class="lies">${positionWords(puzzle, language).join('\n')}</div>
    <b>${questionWords(puzzle, analystFor(settings), language)}</b>
    ${choices.map((text, index) => html`<div>${index + 1}. ${inPrint('equations', text)}</div>`)}
    <div class="lines"></div>
    <div class="lines"></div>
  </li> `;
}

function key(puzzle: Puzzle, language: Language): Html {
  const { said } = grade(puzzle, keyOf(puzzle), analystFor(puzzle.settings));
  return html`<li>${saidWords(said, language)}</li> `;
}
