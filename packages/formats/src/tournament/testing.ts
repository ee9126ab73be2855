/** Lines of a small whole tournament for tests: an event with teams, sections, substitutes and rulings, and a second event. */
type Line = Readonly<Record<string, unknown>>;

function seats(players: readonly string[], shakes: readonly (readonly number[])[]): readonly Line[] {
  return players.map((player, index) => ({ player, shakes: shakes[index] }));
}

export const SMALL_TOURNAMENT: readonly Line[] = [
  { format: 'forceout-tournament', version: 1, program: 'test' },
  {
    kind: 'event',
    id: 'e',
    game: 'onsets',
    rulebook: 'agloa-onsets-2026',
    division: 'middle',
    rounds: 2,
    tieBreaks: ['six-count'],
    teamRules: [{ rule: 'members' }],
    cut: { rule: 'top', n: 2 },
  },
  { kind: 'event', id: 'f', game: 'equations', rulebook: 'agloa-equations-2015', rounds: 1 },
  { kind: 'school', id: 's1', name: 'North' },
  { kind: 'section', id: 'A', event: 'e' },
  { kind: 'section', id: 'Z', event: 'f' },
  ...[1, 2, 3, 4, 5, 6, 7].map((n) => ({ kind: 'player', id: `p${n}`, first: `N${n}`, school: 's1' })),
  {
    kind: 'team',
    id: 't1',
    event: 'e',
    slots: [
      'p1',
      null,
      [
        { player: 'p2', from: 1 },
        { player: 'p7', from: 2 },
      ],
    ],
    school: 's1',
    section: 'A',
  },
  { kind: 'entry', event: 'e', player: 'p3', section: 'A' },
  { kind: 'round', event: 'e', n: 1 },
  { kind: 'table', id: 'e-1-1', event: 'e', round: 1, number: 1, players: ['p1', 'p2', 'p3'] },
  { kind: 'table', id: 'e-1-2', event: 'e', round: 1, number: 2, players: ['p4', 'p5', 'p6'] },
  {
    kind: 'sheet',
    table: 'e-1-1',
    seats: seats(
      ['p1', 'p2', 'p3'],
      [
        [6, 4],
        [2, 6],
        [4, 2],
      ],
    ),
  },
  {
    kind: 'sheet',
    table: 'e-1-2',
    seats: seats(
      ['p6', 'p5', 'p4'],
      [
        [6, 4],
        [2, 6],
        [4, 2],
      ],
    ),
  },
  { kind: 'ruling', id: 'r1', table: 'e-1-1', player: 'p1', effect: 'zero' },
  { kind: 'weather', sky: 'grey' },
];

/** The lines as a file, with the line that ends it. */
export function fileOf(lines: readonly (Line | string)[]): Uint8Array {
  const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  return new TextEncoder().encode(
    [...texts, JSON.stringify({ end: true, lines: texts.length + 1 }), ''].join('\n'),
  );
}
