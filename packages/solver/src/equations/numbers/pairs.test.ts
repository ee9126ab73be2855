import { describe, expect, it } from 'vitest';
import { Numbers } from './numbers.ts';
import { combineWith, plainOf } from './pairs.ts';
import { Chance } from '../reference/random-position.ts';
import { BY_BOUNDS } from '../reference/test-position.ts';
import { ValueSet } from '../cubes/value-set.ts';

describe('many fractions with one', () => {
  it.each(['add', 'subtract', 'multiply', 'divide'] as const)('%s as one by one', (operation) => {
    const chance = new Chance(11);
    const numbers = new Numbers({ ...BY_BOUNDS, quick: true, bounded: false });
    for (let round = 0; round < 60; round++) {
      // Some are so long that a result is beyond 2^53.
      const below = (): number =>
        round % 3 === 0 ? chance.below(2 ** 20) * chance.below(2 ** 30) : chance.below(40);
      const many = new ValueSet();
      for (let count = 0; count < 40; count++) {
        numbers.reduce(below() - below(), 1 + below());
        many.add(numbers.n, numbers.d);
      }
      many.add(0, 1);
      numbers.reduce(1 + below(), 1 + below());
      const [bn, bd] = [round % 2 === 0 ? numbers.n : -numbers.n, numbers.d];
      for (const [order, plain] of plainOf(operation)!.entries()) {
        if (plain === null) continue;
        const found = new Map<number, string>();
        const others = new Set<number>();
        combineWith(
          plain,
          many,
          0,
          bn,
          bd,
          { set: new ValueSet(), isIn: false },
          {
            fresh: (n, d, at) => {
              numbers.reduce(n, d);
              found.set(at, `${numbers.n}/${numbers.d}`);
            },
            other: (at) => others.add(at),
          },
        );
        for (let at = 0; at < many.size; at++) {
          const [an, ad] = [many.n[at]!, many.d[at]!];
          const has =
            order === 0
              ? numbers.binary(operation, an, ad, bn, bd)
              : numbers.binary(operation, bn, bd, an, ad);
          if (others.has(at)) {
            expect(found.has(at)).toBe(false);
            expect(!has || an === 0).toBe(true);
          } else expect(found.get(at)).toBe(has ? `${numbers.n}/${numbers.d}` : undefined);
        }
      }
    }
  });
});
