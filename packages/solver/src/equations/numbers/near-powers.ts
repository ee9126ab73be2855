import * as N from '@forceout/numbers';
import { EXACT } from '../arithmetic/fractions.ts';
import type { Stocks } from '../cubes/kinds.ts';
import { withoutPowers } from '../cubes/leaves.ts';
import type { Leaf, Leaves } from '../cubes/leaves.ts';
import type { Numbers } from './numbers.ts';
import { LARGEST_EXPONENT } from '../cubes/one-power.ts';

/** The leaves with every 1 that may be a power of the base as all powers up to one, in both directions and of both signs if it may lie so. */
export function withPowersUpTo(
  leaves: Leaves,
  { kinds }: Stocks,
  numbers: Numbers,
  upTo: number,
  canBeNegative: boolean,
): Leaves {
  const powers = leaves.powers.flatMap((kind) => powersOf(kind, numbers, upTo, canBeNegative));
  const { plain, exponents, ...others } = withoutPowers(leaves);
  return {
    ...others,
    plain: [...plain, ...powers],
    exponents: [
      ...exponents,
      ...powers.filter((leaf) => kinds[leaf.kinds[0]!]!.colored && !isFarExponent(leaf.n, leaf.d)),
    ],
  };
}

/** Whether an exponent with a 1 in it is further from 1 than is ever of use where two 1s meet a power. */
export function isFarExponent(n: number, d: number): boolean {
  const size = Math.abs(n);
  return d === 0 || size > LARGEST_EXPONENT * d || (n !== 0 && size * LARGEST_EXPONENT < d);
}

function powersOf(kind: number, numbers: Numbers, upTo: number, canBeNegative: boolean): readonly Leaf[] {
  const { base } = numbers.limits;
  const made: Leaf[] = [];
  // Nearest first.
  for (let size = 0; size <= upTo; size++)
    for (const exponent of size === 0 ? [0] : [size, -size])
      for (const negative of canBeNegative ? [false, true] : [false]) {
        const text = `${negative ? '~' : ''}1${exponent === 0 ? '' : `e${exponent}`}`;
        const far = BigInt(base) ** BigInt(size) * (negative ? -1n : 1n);
        if (base ** size < EXACT) {
          const [n, d] = exponent < 0 ? [negative ? -1 : 1, base ** size] : [Number(far), 1];
          made.push({ kinds: [kind], text, n, d });
        } else {
          numbers.take(
            exponent < 0 ? N.rational(negative ? -1n : 1n, BigInt(base) ** BigInt(size)) : N.integer(far),
          );
          made.push({ kinds: [kind], text, n: numbers.n, d: numbers.d });
        }
      }
  return made;
}
