import { describe, expect, it } from 'vitest';
import { ANY_D } from '../arithmetic/fractions.ts';
import { invert, invertUnary } from './inverse.ts';
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

describe('remainders and numbers of factors undone', () => {
  const numbers = new Numbers({ ...LIMITS, mostRemainder: 1000, mostFactors: 200 });
  it.each(['left', 'right'] as const)(
    'with the unknown on the %s, all whole numbers and no others',
    (side) => {
      for (const b of [0, 1, 2, 7, 12, 60, 999, 1000, 1001]) {
        const [ofW, wanted] = [new Map<number, number[]>(), new Set<number>()];
        for (let x = 1; x <= 1000; x++) {
          const [first, second] = side === 'left' ? [x, b] : [b, x];
          if (!numbers.binary('remainder', first, 1, second, 1)) continue;
          wanted.add(numbers.n);
          ofW.set(numbers.n, [...(ofW.get(numbers.n) ?? []), x]);
        }
        for (const w of [...wanted, b, b + 1, 3]) {
          const found: number[] = [];
          let isAny = false;
          const emit = (n: number, d: number): void => {
            if (d === ANY_D) isAny = true;
            else found.push(n);
          };
          invert({ numbers, operation: 'remainder', side, emit }, w, 1, b, 1);
          const all = ofW.get(w) ?? [];
          // A divisor larger than the dividend leaves all of it.
          const rest = isAny ? all.filter((x) => x <= b) : all;
          expect(
            found.toSorted((a, c) => a - c),
            `${side} ${b} leaves ${w}`,
          ).toEqual(rest);
          expect(isAny).toBe(side === 'right' && w === b && b >= 1 && b <= 1000);
        }
      }
    },
  );
  it('with so many factors, all counting numbers up to the limit', () => {
    const found = new Set<number>();
    for (let w = 0; w <= 30; w++)
      invertUnary(numbers, 'factors', w, 1, (n, d) => {
        expect(numbers.unary('factors', n, d) && numbers.n === w).toBe(true);
        found.add(n);
      });
    expect(found.size).toBe(200);
  });
  it('of a fraction there are none', () => {
    const [operation, emit] = ['remainder', () => expect.unreachable()] as const;
    invert({ numbers, operation, side: 'left', emit }, 1, 2, 7, 1);
    invert({ numbers, operation, side: 'right', emit }, 1, 1, 7, 2);
    invertUnary(numbers, 'factors', 5, 2, () => expect.unreachable());
  });
});

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
              const emit = (n: number, d: number) => void found.push(`${n}/${d}`);
              invert({ numbers, operation, side, emit }, wn, wd, bn, bd);
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
        const emit = (_: number, d: number) => void found.push(d);
        invert({ numbers, operation, side, emit }, w, 1, b, 1);
        expect(found.includes(ANY_D), `${operation} of ${b} for ${w}`).toBe(isAny);
      }
    }
  });
});
