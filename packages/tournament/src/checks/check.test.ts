import { bookById } from '@forceout/rules';
import { describe, expect, it } from 'vitest';
import { openDay, tableLines } from '../testing/day.ts';
import type { Line } from '../testing/random-event.ts';
import { checkFile } from './file-check.ts';

const good = [
  { player: 'a', shakes: [6, 4] },
  { player: 'b', shakes: [2, 4] },
  { player: 'c', shakes: [2, 2] },
];
const check = (event: Line, lines: readonly Line[]) => checkFile(openDay(event, lines), bookById);
function codes(event: Line, sheet: Line): string {
  return check(event, tableLines(1, 1, 'a:0 b:0 c:0', { seats: good, ...sheet }))
    .findings.map(({ code }) => code)
    .join(' ');
}
const third = (seat: Line): Line => ({ seats: [...good.slice(0, 2), { player: 'c', ...seat }] });
const penalty = (points: number, initials?: string): Line =>
  third({ shakes: [2, 2], penalties: [{ shake: 1, points, initials }] });

describe('findings', () => {
  it.each<[string, Line, Line, string]>([
    ['a good sheet', {}, {}, ''],
    ['a total that is not the sum', {}, third({ shakes: [2, 2], total: 5 }), 'total'],
    ['a total that is', {}, third({ shakes: [2, 2], total: 4 }), ''],
    ['a total without shakes', {}, third({ total: 4 }), ''],
    ['claimed totals', {}, { claimed: { totals: [10, 6, 4] } }, ''],
    ['wrong claimed totals', {}, { claimed: { totals: [10, 6, 5] } }, 'claimed-totals'],
    ['wrong claimed points', {}, { claimed: { points: [6, 2, 4] } }, 'claimed-points'],
    [
      'claimed totals of who did not play are not compared',
      {},
      { ...third({ played: false }), claimed: { totals: [10, 6, 99] } },
      '',
    ],
    [
      'claimed points of who did not play are',
      {},
      { ...third({ played: false }), claimed: { points: [6, 4, 2] } },
      'claimed-points',
    ],
    ['a shake of 3', {}, third({ shakes: [2, 3] }), 'shake-value'],
    ['absent by its value', {}, third({ shakes: [2, -2] }), ''],
    ['absent by null', {}, third({ shakes: [2, null] }), ''],
    ['0 is no value in AGLOA', {}, third({ shakes: [2, 0] }), 'shake-value'],
    ['0 is absent in MLAG', { rulebook: 'mlag-onsets-adventurous-2019' }, third({ shakes: [2, 0] }), ''],
    [
      '−2 is no value in MLAG',
      { rulebook: 'mlag-onsets-adventurous-2019' },
      third({ shakes: [2, -2] }),
      'shake-value',
    ],
    ['columns of different length', {}, third({ shakes: [2] }), 'shake-count'],
    ['a column without shakes has no length', {}, third({ total: 2 }), ''],
    ['a penalty of −1', {}, penalty(-1), ''],
    ['a penalty of −2', {}, penalty(-2), 'penalty-value'],
    ['a penalty of 1', {}, penalty(1), 'penalty-value'],
    ['−2 for a failed No Goal 2014', { rulebook: 'agloa-onsets-2014' }, penalty(-2), ''],
    [
      '−2 for a failed No Goal in Equations',
      { rulebook: 'agloa-equations-2015', game: 'equations' },
      penalty(-2),
      '',
    ],
    ['−2 in MLAG', { rulebook: 'mlag-onsets-basic-2019' }, penalty(-2), 'penalty-value'],
    ['initials where the division wants them', { division: 'elementary' }, penalty(-1), 'penalty-initials'],
    ['initials in the middle division', { division: 'middle' }, penalty(-1, ' '), 'penalty-initials'],
    ['initials given', { division: 'middle' }, penalty(-1, 'JW'), ''],
    ['no initials in the junior division', { division: 'junior' }, penalty(-1), ''],
    [
      'minor in MLAG Basic',
      { division: 'minor', rulebook: 'mlag-onsets-basic-2019' },
      penalty(-1),
      'penalty-initials',
    ],
    ['minor elsewhere', { division: 'minor' }, penalty(-1), ''],
    ['unsigned', {}, third({ shakes: [2, 2], signed: false }), 'unsigned'],
    ['unsigned and appealed', {}, { ...third({ shakes: [2, 2], signed: false }), state: 'appealed' }, ''],
    [
      'who did not play is not looked at',
      { division: 'middle' },
      third({ played: false, shakes: [3], total: 7, signed: false, penalties: [{ points: 9 }] }),
      '',
    ],
    [
      'several at once, by code',
      { division: 'middle' },
      third({ shakes: [3], total: 9, signed: false, penalties: [{ shake: 1, points: -3 }] }),
      'penalty-initials penalty-value shake-count shake-value total unsigned',
    ],
  ])('%s', (_, event, sheet, expected) => {
    expect(codes(event, sheet)).toBe(expected);
  });

  it('a closed round without a sheet that counts: on the line of the table', () => {
    const lines = tableLines(1, 1, 'a:1 b:2', { state: 'entered' });
    const { findings } = check({}, lines);
    expect(findings).toMatchObject([{ line: 5, code: 'missing-sheet' }]);
    expect(check({}, [...lines, { kind: 'round', event: 'e', n: 1, state: 'collecting' }]).findings).toEqual(
      [],
    );
  });

  it('points of every sheet in the order of its seats, rulings included, other states too', () => {
    const lines = [
      ...tableLines(1, 1, 'a:9 b:5 c:1'),
      ...tableLines(1, 2, 'd:9 f:5', { state: 'entered' }),
      { kind: 'ruling', id: 'r', table: 'e-1-1', player: 'a', effect: 'total', total: 0 },
      { kind: 'ruling', id: 's', table: 'e-1-1', player: 'b', effect: 'zero' },
    ];
    expect(check({}, lines).points).toEqual([
      { table: 'e-1-1', line: 9, points: [2, 0, 4] },
      { table: 'e-1-2', line: 11, points: [6, 4] },
    ]);
  });

  it('claims are compared before rulings', () => {
    const lines = [
      ...tableLines(1, 1, 'a:9 b:5 c:1', { claimed: { totals: [9, 5, 1], points: [6, 4, 2] } }),
      { kind: 'ruling', id: 'r', table: 'e-1-1', player: 'a', effect: 'total', total: 0 },
    ];
    expect(check({}, lines).findings).toEqual([]);
  });

  it('a book of the other game is a note, no finding', () => {
    expect(check({ game: 'equations' }, [])).toMatchObject({ findings: [], notes: [{ line: 2 }] });
  });
});
