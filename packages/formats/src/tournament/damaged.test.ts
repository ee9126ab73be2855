import { describe, expect, it } from 'vitest';
import { readTournamentFile } from './file.ts';
import { fileOf, SMALL_TOURNAMENT } from './testing.ts';

type Line = Readonly<Record<string, unknown>>;
type Change = (lines: (Line | string)[]) => void;

/** Lines of the small tournament by what they are, from 1. */
const AT = {
  event: 2,
  otherEvent: 3,
  school: 4,
  section: 5,
  otherSection: 6,
  player1: 7,
  player7: 13,
  team: 14,
  entry: 15,
  round: 16,
  table1: 17,
  table2: 18,
  sheet1: 19,
  sheet2: 20,
  ruling: 21,
  weather: 22,
  end: 23,
} as const;

const change =
  (line: number, fields: Line): Change =>
  (lines) => {
    lines[line - 1] = { ...(lines[line - 1] as Line), ...fields };
  };
const without =
  (line: number, ...names: readonly string[]): Change =>
  (lines) => {
    const entries = Object.entries(lines[line - 1] as Line).filter(([name]) => !names.includes(name));
    lines[line - 1] = Object.fromEntries(entries);
  };
const add =
  (line: Line | string, before: number = AT.end): Change =>
  (lines) => {
    lines.splice(before - 1, 0, line);
  };
const text =
  (line: number, is: string): Change =>
  (lines) => {
    lines[line - 1] = is;
  };
const both =
  (...changes: readonly Change[]): Change =>
  (lines) =>
    changes.forEach((one) => one(lines));
const seats = (...all: readonly Line[]): Change => change(AT.sheet1, { seats: all });
const two = [
  { player: 'p2', total: 4 },
  { player: 'p3', total: 2 },
] as const;
const slots = (...all: readonly unknown[]): Change => change(AT.team, { slots: all });

