import type { Words } from '../words.ts';

export const practice: Words['practice'] = {
  noPuzzle: 'de esa semilla no salió ningún reto así; prueba con otra',
  noAnswer: (how) => `eso aquí no es ninguna respuesta; se escribe ${how}`,
  kindsHere: (wanted, all) => `"${wanted}": esta división tiene ${all.join(', ')}`,
  right: 'BIEN',
  wrong: 'MAL',
  typed: {
    'write-a-solution':
      'la Solución: R n B, o (6x6)+1 = 37; las Restricciones van delante de dos puntos, "where B=U" detrás',
    'find-the-ambiguity': 'lo mismo con más paréntesis',
    'now-impossible-or-play-on': 'ahora, imposible o seguir',
    'safe-move': 'un cubo y adónde va: R>p, o r3>f en Equations (r Obligatorios, p Permitidos, f Prohibidos)',
    'right-or-wrong': 'bien o mal',
    'which-cards': 'las cartas: BR BRG blank (la vacía); ninguna, si no elige ninguna',
    'legal-pick': 'sí o no',
    'set-a-goal': 'una Meta: 3 2',
    evaluate: 'un número: 7, -3/4',
    'spot-the-illegal': 'su número',
  },
  said: {
    yes: ['bien', 'sí', 'si', 's', 'correcta', 'correcto', 'legal'],
    no: ['mal', 'no', 'n', 'incorrecta', 'incorrecto', 'ilegal'],
    none: 'ninguna',
    now: 'ahora',
    impossible: 'imposible',
    'play-on': 'seguir',
  },
  you: 'tú',
  another: 'otro',
  worksheet: { title: 'Hoja de ejercicios', name: 'Nombre', key: 'Soluciones', seed: 'Semilla' },
  simulate: {
    columns: [
      'bot',
      'gana',
      'de las partidas',
      'frente al azar',
      'Elo',
      '',
      'puntos',
      'desafíos con razón',
      'sin razón',
      'ms por decisión',
      'la más lenta',
    ],
    matches: 'partidas',
    book: (book, division) => `${book}, división ${division}`,
    head: (where, mode, matches, seed) => `${where}, modo ${mode}, ${matches} partidas, semilla "${seed}"`,
    shakes: (shakes, moves) => `${shakes} tiradas de ${moves} jugadas`,
    endings: (now, impossible, forceout, stop, noGoal) =>
      `${now} acabaron con Ahora, ${impossible} con Imposible, ${forceout} con el último cubo, ${stop} al parar la partida, ${noGoal} con un «No hay Meta» disputado`,
    took: (median, slowest, refusals) =>
      `una partida duró ${median} s (mediana), ${slowest} s como mucho; se rechazaron ${refusals} acciones`,
  },
};
