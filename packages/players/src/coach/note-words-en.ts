import type { Move } from '../bots/analyst.ts';
import { CUBE_WORDS } from '../words/cubes.ts';
import { movesListed } from '../words/moves.ts';
import type { NoteWords } from './note-words.ts';
import type { Note } from './note.ts';

const { cube, places } = CUBE_WORDS.en;
const CLAIMS = { now: 'Now', impossible: 'Impossible' } as const;
const SAID = { declared: 'said', agreed: 'agreed with', disputed: 'disputed' } as const;

function moving({ cube: moved, to, from }: Move): string {
  return `${cube(moved)} ${from === 'permitted' ? 'from Permitted ' : ''}to ${places[to]}`;
}

const shown = (solution: string | null): string => (solution === null ? '' : `: ${solution}`);

function verdict(note: Extract<Note, { readonly kind: 'move' }>): string {
  const impossible = note.solution === null;
  switch (note.verdict) {
    case 'good':
      return note.solution === null
        ? 'That is safe.'
        : `That is safe: ${note.solution} stays possible, and one more cube is not enough.`;
    case 'not-known':
      return 'Nothing was found against it; whether it is safe is not known.';
    case 'already-impossible':
      return 'Nothing could be written before that either.';
    case 'made-now':
      return `After that Now is right${shown(note.solution)}.`;
    case 'left-now':
      return `Now was right before it, and still is${shown(note.solution)}.`;
    case 'made-impossible':
      return 'After that nothing can be written any more: Impossible is right.';
    case 'no-safe-move':
      return impossible
        ? 'After that nothing can be written any more. There was no safe move.'
        : `After that Now is right${shown(note.solution)}. There was no safe move.`;
  }
}

function instead({ safe, moreSafe, bonus }: Extract<Note, { readonly kind: 'move' }>): string {
  if (safe.length > 0)
    return `Safe would have been ${moreSafe ? 'for instance ' : ''}${movesListed(safe, 'en')}.`;
  return bonus === null
    ? ''
    : `Safe was a bonus move: forbid ${cube(bonus.bonus)}, then ${moving(bonus.move)}.`;
}

export const NOTES_EN: NoteWords = {
  goal: ({ verdict: found, goal, solution }, who) =>
    found === 'good'
      ? `${who} set this Goal: ${goal}. It can be reached${shown(solution)}.`
      : `${who} set this Goal: ${goal}. It has no Solution: whoever says Impossible is right.`,
  move: (note, who) => `${who} moved ${moving(note.move)}. ${verdict(note)} ${instead(note)}`,
  'missed-challenge': ({ claim, solution }, who) =>
    `${who} could have said ${CLAIMS[claim]} here${shown(solution)}.`,
  challenge: ({ claim, right, solution }, who) => {
    if (right) return `${who} said ${CLAIMS[claim]}, and was right${shown(solution)}.`;
    return claim === 'now'
      ? `${who} said Now, and was wrong: one more cube was not enough.`
      : `${who} said Impossible, and was wrong. There was a Solution${shown(solution)}.`;
  },
  'no-goal': ({ said, right, solution }, who) =>
    `${who} ${SAID[said]} “No Goal”, and was ${right ? 'right' : 'wrong'}${shown(solution)}.`,
  wrote: ({ text, right, why, solution }, who, _, reason) => {
    if (right) return `${who} wrote ${text}. That is correct.`;
    const better = solution === null ? '' : `Right would have been ${solution}.`;
    return `${who} wrote ${text}. ${reason(why)} ${better}`;
  },
  'wrote-nothing': ({ solution }, who) => `${who} wrote nothing, but could have written ${solution}.`,
  check: ({ writer, decision, right, why }, who, name, reason) => {
    switch (decision) {
      case 'accepted':
        return right
          ? `${who} accepted what ${name(writer)} wrote.`
          : `${who} accepted what ${name(writer)} wrote, but it was wrong. ${reason(why)}`;
      case 'showed-it-wrong':
        return `${who} showed that ${name(writer)} was wrong. ${reason(why)}`;
      case 'failed':
        return `${who} objected to what ${name(writer)} wrote, and the objection did not hold.`;
    }
  },
};
