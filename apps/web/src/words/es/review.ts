import { bracketed } from '@forceout/players/words';
import type { Words } from '../words.ts';
import { notes } from './review-notes.ts';

export const review: Words['review'] = {
  title: 'Repaso de una partida',
  loading: 'Traemos la partida …',
  reading: 'El entrenador lee la partida …',
  noNotes: 'El entrenador no pudo leer esta partida.',
  notFile: 'Esto no es un archivo de partida.',
  open: {
    title: 'Abrir una partida',
    about: 'Elige un archivo de partida de este aparato. Se queda aquí: no se envía a ninguna parte.',
    choose: 'Elegir un archivo',
    other: 'Abrir otro archivo',
    paste: 'O pega una partida como texto',
    use: 'Abrirla',
  },
  steps: {
    region: 'La partida, paso a paso',
    first: 'Al principio',
    back: 'Un paso atrás',
    next: 'Un paso adelante',
    last: 'Al final',
    whose: 'Errores de quién',
    everybody: 'de todos',
    only: (who) => `solo de ${who}`,
    nextMistake: 'Siguiente error',
    place: 'Paso',
    of: (step, all) => `Paso ${step} de ${all}`,
    keys: 'Teclas: ← y → un paso, ↑ y ↓ una tirada, Inicio y Fin.',
    shake: (number) => (number === 0 ? 'Antes de la primera tirada' : `Tirada ${number}`),
    universe: 'Universo',
    variations: 'Variaciones que valen',
    always: 'vale siempre',
    wrote: (who, text) => `${who} escribió: ${text}`,
    late: (who) => `${who} tardó demasiado.`,
    pickLost: (who) => `${who} perdió su variación.`,
    challenged: (who, claim) => `¡${who} dice ${claim}!`,
    pointedOut: (who, whom) => `${who} señaló un error de ${whom}.`,
    wroteNothing: (who) => `${who} no presenta nada.`,
  },
  dice: {
    right: (rolls, deals) =>
      `Todo limpio: ${rolls === 1 ? '1 lanzamiento' : `${rolls} lanzamientos`} y ${deals === 1 ? '1 reparto' : `${deals} repartos`} salen de la semilla prometida antes de la partida y de los números de los jugadores.`,
    wrong: (events) =>
      events.length === 0
        ? 'La semilla de esta partida no es la que se comprometió.'
        : `Los cubos de esta partida no son los que da su semilla: sucesos ${events.join(', ')}.`,
  },
  strip: {
    title: 'Dónde cambió',
    about: 'Cada marca es un paso. ! es un error, ‼ decidió la tirada.',
    start: 'Inicio',
    void: 'nula',
    turns: 'Lo que decidió las tiradas',
    noTurns: 'Nadie cometió un error que decidiera una tirada.',
  },
  coach: { title: 'Lo que dice el entrenador', nothing: 'Nada que decir de este paso.' },
  mistakes: {
    title: '¿Qué habrías hecho tú?',
    about: (number, of, shake) =>
      `Error ${number} de ${of}, en la tirada ${shake}. Pruébalo antes de leer lo que pasó.`,
    tell: 'Dímelo',
    show: 'Verlo en la partida',
    next: 'Siguiente error',
    none: (who) => `${who} no cometió ningún error que se pueda preguntar otra vez.`,
  },
  practise: {
    title: (who) => `Tres cosas que ${who} puede practicar`,
    thing: (kind, theme, mistakes) =>
      bracketed(kind, [
        theme === null ? '' : `con ${theme}`,
        mistakes === 0 ? '' : mistakes === 1 ? 'un error' : `${mistakes} errores`,
      ]),
  },
  numbers: { title: 'En números', player: 'Jugador' },
  sheet: {
    title: 'Hoja de puntos',
    shake: 'Tirada',
    total: 'Puntos',
    points: 'Puntos de partida',
    lines: 'Cada punto y su razón',
    signature: 'Firma',
    void: 'nula',
    none: 'No se puntuó ninguna tirada.',
  },
  actions: {
    share: 'Copiar el enlace',
    shared: 'El enlace está copiado.',
    download: 'Descargar el archivo',
    copyText: 'Copiar la partida como texto',
    copied: 'El texto está copiado.',
    notCopied: 'No se pudo copiar el texto.',
    print: 'Imprimir la hoja de puntos',
    solve: 'Abrir en el solucionador',
  },
  about: (book, date) => (date === null ? book : `${book}, ${date}`),
  notes,
};
