import { titleIn } from '@forceout/rules/titles';
import type { Words } from '../words.ts';

export const rules: Words['rules'] = {
  title: 'Reglas',
  intro: 'Cada sección numerada de cada reglamento, con nuestras palabras. El original siempre tiene razón.',
  games: { onsets: 'On-Sets', equations: 'Equations' },
  divisions: {
    minor: 'Menor',
    elementary: 'Elemental',
    middle: 'Media',
    junior: 'Júnior',
    senior: 'Sénior',
  },
  bookTitle: (title) => titleIn(title, 'es'),
  houseTitle: (title) => `${title} (reglas de la casa)`,
  house: {
    title: 'Reglas de la casa',
    mark: 'Reglas de la casa.',
    about:
      'Una liga puede cambiar un reglamento con un archivo propio. Desde entonces aparece donde se elige un reglamento; cada partida conserva la versión con la que empezó.',
    open: 'Abrir un archivo de reglas de la casa',
    notJson: 'Esto no es JSON.',
    wrong: 'Este archivo no se puede usar. Lo que encontró la comprobación:',
    from: { server: 'para todos aquí', device: 'solo en este aparato' },
    take: { server: 'Quitarlo del estante', device: 'Quitarlo' },
    give: 'Dárselo a todos aquí',
    given: 'Ahora todos aquí pueden jugar con él.',
    extends: 'El reglamento propio de una liga, hecho sobre',
    changes: (count) => (count === 0 ? 'No cambia nada' : count === 1 ? 'Un cambio' : `${count} cambios`),
    notThere: 'no está',
    rest: 'Todo lo demás es como en el reglamento de base; sus secciones siguen aquí.',
  },
  lesson: 'Aprende en dos minutos',
  compare: 'En qué se diferencian los reglamentos',
  compareTitle: (game) => `En qué se diferencian los reglamentos de ${game}`,
  oneBook: 'Solo hay un reglamento para este juego, así que no hay nada que comparar.',
  question: 'Pregunta',
  noBook: (id) => `No hay ningún reglamento llamado ${id}`,
  contents: 'Contenido',
  section: (id) =>
    id
      .replace(/^Basic /u, 'Primer juego ')
      .replace(/^Appendix /u, 'Apéndice ')
      .replace('-comment', ', comentario')
      .replace('-example', ', ejemplo'),
  chapter: (id) => {
    if (id.startsWith('Appendix')) return id.replace('Appendix', 'Apéndice');
    return id.startsWith('Basic') ? `Primer juego ${id.slice(6)}` : `Parte ${id}`;
  },
  ownWords: 'Con nuestras palabras, para leer aquí. El día del torneo vale el reglamento impreso.',
  search: 'Buscar en este reglamento',
  found: (count) => (count === 1 ? 'Una sección' : `${count} secciones`),
  kinds: { enforced: 'se comprueba', scored: 'puntos', timed: 'tiempo', shown: 'ayuda', human: 'personas' },
  kindHelp: {
    enforced: 'El programa lo comprueba solo.',
    scored: 'El programa da o quita puntos según esto.',
    timed: 'El programa cuida este límite.',
    shown: 'Para entender; no hay nada que comprobar.',
    human: 'Algo que hacen o deciden las personas; el programa ayuda al juez.',
  },
  try: 'Pruébalo.',
  goalIs: (goal) => `La Meta es ${goal}. Cambia lo escrito y mira qué dice el juez.`,
  written: 'Escrito',
  verdicts: {
    correct: 'Correcto.',
    incorrect: 'Incorrecto.',
    uncheckable: 'Demasiado grande para comprobarlo.',
  },
};
