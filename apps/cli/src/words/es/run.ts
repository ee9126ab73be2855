import type { RoundState } from '@forceout/formats/tournament';
import type { Words } from '../words.ts';

const HELP = `Todo es una línea. Los números de personas y mesas son los impresos.

  nuevo <modelo> <nombre>             agloa-nationals, mlag-saturday, mlag-states, noagl, louisiana, county, club
  prueba <id> <reglamento> [división] una prueba de este torneo; después sirve para elegirla otra vez
  juntas <prueba> <prueba>            divisiones que juegan juntas, con el reglamento de la menor; lugares aparte
  yo <nombre>                         quién teclea; una hoja la confirman dos personas
  lista <archivo.csv>                 personas, escuelas y equipos; se puede repetir con un archivo corregido
  aquí todos | aquí 101 102           llegaron        fuera 103        retirar 104
  ajustes   ajustar <ajuste> <valor>  lo que decide una liga
  secciones                           reparte los equipos en secciones
  suplente <equipo> <puesto> <número> <ronda>
  borrador [semilla]                  sienta la próxima ronda, o la sienta otra vez con los menos cambios
  cambiar 101 115   fijar 3   soltar 3   aceptar <aviso>   mirar   publicar   empezar   parar
  entrar <mesa> <número>              quien llega tarde, a una mesa de dos
  117 22 16 18                        una hoja: mesa y totales en el orden impreso de los asientos
  117 22 16 18 = 6 2 4                con los puntos que están escritos en ella
  117 6,2,2 2-1,6,4 4,4,2             un grupo por tirada, las penalizaciones detrás de los puntos
  117 22 18 x2                        el asiento 2 no jugó
  ?   u                               qué falta; deshace mi última línea
  resolver <línea> # por qué          una tercera persona decide cuando dos difieren
  corregir <línea> # por qué          un resultado equivocado de cualquier ronda: 2:117 es la ronda 2
  apelar <mesa> <número>   firmar <mesa> <número>
  decidir <mesa> <número> zero|total <n> # por qué
  no-esperar <mesa> <por qué>         una mesa cuyo resultado no se espera
  cerrar   clasificación   asientos   hoy   certificar   archivar   salir`;

const STATES: Readonly<Record<RoundState, string>> = {
  planned: 'prevista',
  drafted: 'en borrador',
  checked: 'revisada',
  published: 'publicada',
  running: 'en juego',
  'last-shake': 'en su última tirada',
  stopped: 'parada',
  collecting: 'recogiendo hojas',
  reopened: 'abierta otra vez',
  closed: 'cerrada',
};

