import * as N from '@forceout/numbers';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../checker/check-proof.ts';
import { primePowersOf } from './prime-powers.ts';
import { isNoProduct, numeralOf } from './products.ts';
import type { Numeral } from './products.ts';
import { Chance } from '../reference/random-position.ts';
import { solveEquations } from '../answers/solve.ts';
import { cubes, positionFor } from '../reference/test-position.ts';
import { computed } from '../../testing/computed.ts';

const limit = { limitMs: 5000, now: computed };

function numerals(...list: readonly number[]): readonly Numeral[] {
  return list.map((one) => numeralOf(one, 1)!);
}

function isNone(list: readonly number[], value: N.Value): boolean {
  return isNoProduct(numerals(...list), primePowersOf(value)!);
}

function known(outcome: N.Outcome): N.Value | null {
  return outcome.kind === 'value' ? outcome.value : null;
}

/** Some product of these, exactly worked out: null if it is not a real number that is known exactly. */
function someProduct(chance: Chance, list: readonly number[]): N.Value | null {
  let parts: (N.Value | null)[] = list.map((one) => N.integer(one));
  for (;;) {
    parts = parts.map((part) => {
      let [value, height] = [part, chance.below(3)];
      for (; value !== null && height > 0; height--) value = known(N.root(N.integer(2), value));
      return value;
    });
    if (parts.length === 1) return parts[0]!;
    const at = chance.below(parts.length);
    const [first] = parts.splice(at, 1);
    const other = chance.below(parts.length);
    const second = parts[other]!;
    if (first === null || first === undefined) return null;
    const operation = [N.multiply, N.divide, N.power, N.root][chance.below(4)]!;
    parts[other] = known(operation(first, second));
    if (parts[other] === null) return null;
  }
}

describe('products of powers', () => {
  it('are never denied where one is at hand', () => {
    const chance = new Chance(2);
    let seen = 0;
    for (let turn = 0; turn < 6000; turn++) {
      const list = Array.from({ length: 1 + chance.below(3) }, () => 2 + chance.below(8));
      const value = someProduct(chance, list);
      const powers = value === null ? null : primePowersOf(value);
      if (powers === null || powers.size === 0) continue;
      expect(isNoProduct(numerals(...list), powers), `${list.join(' ')}: ${N.print(value!)}`).toBe(false);
      seen++;
    }
    expect(seen).toBeGreaterThan(2000);
  });
  it('are known not to be there', () => {
    expect(isNone([6, 9, 3], known(N.root(N.integer(3), N.integer(85)))!)).toBe(true);
    expect(isNone([8, 7, 3], N.integer(2n ** 82n))).toBe(true);
    // 8^(9 x 3 + ...) is no such product, 2^(3 x 27) is.
    expect(isNone([8, 9, 3], N.integer(2n ** 81n))).toBe(false);
    expect(isNone([5, 4, 3], N.integer(5n ** 10n))).toBe(true);
    // A 4 halves and doubles.
    expect(isNone([5, 4, 3], N.integer(5n ** 12n))).toBe(false);
    expect(isNone([5, 4, 3], N.integer(5n ** 6n))).toBe(false);
  });
  it('of four numerals, or of none to make a 1, are not decided', () => {
    expect(isNone([6, 9, 3, 5], N.integer(17))).toBe(false);
    expect(isNone([6, 9, 3], N.integer(1))).toBe(false);
  });
});

describe('positions without + and −', () => {
  const variations = [{ id: 'multiple-operations' }] as const;
  it('are not claimed to be decided by products where there is more', () => {
    const proof = { kind: 'invariant', name: 'only-products', ofOne: false } as const;
    const plain = {
      variations,
      required: cubes('green:6 black:9 green:x'),
      permitted: cubes('blue:1 red:3 black:r'),
    };
    expect(faultsIn(positionFor('85', plain), { cases: [{ standsFor: null, proof }] })).toEqual([]);
    for (const asked of [
      positionFor('85', { ...plain, resources: cubes('red:+') }),
      positionFor('85', { ...plain, resources: cubes('green:5') }),
      positionFor('1', plain),
      positionFor('54', plain),
      positionFor('85', { ...plain, variations: [...variations, { id: 'factorial' }] }),
    ])
      expect(faultsIn(asked, { cases: [{ standsFor: null, proof }] })).not.toEqual([]);
  });
  it('are still solved', () => {
    // √(6 x 9 x 6) = 18
    const asked = positionFor('18', {
      variations,
      required: cubes('green:6 black:9 green:x green:6'),
      resources: cubes('black:r red:1'),
      after: 'now',
    });
    expect(solveEquations(asked, limit).answer).toBe('yes');
  });
});
