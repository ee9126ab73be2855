import type { PickSentences } from '../../said/pick-sentences.ts';
import type { Texts } from '../texts.ts';
import { inColor } from './colors.ts';
import { nameOf } from './variations.ts';

const BLANKS = { cube: 'el cubo', card: 'la carta', set: 'el conjunto' } as const;

export const pick: Texts<PickSentences> = {
  'changes-nothing': ({ what }, tell) => `${tell(what)} La variación no cambiaría nada.`,
  'none-rolled': ({ signs }) => `No salió ${signs.join(' ni ')}.`,
  'no-operation-rolled': 'No salió ninguna operación.',
  'no-digit-rolled': 'No salió ninguna cifra.',
  'only-zero-rolled': 'No salió ninguna cifra aparte del 0.',
  'no-reciprocal-rolled': 'No salió ninguna cifra con otro inverso.',
  'no-color-digit-rolled': ({ color }) =>
    `No salió ninguna cifra que se pueda usar en un cubo ${inColor(color)}.`,
  'two-digits-needed': 'Hacen falta dos cifras.',
  'blank-not-named': ({ variation, blank }) => `${nameOf(variation)}: falta decir ${BLANKS[blank]}.`,
  'blank-not-filled': ({ variation }) => `${nameOf(variation)}: falta llenar el hueco.`,
  'always-in-force': ({ variation }) =>
    `${nameOf(variation)} vale siempre en esta división; elegirla no cambia nada.`,
  'not-in-list': ({ variation }) => `${nameOf(variation)} no está entre las variaciones de esta división.`,
  'not-in-list-of-season': ({ variation }) =>
    `${nameOf(variation)} no está entre las variaciones de esta división y temporada.`,
  'already-chosen': ({ variation }) => `${nameOf(variation)} ya se eligió en esta tirada.`,
  conflicts: ({ variation, other }) =>
    `${nameOf(variation)} no es compatible con ${nameOf(other)} tal como se eligió.`,
  'may-not-be-named': ({ sign }) =>
    /\d/.test(sign)
      ? `${sign} no se puede nombrar: las cifras solo sirven para la Meta.`
      : `${sign} no se puede nombrar aquí.`,
  'card-not-dealt': ({ card }) => `La carta ${card === 'blank' ? 'vacía' : card} no está en el Universo.`,
  'blank-card-not-dealt': 'La carta vacía no está en el Universo.',
  'names-no-set': ({ set, what }, tell) => `«${set}» no nombra ningún conjunto: ${tell(what)}.`,
  'set-too-long': ({ set, symbols, most }) =>
    `«${set}» tiene ${symbols} símbolos; un Conjunto Doble tiene ${most} como mucho.`,
  'set-is-empty': ({ set }) => `Ninguna carta del Universo está en ${set}.`,
  'set-is-universe': ({ set }) => `Todas las cartas del Universo están en ${set}.`,
  'base-one-of': ({ bases, m }) => `La base es una de ${bases.join(', ')}, no ${m}.`,
  'base-leaves-no-digit': ({ m, color }) =>
    `La base ${m} no deja ninguna cifra en cubo ${inColor(color)} para la variación Exponente.`,
  'cannot-be-wild': ({ sign }) => `${sign} no puede ser comodín en esta división.`,
  'k-from-to': ({ least, most, k }) => `k es un número entero de ${least} a ${most}, no ${k}.`,
};
