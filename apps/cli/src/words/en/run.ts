import type { RoundState } from '@forceout/formats/tournament';
import type { Preset } from '@forceout/tournament';

const HELP = `Everything is one line. Numbers of people and tables are those that are printed.

  new <preset> <name>                 agloa-nationals, mlag-saturday, mlag-states, noagl, louisiana, county, club
  event <id> <rulebook> [division]    an event of this tournament; also chooses it again later
  together <event> <event>            divisions that play together, by the lower one's book; places apart
  i <name>                            who is typing; two people confirm a sheet
  roster <file.csv>                   people, schools and teams; may be repeated with a corrected file
  here all | here 101 102             checked in        away 103        withdraw 104
  settings   set <setting> <value>    what a league may decide
  sections                            teams into sections
  substitute <team> <place> <number> <round>
  draft [seed]                        seats the next round, or seats it again with the fewest moves
  swap 101 115   lock 3   unlock 3   accept <finding>   look   publish   start   stop
  join <table> <number>               a late player to a table of two
  117 22 16 18                        a sheet: table, totals in printed seat order
  117 22 16 18 = 6 2 4                with the points that are written on it
  117 6,2,2 2-1,6,4 4,4,2             with a group for each shake, penalties behind the score
  117 22 18 x2                        seat 2 did not play
  ?   u                               what is missing; undo my last line
  settle <line> # why                 a third person decides a conflict
  correct <line> # why                a result that was wrong, in any round: write 2:117 for round 2
  appeal <table> <number>   sign <table> <number>
  rule <table> <number> zero|total <n> # why
  leave-out <table> <why>             a table whose result is not waited for
  close   standings   seating   today   certify   archive   quit`;

const STATES: Readonly<Record<RoundState, string>> = {
  planned: 'planned',
  drafted: 'drafted',
  checked: 'checked',
  published: 'published',
  running: 'running',
  'last-shake': 'in its last shake',
  stopped: 'stopped',
  collecting: 'collecting sheets',
  reopened: 'open again',
  closed: 'closed',
};

