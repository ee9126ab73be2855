import type { LineKind, LineSentences, Taken } from '../../said/line-sentences.ts';
import type { Texts } from '../texts.ts';

const KINDS: Readonly<Record<LineKind, string>> = {
  event: 'la prueba',
  school: 'la escuela',
  player: 'el jugador',
  section: 'la sección',
  team: 'el equipo',
  entry: 'la inscripción',
  round: 'la ronda',
  table: 'la mesa',
  sheet: 'la hoja',
  ruling: 'la decisión',
};

function named(what: Taken): string {
  switch (what.of) {
    case 'id':
      return `${KINDS[what.kind]} "${what.id}"`;
    case 'entry':
      return `la inscripción de "${what.player}" en "${what.event}"`;
    case 'place':
      return `un puesto de "${what.player}" en un equipo de "${what.event}"`;
    case 'round':
      return `la ronda ${what.round} de "${what.event}"`;
    case 'table':
      return `la mesa ${what.number} de la ronda ${what.round} de "${what.event}"`;
    case 'seat':
      return `un asiento de "${what.player}" en la ronda ${what.round} de "${what.event}"`;
    case 'sheet':
      return `la hoja de la mesa "${what.table}"`;
    case 'effect':
      return `"${what.effect}" para "${what.player}" en "${what.table}"`;
  }
}

export const line: Texts<LineSentences> = {
  'line-not-utf8': 'esta línea no es UTF-8',
  'line-empty': 'es una línea vacía',
  'line-not-json': 'esta línea no es JSON',
  'line-breaks-off': 'el archivo se corta aquí: ninguna línea dice que acaba',
  'line-behind-end': ({ end }) => `la línea ${end} dice que el archivo acaba ahí`,
  'line-count': ({ lines, said }) => `lines: hay ${lines}, no ${said ?? 'ninguna'}`,
  'line-digest': 'sha256: no es la suma de las líneas anteriores',
  'line-format': ({ format }) => `la primera línea debe decir "${format}"`,
  'line-version': ({ version }) => `este programa solo conoce la versión ${version}`,
  'line-no-event': 'en este archivo no hay ninguna prueba',
  'line-empty-id': 'un identificador no puede estar vacío',
  'line-less': ({ number, least }) => `${number} es menos que ${least}`,
  'line-more': ({ number, most }) => `${number} es más que ${most}`,
  'line-no-name': 'un jugador tiene nombre o apellido',
  'line-team-places': 'un equipo tiene de uno a cinco puestos',
  'line-place-from-1': 'un puesto lo tiene alguien desde la ronda 1',
  'line-rounds-rise': ({ from, before }) => `las rondas deben subir, y tras ${before} viene ${from}`,
  'line-sits-twice': 'un jugador se sienta dos veces',
  'line-two-played': 'deben haber jugado al menos dos',
  'line-no-score': 'debe haber tiradas o un total',
  'line-figures': ({ seats }) => `deben ser ${seats} cifras, tantas como asientos`,
  'line-no-such': ({ kind, id }) => `no existe ${KINDS[kind]} "${id}"`,
  'line-beyond': ({ round, event, rounds }) => `ronda ${round}: "${event}" tiene ${rounds}`,
  'line-other-section': ({ section, of, event }) => `"${section}" es de "${of}", no de "${event}"`,
  'line-others-sit': ({ table, sit, seats }) =>
    `en "${table}" se sientan ${sit.join(', ')}, no ${seats.join(', ')}`,
  'line-not-at': ({ player, table }) => `"${player}" no se sienta en "${table}"`,
  'line-twice': ({ what, first }) => `${named(what)} está dos veces; la primera, en la línea ${first}`,
  'line-slot': ({ place, team, what }, tell) => `slots[${place}] de "${team}": ${tell(what)}`,
};
