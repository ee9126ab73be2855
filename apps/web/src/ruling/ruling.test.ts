import { expect, it } from 'vitest';
import { ruling } from '../engine/ruling.ts';
import { readLine } from '../position/line.ts';
import { makePosition } from '../position/position.ts';
import { departures } from './departures.ts';

it('lets a card leave the Universe once', () => {
  const restrictions = [
    { text: 'R = B', removes: ['R', 'B'] },
    { text: 'G ⊆ Y', removes: ['G', 'R'] },
  ];
  expect(departures(['R', 'B', 'G', 'BR'], restrictions)).toEqual([
    { text: 'R = B', before: ['R', 'B', 'G', 'BR'], gone: ['R', 'B'] },
    { text: 'G ⊆ Y', before: ['G', 'BR'], gone: ['G'] },
  ]);
});

it('shows the value of every piece of an Equation', () => {
  const line =
    'agloa-equations-2015 middle; goal 37; required green:6 green:6; permitted green:x red:1 red:+; after forceout';
  const judged = ruling(makePosition(readLine(line)!), [{ solution: '(6×6)+1', goal: '37' }]);
  expect(judged).toMatchObject({
    ok: true,
    value: {
      verdict: 'correct',
      work: [
        {
          solution: {
            value: '37',
            tree: {
              sign: '+',
              values: ['37'],
              of: [{ sign: '×', values: ['36'], of: [{ text: '6' }, {}] }, {}],
            },
          },
          goal: { tree: { text: '37', of: [] } },
        },
      ],
    },
  });
});

it('draws the reading that loses', () => {
  const line =
    'agloa-equations-2015 middle; goal 11; permitted blue:2 blue:x blue:3 red:+ green:5; after forceout';
  const judged = ruling(makePosition(readLine(line)!), [{ solution: '2x3+5', goal: '11' }]);
  expect(judged).toMatchObject({
    value: { reasons: [{ code: 'ambiguous' }], work: [{ losing: true, solution: { value: '16' } }] },
  });
});
