import * as N from '@forceout/numbers';
import { describe, expect, it } from 'vitest';
import { fractionKnown } from './known.ts';
import { Numbers } from '../numbers/numbers.ts';
import type { Operation } from './operations.ts';
import { PrimeResidues } from './prime-residues.ts';
import { BELOW, ROOT_ABOVE, ROOT_BELOW, ROOT_BESIDE } from './residues.ts';
import { BY_BOUNDS } from '../reference/test-position.ts';

/** 721!, which is kept by its bounds. */
const GIANT = Array.from({ length: 721 }, (_, at) => BigInt(at + 1)).reduce((product, n) => product * n, 1n);

type Pair = readonly [number, number];
const OPERATIONS: readonly Operation[] = ['add', 'subtract', 'multiply', 'divide', 'power'];

function exactly(operation: Operation, a: N.Value, b: N.Value): N.Value | null {
  const work = {
    add: N.add,
    subtract: N.subtract,
    multiply: N.multiply,
    divide: N.divide,
    power: N.power,
  }[operation as 'add'];
  const outcome = work(a, b);
  return outcome.kind === 'value' ? outcome.value : null;
}

/** What a fraction leaves, worked out by trying all that is left of its denominator. */
function left(value: N.Value, prime: number): number | null {
  const fraction = N.asRational(value);
  if (fraction === null) return null;
  const p = BigInt(prime);
  if (fraction.d % p === 0n) return BELOW;
  for (let rest = 0; rest < prime; rest++)
    if ((BigInt(rest) * fraction.d - fraction.n) % p === 0n) return rest;
  throw new Error('a prime has all inverses');
}

describe('what is left of fractions modulo a prime', () => {
  it.each([2, 3, 7, 41])('%d is what is left of them, however long they are', (prime) => {
    const all = new Numbers({ ...BY_BOUNDS, prime });
    expect(all.unary('factorial', 721, 1)).toBe(true);
    const giant = { pair: [all.n, all.d] as Pair, value: N.integer(GIANT) };
    const small = [-3, -2, -1, 1, 2, 5, prime, prime + 1].flatMap((n) =>
      [1, 2, 3, prime].map((d) => {
        const value = N.rational(n, d);
        const { n: own, d: below } = N.asRational(value)!;
        return { pair: [Number(own), Number(below)] as Pair, value };
      }),
    );
    let known = 0;
    const check = (value: N.Value | null): void => {
      const residue = all.knownOf(all.n, all.d).residue ?? -1;
      const rest = value === null ? null : left(value, prime);
      if (all.d !== 0 || residue === -1 || rest === null || all.hasExtra) return;
      known++;
      expect(residue).toBe(rest);
    };
    for (const operation of OPERATIONS) {
      for (const one of small) {
        for (const [a, b] of [
          [one, giant],
          [giant, one],
        ] as const) {
          if (operation === 'power' && (b === giant || one.pair[1] !== 1)) continue;
          if (!all.binary(operation, ...a.pair, ...b.pair)) continue;
          const value = exactly(operation, a.value, b.value);
          check(value);
          if (value === null || all.hasExtra) continue;
          const pair: Pair = [all.n, all.d];
          for (const next of OPERATIONS)
            for (const two of small.slice(0, 12))
              if (next !== 'power' && all.binary(next, ...two.pair, ...pair))
                check(exactly(next, two.value, value));
        }
      }
    }
    expect(known).toBeGreaterThan(1000);
  });
  it('is kept of roots as far as it goes', () => {
    const rests = new PrimeResidues(41);
    const half = fractionKnown(1, 2);
    expect(rests.power(fractionKnown(3, 1), half)).toBe(ROOT_BESIDE);
    expect(rests.power(fractionKnown(82, 1), half)).toBe(ROOT_ABOVE);
    expect(rests.power(fractionKnown(82, 1), fractionKnown(-1, 2))).toBe(ROOT_BELOW);
    expect(rests.power(fractionKnown(3, 41), half)).toBe(ROOT_BELOW);
    const root = { ...half, n: 0, d: 0, residue: ROOT_ABOVE };
    // √82 + √82 may be 0, and (√82 + 1) × √82 has 41 above the line.
    expect(rests.sum(root, fractionKnown(1, 1))).toBe(ROOT_BESIDE);
    expect(rests.quotient(fractionKnown(1, 1), root)).toBe(ROOT_BELOW);
    expect(rests.areNoWholeApart(root, fractionKnown(4, 41))).toBe(true);
    expect(rests.areNoWholeApart(fractionKnown(1, 82), fractionKnown(4, 41))).toBe(false);
  });
});
