import { describe, expect, it } from 'vitest';
import { readEntryLine, seatsFrom } from './line.ts';

const seats = (text: string, ...players: readonly string[]) => {
  const line = readEntryLine(text);
  return line.is === 'sheet' ? { table: line.table, is: seatsFrom(line.figures, players) } : line;
};

describe('one line a sheet', () => {
  it('totals in the printed order of seats', () => {
    expect(seats('117 22 16 18', 'a', 'b', 'c')).toEqual({
      table: 117,
      is: {
        seats: [
          { player: 'a', total: 22 },
          { player: 'b', total: 16 },
          { player: 'c', total: 18 },
        ],
      },
    });
  });

  it('with the points on the sheet, and negative totals', () => {
    expect(seats(' 117  -2 16 18 = 2 4 6 ', 'a', 'b', 'c')).toMatchObject({
      is: { seats: [{ total: -2 }, {}, {}], claimed: { points: [2, 4, 6] } },
    });
  });

  it('a group for each shake, penalties behind the score, initials behind them, absence', () => {
    expect(seats('117 6,2,2 2-1,6,4-1jw a,-2-1,2', 'a', 'b', 'c')).toEqual({
      table: 117,
      is: {
        seats: [
          { player: 'a', shakes: [6, 2, null], penalties: [{ shake: 2, points: -1 }] },
          { player: 'b', shakes: [2, 6, -2], penalties: [{ shake: 3, points: -1 }] },
          { player: 'c', shakes: [2, 4, 2], penalties: [{ shake: 2, points: -1, initials: 'JW' }] },
        ],
      },
    });
  });

  it('a seat that did not play', () => {
    expect(seats('117 22 18 x2 = 6 4', 'a', 'b', 'c')).toEqual({
      table: 117,
      is: {
        seats: [
          { player: 'a', total: 22 },
          { player: 'b', played: false },
          { player: 'c', total: 18 },
        ],
        claimed: { points: [6, 0, 4] },
      },
    });
  });

  it.each([
    ['?', { is: 'missing' }],
    ['J 117', { is: 'call', table: 117, why: '' }],
    ['j117 a cube is missing', { is: 'call', table: 117, why: 'a cube is missing' }],
    ['u', { is: 'undo' }],
    ['', { is: 'wrong' }],
    ['x 1 2', { is: 'wrong' }],
    ['117', { is: 'wrong' }],
    ['117 a b', { is: 'wrong' }],
    ['117 6,x,2', { is: 'wrong' }],
    ['117 1 2 = 3 = 4', { is: 'wrong' }],
    ['117 1 2 = q', { is: 'wrong' }],
    ['117 1 2 x1 x1', { is: 'wrong' }],
  ])('%j', (text, expected) => {
    expect(readEntryLine(text)).toMatchObject(expected);
  });

  it.each(['117 1 2 3 4', '117 1', '117 1 2 x3', '117 6,2,2 4,2', '117 1 2 3 = 6 4'])(
    '%j does not fit a table',
    (text) => {
      expect(seats(text, ...(text.includes('x3') ? ['a', 'b'] : ['a', 'b', 'c']))).toMatchObject({
        is: { say: expect.stringMatching(/^line-/) as unknown },
      });
    },
  );
});
