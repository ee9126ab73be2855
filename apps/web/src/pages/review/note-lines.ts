import type { Move, Note } from '@forceout/players';
import type { Told } from '@forceout/rules';
import type { Words } from '../../words/words.ts';
import { signOf } from './tell.ts';

/** A note in a sentence or two; Solutions are put into print by `print`. */
export function noteLine(
  note: Note,
  players: readonly string[],
  words: Words,
  print: (text: string) => string,
): string {
  const { notes } = words.review;
  const told = (why: Told | null): string | null => (why === null ? null : words.said(why));
  const who = players[note.seat] ?? '';
  const inPrint = <Some extends { readonly solution: string | null }>(of: Some): Some => ({
    ...of,
    solution: of.solution === null ? null : print(of.solution),
  });
  switch (note.kind) {
    case 'goal':
      return note.verdict === 'good'
        ? notes.goalGood(who, inPrint(note).solution)
        : notes.goalImpossible(who);
    case 'move':
      return moveLine(inPrint(note), who, words);
    case 'missed-challenge':
      return notes.missed(who, inPrint(note));
    case 'challenge':
      return notes.challenge(who, inPrint(note));
    case 'no-goal':
      return notes.noGoal(who, inPrint(note));
    case 'wrote':
      if (note.right) return notes.wroteRight(who);
      return joined(notes.wroteWrong(who, inPrint(note).solution), told(note.why));
    case 'wrote-nothing':
      return notes.wroteNothing(who, print(note.solution));
    case 'check':
      return joined(
        notes.check(who, players[note.writer] ?? '', note),
        note.right && note.decision === 'accepted' ? null : told(note.why),
      );
  }
}

/** The judge's own sentence comes after the coach's. */
function joined(line: string, why: string | null): string {
  return why === null ? line : `${line} ${why}`;
}

function moveLine(note: Extract<Note, { kind: 'move' }>, who: string, words: Words): string {
  const { review, pieces } = words;
  const { notes } = review;
  const move = ({ cube, to }: Move): string => notes.move(signOf(cube), pieces.places[to]);
  if (note.verdict === 'good') return notes.moveGood(who);
  if (note.verdict === 'not-known') return notes.moveNotKnown(who);
  if (note.verdict === 'already-impossible') return notes.moveAfterImpossible(who);
  const impossible = note.verdict === 'made-impossible' || note.solution === null;
  const made = impossible ? notes.madeImpossible(who) : notes.madeNow(who, note.solution);
  if (note.verdict === 'no-safe-move') return `${made} ${notes.noSafeMove}`;
  if (note.safe.length > 0)
    return `${made} ${notes.safeMoves(note.safe.map(move).join('; '), note.moreSafe)}`;
  if (note.bonus === null) return made;
  return `${made} ${notes.safeBonus(signOf(note.bonus.bonus), move(note.bonus.move))}`;
}
