/** What is wrong with what somebody typed behind a command, or with what came in. */
export const asked = {
  noOption: (option: string, near: string | null): string =>
    `there is no option ${option}${near === null ? '' : `; did you mean --${near}?`}`,
  takesNoValue: (option: string): string => `${option} takes no value`,
  needsValue: (option: string): string => `${option} needs a value`,
  wholeNumber: (name: string): string => `--${name} takes a whole number from 1`,
  oneOf: (name: string, list: readonly string[]): string => `--${name}: one of ${list.join(', ')}`,
  either: (name: string, one: string, other: string): string => `--${name}: ${one} or ${other}`,
  notOneOf: (name: string, word: string, list: readonly string[]): string =>
    `--${name}: "${word}" is not one of ${list.join(', ')}`,
  atMost: (name: string, most: number): string => `--${name}: ${most} at most`,
  whatIs: (word: string): string => `what is "${word}"?`,
  oneFile: (word: string): string => `one file at a time: what is "${word}"?`,
  whichMatch: (command: string): string => `which match file? forceout ${command} --help`,
  needsFile: (option: string): string => `${option} needs a file`,
  itIs: (usage: string): string => `it is: ${usage}`,
  noCommand: (word: string, near: string | null): string =>
    `there is no command "${word}"; ${near === null ? 'forceout --help lists them' : `did you mean "${near}"?`}`,
  noRulebook: (id: string): string => `--rulebook: there is no "${id}"`,
  divisionsOf: (book: string, divisions: readonly string[]): string =>
    `--division: ${book} has ${divisions.join(', ')}`,
  seatsCount: '--seats: two or three players sit at a table',
  noFile: (file: string): string => `there is no file "${file}"`,
  isFolder: (path: string): string =>
    path === '' ? 'what was given is a folder, not a file' : `"${path}" is a folder, not a file`,
  cannotRead: (why: string): string => `cannot read the input: ${why}`,
  tooLong: (most: number): string => `the input is longer than ${most} characters`,
  fileTooLong: (most: number): string => `the file is longer than ${most} characters`,
  requestTooLong: (most: number): string => `a request is longer than ${most} characters`,
  nothingCameIn: {
    this: 'this is not JSON: nothing came in',
    request: 'the request is not JSON: nothing came in',
  },
  notJson: (what: 'this' | 'request', why: string): string =>
    `${what === 'this' ? 'this' : 'the request'} is not JSON${why === '' ? '' : `: ${why}`}`,
  emptyLine: 'an empty line is no request',
  linesFailed: (failed: number, lines: number): string => `${failed} of ${lines} lines failed`,
};
