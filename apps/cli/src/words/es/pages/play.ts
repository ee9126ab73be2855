import type { TextsOfPages } from '../../../help/page-texts.ts';
import type { PLAY_PAGES } from '../../../help/pages-play.ts';

const books = {
  '--rulebook': 'si falta, agloa-onsets-2026; forceout rules los muestra todos',
  '--division': 'si falta, middle (media)',
  '--level': 'el juego para empezar, o entero (adventurous)',
  '--season': 'de Equations: años pares o impares (even)',
};
const table = {
  ...books,
  '--mode': 'auto rechaza lo ilegal; en una mesa (table) vale mientras nadie lo vea',
  '--clock': 'quién avisa del tiempo: nadie, el reloj o un jugador',
  '--shakes': 'cuántas tiradas, en vez de la partida del reglamento',
  '--seed': 'de cubos y bots: con la misma semilla sale la misma partida',
};
const experiment = {
  '--positions':
    'empieza en estas posiciones, una por línea (docs/formats.md); si no se dice más, cada partida es una tirada',
  '--sprt':
    'para en cuanto se sabe si el primer bot va por delante en low o menos, o en high o más (5 % de error; low,high,0.01 para 1 %)',
  '--errors': 'los buscadores miran qué errores hay en cada partida, por clase de decisión',
  '--out': 'escribe cada partida, y results.jsonl con una línea para cada una',
};
const levels = 'beginner, club, varsity, national, perfect';

export const play: TextsOfPages<typeof PLAY_PAGES> = {
  play: {
    summary: 'una partida en la terminal, contra bots o entre varias personas',
    about: 'En la mesa, ? ayuda en cualquier momento, y el entrenador contesta a «pista».',
    options: {
      '--seats': `me (una persona), ${levels} (me,club,club)`,
      ...table,
      '--hints': 'si se puede preguntar al entrenador (on)',
    },
    examples: [
      'contra dos jugadores de club',
      'Equations para dos',
      'dos personas y un bot que no se equivoca',
    ],
  },
  simulate: {
    summary: 'bots contra bots, muchas partidas en todos los núcleos',
    about:
      'Los asientos cambian de una partida a otra. Ctrl-C lo termina y muestra lo jugado. Para un día de torneo entero:\nforceout simulate tournament --help.',
    options: {
      '--matches': 'cuántas (100)',
      '--seats': `${levels} (varsity,varsity,club)`,
      ...table,
      '--paired': 'series de partidas con los mismos cubos, en las que cada uno pasa por todos los asientos',
      ...experiment,
      '--workers': 'hilos (todos los núcleos)',
      '--json': 'la tabla en JSON',
    },
    examples: [
      '¿cuánto mejor es club?',
      'diez archivos de partida, para repetirlos y repasarlos',
      '¿es más fuerte varsity? Con las partidas justas para saberlo',
      'quién se equivoca, y en qué',
    ],
  },
  'simulate tournament': {
    summary: 'juega un día de torneo entero con las órdenes de verdad',
    about:
      'Lista, llegada, asientos, resultados, corte y premios; con la misma semilla sale el mismo archivo.',
    options: {
      '--players': '1200',
      '--schools': '60',
      '--share': '0.15, de la escuela más grande',
      '--rounds': 'las del modelo',
      '--preset': 'si falta, county; forceout run --help los muestra todos',
      '--rulebook': 'el del modelo; con --rules, también el propio de una liga',
      '--results': 'bots: cada mesa juega una partida de tres tiradas (para pocos jugadores)',
      '--chaos': '0.02: con qué frecuencia algo sale mal',
      '--seed': 'rehearsal',
      '--out': 'escribe roster.csv y rehearsal.forceout.jsonl',
      '--thorough': 'comprueba todo cada n órdenes (1)',
      '--server': 'juega el mismo día otra vez en un servidor, y compara',
      '--json': 'las cifras en JSON',
    },
    examples: ['un día pequeño'],
  },
  tournament: {
    summary: 'programas que juegan entre sí, o contra los nuestros',
    about:
      'Un bot es una orden que habla el protocolo de docs/bots.md, o uno de nuestros niveles. Cada pareja juega en\nlos dos órdenes con los mismos cubos. Ctrl-C lo termina y muestra la clasificación hasta entonces.',
    options: {
      '--matches': 'por mesa, hasta completar una serie (2; 3 con --three)',
      '--three': 'tres a una mesa, en vez de dos',
      '--limit': 'para una respuesta (1000)',
      '--option':
        'se dice a todos los programas, o con 2:nombre=valor al segundo bot; tantas veces como haga falta',
      ...table,
      ...experiment,
      '--json': 'la clasificación en JSON',
    },
    examples: [
      'un programa contra el nuestro',
      'tres bots, todas las parejas',
      '¿es mejor el nuevo?',
      'tres programas a una mesa',
    ],
  },
  bot: {
    summary: 'hace jugar a un programa en una mesa de un servidor',
    options: {
      '--server': 'dónde está el servidor',
      '--token': 'de POST /api/tokens, mejor en FORCEOUT_TOKEN',
      '--table': 'el código de una mesa abierta',
      '--seat': 'si falta, el primero libre',
      '--limit': 'para una respuesta (1000)',
      '--option': 'se dice al programa; tantas veces como haga falta',
    },
    examples: ['una partida, con la llave en FORCEOUT_TOKEN'],
  },
  verify: {
    summary: 'tira y reparte otra vez una partida, desde su semilla y sus números de azar',
    about:
      'Estado 0: todo está como debe. 1: algo es distinto. 2: esto no es una partida, o no muestra su semilla.',
    options: { '--json': 'contesta en JSON' },
    examples: ['¿fueron justos los cubos?'],
  },
  replay: {
    summary: 'cuenta una partida paso a paso, o le da otra forma',
    about: 'Un archivo de partida o su texto; - lee la entrada estándar.',
    options: {
      '--positions': 'la posición tras cada paso, en una línea',
      '--text': 'la partida como texto',
      '--untimed': 'con --text: sin tiempos, si ningún reloj decidió nada',
      '--json': 'el archivo de la partida',
    },
    examples: ['quién hizo qué', 'dos kilobytes en vez de cincuenta', 'qué se podía escribir, y cuándo'],
  },
  review: {
    summary: 'el entrenador repasa una partida, jugada por jugada',
    options: {
      '--player': 'solo lo que toca a un jugador',
      '--json': 'notas y cuentas en JSON',
    },
    examples: ['qué habría podido hacer ann'],
  },
  puzzle: {
    summary: 'una pregunta de una tirada, y por qué tu respuesta está bien o mal',
    options: {
      ...books,
      '--kind': 'write-a-solution, safe-move, right-or-wrong … (cualquiera); --kind list los muestra',
      '--seed': 'con la misma semilla sale el mismo reto',
      '--daily': 'el reto de hoy',
      '--answer': 'lo contesta sin que se pregunte',
      '--key': 'muestra la solución',
      '--json': 'reto, solución y nota en JSON',
    },
    examples: ['hoy, el mismo para todos', 'Equations'],
  },
  worksheet: {
    summary: 'retos para imprimir, con las soluciones en hoja aparte',
    options: {
      ...books,
      '--kinds': 'qué clases (todas las de la división)',
      '--count': 'cuántos (10)',
      '--seed': 'con la misma semilla sale la misma hoja',
      '--title': 'lo que va arriba',
    },
    examples: ['ábrelo e imprímelo'],
  },
};
