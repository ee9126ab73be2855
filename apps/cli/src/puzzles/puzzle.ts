import { createInterface } from 'node:readline/promises';
import {
  analystFor,
  dailyPuzzle,
  grade,
  keyOf,
  positionOf,
  positionWords,
  questionWords,
  saidWords,
} from '@forceout/players';
import type { Grade, Language, Puzzle } from '@forceout/players';
import { inPrint } from '@forceout/players/words';
import { kindsFor } from '@forceout/players';
import { pageOf } from '../help/pages.ts';
import { paint } from '../style.ts';
import { language as spoken, words as texts } from '../words/language.ts';
import { readWords } from '../words/read-words.ts';
import { answerFrom } from './answer.ts';
import { kindsWanted, puzzleOf, puzzleSettings } from './wanted.ts';

/** `forceout puzzle`: asks a question, and says why the answer is right or wrong. */
export async function puzzleCommand(words: readonly string[]): Promise<string | null> {
  const read = readWords(words, pageOf('puzzle'));
  if (!read.ok) return read.error;
  const { value, has, rest } = read.value;
  if (rest.length > 0) return texts().asked.whatIs(rest[0]!);
  const settings = puzzleSettings(read.value);
  const language = spoken();
  if (!settings.ok) return settings.error;
  if (value('kind') === 'list') return say(kindsFor(settings.value).join('\n'));
  const kinds = kindsWanted(value('kind'), settings.value);
  if (!kinds.ok) return `--kind: ${kinds.error}`;
  const seed = value('seed') ?? `puzzle ${Date.now()}`;
  const puzzle = has('daily')
    ? dailyPuzzle(settings.value, new Date().toISOString().slice(0, 10))
    : puzzleOf(settings.value, kinds.value, seed, 0);
  if (puzzle === null) return texts().practice.noPuzzle;
  if (has('json')) return say(asJson(puzzle, language, value('answer')));
  say(questionLines(puzzle, language).join('\n'));
  const typed = has('key') ? null : (value('answer') ?? (await ask(puzzle)));
  if (typed === null) return say(showGrade(keyGrade(puzzle), language, 'key'));
  const answer = answerFrom(puzzle, typed);
  if (typeof answer === 'string') return texts().practice.noAnswer(answer);
  const graded = grade(puzzle, answer, analystFor(settings.value));
  say(showGrade(graded, language, 'answer'));
  if (!graded.right) process.exitCode = 1;
  return null;
}

function say(text: string): null {
  process.stdout.write(`${text}\n`);
  return null;
}

function keyGrade(puzzle: Puzzle): Grade {
  return grade(puzzle, keyOf(puzzle), analystFor(puzzle.settings));
}

/** The position and the question, line by line. */
export function questionLines(puzzle: Puzzle, language: Language): readonly string[] {
  const { task, settings } = puzzle;
  const choices = task.kind === 'spot-the-illegal' ? task.texts : [];
  return [
    ...positionWords(puzzle, language),
    '',
    paint(questionWords(puzzle, analystFor(settings), language), 'bold'),
    ...choices.map((text, index) => `  ${index + 1}. ${inPrint('equations', text)}`),
  ];
}

/** Null where nobody answers. */
async function ask({ task }: Puzzle): Promise<string | null> {
  say(paint(`(${texts().practice.typed[task.kind]})`, 'dim'));
  const lines = createInterface({ input: process.stdin, terminal: false });
  const first = await lines[Symbol.asyncIterator]().next();
  lines.close();
  return first.done === true || first.value.trim() === '' ? null : first.value;
}

function showGrade({ right, said }: Grade, language: Language, of: 'key' | 'answer'): string {
  const why = saidWords(said, language);
  if (of === 'key') return why;
  const { practice } = texts();
  return `${right ? paint(practice.right, 'bold', 'green') : paint(practice.wrong, 'bold', 'red')}  ${why}`;
}

function asJson(puzzle: Puzzle, language: Language, typed: string | null): string {
  const { seed, settings, moment, task, difficulty, themes } = puzzle;
  const answer = typed === null ? null : answerFrom(puzzle, typed);
  const graded =
    answer === null || typeof answer === 'string' ? null : grade(puzzle, answer, analystFor(settings));
  return JSON.stringify({
    seed,
    kind: task.kind,
    difficulty,
    themes,
    position: positionOf(settings, moment),
    question: questionWords(puzzle, analystFor(settings), language),
    ...(task.kind === 'spot-the-illegal' ? { texts: task.texts } : {}),
    key: saidWords(keyGrade(puzzle).said, language),
    ...(graded === null ? {} : { right: graded.right, why: saidWords(graded.said, language) }),
  });
}
