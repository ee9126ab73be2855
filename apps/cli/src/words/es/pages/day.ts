import type { TextsOfPages } from '../../../help/page-texts.ts';
import type { DAY_PAGES } from '../../../help/pages-day.ts';
import { run } from '../run.ts';

export const day: TextsOfPages<typeof DAY_PAGES> = {
  standings: {
    summary: 'individual, equipos y corte de un archivo de torneo',
    options: {
      '--event': 'solo esta prueba',
      '--after': 'después de la ronda n en vez de la última cerrada; se marca si queda algo abierto',
      '--public': 'nombres según la regla de privacidad de cada jugador',
      '--json': 'un objeto JSON por archivo',
    },
    examples: ['cómo estaba todo después de tres rondas'],
  },
  check: {
    summary: 'repasa un archivo de torneo: cada hoja, con su propia cuenta',
    about: 'Estado 0: nada que decir; 1: avisos; 2: un archivo que no se puede leer.',
    options: { '--json': 'un objeto JSON por archivo' },
    examples: ['antes de los premios'],
  },
  sheets: {
    summary: 'hojas de puntos, listas de asientos, tarjetas de mesa … para imprimir',
    about:
      'Escribe HTML que imprime cualquier navegador; hojas de puntos si no se pide otra cosa. Ver docs/printing.md.',
    options: {
      '--print': 'uno o varios de los documentos de docs/printing.md, o all (todos)',
      '--out': 'un archivo para cada uno; sin carpeta, uno solo va a la salida estándar',
      '--round': 'los asientos de la ronda n en vez de la última con mesas de cada prueba',
      '--event': 'solo esta prueba',
      '--table': 'solo estas mesas (tras un cambio)',
      '--after': 'clasificación, premios y sumas después de la ronda n en vez de la última cerrada',
      '--places': 'lugares con premio; si falta, según cuántos juegan',
      '--shakes': 'tiradas en una hoja de puntos',
      '--paper': 'si falta, letter (carta)',
      '--public': 'nombres como los puede leer cualquiera',
      '--address': 'dónde está el torneo en la red, para el código de las tarjetas de mesa',
      '--wifi': 'nombre, o nombre y contraseña con dos puntos entre ellos, para los códigos de entrada',
    },
    examples: ['todo, en una carpeta'],
  },
  roster: {
    summary: 'lee una lista de jugadores como la tienen escuelas y ligas',
    about:
      'Coma, punto y coma o tabulador; UTF-8, UTF-16 o Windows-1252; con cabecera o sin ella; los archivos de AGLOA tal cual.',
    options: { '--json': 'un objeto JSON por archivo' },
    examples: ['qué se leyó, y de qué hay duda'],
  },
  export: {
    summary: 'un archivo de torneo como tablas para una hoja de cálculo',
    options: {
      '--out': 'un archivo CSV por tabla',
      '--zip': 'todas y el archivo del torneo en un ZIP',
    },
    examples: ['para guardarlo, o enviarlo'],
  },
  run: {
    summary: 'dirige un torneo en esta ventana, sin servidor',
    about: `Cada cambio está en el disco antes de confirmarse; lo que estaba en marcha cuando se fue la luz está ahí al empezar de nuevo.\n\n${run.help}`,
    options: { '--as': 'quién escribe' },
    examples: ['un día nuevo, o uno viejo otra vez'],
  },
  rules: {
    summary: 'reglamentos: leer, buscar, comparar, y comprobar reglas de la casa',
    about: [
      'rules                                    muestra los reglamentos',
      'rules read <reglamento> [sección]        lo que dice una sección, en nuestras palabras',
      'rules search <palabras>                  en todos, o con --in <reglamento> en uno',
      'rules compare <reglamento> <reglamento>  preguntas a las que dos contestan distinto',
      'rules check <archivo>                    reglas de la casa de una liga: qué cambia, o qué está mal en el archivo',
    ].join('\n'),
    options: { '--in': 'buscar solo ahí', '--json': 'contesta en JSON' },
    examples: ['una sección y lo que hay debajo', '¿quién puede hacer una jugada extra?', 'qué cambió'],
  },
  serve: {
    summary: 'la aplicación web, y mesas para todos los que llegan a esta máquina',
    about:
      'Los demás ajustes están en el entorno: docs/operations.md. Ctrl-C lo detiene; todo está en el disco.',
    options: {
      '--port': 'si falta, 8080 o FORCEOUT_PORT',
      '--data': 'dónde están los datos (.forceout, o FORCEOUT_DATA)',
    },
    examples: ['después abre http://localhost:3000'],
  },
  menu: { summary: 'lo pregunta todo, paso a paso', options: {}, examples: ['lo mismo'] },
  completion: {
    summary: 'lo que necesita un intérprete para completar órdenes y opciones',
    options: {},
    examples: ['para bash', 'para zsh, en una carpeta de su $fpath', 'para fish'],
  },
  man: { summary: 'este manual como página de man', options: {}, examples: ['para leerlo'] },
};
