import type { TextsOfPages } from '../../../help/page-texts.ts';
import type { DAY_PAGES } from '../../../help/pages-day.ts';

const RUN = `Todo es una línea. Los números de personas y mesas son los impresos.

  new <modelo> <nombre>               agloa-nationals, mlag-saturday, mlag-states, noagl, louisiana, county, club
  event <id> <reglamento> [división]  una prueba de este torneo; también vuelve a elegirla más tarde
  together <prueba> <prueba>          divisiones que juegan juntas, por el reglamento de la menor; lugares aparte
  i <nombre>                          quién escribe; dos personas confirman una hoja
  roster <archivo.csv>                personas, escuelas y equipos; se puede repetir con un archivo corregido
  here all | here 101 102             han llegado       away 103        withdraw 104
  settings   set <ajuste> <valor>     lo que puede decidir una liga
  sections                            equipos en secciones
  substitute <equipo> <puesto> <número> <ronda>
  draft [semilla]                     sienta la ronda siguiente, o la vuelve a sentar con los menos cambios
  swap 101 115   lock 3   unlock 3   accept <aviso>   look   publish   start   stop
  join <mesa> <número>                quien llega tarde, a una mesa de dos
  117 22 16 18                        una hoja: mesa, totales por orden de asientos
  117 22 16 18 = 6 2 4                con los puntos que están escritos en ella
  117 6,2,2 2-1,6,4 4,4,2             con un grupo por tirada, las penalizaciones tras los puntos
  117 22 18 x2                        el asiento 2 no jugó
  ?   u                               qué falta; deshacer mi última línea
  settle <línea> # por qué            una tercera persona decide un conflicto
  correct <línea> # por qué           un resultado que estaba mal, de cualquier ronda: 2:117 es la ronda 2
  appeal <mesa> <número>   sign <mesa> <número>
  rule <mesa> <número> zero|total <n> # por qué
  leave-out <mesa> <por qué>          una mesa cuyo resultado no se espera
  close   standings   seating   today   certify   archive   quit`;

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
    about: `Cada cambio está en el disco antes de confirmarse; lo que estaba en marcha cuando se fue la luz está ahí al empezar de nuevo.\n\n${RUN}`,
    options: { '--as': 'quién escribe' },
    examples: ['un día nuevo, o uno viejo otra vez'],
  },
  rules: {
    summary: 'reglamentos: leer, buscar, comparar, y comprobar reglas de la casa',
    about: [
      'rules                        muestra los reglamentos',
      'rules read <libro> [sección] lo que dice una sección, en nuestras palabras',
      'rules search <palabras>      en todos, o con --in <libro> en uno',
      'rules compare <libro> <libro> preguntas a las que dos contestan distinto',
      'rules check <archivo>        reglas propias de una liga: qué cambia, o qué está mal en el archivo',
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
