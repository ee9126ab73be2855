import type { Note } from './note.ts';
import type { Reason } from '../puzzles/puzzle.ts';
import type { Language } from '../words/language.ts';
import { goalWords } from '../words/goal.ts';
import { reasonWords } from '../words/reasons.ts';
import { inPrint } from '../words/signs.ts';
import type { GameName } from '../words/signs.ts';
import { NOTES_EN } from './note-words-en.ts';
import { NOTES_ES } from './note-words-es.ts';

/** Who did it, the names of all, and what the judge objects to: nothing where there is no objection. */
type About = [who: string, name: (seat: number) => string, reason: (why: Reason | null) => string];

/** What a coach says of one act, for each kind of note; Solutions come in print, seats by their names. */
export type NoteWords = {
  readonly [Kind in Note['kind']]: (note: Extract<Note, { readonly kind: Kind }>, ...about: About) => string;
};

const WORDS: Readonly<Record<Language, NoteWords>> = { en: NOTES_EN, es: NOTES_ES };

/** One note in a sentence or two, with the signs and colours of the cubes. */
export function noteWords(
  note: Note,
  players: readonly string[],
  game: GameName,
  language: Language = 'en',
): string {
  const name = (seat: number): string => players[seat] ?? String(seat + 1);
  const words = WORDS[language];
  // The compiler cannot see that a note and the words for its kind belong together.
  const say = words[note.kind] as (note: Note, ...more: About) => string;
  const reason = (why: Reason | null): string => (why === null ? '' : reasonWords(why, language, game));
  return say(printed(note, game, language), name(note.seat), name, reason)
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** The same with its texts as they are printed. */
function printed(note: Note, game: GameName, language: Language): Note {
  const print = (text: string | null): string | null => (text === null ? null : inPrint(game, text));
  switch (note.kind) {
    case 'wrote':
      return { ...note, text: inPrint(game, note.text), solution: print(note.solution) };
    case 'wrote-nothing':
      return { ...note, solution: inPrint(game, note.solution) };
    case 'goal': {
      const goal = game === 'equations' ? inPrint(game, note.goal) : goalWords(note.goal, language);
      return { ...note, goal, solution: print(note.solution) };
    }
    case 'move':
    case 'missed-challenge':
    case 'challenge':
    case 'no-goal':
      return { ...note, solution: print(note.solution) };
    case 'check':
      return note;
  }
}