/** A day in the terminal: what is typed, and what is said back. */
export const run = {
  help: HELP,
  /** What is typed in this language; the words of the formats are always understood. */
  verbs: {
    help: 'help',
    new: 'new',
    event: 'event',
    i: 'i',
    roster: 'roster',
    here: 'here',
    away: 'away',
    withdraw: 'withdraw',
    sections: 'sections',
    draft: 'draft',
    swap: 'swap',
    look: 'look',
    accept: 'accept',
    publish: 'publish',
    start: 'start',
    stop: 'stop',
    join: 'join',
    'leave-out': 'leave-out',
    close: 'close',
    seating: 'seating',
    standings: 'standings',
    settings: 'settings',
    set: 'set',
    lock: 'lock',
    unlock: 'unlock',
    appeal: 'appeal',
    sign: 'sign',
    rule: 'rule',
    substitute: 'substitute',
    together: 'together',
    free: 'free',
    archive: 'archive',
    certify: 'certify',
    today: 'today',
    settle: 'settle',
    correct: 'correct',
    quit: 'quit',
  },
  all: 'all',
  yes: 'yes',
  usage: 'forceout run <file>: one tournament file, new or old',
  recovered: (count: number): string =>
    count === 1
      ? '1 change was in the journal and is back'
      : `${count} changes were in the journal and are back`,
  running: (process: number): string =>
    `process ${process} is running this tournament; two writers would lose entries`,
  noEntry: (line: number): string => `line ${line}: this is no entry of a journal`,
  noCommand: (word: string): string => `"${word}" is not a command; "help" lists them`,
  sure: 'y: save it all the same',
  acceptBy: (message: string, code: string): string => `  ${message}  (accept ${code})`,
  confirmed: 'confirmed',
  conflict: 'CONFLICT: two entries differ; a third person types "settle" and the line',
  saved: 'saved; somebody else confirms it',
  noEventYet: 'there is no event yet: event <id> <rulebook> [division]',
  nobody: (number: string): string => `nobody has number ${number}`,
  imported: (
    counts: Readonly<Record<'new' | 'changed' | 'same' | 'doubt' | 'not-read', number>>,
    missing: number,
  ): string =>
    `${counts.new} new, ${counts.changed} changed, ${counts.same} the same, ${counts.doubt} in doubt, ${counts['not-read']} not read${missing > 0 ? `; ${missing} are not in this file` : ''}`,
  presets: (ids: readonly string[]): string => `presets: ${ids.join(', ')}`,
  /** What a preset fills in. */
  fields: {
    rounds: 'rounds',
    sessions: 'sessions',
    modes: 'modes',
    sections: 'sections',
    attendance: 'attendance',
    teamRules: 'teamRules',
    tieBreaks: 'tieBreaks',
    cut: 'cut',
    ties: 'ties',
    confirm: 'confirm',
    sweepstakes: 'sweepstakes',
  } as Readonly<Record<Exclude<keyof Preset, 'id' | 'title' | 'book'>, string>>,
  about: (event: string): string => `lines are about ${event} now`,
  eventUsage: 'event <id> <rulebook> [division]',
  swapUsage: 'swap <number> <number>',
  eventAdded: (event: string, rounds: number, first: number): string =>
    `${event}: ${rounds} rounds, tables from ${first}`,
  signedBy: (name: string): string => `everything is signed by ${name}`,
  here: (count: number): string => `${count} here`,
  away: (count: number): string => `${count} away`,
  withdrawn: (count: number): string => `${count} withdrawn; results stay`,
  drafted: (n: number): string => `round ${n} is drafted`,
  closed: (n: number): string => `round ${n} is closed`,
  done: {
    sections: 'every team has a section',
    swap: 'exchanged',
    look: 'looked at',
    accept: 'accepted',
    publish: 'published',
    start: 'the round runs',
    stop: 'stopped; sheets are collected',
    join: 'joined',
    leaveOut: 'left out',
    lock: 'locked',
    unlock: 'free',
    appeal: 'appealed; standings stay provisional',
    sign: 'signed',
    rule: 'ruled',
    substitute: 'substituted',
    together: 'they play together, and have places apart',
    free: 'free',
    archive: 'archived; from now on it is only read',
    certify: 'certified',
    settle: 'settled',
    correct: 'corrected',
    undo: 'taken back',
  },
  nothingMissing: 'nothing is missing',
  called: (table: number): string => `a judge is called to table ${table}`,
  missing: (tables: readonly number[]): string => `missing: ${tables.join(' ')}`,
  noTable: (n: number, table: number): string => `round ${n} has no table ${table}`,
  place: (name: string, from: number | string, to: number | string, before: number, after: number): string =>
    `  ${name}: place ${from} → ${to}, points ${before} → ${after}`,
  seatedBefore: (rounds: readonly number[]): string =>
    `  round ${rounds.join(', ')} was seated with the old figure and stays`,
  nothingToUndo: 'you have typed nothing that can be undone',
  notSeated: (n: number): string => `round ${n} is not seated`,
  seatingOf: (n: number, state: RoundState, stale: boolean): string =>
    `round ${n}, ${STATES[state]}${stale ? ', something has changed since' : ''}`,
  noTournament: 'no tournament yet: new <preset> <name>',
  playsWith: (events: readonly string[]): string => `plays with ${events.join(', ')}`,
  certified: 'certified',
  allClosed: 'all rounds are closed: certify',
  toDraft: (here: number, all: number, n: number): string => `${here} of ${all} are here; round ${n}: draft`,
  toPublish: (n: number): string => `round ${n} is drafted: publish`,
  toStart: (n: number): string => `round ${n} is published: start`,
  toStop: (n: number): string => `round ${n} runs: stop`,
  toClose: (n: number): string => `round ${n}: sheets (? says what is missing), then close`,
};
