import type { Seat } from '@forceout/rules/match';
import { makeCard } from '@forceout/rules/onsets';
import { analystFor } from '../bots/analyst-for.ts';
import { positionWords } from '../puzzles/position-words.ts';
import { questionWords } from '../puzzles/question.ts';
import type { Language } from '../words/language.ts';
import { bracketed } from '../words/lists.ts';
import { PUZZLE_WORDS } from '../words/puzzles.ts';
import { variationWords } from '../words/variations.ts';
import { isError } from './note.ts';
import type { Note } from './note.ts';
import { noteWords } from './note-words.ts';
import type { Practice } from './practice.ts';
import type { Account, Review } from './summary.ts';

interface ReviewWords {
  readonly shake: (number: number) => string;
  readonly always: string;
  readonly variations: string;
  readonly scores: string;
  readonly asked: string;
  readonly and: string;
  readonly numbers: string;
  readonly account: (one: Account) => string;
  readonly practise: (name: string) => string;
  readonly thing: (kind: string, theme: string | null, mistakes: number) => string;
}

const EN: ReviewWords = {
  shake: (number) => `Shake ${number}`,
  always: 'Always in force',
  variations: 'Variations',
  scores: 'Points',
  and: ' and ',
  asked: 'What would you have done?',
  numbers: 'In numbers',
  account: (one) =>
    `${one.goodMoves} of ${one.moves} moves safe${one.unclearMoves === 0 ? '' : ` (${one.unclearMoves} not known)`}; challenges ${one.rightChallenges} right, ${one.falseChallenges} wrong, ${one.missedChallenges} missed; Solutions ${one.wrongSolutions} wrong, ${one.wroteNothing} not written, ${one.acceptedWrong} wrong ones accepted`,
  practise: (name) => `${name} should practise`,
  thing: (kind, theme, mistakes) =>
    bracketed(kind, [
      theme === null ? '' : `with ${theme}`,
      mistakes === 0 ? '' : mistakes === 1 ? 'one mistake' : `${mistakes} mistakes`,
    ]),
};

const ES: ReviewWords = {
  shake: (number) => `Tirada ${number}`,
  always: 'Siempre valen',
  variations: 'Variaciones',
  scores: 'Puntos',
  and: ' y ',
  asked: '¿Qué habrías hecho tú?',
  numbers: 'En números',
  account: (one) =>
    `${one.goodMoves} de ${one.moves} jugadas seguras${one.unclearMoves === 0 ? '' : ` (${one.unclearMoves} sin saberse)`}; desafíos: ${one.rightChallenges} con razón, ${one.falseChallenges} sin razón, ${one.missedChallenges} perdidos; Soluciones: ${one.wrongSolutions} malas, ${one.wroteNothing} sin escribir, ${one.acceptedWrong} malas aceptadas`,
  practise: (name) => `${name} debería practicar`,
  thing: (kind, theme, mistakes) =>
    bracketed(kind, [
      theme === null ? '' : `con ${theme}`,
      mistakes === 0 ? '' : mistakes === 1 ? 'un error' : `${mistakes} errores`,
    ]),
};

export const REVIEW_WORDS: Readonly<Record<Language, ReviewWords>> = { en: EN, es: ES };

/** What is told of a match: errors, challenges, papers and Goals; safe moves are not remarkable. */
function isRemarkable(note: Note): boolean {
  if (note.kind === 'move') return isError(note) || note.verdict === 'no-safe-move';
  return note.kind !== 'check' || !note.right || note.decision === 'showed-it-wrong';
}

/** Something to practise in words. */
export function practiceWords({ kind, theme, mistakes }: Practice, language: Language): string {
  const { kinds, themes } = PUZZLE_WORDS[language];
  return REVIEW_WORDS[language].thing(kinds[kind], theme === null ? null : themes[theme], mistakes);
}

/**
 * The whole review as text: for a seat first its mistakes as questions, then shake by shake what happened, the count, and
 * what to practise.
 */
export function reviewWords(review: Review, language: Language = 'en', seat: Seat | null = null): string {
  const words = REVIEW_WORDS[language];
  const { game, notes, accounts, players, turningPoints, shakes, always, practise } = review;
  const lines: string[] = [];
  const variation = (pick: { readonly id: string }): void => {
    const { name, says } = variationWords(pick, language, makeCard);
    lines.push(`    ${name}: ${says}`);
  };
  if (seat !== null) lines.push(...questions(review, language, seat));
  if (always.length > 0) lines.push(words.always);
  for (const id of always) variation({ id });
  for (const { shake, variations, scores } of shakes) {
    lines.push(lines.length === 0 ? words.shake(shake) : `\n${words.shake(shake)}`);
    if (variations.length > 0) lines.push(`  ${words.variations}`);
    variations.forEach(variation);
    notes.forEach((note, index) => {
      const turn = turningPoints.includes(index);
      if (note.shake !== shake || !(turn || isRemarkable(note)) || isToldBefore(notes, index)) return;
      const mark = turn ? '‼' : isError(note) ? '!' : ' ';
      lines.push(`  ${mark} ${noteWords(note, withOthers(review, index, words.and), game, language)}`);
    });
    if (scores !== null)
      lines.push(`  ${words.scores}: ${players.map((name, at) => `${name} ${scores[at]}`).join(', ')}`);
  }
  lines.push('', words.numbers);
  for (const one of accounts) lines.push(`  ${one.name}: ${words.account(one)}`);
  players.forEach((name, at) => {
    if (seat !== null && at !== seat) return;
    lines.push('', words.practise(name));
    practise[at]!.forEach((thing, index) => lines.push(`  ${index + 1}. ${practiceWords(thing, language)}`));
  });
  return lines.join('\n');
}

function isSameMiss(one: Note | undefined, other: Note | undefined): boolean {
  return (
    one?.kind === 'missed-challenge' &&
    other?.kind === 'missed-challenge' &&
    one.claim === other.claim &&
    one.solution === other.solution
  );
}

/** What two players overlooked at once is one line. */
function isToldBefore(notes: readonly Note[], index: number): boolean {
  return isSameMiss(notes[index], notes[index - 1]);
}

/** The names, with all who overlooked the same in place of the first of them. */
function withOthers({ notes, players }: Review, index: number, and: string): readonly string[] {
  const note = notes[index]!;
  const names: string[] = [];
  for (let at = index; at === index || isSameMiss(notes[at], notes[at - 1]); at++)
    names.push(players[notes[at]!.seat] ?? '');
  return players.with(note.seat, names.join(and));
}

/** The mistakes of a seat as they stood before, without what was done. */
function questions({ mistakes, notes }: Review, language: Language, seat: Seat): readonly string[] {
  const words = REVIEW_WORDS[language];
  const own = mistakes.filter(({ note }) => notes[note]?.seat === seat);
  const lines = own.flatMap(({ note, puzzle }, index) => [
    `  ${index + 1}. ${words.shake(notes[note]!.shake)}`,
    ...positionWords(puzzle, language).map((line) => `     ${line}`),
    `     ${questionWords(puzzle, analystFor(puzzle.settings), language)}`,
  ]);
  return own.length === 0 ? [] : [words.asked, ...lines, ''];
}
