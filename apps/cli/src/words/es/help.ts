import type { Words } from '../words.ts';

export const help: Words['help'] = {
  examples: 'Ejemplos',
  everywhere: {
    rules: 'añade el reglamento propio de una liga, tantas veces como haga falta',
    language: 'idioma de lo que leen las personas; si falta, el de LANG, y en JSON inglés',
    help: 'esta ayuda',
  },
  groups: {
    requests: 'Preguntas, en JSON o en una línea (docs/formats.md)',
    play: 'Partidas, bots y práctica',
    day: 'Un día de torneo, y lo demás',
  },
  places: {
    options: 'opciones',
    file: 'archivo',
    folder: 'carpeta',
    text: 'texto',
    name: 'nombre',
    match: 'partida',
    program: 'programa',
    code: 'código',
    book: 'reglamento',
    what: 'qué',
    kind: 'clase',
    words: 'palabras',
    section: 'sección',
  },
  usage: 'forceout <orden> [archivo]',
  note: `Un archivo, o - para la entrada estándar. --json contesta en JSON; --batch lee una pregunta por línea y contesta una por línea.
--rules <archivo> añade el reglamento propio de una liga, tantas veces como haga falta. --language en habla inglés, --language es español.
forceout <orden> --help tiene ejemplos.`,
  man: {
    name: 'juega, juzga, resuelve y enseña On-Sets y Equations',
    command: 'orden',
    file: 'archivo',
    titles: {
      name: 'NOMBRE',
      synopsis: 'SINOPSIS',
      description: 'DESCRIPCIÓN',
      options: 'OPCIONES',
      commands: 'ÓRDENES',
      status: 'ESTADO DE SALIDA',
      environment: 'ENTORNO',
    },
    description:
      'Sigue el reglamento exacto de una liga y un año. Un archivo, o - para la entrada estándar; una pregunta es JSON o una línea de texto.',
    version: 'la versión de este programa',
    status:
      '0 si todo fue bien; 1 si una comprobación encontró algo o fallaron líneas; 2 si no se puede leer la entrada; 130 y 143 si una señal lo terminó.',
    noColor: 'sin colores; los cubos de Equations muestran entonces su color con una letra',
    token: 'la llave de forceout bot',
    lang: 'el idioma de lo que leen las personas, si --language no dice otro',
  },
};
