import { RULEBOOKS } from '@forceout/rules';
import { describe, expect, it } from 'vitest';
import { tablePoints } from '../results/table-points.ts';
import { standingsOf, tableLines } from '../testing/day.ts';
import type { EventStandings } from './standings.ts';

const one = ({ individuals }: EventStandings, player: string) =>
  individuals.find((line) => line.player === player)!;
const ranks = ({ individuals }: EventStandings): string =>
  individuals.map(({ player, rank }) => `${player}${rank}`).join(' ');

describe('match points (D1)', () => {
  const orders: readonly (readonly [readonly number[], readonly number[]])[] = [
    ...[
      [3, 2, 1],
      [3, 1, 2],
      [2, 3, 1],
      [1, 3, 2],
      [2, 1, 3],
      [1, 2, 3],
    ].map((totals) => [totals, totals.map((total) => 2 * total)] as const),
    [
      [2, 2, 1],
      [5, 5, 2],
    ],
    [
      [2, 1, 2],
      [5, 2, 5],
    ],
    [
      [1, 2, 2],
      [2, 5, 5],
    ],
    [
      [2, 1, 1],
      [6, 3, 3],
    ],
    [
      [1, 2, 1],
      [3, 6, 3],
    ],
    [
      [1, 1, 2],
      [3, 3, 6],
    ],
    [
      [1, 1, 1],
      [4, 4, 4],
    ],
    [
      [2, 1],
      [6, 4],
    ],
    [
      [1, 2],
      [4, 6],
    ],
    [
      [1, 1],
      [5, 5],
    ],
  ];
  for (const { id, procedure } of RULEBOOKS) {
    it(`[${id} XII-A] every order of three and two, negative totals, and who did not play`, () => {
      for (const [totals, points] of orders) {
        expect(tablePoints(procedure, totals)).toEqual(points);
        expect(
          tablePoints(
            procedure,
            totals.map((total) => 3 * total - 8),
          ),
        ).toEqual(points);
        if (totals.length < 3)
          for (const at of [0, 1, 2])
            expect(tablePoints(procedure, totals.toSpliced(at, 0, null as never))).toEqual(
              points.toSpliced(at, 0, 0),
            );
      }
    });
  }
});