/** Each line by itself. */
const BY_ITSELF: readonly (readonly [name: string, line: number, change: Change])[] = [
  ['a line that is no JSON', AT.player7, text(AT.player7, '{"kind":"player",')],
  ['an empty line', AT.player7, text(AT.player7, '')],
  ['a list', AT.player7, text(AT.player7, '[1]')],
  ['null', AT.player7, text(AT.player7, 'null')],
  ['no format', 1, without(1, 'format')],
  ['another format', 1, change(1, { format: 'forceout-match' })],
  ['a later version', 1, change(1, { version: 2 })],
  ['no header', 1, (lines) => lines.splice(0, 1)],
  ['a header twice', 2, add({ format: 'forceout-tournament', version: 1 }, 2)],
  ['no kind', AT.weather, without(AT.weather, 'kind')],
  ['a kind that is no text', AT.weather, change(AT.weather, { kind: 7 })],
  ['an end that does not end', AT.weather, text(AT.weather, '{"end":false}')],
  ['an event without id', AT.event, without(AT.event, 'id')],
  ['an empty id', AT.event, change(AT.event, { id: '' })],
  ['an id that is no text', AT.event, change(AT.event, { id: 5 })],
  ['no game', AT.event, without(AT.event, 'game')],
  ['an unknown game', AT.event, change(AT.event, { game: 'chess' })],
  ['an unknown book', AT.event, change(AT.event, { rulebook: 'no-such-book' })],
  ['no rounds', AT.event, without(AT.event, 'rounds')],
  ['0 rounds', AT.event, change(AT.event, { rounds: 0 })],
  ['half a round', AT.event, change(AT.event, { rounds: 1.5 })],
  [
    '2.0 rounds',
    AT.event,
    (lines) => text(AT.event, JSON.stringify(lines[1]).replace('"rounds":2', '"rounds":2.0'))(lines),
  ],
  ['rounds in words', AT.event, change(AT.event, { rounds: '2' })],
  ['an unknown division', AT.event, change(AT.event, { division: 'varsity' })],
  ['negative attendance', AT.event, change(AT.event, { attendance: -1 })],
  ['attendance of null', AT.event, change(AT.event, { attendance: null })],
  ['an unknown tie-break', AT.event, change(AT.event, { tieBreaks: ['six-count', 'coin'] })],
  ['tie-breaks that are no list', AT.event, change(AT.event, { tieBreaks: 'six-count' })],
  ['an unknown team rule', AT.event, change(AT.event, { teamRules: [{ rule: 'all' }] })],
  ['best of a team without k', AT.event, change(AT.event, { teamRules: [{ rule: 'best-of-team' }] })],
  ['best 0 of a school', AT.event, change(AT.event, { teamRules: [{ rule: 'school-best', k: 0 }] })],
  ['a mean of at least 0', AT.event, change(AT.event, { teamRules: [{ rule: 'school-average', k: 0 }] })],
  ['an unknown cut', AT.event, change(AT.event, { cut: { rule: 'best' } })],
  ['a cut that is a word', AT.event, change(AT.event, { cut: 'perfect' })],
  ['top of nobody', AT.event, change(AT.event, { cut: { rule: 'top', n: 0 } })],
  ['top without n', AT.event, change(AT.event, { cut: { rule: 'top' } })],
  ['0 percent', AT.event, change(AT.event, { cut: { rule: 'percent', p: 0 } })],
  ['101 percent', AT.event, change(AT.event, { cut: { rule: 'percent', p: 101 } })],
  ['at least nothing', AT.event, change(AT.event, { cut: { rule: 'at-least' } })],
  ['section winners and −1', AT.event, change(AT.event, { cut: { rule: 'section-winners', k: -1 } })],
  ['section winners without k', AT.event, change(AT.event, { cut: { rule: 'section-winners' } })],
  ['a school without name', AT.school, without(AT.school, 'name')],
  ['a player without name', AT.player7, without(AT.player7, 'first')],
  ['a grade in words', AT.player7, change(AT.player7, { grade: 'sixth' })],
  ['a section without event', AT.section, without(AT.section, 'event')],
  ['a team without places', AT.team, slots()],
  ['a team of six', AT.team, slots(null, null, null, null, null, null)],
  ['a place that is a number', AT.team, slots(1)],
  ['a place that begins with round 2', AT.team, slots([{ player: 'p1', from: 2 }])],
  ['a place held by nobody ever', AT.team, slots([])],
  [
    'places that do not rise',
    AT.team,
    slots([
      { player: 'p1', from: 1 },
      { player: 'p2', from: 1 },
    ]),
  ],
  ['an entry without player', AT.entry, without(AT.entry, 'player')],
  ['a round without number', AT.round, without(AT.round, 'n')],
  ['round 0', AT.round, change(AT.round, { n: 0 })],
  ['an unknown state of a round', AT.round, change(AT.round, { state: 'over' })],
  ['table number 0', AT.table1, change(AT.table1, { number: 0 })],
  ['a table without number', AT.table1, without(AT.table1, 'number')],
  ['a player alone', AT.table1, change(AT.table1, { players: ['p1'] })],
  ['four at a table', AT.table1, change(AT.table1, { players: ['p1', 'p2', 'p3', 'p7'] })],
  ['a player twice at a table', AT.table1, change(AT.table1, { players: ['p1', 'p1', 'p3'] })],
  ['a sheet without seats', AT.sheet1, without(AT.sheet1, 'seats')],
  ['a sheet without table', AT.sheet1, without(AT.sheet1, 'table')],
  ['a seat without figures', AT.sheet1, seats(...two, { player: 'p1' })],
  ['a total in words', AT.sheet1, seats(...two, { player: 'p1', total: '6' })],
  ['a shake in words', AT.sheet1, seats(...two, { player: 'p1', shakes: [6, 'x'] })],
  ['a broken shake', AT.sheet1, seats(...two, { player: 'p1', shakes: [6, 1.5] })],
  ['played that is no boolean', AT.sheet1, seats(...two, { player: 'p1', total: 6, played: 'no' })],
  ['signed that is no boolean', AT.sheet1, seats(...two, { player: 'p1', total: 6, signed: 1 })],
  [
    'one who played',
    AT.sheet1,
    seats({ ...two[0], played: false }, { ...two[1], played: false }, { player: 'p1', total: 6 }),
  ],
  [
    'a penalty in shake 0',
    AT.sheet1,
    seats(...two, { player: 'p1', shakes: [6], penalties: [{ shake: 0, points: -1 }] }),
  ],
  [
    'a penalty after the last shake',
    AT.sheet1,
    seats(...two, { player: 'p1', shakes: [6], penalties: [{ shake: 2, points: -1 }] }),
  ],
  [
    'a penalty without points',
    AT.sheet1,
    seats(...two, { player: 'p1', total: 6, penalties: [{ shake: 2 }] }),
  ],
  ['claimed totals of two', AT.sheet1, change(AT.sheet1, { claimed: { totals: [10, 8] } })],
  ['claimed points of four', AT.sheet1, change(AT.sheet1, { claimed: { points: [6, 4, 2, 0] } })],
  ['a new total without a total', AT.ruling, change(AT.ruling, { effect: 'total' })],
  ['a ruling without effect', AT.ruling, without(AT.ruling, 'effect')],
];

