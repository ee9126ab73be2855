import type { Translated } from '@forceout/rules/words';
import type { typed as english } from '../en/typed.ts';

export const typed: Translated<typeof english> = {
  'line-equals': 'delante de los puntos va un solo «=»',
  'line-table': (word) => `«${word}» no es el número de una mesa`,
  'line-seat-twice': 'un asiento se nombra dos veces',
  'line-figures': 'faltan cifras',
  'line-points': (word) => `«${word}» no son puntos`,
  'line-total': (word) => `«${word}» no es un total`,
  'line-score': (shake, word) => `tirada ${shake}: «${word}» no es una puntuación`,
  'line-no-seat': (seat) => `no hay asiento ${seat}`,
  'line-width': (figures, players) => `${figures} cifras para ${players} jugadores`,
  'line-claims': (points, seats) => `${points} puntos para ${seats} asientos`,
  'line-at-table': (table, wrong, tell) => `mesa ${table}: ${tell?.(wrong) ?? ''}`,
  'line-no-table': (table) => `ninguna ronda en juego tiene la mesa ${table}`,
  'line-two-events': (table, events) => `la mesa ${table} está en ${events.join(' y ')}`,
};