describe('counted rounds', () => {
  const two = [...tableLines(1, 1, 'a:9 b:5 c:1'), ...tableLines(2, 1, 'a:1 b:5 c:9')];

  it('a round without a line is closed when it has a table', () => {
    expect(standingsOf({}, two)).toMatchObject({ after: 2, provisional: false });
    expect(standingsOf({}, [])).toMatchObject({ after: 0, provisional: false, individuals: [] });
  });

  it('the highest closed one, whatever is open before it', () => {
    const open = { kind: 'round', event: 'e', n: 1, state: 'running' };
    expect(standingsOf({}, [...two, open])).toMatchObject({ after: 2, provisional: true });
    const closed = { kind: 'round', event: 'e', n: 3 };
    expect(standingsOf({}, [...two, closed])).toMatchObject({ after: 3, provisional: false });
    expect(one(standingsOf({}, [...two, closed]), 'a').rounds).toEqual([6, 2, null]);
  });

  it('--after n, at most the rounds of the event', () => {
    expect(standingsOf({}, two, 1)).toMatchObject({ after: 1, provisional: false });
    expect(standingsOf({}, two, 0)).toMatchObject({ after: 0, provisional: false });
    expect(standingsOf({}, two, 9)).toMatchObject({ after: 3, provisional: true });
  });

  it.each([
    ['a table has no sheet', two.slice(0, 3), true],
    [
      'a sheet in another state is as if it were not there',
      [...two.slice(0, 2), ...tableLines(2, 1, 'a:1 b:5 c:9', { state: 'entered' })],
      true,
    ],
    ['an appeal', [...two.slice(0, 2), ...tableLines(2, 1, 'a:1 b:5 c:9', { state: 'appealed' })], true],
  ])('provisional: %s', (_, lines, provisional) => {
    expect(standingsOf({}, lines)).toMatchObject({ provisional });
  });

  it('provisional: somebody who played has not signed', () => {
    const seats = (signed: boolean, played: boolean) => [
      { player: 'a', total: 1 },
      { player: 'b', total: 2 },
      { player: 'c', total: 3, signed, played },
    ];
    expect(standingsOf({}, tableLines(1, 1, 'a:1 b:2 c:3', { seats: seats(false, true) }))).toMatchObject({
      provisional: true,
    });
    expect(standingsOf({}, tableLines(1, 1, 'a:1 b:2 c:3', { seats: seats(false, false) }))).toMatchObject({
      provisional: false,
    });
  });

  it('no result is null, did not play is 0, and twos are counted by who played', () => {
    const lines = [
      ...tableLines(1, 1, 'a:9 b:5 c:x'),
      ...tableLines(2, 1, 'a:9 b:5'),
      ...tableLines(3, 1, 'a:9 b:5 c:1'),
    ];
    const standings = standingsOf({ attendance: 2 }, lines);
    expect(one(standings, 'a')).toMatchObject({ rounds: [6, 6, 6], twos: [1, 2], played: 3, points: 20 });
    expect(one(standings, 'c')).toMatchObject({ rounds: [0, null, 2], twos: [], played: 1, points: 4 });
  });

  it('attendance only for who played', () => {
    const entry = { kind: 'entry', event: 'e', player: 'd' };
    const standings = standingsOf({ attendance: 2 }, [...tableLines(1, 1, 'a:9 b:5 c:x'), entry]);
    expect(one(standings, 'c').points).toBe(0);
    expect(one(standings, 'd')).toMatchObject({ points: 0, rounds: [null], played: 0 });
    expect(one(standings, 'b').points).toBe(6);
  });

  it('shakes beat the total, absent shakes score the book’s value', () => {
    const seats = [
      { player: 'a', shakes: [6, null], total: 99 },
      { player: 'b', shakes: [2, 4], penalties: [{ shake: 1, points: -1 }] },
      { player: 'c', total: 5, penalties: [{ shake: 9, points: -1 }] },
    ];
    const lines = tableLines(1, 1, 'a:0 b:0 c:0', { seats });
    const event = { tieBreaks: ['shake-total', 'shake-average'] };
    expect(one(standingsOf(event, lines), 'a').figures).toEqual({ 'shake-total': '4', 'shake-average': '2' });
    expect(
      one(standingsOf({ ...event, rulebook: 'mlag-onsets-adventurous-2019' }, lines), 'a').figures[
        'shake-total'
      ],
    ).toBe('6');
    expect(one(standingsOf(event, lines), 'b').figures).toEqual({
      'shake-total': '5',
      'shake-average': '5/2',
    });
    expect(one(standingsOf(event, lines), 'c').figures).toEqual({
      'shake-total': '5',
      'shake-average': null,
    });
  });
});

describe('rulings', () => {
  const lines = tableLines(1, 1, 'a:9 b:5 c:1');
  const ruling = (effect: string, player: string, total?: number) => ({
    kind: 'ruling',
    id: `${effect}${player}`,
    table: 'e-1-1',
    player,
    effect,
    total,
  });

  it('zero takes the points and nothing else', () => {
    const standings = standingsOf({ tieBreaks: ['shake-total'] }, [...lines, ruling('zero', 'a')]);
    expect(standings.individuals.map(({ player, points }) => [player, points])).toEqual([
      ['b', 4],
      ['c', 2],
      ['a', 0],
    ]);
    expect(one(standings, 'a')).toMatchObject({ played: 1, figures: { 'shake-total': '9' } });
  });

  it('a new total ranks the table again; both may come together', () => {
    const standings = standingsOf({ tieBreaks: ['shake-total'] }, [
      ...lines,
      ruling('total', 'a', 3),
      ruling('zero', 'b'),
    ]);
    expect(standings.individuals.map(({ player, points }) => [player, points])).toEqual([
      ['a', 4],
      ['c', 2],
      ['b', 0],
    ]);
    expect(one(standings, 'a').figures['shake-total']).toBe('3');
  });

  it('any other effect is a note', () => {
    expect(standingsOf({}, [...lines, ruling('warned', 'a')])).toEqual(standingsOf({}, lines));
  });
});

