import type { Translated } from '@forceout/rules/words';
import type { checks as english } from '../en/checks.ts';

const list = (figures: readonly (number | null)[]): string =>
  figures.map((figure) => figure ?? '–').join(', ');

export const checks: Translated<typeof english> = {
  'sheet-total': (player, total, sum) =>
    `${player}: el total es ${total}, tiradas y penalizaciones dan ${sum}`,
  'sheet-claimed-totals': (claimed, totals) => `están escritos ${list(claimed)}, la hoja da ${list(totals)}`,
  'sheet-claimed-points': (claimed, points) =>
    `están escritos ${list(claimed)} puntos de partida, los totales dan ${list(points)}`,
  'sheet-shake-value': (player, points, shake) =>
    `${player}: ninguna tirada da ${points} puntos (tirada ${shake})`,
  'sheet-shake-count': (counts) => `las columnas tienen ${list(counts)} tiradas`,
  'sheet-penalty-value': (player, shake, points) =>
    `${player}, tirada ${shake}: no existe penalización de ${points}`,
  'sheet-penalty-initials': (player, shake) =>
    `${player}, tirada ${shake}: faltan las iniciales del juez junto a la penalización`,
  'sheet-unsigned': (player) => `confirmada, pero ${player} no ha firmado`,
  'sheet-missing': (round, table) =>
    `la ronda ${round} está cerrada y la mesa ${table} no tiene ninguna hoja que cuente`,
  'sheet-other-game': (book, game) => `${book} no es un reglamento de ${game}`,
  'sheet-shake-triple': (shake, scores) => `tirada ${shake}: ninguna tirada da ${list(scores)}`,
  'sheet-points-sum': (sum, expected) => `los puntos escritos suman ${sum}, no ${expected}`,
  'sheet-many-shakes': (shakes, most) => `${shakes} tiradas son más de ${most}`,
  'sheet-same-totals': 'los mismos totales que en la línea anterior',
};
