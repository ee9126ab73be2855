import type { Words } from '../../words.ts';

function list(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? 'los demás';
  return `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
}

/** «Los demás», where nobody is named, are several too. */
function several(names: readonly string[]): boolean {
  return names.length !== 1;
}

export const tableNow: Words['tableNow'] = {
  'take-a-seat': () => 'Siéntate en un asiento libre para jugar.',
  'watch-open': () => 'Todos los asientos están ocupados. Puedes mirar cuando empiece la partida.',
  'get-ready': () => 'Pulsa «Estoy listo» cuando quieras empezar.',
  'wait-for-players': (names) =>
    names.length === 0
      ? 'Esperamos a más jugadores. Comparte el código.'
      : `Esperamos a que ${list(names)} ${several(names) ? 'estén listos' : 'esté listo'}.`,
  closed: () => 'Esta mesa se cerró antes de empezar.',
  finished: () => 'La partida terminó.',
  'roll-for-setter': () => 'Tira un cubo: el número más alto pone la primera Meta.',
  'wait-roll-for-setter': (names) =>
    `Esperamos a que ${list(names)} ${several(names) ? 'tiren' : 'tire'} por la primera Meta.`,
  begin: () => 'Tú pones la Meta: empieza la tirada.',
  'wait-begin': (names) => `Esperamos a que ${list(names)} empiece la tirada.`,
  'may-begin': (names) => `Esperamos a que ${list(names)} empiece la tirada; también puedes empezarla tú.`,
  'lay-out': () => 'Coloca los cubos V y Λ, y después tira los demás.',
  roll: () => 'Tira los cubos.',
  deal: () => 'Elige cuántas cartas forman el Universo y repártelas.',
  paused: () => 'Se ha llamado a un juez; todos los relojes están parados.',
  'wait-rolling': (names) => `Esperamos a que ${list(names)} tire y reparta.`,
  pick: () => 'Elige una variación para esta tirada.',
  'pick-two': () => 'Elige dos variaciones para esta tirada.',
  'pick-again': (names) => `Puedes elegir otra variación antes de que juegue ${list(names)}.`,
  'wait-pick': (names) => `Esperamos a que ${list(names)} elija una variación.`,
  goal: () => 'Pon una Meta, o di «No hay Meta».',
  'goal-after-bonus': () => 'Pon una Meta con cubos de Recursos.',
  'disputed-goal': () => 'No aceptaste «No hay Meta»: pon tú una Meta, o ríndete.',
  'wait-goal': (names) => `Esperamos a que ${list(names)} ponga la Meta.`,
  agree: (names) => `${list(names)} dice que no hay Meta. Di si estás de acuerdo o no.`,
  'wait-agree': (names) => `Esperamos la respuesta de ${list(names)} a «No hay Meta».`,
  move: (names) =>
    names.length === 0 ? 'Tu turno: mueve un cubo.' : `Tu turno: mueve un cubo o desafía a ${list(names)}.`,
  'regular-move': () => 'Tu cubo extra está en Prohibidos. Ahora haz tu jugada normal.',
  'wait-move': (names) => `Le toca a ${list(names)}.`,
  'may-challenge': ([turn = '', mover = '']) =>
    turn === mover ? `Le toca a ${turn}.` : `Le toca a ${turn}. Puedes desafiar a ${mover}.`,
  'state-challenge': () => 'Tienes el bloque: di qué desafío es, o devuélvelo.',
  'wait-challenge': (names) => `${list(names)} tiene el bloque y debe decir qué desafío es.`,
  write: () => 'Escribe tu Solución y preséntala.',
  'write-or-challenge': (names) =>
    `Ya no quedan cubos: escribe tu Solución, o desafía la última jugada de ${list(names)} como Imposible.`,
  'write-goal': () => 'Escribe la Meta que tú pondrías y su Solución, y preséntalas.',
  'may-write': () => 'Eres el Tercero: presenta una Solución o decide no hacerlo.',
  'wait-writing': (names) =>
    `Esperamos a que ${list(names)} ${several(names) ? 'terminen' : 'termine'} de escribir.`,
  check: (names) => `Revisa la Solución de ${list(names)}: acéptala, o recházala con una razón.`,
  'wait-checking': (names) =>
    `Esperamos a que ${list(names)} ${several(names) ? 'revisen' : 'revise'} las Soluciones.`,
  sign: () => 'Mira los puntos y firma la hoja.',
  'wait-sign': (names) => `Esperamos a que ${list(names)} ${several(names) ? 'firmen' : 'firme'} la hoja.`,
  absent: (names) => `Estás ausente en esta tirada. Esperamos a ${list(names)}.`,
  'choose-returned': () => 'Elige cuál de los dos cubos vuelve a Recursos.',
  initial: (names) => `Una penalización de ${list(names)} espera tus iniciales.`,
};
