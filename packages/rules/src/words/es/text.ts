import type { TextSentences } from '../../said/text-sentences.ts';
import type { Texts } from '../texts.ts';
import { nameOf } from './variations.ts';

const shown = (sign: string): string => (sign === ',' ? 'una coma' : sign);
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const text: Texts<TextSentences> = {
  'as-sentence': ({ what }, tell) => `${capital(tell(what))}.`,
  'in-text': ({ text: written, what }, tell) => `«${written}»: ${tell(what)}.`,
  'of-text': ({ text: written, what }, tell) => `«${written}»: ${tell(what)}`,
  'makes-restriction': ({ sign }) => `${sign} forma una Restricción, no un conjunto`,
  'grouping-round-relation': ({ sign }) => `los paréntesis encierran ${sign}, que une conjuntos enteros`,
  'grouping-round-restriction': 'los paréntesis encierran toda la Restricción',
  'restriction-needs-relation': 'una Restricción necesita = o ⊆',
  'goal-behind-set-name': 'la Meta está escrita detrás del nombre del conjunto',
  'closes-nothing': ({ sign }) => `${sign} no cierra nada`,
  'closer-missing': ({ sign }) => `falta ${sign}`,
  'operation-missing': ({ before }) => `falta una operación antes de ${shown(before)}`,
  'nothing-written': 'no hay nada escrito',
  'set-missing': ({ before }) => `falta un conjunto antes de ${shown(before)}`,
  'set-missing-at-end': 'falta un conjunto al final',
  'prime-after-set': '′ va detrás de un conjunto, nunca delante',
  'digits-make-goals': ({ sign }) => `${sign} es un número, y los números solo forman Metas`,
  'no-symbol-of-game': ({ sign }) => `${shown(sign)} no es un símbolo del juego`,
  'no-symbol-here': ({ text: written }) => `«${written}» no es un símbolo que se pueda usar aquí`,
  'number-missing': ({ before }) => `falta un número antes de ${before}`,
  'number-missing-at-end': 'falta un número al final',
  'no-sign-of-number': ({ sign }) => `${sign} no es el signo de un número; antes falta un número`,
  'turned-is-alone':
    'un cubo girado o una potencia de la base es un número por sí solo, no una cifra de otro más largo',
  'one-point': 'un número tiene un solo punto decimal',
  'point-needs-digit': 'un punto decimal necesita una cifra',
  'exponent-one-numeral': 'un exponente es un solo número',
  'exponent-one-cube': 'un exponente es un número de un solo cubo',
  'too-long-for-kit': 'Es más largo de lo que permiten los cubos de un juego.',
  'equals-between': '= solo va entre la Solución y la Meta.',
  'not-in-force': ({ sign, variations }) =>
    `${sign} no significa nada aquí: no se juega con ${variations.map(nameOf).join(' ni con ')}.`,
  'root-is-i': 'Con √ = i, √ no es una raíz.',
  'digit-ten': 'T, la cifra diez, es para las bases once y doce.',
  'digit-eleven': 'E, la cifra once, es para la base doce.',
  'digit-not-in-base': ({ digit, base }) => `La cifra ${digit} no existe en base ${base}.`,
  'powers-not-in-force': 'No se juega con Potencias de la base.',
  'exponent-too-long': 'El exponente detrás de e es demasiado largo: se pueden calcular quince cifras.',
  'only-one-is-power': ({ side }) =>
    `Solo el 1 puede ser una potencia de la base, también en ${side === 'goal' ? 'la Meta' : 'la Solución'}.`,
  'sideways-not-in-force': ({ text: written }) => `${written}: no se juega con De lado.`,
  'upside-down-not-in-force': ({ text: written }) => `${written}: no se juega con Cabeza abajo.`,
  'never-turned-twice': ({ text: written }) =>
    `${written}: un cubo de la Meta nunca está de lado y cabeza abajo a la vez.`,
  'too-many-digits': ({ text: written, most }) => `${written} tiene más de ${most} cifras.`,
  'point-before-digit': ({ text: written }) =>
    `${written}: en la Meta el punto decimal va antes de una cifra.`,
  'more-than-two-digits': ({ text: written }) => `${written} tiene más de dos cifras.`,
  'one-digit-in-solution': ({ text: written }) =>
    `${written}: en una Solución los números tienen una sola cifra.`,
};
