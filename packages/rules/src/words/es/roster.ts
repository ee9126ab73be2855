import type { Expected, RosterSentences } from '../../said/roster-sentences.ts';
import type { Texts } from '../texts.ts';

const EXPECTED: Readonly<Record<Expected, string>> = {
  'whole-number': 'un número entero',
  'number-from-1': 'un número entero desde 1',
  grade: 'un grado de 1 a 12',
  division: 'una división',
  'division-code': 'EL, MID, JR o SR',
};

export const roster: Texts<RosterSentences> = {
  'roster-no-name': 'falta el nombre',
  'roster-cell': ({ text, expected }) => `«${text}»: se espera ${EXPECTED[expected]}`,
  'roster-plays-down': ({ grade, last }) =>
    `el grado ${grade} jugaría por debajo de su división: esta acaba en el grado ${last}`,
  'roster-long-name': ({ length, most }) => `el nombre tiene ${length} letras, más de ${most}`,
  'roster-beyond': ({ text }) => `«${text}» está detrás de la última columna`,
  'roster-same-person': ({ line }) =>
    `el mismo nombre y la misma escuela que en la línea ${line}: ¿la misma persona?`,
  'roster-number-used': ({ number }) => `el número ${number} ya se usó`,
  'roster-open-quote': 'se abre una comilla y no se cierra',
  'roster-behind-quote': ({ text }) => `detrás de la comilla de cierre hay ${JSON.stringify(text)}`,
};
