import type { Words } from '../words.ts';

export const day: Words['day'] = {
  atLine: (line) => `línea ${line}: `,
  notWhole: (option, text) => `--${option}: "${text}" no es un número entero`,
  notWholeBetween: (option, text, least, most) =>
    `--${option}: "${text}" no es un número entero de ${least} a ${most}`,
  notEither: (option, text, known) => `--${option}: "${text}" no es ${known.join(' ni ')}`,
  noEvent: (event) => `no hay ninguna prueba "${event}"`,
  oneFile: 'hace falta un solo archivo de torneo',
  rows: (count) => (count === 1 ? '1 fila' : `${count} filas`),
  standings: {
    columns: { rank: 'lugar', player: 'jugador', school: 'escuela', section: 'sección', points: 'puntos' },
    round: (n) => `r${n}`,
    head: (event, after, provisional) =>
      `${event}: después de la ronda ${after}${provisional ? ' (provisional)' : ''}`,
    goesOn: (names) => `Siguen: ${names.join(', ') || 'nadie'}`,
    two: '² una mesa de dos',
    attendance: (points) => `Quien jugó tiene ${points} puntos por asistir.`,
    shared: 'Los empates se comparten.',
    ties: 'Empates:',
    teams: (rule) => {
      switch (rule.rule) {
        case 'members':
          return 'Equipos: suma de los puestos';
        case 'best-of-team':
          return `Equipos: los ${rule.k} mejores puestos`;
        case 'school-best':
          return `Escuelas: los ${rule.k} mejores jugadores`;
        case 'school-average':
          return `Escuelas: media de quienes jugaron, al menos ${rule.k}`;
        case 'school-total':
          return 'Escuelas: suma de todos los jugadores';
      }
    },
  },
  check: {
    sheets: (count) => (count === 1 ? '1 hoja' : `${count} hojas`),
    nothing: 'no se halló nada',
    found: (count) => (count === 1 ? '1 aviso' : `${count} avisos`),
    codes: {
      total: 'total',
      'claimed-totals': 'totales escritos',
      'claimed-points': 'puntos escritos',
      'shake-value': 'valor de una tirada',
      'shake-count': 'número de tiradas',
      'penalty-value': 'valor de una penalización',
      'penalty-initials': 'iniciales del juez',
      unsigned: 'sin firma',
      'missing-sheet': 'falta la hoja',
    },
  },
  roster: {
    doubt: 'en duda',
    'not-read': 'no leída',
    counts: (lines, fresh, doubt, notRead) =>
      `${lines} ${lines === 1 ? 'línea' : 'líneas'}; nuevas: ${fresh}, en duda: ${doubt}, no leídas: ${notRead}`,
  },
  sheets: {
    noJson: 'las hojas son HTML, no hay --json',
    needsFolder: '--out: varios documentos necesitan una carpeta',
    nothing: 'no hay nada que imprimir',
    noPrint: (word, known) => `--print: "${word}" no es ninguno de ${known.join(', ')}, all`,
    noTables: (text) => `--table: "${text}" no es una lista de números de mesa`,
    cannotWrite: (why) => `--out: ${why}`,
  },
  seat: {
    remarks: {
      apart: 'deben estar separados',
      team: 'mismo equipo',
      moved: 'se mueven',
      'two-again': 'otra vez en mesa de dos',
      school: 'misma escuela',
      repeat: 'ya se encontraron',
      gap: 'distancia',
    },
    atLeast: (cost, bound) => `${cost} (al menos ${bound})`,
    proven: 'LA MEJOR, PROBADO',
    best: 'LA MEJOR QUE SE HALLÓ',
    why: 'Por qué',
  },
  simulate: {
    part: (option) => `--${option} lleva un número de 0 a 1`,
    fewPlayers: '--players: al menos dos',
    columns: { round: 'ronda', tables: 'mesas', twos: 'de dos', accepted: 'aceptados' },
    head: (players, preset, chaos, seed) =>
      `${players} jugadores, modelo ${preset}, desorden ${chaos}, semilla "${seed}"`,
    commands: (commands, refused, mishaps) =>
      `${commands} órdenes, ${refused} rechazadas; qué salió mal: ${mishaps.join(', ') || 'nada'}`,
    held: (times) =>
      `todas las reglas internas se cumplieron ${times} veces; el archivo es el mismo al leerlo y escribirlo otra vez`,
    top: (winners, cut, awards, seconds) =>
      `${winners} arriba, ${cut ?? 'nadie'} en el corte, ${awards} lugares con premio; ${seconds} s`,
    mishaps: {
      appeal: 'apelaciones',
      call: 'llamadas',
      correction: 'correcciones',
      joined: 'entran tarde',
      late: 'llegan tarde',
      leaver: 'se van antes',
      mistyped: 'mal tecleadas',
      'no-show': 'no vinieron',
      ruling: 'decisiones',
      substitute: 'suplentes',
      undone: 'deshechas',
      'wrong-table': 'mesa equivocada',
    },
    broken: (entry, deed, what) => `en el servidor, después de ${entry} (${deed}): ${what}`,
    other: (line) => `no es así en el servidor: ${line}`,
    count: (there, here) => `${there} cosas en el servidor, ${here} aquí`,
    there: (what) => `en el servidor: ${what}`,
    silent: (seq) => `la conexión no ha dicho nada de la orden ${seq}`,
    said: (base, { commands, seconds, p50, p99, checks, wholes, looking, code }) =>
      `${base}: ${commands} órdenes en ${seconds} s, la mitad en ${p50} ms, 99 de 100 en ${p99} ms; ` +
      `el mismo día, y allí todas las reglas internas se cumplieron ${checks} veces, ${wholes} de ellas con todo pedido y calculado de nuevo; mirar tomó ${looking} s de ese tiempo (código ${code})`,
  },
};
