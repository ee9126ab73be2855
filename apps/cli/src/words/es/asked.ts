import type { Words } from '../words.ts';

export const asked: Words['asked'] = {
  noOption: (option, near) =>
    `no hay ninguna opción ${option}${near === null ? '' : `; ¿querías decir --${near}?`}`,
  takesNoValue: (option) => `${option} no lleva valor`,
  needsValue: (option) => `${option} necesita un valor`,
  wholeNumber: (name) => `--${name} lleva un número entero a partir de 1`,
  oneOf: (name, list) => `--${name}: una de estas palabras: ${list.join(', ')}`,
  either: (name, one, other) => `--${name}: ${one} o ${other}`,
  notOneOf: (name, word, list) => `--${name}: "${word}" no es ninguna de estas palabras: ${list.join(', ')}`,
  atMost: (name, most) => `--${name}: ${most} como mucho`,
  whatIs: (word) => `¿qué es "${word}"?`,
  oneFile: (word) => `un archivo cada vez: ¿qué es "${word}"?`,
  whichMatch: (command) => `¿qué archivo de partida? forceout ${command} --help`,
  needsFile: (option) => `${option} necesita un archivo`,
  itIs: (usage) => `se escribe: ${usage}`,
  noCommand: (word, near) =>
    `no hay ninguna orden "${word}"; ${near === null ? 'forceout --help las muestra todas' : `¿querías decir "${near}"?`}`,
  noRulebook: (id) => `--rulebook: no hay ningún "${id}"`,
  divisionsOf: (book, divisions) => `--division: ${book} tiene ${divisions.join(', ')}`,
  seatsCount: '--seats: a una mesa se sientan dos o tres',
  noFile: (file) => `no hay ningún archivo "${file}"`,
  isFolder: (path) =>
    path === '' ? 'lo que se dio es una carpeta, no un archivo' : `"${path}" es una carpeta, no un archivo`,
  cannotRead: (why) => `no se puede leer la entrada: ${why}`,
  tooLong: (most) => `la entrada tiene más de ${most} caracteres`,
  fileTooLong: (most) => `el archivo tiene más de ${most} caracteres`,
  requestTooLong: (most) => `una pregunta tiene más de ${most} caracteres`,
  nothingCameIn: {
    this: 'esto no es JSON: no llegó nada',
    request: 'la pregunta no es JSON: no llegó nada',
  },
  // What the engine adds is English, so it is left out.
  notJson: (what) => `${what === 'this' ? 'esto' : 'la pregunta'} no es JSON`,
  emptyLine: 'una línea vacía no es ninguna pregunta',
  linesFailed: (failed, lines) => `fallaron ${failed} de ${lines} líneas`,
};
