import type { TeamRule } from '@forceout/formats/tournament';
import type { Mishap } from '@forceout/tournament';

/** Tournament files: standings, check, roster, sheets, export, seat and simulate tournament. */
export const day = {
  atLine: (line: number): string => `line ${line}: `,
  notWhole: (option: string, text: string): string => `--${option}: "${text}" is not a whole number`,
  notWholeBetween: (option: string, text: string, least: number, most: number): string =>
    `--${option}: "${text}" is not a whole number from ${least} to ${most}`,
  notEither: (option: string, text: string, known: readonly string[]): string =>
    `--${option}: "${text}" is not ${known.join(' or ')}`,
  noEvent: (event: string | null): string => `there is no event "${event}"`,
  oneFile: 'one tournament file is expected',
  rows: (count: number): string => (count === 1 ? '1 row' : `${count} rows`),
  standings: {
    columns: { rank: 'rank', player: 'player', school: 'school', section: 'section', points: 'points' },
    round: (n: number): string => `r${n}`,
    head: (event: string, after: number, provisional: boolean): string =>
      `${event}: after round ${after}${provisional ? ' (provisional)' : ''}`,
    goesOn: (names: readonly string[]): string => `Goes on: ${names.join(', ') || 'nobody'}`,
    two: '² a table of two',
    attendance: (points: number): string => `Everybody who played has ${points} points for attendance.`,
    shared: 'Ties are shared.',
    ties: 'Ties:',
    teams: (rule: TeamRule): string => {
      switch (rule.rule) {
        case 'members':
          return 'Teams: sum of the places';
        case 'best-of-team':
          return `Teams: the best ${rule.k} places`;
        case 'school-best':
          return `Schools: the best ${rule.k} players`;
        case 'school-average':
          return `Schools: mean of those who played, at least ${rule.k}`;
        case 'school-total':
          return 'Schools: sum of all players';
      }
    },
  },
  check: {
    sheets: (count: number): string => (count === 1 ? '1 sheet' : `${count} sheets`),
    nothing: 'nothing found',
    found: (count: number): string => `${count} found`,
    /** What stands behind a line, before its sentence. */
    codes: {
      total: 'total',
      'claimed-totals': 'claimed-totals',
      'claimed-points': 'claimed-points',
      'shake-value': 'shake-value',
      'shake-count': 'shake-count',
      'penalty-value': 'penalty-value',
      'penalty-initials': 'penalty-initials',
      unsigned: 'unsigned',
      'missing-sheet': 'missing-sheet',
    },
  },
  roster: {
    doubt: 'in doubt',
    'not-read': 'not read',
    counts: (lines: number, fresh: number, doubt: number, notRead: number): string =>
      `${lines} ${lines === 1 ? 'line' : 'lines'}: ${fresh} new, ${doubt} in doubt, ${notRead} not read`,
  },
  sheets: {
    noJson: 'sheets are HTML, there is no --json',
    needsFolder: '--out: several documents need a folder',
    nothing: 'there is nothing to print',
    noPrint: (word: string, known: readonly string[]): string =>
      `--print: "${word}" is none of ${known.join(', ')}, all`,
    noTables: (text: string): string => `--table: "${text}" is not a list of table numbers`,
    cannotWrite: (why: string): string => `--out: ${why}`,
  },
  seat: {
    remarks: {
      apart: 'to be kept apart',
      team: 'same team',
      moved: 'moved',
      'two-again': 'at a table of two again',
      school: 'same school',
      repeat: 'met before',
      gap: 'gap',
    },
    atLeast: (cost: number, bound: number): string => `${cost} (at least ${bound})`,
    proven: 'PROVEN BEST',
    best: 'BEST FOUND',
    why: 'Why',
  },
  simulate: {
    part: (option: string): string => `--${option} takes a number from 0 to 1`,
    fewPlayers: '--players: at least two',
    columns: { round: 'round', tables: 'tables', twos: 'twos', accepted: 'accepted' },
    head: (players: number, preset: string, chaos: number, seed: string): string =>
      `${players} players, preset ${preset}, chaos ${chaos}, seed "${seed}"`,
    commands: (commands: number, refused: number, mishaps: readonly string[]): string =>
      `${commands} commands, ${refused} refused; what went wrong: ${mishaps.join(', ') || 'nothing'}`,
    held: (times: number): string =>
      `all invariants held ${times} times; the file is the same when it is read and written again`,
    top: (winners: number, cut: number | null, awards: number, seconds: string): string =>
      `${winners} at the top, ${cut ?? 'no'} in the cut, ${awards} places with an award; ${seconds} s`,
    mishaps: {
      appeal: 'appeals',
      call: 'calls',
      correction: 'corrections',
      joined: 'joined late',
      late: 'late',
      leaver: 'left early',
      mistyped: 'mistyped',
      'no-show': 'did not come',
      ruling: 'rulings',
      substitute: 'substitutes',
      undone: 'undone',
      'wrong-table': 'wrong table',
    } as Readonly<Record<Mishap, string>>,
    broken: (entry: string, deed: string, what: string): string =>
      `on the server after ${entry} (${deed}): ${what}`,
    other: (line: string): string => `not so on the server: ${line}`,
    count: (there: number, here: number): string => `${there} things on the server, ${here} here`,
    there: (what: string): string => `on the server: ${what}`,
    silent: (seq: number): string => `the socket has said nothing of command ${seq}`,
    said: (
      base: string,
      figures: {
        readonly commands: number;
        readonly seconds: string;
        readonly p50: number;
        readonly p99: number;
        readonly checks: number;
        /** How often everything was fetched and computed anew. */
        readonly wholes: number;
        /** Seconds of all this looking. */
        readonly looking: string;
        readonly code: string;
      },
    ): string =>
      `${base}: ${figures.commands} commands in ${figures.seconds} s, half within ${figures.p50} ms, 99 of 100 within ${figures.p99} ms; ` +
      `the same day, and all invariants held there ${figures.checks} times, ${figures.wholes} of them with everything fetched and computed anew; looking took ${figures.looking} s of it (code ${figures.code})`,
  },
};
