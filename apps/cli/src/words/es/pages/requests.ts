import type { TextsOfPages } from '../../../help/page-texts.ts';
import type { REQUEST_PAGES } from '../../../help/pages-requests.ts';

const json = {
  '--json': 'contesta en JSON',
  '--batch': 'una pregunta por línea, una respuesta por línea en JSON; estado 1 si fallaron líneas',
};
const about =
  'Una pregunta es JSON o una línea de texto, de un archivo o de la entrada estándar (-). Ver docs/formats.md.';

export const requests: TextsOfPages<typeof REQUEST_PAGES> = {
  judge: {
    summary: 'si una Solución escrita es correcta, y si no, por qué',
    about,
    options: json,
    examples: [
      'una pregunta en una línea',
      'lo mismo desde un archivo, contestado en JSON',
      'un montón de papeles',
    ],
  },
  variation: {
    summary: 'si ahora se puede elegir una variación',
    about,
    options: json,
    examples: ['una variación y lo que se le objeta'],
  },
  goal: {
    summary: 'si se puede poner una Meta, y cuánto puede valer',
    about,
    options: json,
    examples: ['una L de tres cubos'],
  },
  solve: {
    summary: 'si se puede escribir una Solución, y cuál',
    about,
    options: {
      '--limit': 'para la búsqueda; si falta, una de Equations se detiene a los 3 s',
      '--all': 'cuántas Soluciones, si las hay',
      '--why': 'también qué búsquedas hubo y qué decidió cada una; para un no, la prueba en frases',
      ...json,
    },
    examples: [
      'cinco maneras de escribirla',
      'la respuesta, y cómo se llegó a ella',
      'muchas posiciones, dos segundos cada una',
    ],
  },
  analyse: {
    summary: 'adónde lleva cada jugada, hasta el final de la tirada',
    about,
    options: { '--limit': 'para todo el análisis', ...json },
    examples: ['cada jugada, con la Solución de un Ahora correcto'],
  },
  referee: {
    summary: 'repite una tirada paso a paso y dice qué ocurrió',
    about: 'La entrada es un guion: quién hizo qué, y cuándo. Ver docs/formats.md.',
    options: json,
    examples: ['qué fue legal, y qué le costó a quién'],
  },
  points: {
    summary: 'puntos de partida de una mesa, a partir de sus totales',
    options: json,
    examples: ['6 2 4'],
  },
  seat: {
    summary: 'quién se sienta con quién: mesas de tres y de dos',
    about: 'Lee a quién hay que sentar, con quién jugó ya y los deseos por orden: docs/seating.md.',
    options: { '--limit': 'para la búsqueda', ...json },
    examples: ['las mesas, y por qué son así'],
  },
};
