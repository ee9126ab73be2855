import type { Language } from '@forceout/rules/languages';

/** What the page without scripts says. */
export interface PlainWords {
  readonly where: string;
  readonly find: string;
  readonly nobody: string;
  readonly nothing: string;
  readonly paused: string;
  readonly provisional: string;
  readonly sits: (table: number, room: string | null, others: readonly string[]) => string;
  readonly clock: (round: number, says: string) => string;
  readonly stop: string;
  readonly lastShake: (minutes: number) => string;
  readonly untilLastShake: (minutes: number) => string;
  readonly seats: (round: number) => string;
  readonly standings: (round: number) => string;
  readonly results: (round: number) => string;
  readonly rules: string;
}

const inRoom = (room: string | null): string => (room === null ? '' : `, ${room}`);

export const PLAIN_WORDS: Readonly<Record<Language, PlainWords>> = {
  en: {
    where: 'Where do I sit? Name or number',
    find: 'Find',
    nobody: 'Nobody of that name has a seat now.',
    nothing: 'Nothing is released yet.',
    paused: 'paused',
    provisional: 'provisional',
    sits: (table, room, others) => `table ${table}${inRoom(room)}, with ${others.join(', ')}`,
    clock: (round, says) => `Round ${round}: ${says}`,
    stop: 'Stop',
    lastShake: (minutes) => `last shake, Stop in ${minutes} min`,
    untilLastShake: (minutes) => `last shake in ${minutes} min`,
    seats: (round) => `Seats, round ${round}`,
    standings: (round) => `Standings after round ${round}`,
    results: (round) => `Results of round ${round}`,
    rules: 'Rules of this tournament',
  },
  es: {
    where: '¿Dónde me siento? Nombre o número',
    find: 'Buscar',
    nobody: 'Nadie con ese nombre tiene asiento ahora.',
    nothing: 'Todavía no se ha publicado nada.',
    paused: 'en pausa',
    provisional: 'provisional',
    sits: (table, room, others) => `mesa ${table}${inRoom(room)}, con ${others.join(', ')}`,
    clock: (round, says) => `Ronda ${round}: ${says}`,
    stop: 'Alto',
    lastShake: (minutes) => `última tirada, alto en ${minutes} min`,
    untilLastShake: (minutes) => `última tirada en ${minutes} min`,
    seats: (round) => `Asientos, ronda ${round}`,
    standings: (round) => `Clasificación después de la ronda ${round}`,
    results: (round) => `Resultados de la ronda ${round}`,
    rules: 'Reglas de este torneo',
  },
};
