import type { FileSentences } from '../../said/file-sentences.ts';
import type { Texts } from '../texts.ts';

const quoted = (all: readonly string[]): string => all.map((one) => `"${one}"`).join(', ');
const meant = (near: string | null): string => (near === null ? '' : `; ¿querías decir "${near}"?`);

export const file: Texts<FileSentences> = {
  'file-missing': 'falta',
  'file-object': 'debe ser un objeto',
  'file-object-with': ({ one, other }) => `debe ser un objeto con "${one}" y "${other}"`,
  'file-list': 'debe ser una lista',
  'file-any-text': 'debe ser un texto',
  'file-text': ({ most }) => `debe ser un texto de 1 a ${most} caracteres`,
  'file-exactly': ({ what }) => `debe ser ${what}`,
  'file-either': ({ one, other }) => `debe ser "${one}" o "${other}"`,
  'file-number': ({ orNull }) => `debe ser un número${orNull ? ' o null' : ''}`,
  'file-whole-number': ({ least, most }) => `debe ser un número entero de ${least} a ${most}`,
  'file-whole-numbers': ({ least, most }) => `debe ser una lista de números enteros de ${least} a ${most}`,
  'file-true-or-false': 'debe ser true o false',
  'file-one-of': ({ choices }) => `debe ser una de estas palabras: ${quoted(choices)}`,
  'file-list-of': ({ choices }) => `debe ser una lista de estas palabras: ${quoted(choices)}`,
  'file-words': 'debe ser una lista de palabras',
  'file-section': 'debe ser el número de una sección',
  'file-no-field': ({ near }) => `no hay ningún campo así${meant(near)}`,
  'file-id': 'debe tener letras minúsculas, cifras y guiones entre ellas',
  'file-id-built-in': ({ id }) => `"${id}" es el nombre de un reglamento del programa`,
  'file-id-taken': ({ id }) => `"${id}" es de otro archivo`,
  'file-no-rulebook': ({ id, near }) => `no hay ningún reglamento "${id}"${meant(near)}`,
  'file-no-question': ({ near }) => `no hay ninguna pregunta así${meant(near)}`,
  'file-no-question-lists': 'no hay ninguna pregunta así; las listas se cambian en "variations"',
  'file-part-by-part': ({ parts, more }) =>
    `esto se contesta parte por parte${parts.length === 0 ? '' : `: ${parts.join(', ')}${more ? ', …' : ''}`}`,
  'file-no-question-of-kind': ({ kind }) => `no hay ninguna pregunta así si la clase es "${kind}"`,
  'file-kind-needs': ({ kind }) => `falta: le hace falta a la clase "${kind}"`,
  'file-no-division': ({ near }) => `no hay ninguna división así${meant(near)}`,
  'file-not-played': ({ id, near }) => `"${id}" no se juega en esta división${meant(near)}`,
  'file-not-played-in': ({ id, division }) => `"${id}" no se juega en ${division}`,
  'file-twice': ({ id }) => `"${id}" está aquí dos veces`,
  'file-in-list': ({ id }) => `"${id}" ya está en la lista`,
  'file-no-variation': ({ id, near }) => `no hay ninguna variación "${id}"${meant(near)}`,
  'file-missing-like': 'falta: escríbelo, o di con "like" de dónde se toma',
  'file-without-variations': 'este reglamento se juega sin variaciones; contesta también "variationLists"',
  'file-least-above-most': ({ least, most }) => `el mínimo sería ${least} y el máximo ${most}`,
};
