import type { DaySaid, Tell } from '../said.ts';

/** A typed line that cannot be read, or does not fit its table. */
export const typed = {
  'line-equals': 'one "=" at most stands before the points',
  'line-table': (word: string): string => `"${word}" is not the number of a table`,
  'line-seat-twice': 'a seat is named twice',
  'line-figures': 'figures are missing',
  'line-points': (word: string): string => `"${word}" is not a number of points`,
  'line-total': (word: string): string => `"${word}" is not a total`,
  'line-score': (shake: number, word: string): string => `shake ${shake}: "${word}" is not a score`,
  'line-no-seat': (seat: number): string => `there is no seat ${seat}`,
  'line-width': (figures: number, players: number): string => `${figures} figures for ${players} players`,
  'line-claims': (points: number, seats: number): string => `${points} points for ${seats} seats`,
  'line-at-table': (table: number, wrong: DaySaid, tell?: Tell): string =>
    `table ${table}: ${tell?.(wrong) ?? ''}`,
  'line-no-table': (table: number): string => `no round that is played has table ${table}`,
  'line-two-events': (table: number, events: readonly string[]): string =>
    `table ${table} is in ${events.join(' and ')}`,
};