/** Between lines. */
const TOGETHER: readonly (readonly [name: string, line: number, change: Change])[] = [
  ['an event id twice', AT.otherEvent, change(AT.otherEvent, { id: 'e' })],
  ['a player id twice', AT.player7, change(AT.player7, { id: 'p1' })],
  [
    'a ruling id twice',
    AT.ruling + 1,
    add({ kind: 'ruling', id: 'r1', table: 'e-1-2', player: 'p4', effect: 'zero' }, AT.ruling + 1),
  ],
  ['an unknown school of a player', AT.player7, change(AT.player7, { school: 's9' })],
  ['an unknown school of a team', AT.team, change(AT.team, { school: 's9' })],
  ['a section of an unknown event', AT.section, change(AT.section, { event: 'x' })],
  ['a team of an unknown event', AT.team, change(AT.team, { event: 'x' })],
  ['a team in the section of another event', AT.team, change(AT.team, { section: 'Z' })],
  ['a team in an unknown section', AT.team, change(AT.team, { section: 'B' })],
  ['an unknown player in a place', AT.team, slots('p1', 'p99')],
  ['a player in two places', AT.team, slots('p1', 'p1')],
  [
    'a substitute from a round that is not',
    AT.team,
    slots([
      { player: 'p1', from: 1 },
      { player: 'p2', from: 3 },
    ]),
  ],
  [
    'a player in two teams',
    AT.team + 1,
    add({ kind: 'team', id: 't2', event: 'e', slots: ['p7'] }, AT.team + 1),
  ],
  ['an entry of an unknown player', AT.entry, change(AT.entry, { player: 'p99' })],
  ['an entry in an unknown event', AT.entry, change(AT.entry, { event: 'x' })],
  ['an entry in the section of another event', AT.entry, change(AT.entry, { section: 'Z' })],
  ['an entry twice', AT.entry + 1, add({ kind: 'entry', event: 'e', player: 'p3' }, AT.entry + 1)],
  ['a round twice', AT.round + 1, add({ kind: 'round', event: 'e', n: 1, state: 'planned' }, AT.round + 1)],
  ['a round of an unknown event', AT.round, change(AT.round, { event: 'x' })],
  ['a round out of range', AT.round, change(AT.round, { n: 3 })],
  ['a table of an unknown event', AT.table1, change(AT.table1, { event: 'x' })],
  ['a table of a round out of range', AT.table1, change(AT.table1, { round: 3 })],
  ['an unknown player at a table', AT.table1, change(AT.table1, { players: ['p1', 'p2', 'p99'] })],
  ['a table number twice in a round', AT.table2, change(AT.table2, { number: 1 })],
  ['a player at two tables', AT.table2, change(AT.table2, { players: ['p1', 'p5', 'p6'] })],
  ['a table id twice', AT.table2, change(AT.table2, { id: 'e-1-1' })],
  ['a sheet of an unknown table', AT.sheet1, change(AT.sheet1, { table: 'e-9-9' })],
  ['two sheets of a table', AT.sheet2, change(AT.sheet2, { table: 'e-1-1' })],
  ['seats that are not the table’s players', AT.sheet1, seats(...two, { player: 'p4', total: 6 })],
  ['a seat too few', AT.sheet1, seats(...two)],
  ['a ruling for somebody elsewhere', AT.ruling, change(AT.ruling, { player: 'p4' })],
  ['a ruling at an unknown table', AT.ruling, change(AT.ruling, { table: 'x' })],
  [
    'the same effect twice',
    AT.ruling + 1,
    add({ kind: 'ruling', id: 'r2', table: 'e-1-1', player: 'p1', effect: 'zero' }, AT.ruling + 1),
  ],
  // Of two lines that collide the later is named, wherever the things they speak of are.
  [
    'a reference that nothing fulfils, before a doubled id',
    AT.player1,
    both(change(AT.player1, { school: 's9' }), change(AT.player7, { id: 'p1' })),
  ],
];

