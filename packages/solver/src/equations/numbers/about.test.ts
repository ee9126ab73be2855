import { describe, expect, it } from 'vitest';
import { aboutOf, Places, rangeOf, sizeOfUndone } from './about.ts';
import { fractionKnown } from '../arithmetic/known.ts';
import { invert } from './inverse.ts';
import { sizeOf } from '../arithmetic/intervals.ts';
import { Numbers } from './numbers.ts';
import { plainOf, workOut } from './pairs.ts';
import type { Plain } from './pairs.ts';
import { BY_BOUNDS } from '../reference/test-position.ts';

type Pair = readonly [number, number];

const SMALL: readonly Pair[] = [
  [1, 1],
  [-1, 1],
  [2, 1],
  [-2, 1],
  [3, 1],
  [9, 1],
  [64, 1],
  [1, 2],
  [-1, 3],
  [4, 9],
  [7, 5],
  [1001, 1000],
  [999, 1000],
];

/** Small fractions, long ones and irrational ones. */
function some(all: Numbers): readonly Pair[] {
  const made: Pair[] = [...SMALL];
  const take = (found: boolean): void => {
    if (found) made.push([all.n, all.d]);
  };
  take(all.unary('factorial', 30, 1));
  take(all.unary('factorial', 58, 1));
  take(all.binary('divide', 1, 1, ...made.at(-1)!));
  take(all.binary('subtract', 1, 1, ...made.at(-1)!));
  take(all.binary('root', 2, 1, 2, 1));
  take(all.binary('root', 9, 1, 7, 1));
  take(all.binary('power', 7, 1, 300, 1));
  return made;
}

describe('where a result lies', () => {
  it('is where sums, differences, products and quotients come to', () => {
    const all = new Numbers(BY_BOUNDS);
    const pairs = some(all);
    const plains = (['add', 'subtract', 'multiply', 'divide'] as const).flatMap((one) => plainOf(one) ?? []);
    let seen = 0;
    for (const plain of plains.filter((one): one is Plain => one !== null)) {
      for (const a of pairs) {
        for (const b of pairs) {
          const [from, to] = [rangeOf(all.knownOf(...a)), rangeOf(all.knownOf(...b))];
          const range = from === null || to === null ? null : aboutOf(plain, from, to);
          if (range === null || !workOut(all, plain, ...a, ...b)) continue;
          const isInside = [[all.n, all.d] as const, ...all.extras].some(([n, d]) => {
            const known = all.knownOf(n, d);
            if (n === 0 && d !== 0) return range[0] <= 0 && range[1] >= 0;
            const [lo, hi] = rangeOf(known) ?? [0, 0];
            return lo <= range[1] && hi >= range[0];
          });
          expect(isInside, `${a.join('/')} ${plain} ${b.join('/')}`).toBe(true);
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(1500);
  });
  it('is where powers and roots come from', () => {
    const all = new Numbers(BY_BOUNDS);
    const pairs = some(all);
    let seen = 0;
    for (const operation of ['power', 'root'] as const) {
      for (const side of ['left', 'right'] as const) {
        for (const x of pairs) {
          for (const b of pairs) {
            const found =
              side === 'left' ? all.binary(operation, ...x, ...b) : all.binary(operation, ...b, ...x);
            if (!found || all.hasExtra) continue;
            const w = [all.n, all.d] as const;
            const range = sizeOfUndone(operation, side, all.knownOf(...w), all.knownOf(...b));
            if (range === null) continue;
            const [lo, hi] = sizeOf(all.knownOf(...x));
            expect(
              lo <= range[1] && hi >= range[0],
              `${operation} ${side} ${x.join('/')} ${b.join('/')}`,
            ).toBe(true);
            seen++;
          }
        }
      }
    }
    expect(seen).toBeGreaterThan(500);
  });
  it('is not known where any number would do', () => {
    const all = new Numbers(BY_BOUNDS);
    for (const operation of ['power', 'root'] as const) {
      for (const side of ['left', 'right'] as const) {
        for (const w of [...SMALL, [0, 1] as const]) {
          for (const b of [...SMALL, [0, 1] as const]) {
            let isAny = false;
            const emit = (_: number, d: number): void => {
              isAny ||= d < 0;
            };
            invert({ numbers: all, operation, side, emit }, ...w, ...b);
            if (isAny)
              expect(sizeOfUndone(operation, side, fractionKnown(...w), fractionKnown(...b))).toBe(null);
          }
        }
      }
    }
  });
});

describe('places', () => {
  it('have what lies among them, wide or narrow', () => {
    const places = new Places([
      [1, 2],
      [5, 5],
      [3, 100],
      [-7, -6],
    ]);
    expect(places.has([1.5, 1.6])).toBe(true);
    expect(places.has([5, 5])).toBe(true);
    expect(places.has([99, 200])).toBe(true);
    expect(places.has([2.1, 2.9])).toBe(false);
    expect(places.has([101, 200])).toBe(false);
    expect(places.has([-8, -7])).toBe(true);
    expect(places.has([-5, 0])).toBe(false);
    expect(new Places([]).has([0, 1])).toBe(false);
  });
});
