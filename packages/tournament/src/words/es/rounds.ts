import type { Translated } from '@forceout/rules/words';
import type { rounds as english } from '../en/rounds.ts';

export const rounds: Translated<typeof english> = {
  'round-without-seat': (number) => `El número ${number} está aquí y no tiene asiento.`,
  'round-two-seats': (number) => `El número ${number} tiene dos asientos.`,
  'round-away-but-seated': (number) => `El número ${number} no está aquí y tiene asiento.`,
  'round-team-mates': (table) => `Dos de un equipo se sientan en la mesa ${table}.`,
  'round-number-twice': (table, event) => `La mesa ${table} también la usa «${event}».`,
  'round-missing-results': (round) =>
    `La ronda ${round} no está cerrada, y este borrador usa sus resultados.`,
  'round-book-unknown': (book) => `El reglamento «${book}» no se conoce.`,
  'round-no-division': (book) => `«${book}» no tiene lista de variaciones para esa división.`,
  'round-two-again': (number, table) =>
    `El número ${number} se sienta otra vez en una mesa de dos (mesa ${table}).`,
  'round-locked-changed': (table) => `La mesa ${table} estaba fijada y ha cambiado.`,
  'round-too-few': 'Deben estar registrados al menos dos.',
  'round-stale': 'Algo ha cambiado desde el borrador.',
  'round-conflict': (table) => `Dos anotaciones de la mesa ${table} difieren.`,
  'round-sheets': (count, twice) =>
    `${count === 1 ? 'Falta una hoja' : `Faltan ${count} hojas`} por anotar${twice ? ' dos veces' : ''}.`,
  'round-not-clean': (count, first, tell) =>
    `Queda${count === 1 ? ' un aviso' : `n ${count} avisos`} por corregir o aceptar: ${tell?.(first) ?? ''}`,
  'sheet-sure': (questions, tell) => `¿Seguro? ${questions.map((one) => tell?.(one) ?? '').join('; ')}.`,
};