function refusal(lines: readonly (Line | string)[]): number | null {
  const read = readTournamentFile(fileOf(lines));
  return read.ok ? null : read.error.line;
}

describe('damaged files are refused with their line (I3)', () => {
  it('the file is sound before it is damaged', () => {
    expect(refusal(SMALL_TOURNAMENT)).toBeNull();
  });

  it.each(BY_ITSELF)('%s: line %i', (_, line, damage) => {
    const lines = [...SMALL_TOURNAMENT];
    damage(lines);
    expect(refusal(lines)).toBe(line);
  });

  it.each(TOGETHER)('%s: line %i', (_, line, damage) => {
    const lines = [...SMALL_TOURNAMENT];
    damage(lines);
    expect(refusal(lines)).toBe(line);
  });

  it('no event at all: the last line', () => {
    expect(refusal([SMALL_TOURNAMENT[0]!, { kind: 'school', id: 's1', name: 'N' }])).toBe(3);
  });

  it('a line by itself comes before the end, and the end before what is between lines', () => {
    const lines: (Line | string)[] = [...SMALL_TOURNAMENT];
    change(AT.player1, { school: 's9' })(lines);
    expect(refusal(lines)).toBe(AT.player1);
    const bytes = fileOf(lines);
    const cut = bytes.subarray(0, new TextDecoder().decode(bytes).indexOf('{"end"'));
    const read = readTournamentFile(cut);
    expect(read.ok ? null : read.error.line).toBe(AT.weather);
    change(AT.weather, { kind: 7 })(lines);
    expect(refusal(lines)).toBe(AT.weather);
  });
});

const decoder = new TextDecoder();
const encode = (file: string): Uint8Array => new TextEncoder().encode(file);
const whole = decoder.decode(fileOf(SMALL_TOURNAMENT));
const lineOf = (bytes: Uint8Array): number | null => {
  const read = readTournamentFile(bytes);
  return read.ok ? null : read.error.line;
};

describe('the end of a file', () => {
  it('a line feed after it may be missing', () => {
    expect(lineOf(encode(whole.trimEnd()))).toBeNull();
  });

  it.each([
    ['cut in the middle of a line', whole.slice(0, whole.indexOf('"p5"')), 11],
    ['cut between lines', whole.slice(0, whole.indexOf('{"kind":"player","id":"p5"')), 10],
    ['nothing', '', 1],
    ['the header only', `${JSON.stringify(SMALL_TOURNAMENT[0])}\n`, 1],
    ['something behind it', `${whole}{"kind":"weather"}\n`, 24],
    ['a second end', `${whole}{"end":true,"lines":24}\n`, 24],
    ['an empty line behind it', `${whole}\n`, 24],
    ['a wrong number of lines', whole.replace('"lines":23', '"lines":22'), 23],
    ['no number of lines', whole.replace(',"lines":23', ''), 23],
    ['lines in words', whole.replace('"lines":23', '"lines":"23"'), 23],
    ['a wrong digest', whole.replace('"lines":23', `"lines":23,"sha256":"${'0'.repeat(64)}"`), 23],
    ['a digest that is no text', whole.replace('"lines":23', '"lines":23,"sha256":7'), 23],
  ])('%s', (_, file, line) => {
    expect(lineOf(encode(file))).toBe(line);
  });

  it('what is no UTF-8 is named by its line', () => {
    const bytes = encode(whole);
    bytes[whole.indexOf('"N3"') + 1] = 0xff;
    expect(lineOf(bytes)).toBe(9);
  });

  it('a byte order mark is no JSON', () => {
    expect(lineOf(encode(`\u{FEFF}${whole}`))).toBe(1);
  });
});