export const run: Words['run'] = {
  help: HELP,
  verbs: {
    help: 'ayuda',
    new: 'nuevo',
    event: 'prueba',
    i: 'yo',
    roster: 'lista',
    here: 'aquí',
    away: 'fuera',
    withdraw: 'retirar',
    sections: 'secciones',
    draft: 'borrador',
    swap: 'cambiar',
    look: 'mirar',
    accept: 'aceptar',
    publish: 'publicar',
    start: 'empezar',
    stop: 'parar',
    join: 'entrar',
    'leave-out': 'no-esperar',
    close: 'cerrar',
    seating: 'asientos',
    standings: 'clasificación',
    settings: 'ajustes',
    set: 'ajustar',
    lock: 'fijar',
    unlock: 'soltar',
    appeal: 'apelar',
    sign: 'firmar',
    rule: 'decidir',
    substitute: 'suplente',
    together: 'juntas',
    free: 'libre',
    archive: 'archivar',
    certify: 'certificar',
    today: 'hoy',
    settle: 'resolver',
    correct: 'corregir',
    quit: 'salir',
  },
  all: 'todos',
  yes: 'sí',
  usage: 'forceout run <archivo>: un solo archivo de torneo, nuevo o de antes',
  recovered: (count) =>
    count === 1
      ? '1 cambio estaba en el diario y ha vuelto'
      : `${count} cambios estaban en el diario y han vuelto`,
  running: (process) => `el proceso ${process} lleva este torneo; si escriben dos, se pierden anotaciones`,
  noEntry: (line) => `línea ${line}: esto no es una anotación del diario`,
  noCommand: (word) => `"${word}" no es ninguna orden; "ayuda" las muestra todas`,
  sure: 's: se guarda de todos modos',
  acceptBy: (message, code) => `  ${message}  (aceptar ${code})`,
  confirmed: 'confirmada',
  conflict: 'DIFIEREN dos anotaciones; una tercera persona teclea "resolver" y la línea',
  saved: 'guardada; la confirma otra persona',
  noEventYet: 'aún no hay ninguna prueba: prueba <id> <reglamento> [división]',
  nobody: (number) => `nadie tiene el número ${number}`,
  imported: (counts, missing) =>
    `nuevas: ${counts.new}, cambiadas: ${counts.changed}, iguales: ${counts.same}, en duda: ${counts.doubt}, no leídas: ${counts['not-read']}${missing > 0 ? `; no están en este archivo: ${missing}` : ''}`,
  presets: (ids) => `modelos: ${ids.join(', ')}`,
  fields: {
    rounds: 'rondas',
    sessions: 'días',
    modes: 'asientos',
    sections: 'secciones',
    attendance: 'asistencia',
    teamRules: 'equipos',
    tieBreaks: 'desempates',
    cut: 'corte',
    ties: 'empates',
    confirm: 'hojas',
    sweepstakes: 'gran premio',
  },
  about: (event) => `ahora las líneas son de ${event}`,
  eventUsage: 'prueba <id> <reglamento> [división]',
  swapUsage: 'cambiar <número> <número>',
  eventAdded: (event, rounds, first) =>
    `${event}: ${rounds === 1 ? '1 ronda' : `${rounds} rondas`}, mesas desde la ${first}`,
  signedBy: (name) => `todo lo firma ${name}`,
  here: (count) => `${count} aquí`,
  away: (count) => `${count} fuera`,
  withdrawn: (count) => `${count} se ${count === 1 ? 'retira' : 'retiran'}; los resultados quedan`,
  drafted: (n) => `la ronda ${n} está en borrador`,
  closed: (n) => `la ronda ${n} está cerrada`,
  done: {
    sections: 'cada equipo tiene una sección',
    swap: 'cambiados',
    look: 'visto',
    accept: 'aceptado',
    publish: 'publicada',
    start: 'la ronda está en juego',
    stop: 'parada; se recogen las hojas',
    join: 'ya está en la mesa',
    leaveOut: 'no se espera',
    lock: 'fijada',
    unlock: 'libre',
    appeal: 'apelado; la clasificación queda provisional',
    sign: 'firmado',
    rule: 'decidido',
    substitute: 'sustituido',
    together: 'juegan juntas y tienen lugares aparte',
    free: 'libre',
    archive: 'archivado; desde ahora solo se lee',
    certify: 'certificada',
    settle: 'resuelto',
    correct: 'corregido',
    undo: 'deshecho',
  },
  nothingMissing: 'no falta nada',
  called: (table) => `se llama a un juez a la mesa ${table}`,
  missing: (tables) => `faltan: ${tables.join(' ')}`,
  noTable: (n, table) => `la ronda ${n} no tiene mesa ${table}`,
  place: (name, from, to, before, after) => `  ${name}: lugar ${from} → ${to}, puntos ${before} → ${after}`,
  seatedBefore: (rounds) =>
    rounds.length === 1
      ? `  la ronda ${rounds[0]} se sentó con la cifra vieja y queda así`
      : `  las rondas ${rounds.join(', ')} se sentaron con la cifra vieja y quedan así`,
  nothingToUndo: 'no has tecleado nada que se pueda deshacer',
  notSeated: (n) => `la ronda ${n} no está sentada`,
  seatingOf: (n, state, stale) =>
    `ronda ${n}, ${STATES[state]}${stale ? '; algo ha cambiado desde entonces' : ''}`,
  noTournament: 'aún no hay torneo: nuevo <modelo> <nombre>',
  playsWith: (events) => `juega con ${events.join(', ')}`,
  certified: 'certificada',
  allClosed: 'todas las rondas están cerradas: certificar',
  toDraft: (here, all, n) => `${here} de ${all} están aquí; ronda ${n}: borrador`,
  toPublish: (n) => `la ronda ${n} está en borrador: publicar`,
  toStart: (n) => `la ronda ${n} está publicada: empezar`,
  toStop: (n) => `la ronda ${n} está en juego: parar`,
  toClose: (n) => `ronda ${n}: hojas (? dice qué falta), luego cerrar`,
};
