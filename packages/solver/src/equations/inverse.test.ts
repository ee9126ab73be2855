import { describe, expect, it } from 'vitest';
import { ANY_D, invert } from './inverse.ts';
import { Numbers } from './numbers.ts';

const LIMITS = {
  wholePowers: true,
  complex: false,
  base: 10,
  mostRemainder: Infinity,
  mostFactors: Infinity,
  mostPrime: Infinity,
  quick: true,
  oneSymbol: false,
  bounded: false,
};

describe('powers and roots undone', () => {
  it.each([true, false])(
    'all numbers that make the result are found (whole numbers only: %s)',
    (wholePowers) => {
      const numbers = new Numbers({ ...LIMITS, wholePowers });
      const few = [-8, -3, -2, -1, 0, 1, 2, 3, 4, 8, 9, 27, 64, 81].flatMap((n) => [
        [n, 1] as const,
        ...(n % 5 === 0 ? [] : [[n, 5] as const]),
      ]);
      for (const operation of ['power', 'root'] as const) {
        for (const side of ['left', 'right'] as const) {
          for (const [xn, xd] of few) {
            for (const [bn, bd] of few) {
              const [first, second] =
                side === 'left'
                  ? [
                      [xn, xd],
                      [bn, bd],
                    ]
                  : [
                      [bn, bd],
                      [xn, xd],
                    ];
              if (!numbers.binary(operation, first[0]!, first[1]!, second[0]!, second[1]!)) continue;
              const [wn, wd] = [numbers.n, numbers.d];
              const found: string[] = [];
              const skipped = numbers.skipped;
              invert(numbers, operation, side, wn, wd, bn, bd, (n, d) => found.push(`${n}/${d}`));
              const what = `${first.join('/')} ${operation} ${second.join('/')} = ${wn}/${wd}`;
              expect(
                found.includes(`${xn}/${xd}`) || found.includes(`0/${ANY_D}`) || numbers.skipped > skipped,
                `${what}, ${side}: ${found.join(' ')}`,
              ).toBe(true);
            }
          }
        }
      }
    },
  );
  it('are any number only where 0, 1 or -1 has that power', () => {
    const numbers = new Numbers({ ...LIMITS, wholePowers: false });
    for (const [operation, side] of [
      ['power', 'right'],
      ['root', 'left'],
    ] as const) {
      for (const [b, w, isAny] of [
        [-1, 0, false],
        [-1, 1, true],
        [-1, -1, true],
        [0, 1, false],
        [0, 0, true],
        [1, 0, false],
        [1, -1, false],
        [1, 1, true],
      ] as const) {
        const found: number[] = [];
        invert(numbers, operation, side, w, 1, b, 1, (_, d) => found.push(d));
        expect(found.includes(ANY_D), `${operation} of ${b} for ${w}`).toBe(isAny);
      }
    }
  });
});