describe('ranks and ties', () => {
  it('1, 1, 3, by rank and then by id as text', () => {
    const lines = [...tableLines(1, 1, 'p10:9 p2:5 x:1'), ...tableLines(1, 2, 'p1:9 p3:9 y:1')];
    expect(ranks(standingsOf({}, lines))).toBe('p101 p12 p32 p24 x5 y5');
  });

  it('a tie-break is passed over for a group in which somebody has no figure', () => {
    const withShakes = tableLines(1, 1, 'a:0 b:0 c:0', {
      seats: [
        { player: 'a', shakes: [6] },
        { player: 'b', shakes: [4] },
        { player: 'c', shakes: [2] },
      ],
    });
    const lines = [...withShakes, ...tableLines(1, 2, 'd:9 e:5 f:1')];
    expect(ranks(standingsOf({ tieBreaks: ['shake-average'] }, lines))).toBe('a1 d1 b3 e3 c5 f5');
    expect(ranks(standingsOf({ tieBreaks: ['shake-average', 'shake-total'] }, lines))).toBe(
      'd1 a2 e3 b4 c5 f6',
    );
  });

  it('head-to-head only if every two of the tied have met', () => {
    const met = [
      ...tableLines(1, 1, 'a:9 b:5'),
      ...tableLines(1, 2, 'c:9 d:5'),
      ...tableLines(2, 1, 'a:5 c:5'),
      ...tableLines(2, 2, 'b:5 d:5'),
    ];
    const standings = standingsOf({ tieBreaks: ['head-to-head'] }, met);
    expect(ranks(standings)).toBe('a1 c1 b3 d3');
    expect(one(standings, 'a').figures['head-to-head']).toBe('5');
    const partly = [...tableLines(1, 1, 'a:9 b:9'), ...tableLines(1, 2, 'c:9 d:9')];
    expect(
      standingsOf({ tieBreaks: ['head-to-head'] }, partly).individuals.map(
        ({ figures }) => figures['head-to-head'],
      ),
    ).toEqual([null, null, null, null]);
  });

  it('head-to-head: who did not play has not met anybody', () => {
    const lines = [...tableLines(1, 1, 'a:9 b:5 c:x'), ...tableLines(2, 1, 'a:5 b:9 c:x')];
    expect(one(standingsOf({ tieBreaks: ['head-to-head'] }, lines), 'a').figures['head-to-head']).toBe('5');
    expect(one(standingsOf({ tieBreaks: ['head-to-head'] }, lines), 'c').figures['head-to-head']).toBeNull();
  });

  it('playoff and lot separate nobody', () => {
    const standings = standingsOf({ tieBreaks: ['playoff', 'lot'] }, tableLines(1, 1, 'a:9 b:9'));
    expect(ranks(standings)).toBe('a1 b1');
    expect(one(standings, 'a').figures).toEqual({ playoff: null, lot: null });
  });

  it('last round first; opponents by their points', () => {
    const lines = [...tableLines(1, 1, 'a:9 b:5 c:1'), ...tableLines(2, 1, 'a:1 b:5 c:9')];
    const standings = standingsOf(
      { tieBreaks: ['last-round', 'opponents', 'fewer-twos'], attendance: 1 },
      lines,
    );
    expect(ranks(standings)).toBe('c1 b2 a3');
    expect(one(standings, 'c').figures).toEqual({ 'last-round': '6,2', opponents: '9', 'fewer-twos': '0' });
  });
});
