import { describe, expect, it } from 'vitest';
import { Numbers } from './numbers.ts';
import { SizeIndex } from './size-index.ts';
import type { Entry } from '../cubes/state.ts';
import { ValueSet } from '../cubes/value-set.ts';
import { BY_BOUNDS } from '../reference/test-position.ts';

function indexOf(numbers: Numbers, ...members: readonly (readonly [number, number])[]): SizeIndex {
  const values = new ValueSet();
  for (const [n, d] of members) values.add(n, d);
  const entry: Entry = {
    index: 0,
    words: [0, 0, 0],
    counts: new Uint8Array(0),
    size: 1,
    values,
    isWhole: false,
    isLast: false,
  };
  return new SizeIndex([entry], numbers);
}

describe('numbers that may be one', () => {
  it('are found next to 1, whether a sum made them or a root', () => {
    const numbers = new Numbers(BY_BOUNDS);
    const last = (): readonly [number, number] => [numbers.n, numbers.d];
    numbers.rawPower(2, 1, 1, 2 ** 12);
    const root = last();
    numbers.binary('add', ...root, 1, 1);
    numbers.binary('subtract', ...last(), 1, 1);
    const sum = last();
    expect(sum).not.toEqual(root);
    expect(indexOf(numbers, sum).mayHave(...root)).toBe(true);
    expect(indexOf(numbers, root).mayHave(...sum)).toBe(true);
    numbers.rawPower(3, 1, 1, 2 ** 12);
    expect(indexOf(numbers, sum, root).mayHave(...last())).toBe(false);
  });
  it('are found among many of all sizes', () => {
    const numbers = new Numbers(BY_BOUNDS);
    const members = Array.from({ length: 60 }, (_, at): readonly [number, number] => {
      numbers.rawPower(at + 2, 1, at % 2 === 0 ? 2 ** at : 1, at % 3 === 0 ? 7 : 2 ** (at % 20));
      return [numbers.n, numbers.d];
    });
    const index = indexOf(numbers, ...members);
    for (const [n, d] of members) {
      numbers.rawPower(n, d, 3, 1);
      numbers.rawPower(numbers.n, numbers.d, 1, 3);
      const again = [numbers.n, numbers.d] as const;
      expect(index.mayHave(...again)).toBe(true);
    }
  });
  it('are found among those next to zero, though one is known by its size alone', () => {
    const numbers = new Numbers(BY_BOUNDS);
    numbers.binary('log', 7, 1, 2, 1);
    numbers.binary('power', 2, 1, numbers.n, numbers.d);
    numbers.binary('subtract', numbers.n, numbers.d, 7, 1);
    const tiny = [numbers.n, numbers.d] as const;
    expect(numbers.rawPower(3, 1, -30, 1)).toBe(true);
    numbers.rawPower(numbers.n, numbers.d, 8, 7);
    const small = [numbers.n, numbers.d] as const;
    expect([numbers.knownOf(...tiny).sign, numbers.knownOf(...small).sign]).toEqual([1, 0]);
    expect(indexOf(numbers, small).mayHave(...tiny)).toBe(true);
    expect(indexOf(numbers, tiny).mayHave(...small)).toBe(true);
  });
  it('are found by any number whose bounds they touch, however wide those are', () => {
    const numbers = new Numbers(BY_BOUNDS);
    const made: (readonly [number, number])[] = [];
    for (const of of [900, 1000, 5040, 5041, 40_320]) {
      expect(numbers.unary('factorial', of, 1)).toBe(true);
      made.push([numbers.n, numbers.d]);
      for (const operation of ['factorial', 'root'] as const) {
        expect(numbers.unary(operation, ...made.at(-1)!)).toBe(true);
        made.push([numbers.n, numbers.d]);
      }
      expect(numbers.binary('divide', 1, 1, ...made.at(-1)!)).toBe(true);
      made.push([numbers.n, numbers.d]);
    }
    const index = indexOf(numbers, ...made);
    for (const [n, d] of made) {
      const same = made.filter(([m, e]) => m !== n && numbers.isEqual(n, d, m, e) === true);
      expect(new Set(index.near(n, d).map((one) => one.n))).toEqual(new Set(same.map(([m]) => m)));
    }
  });
});
