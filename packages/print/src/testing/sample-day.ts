/** A small whole day for tests and pictures: 35 players of 7 schools, two rounds played, the third one published. */
type Line = Readonly<Record<string, unknown>>;

const FIRST = ['Ana', 'Theo', 'Maya', 'José', 'Zoë', 'Liam', 'Noor', 'Émile', 'Ruth', 'Sven', 'Ida', 'Kofi'];
const LAST = [
  "O'Neill-Pérez",
  'Brown',
  'Nguyễn',
  'García López',
  'Żak',
  'Smith',
  'Okafor',
  'Müller',
  'Kim',
  'Lee',
  'Ito',
];
const SCHOOLS = [
  'Lincoln',
  'North Park',
  'St. Mary',
  'Bayview',
  'Oak Hill',
  'Riverside Academy of Science',
  'Westlake',
];
const PLAYERS = 35;

/** Shakes of three or two players, never the same twice in a row; a late table has one more. */
const PLAYS: readonly (readonly (readonly number[])[])[] = [
  [
    [6, 4, 6],
    [2, 6, 4],
    [4, 2, 2],
  ],
  [
    [2, 2, 6],
    [6, 4, 2],
    [2, 6, 4],
  ],
  [
    [4, 4, 2],
    [4, 2, 6],
    [2, 4, 4],
  ],
  [
    [6, 2, 2],
    [4, 6, 2],
    [6, 4, 6],
  ],
];

const id = (n: number): string => `p${String(n).padStart(3, '0')}`;

function players(): readonly Line[] {
  return Array.from({ length: PLAYERS }, (_, n) => ({
    kind: 'player',
    id: id(n),
    number: 101 + n,
    first: FIRST[n % FIRST.length],
    last: LAST[(n * 3) % LAST.length],
    school: `s${n % SCHOOLS.length}`,
    grade: 7 + (n % 2),
    ...(n === 4 ? { show: 'number' } : {}),
  }));
}

function teams(): readonly Line[] {
  return SCHOOLS.map((school, s) => ({
    kind: 'team',
    id: `t${s}`,
    event: 'on-mid',
    name: `${school.split(' ')[0]} A`,
    school: `s${s}`,
    slots: Array.from({ length: 5 }, (_, slot) => id(s + slot * SCHOOLS.length)),
  }));
}

/** Steps that share no factor with the number of players or schools: everybody sits once, and nobody with their own school. */
const STEPS = [3, 4, 6];

function tables(round: number): readonly Line[] {
  const seats = Array.from({ length: PLAYERS }, (_, n) => id((n * STEPS[round - 1]!) % PLAYERS));
  const count = Math.ceil(PLAYERS / 3);
  const order = round % 2 === 0 ? seats.toReversed() : seats;
  return Array.from({ length: count }, (_, n) => ({
    kind: 'table',
    id: `on-mid-${round}-${101 + n}`,
    event: 'on-mid',
    round,
    number: 101 + n,
    players: order.slice(n * 3, n * 3 + 3),
  }));
}

function sheetOf(table: Line, index: number): Line {
  const people = table['players'] as readonly string[];
  const play = PLAYS[(index + Number(table['round'])) % PLAYS.length]!;
  return {
    kind: 'sheet',
    table: table['id'],
    source: 'paper',
    seats: people.map((player, seat) => ({ player, shakes: play[seat], signed: true })),
  };
}

/** The lines of the day; the event's own fields may be given. */
export function sampleLines(event: Line = {}): readonly Line[] {
  return [
    { format: 'forceout-tournament', version: 1, program: 'forceout' },
    {
      kind: 'tournament',
      id: 'valley',
      code: 'valley27',
      name: 'Valley Saturday',
      place: 'Lincoln Middle School',
      dates: ['2027-01-16'],
    },
    { kind: 'room', name: 'Gym', tables: '101-108' },
    { kind: 'room', name: 'Library', tables: '109-116' },
    ...SCHOOLS.map((name, s) => ({ kind: 'school', id: `s${s}`, name })),
    ...players(),
    {
      kind: 'event',
      id: 'on-mid',
      name: 'On-Sets Middle',
      game: 'onsets',
      rulebook: 'agloa-onsets-2026',
      division: 'middle',
      rounds: 3,
      tieBreaks: ['six-count', 'opponents'],
      teamRules: [{ rule: 'members' }, { rule: 'school-best', k: 3 }],
      cut: { rule: 'top', n: 3 },
      ...event,
    },
    ...teams(),
    { kind: 'round', event: 'on-mid', n: 1, state: 'closed' },
    { kind: 'round', event: 'on-mid', n: 2, state: 'closed' },
    { kind: 'round', event: 'on-mid', n: 3, state: 'published', date: '2027-01-16' },
    ...[1, 2, 3].flatMap(tables),
    ...[1, 2].flatMap((round) => tables(round).map(sheetOf)),
  ];
}

export function sampleFile(lines: readonly Line[] = sampleLines()): Uint8Array {
  const all = [...lines, { end: true, lines: lines.length + 1 }];
  return new TextEncoder().encode(all.map((line) => `${JSON.stringify(line)}\n`).join(''));
}
