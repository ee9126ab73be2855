import type { Move } from '../bots/analyst.ts';
import { CUBE_WORDS } from '../words/cubes.ts';
import { movesListed } from '../words/moves.ts';
import type { NoteWords } from './note-words.ts';
import type { Note } from './note.ts';

const { cube, places } = CUBE_WORDS.es;
const CLAIMS = { now: 'Ahora', impossible: 'Imposible' } as const;
const SAID = { declared: 'dijo', agreed: 'aceptó', disputed: 'negó' } as const;

function moving({ cube: moved, to, from }: Move): string {
  return `${cube(moved)} ${from === 'permitted' ? 'de Permitidos ' : ''}a ${places[to]}`;
}

const shown = (solution: string | null): string => (solution === null ? '' : `: ${solution}`);

function verdict(note: Extract<Note, { readonly kind: 'move' }>): string {
  const impossible = note.solution === null;
  switch (note.verdict) {
    case 'good':
      return note.solution === null
        ? 'Es segura.'
        : `Es segura: ${note.solution} sigue siendo posible, y un cubo más no basta.`;
    case 'not-known':
      return 'No se encontró nada en contra; si es segura, no se sabe.';
    case 'already-impossible':
      return 'Antes tampoco se podía escribir nada.';
    case 'made-now':
      return `Después de eso Ahora es correcto${shown(note.solution)}.`;
    case 'left-now':
      return `Ahora ya era correcto antes, y lo sigue siendo${shown(note.solution)}.`;
    case 'made-impossible':
      return 'Después de eso ya no se puede escribir nada: Imposible es correcto.';
    case 'no-safe-move':
      return impossible
        ? 'Después de eso ya no se puede escribir nada. No había ninguna jugada segura.'
        : `Después de eso Ahora es correcto${shown(note.solution)}. No había ninguna jugada segura.`;
  }
}

function instead({ safe, moreSafe, bonus }: Extract<Note, { readonly kind: 'move' }>): string {
  if (safe.length > 0) return `Era seguro${moreSafe ? ', por ejemplo' : ''}: ${movesListed(safe, 'es')}.`;
  return bonus === null
    ? ''
    : `Era segura una jugada extra: prohibir ${cube(bonus.bonus)}, y después ${moving(bonus.move)}.`;
}

export const NOTES_ES: NoteWords = {
  goal: ({ verdict: found, goal, solution }, who) =>
    found === 'good'
      ? `${who} puso esta Meta: ${goal}. Se puede alcanzar${shown(solution)}.`
      : `${who} puso esta Meta: ${goal}. No tiene Solución: quien diga Imposible acierta.`,
  move: (note, who) => `${who} movió ${moving(note.move)}. ${verdict(note)} ${instead(note)}`,
  'missed-challenge': ({ claim, solution }, who) =>
    `${who} podía decir ${CLAIMS[claim]} aquí${shown(solution)}.`,
  challenge: ({ claim, right, solution }, who) => {
    if (right) return `${who} dijo ${CLAIMS[claim]}, y acertó${shown(solution)}.`;
    return claim === 'now'
      ? `${who} dijo Ahora, y se equivocó: un cubo más no bastaba.`
      : `${who} dijo Imposible, y se equivocó. Había una Solución${shown(solution)}.`;
  },
  'no-goal': ({ said, right, solution }, who) =>
    `${who} ${SAID[said]} «No hay Meta», y ${right ? 'acertó' : 'se equivocó'}${shown(solution)}.`,
  wrote: ({ text, right, why, solution }, who, _, reason) => {
    if (right) return `${who} escribió ${text}. Es correcto.`;
    const better = solution === null ? '' : `Lo correcto era ${solution}.`;
    return `${who} escribió ${text}. ${reason(why)} ${better}`;
  },
  'wrote-nothing': ({ solution }, who) => `${who} no escribió nada, pero podía escribir ${solution}.`,
  check: ({ writer, decision, right, why }, who, name, reason) => {
    switch (decision) {
      case 'accepted':
        return right
          ? `${who} aceptó lo que escribió ${name(writer)}.`
          : `${who} aceptó lo que escribió ${name(writer)}, pero estaba mal. ${reason(why)}`;
      case 'showed-it-wrong':
        return `${who} mostró que ${name(writer)} se equivocó. ${reason(why)}`;
      case 'failed':
        return `${who} objetó lo que escribió ${name(writer)}, y la objeción no valió.`;
    }
  },
};
