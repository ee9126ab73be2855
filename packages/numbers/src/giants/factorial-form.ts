import { fromMonomial, invertMonomial, multiplyMonomials } from './giant.ts';
import { primePowersOfFactorial } from './legendre.ts';
import { printQ } from '../whole/rational.ts';
import type { Giant } from '../value.ts';

/** Writes a giant as q·n! with an ordinary rational q, if it is one. */
export function nearbyFactorial(giant: Giant): { readonly times: string; readonly of: number } | null {
  const last = giant.powers.at(-1);
  if (last === undefined || last.prime > 400_000n) return null;
  const n = Number(last.prime);
  const quotient = fromMonomial(
    multiplyMonomials(giant, invertMonomial({ sign: giant.sign, powers: primePowersOfFactorial(n) })),
  );
  if (quotient.tier !== 'rational') return null;
  // Pull the next factors in as long as they divide: 40343!·40344 is 40344!.
  let { n: top } = quotient;
  let of = n;
  while (quotient.d === 1n && of < n + 1000 && top % BigInt(of + 1) === 0n) {
    of++;
    top /= BigInt(of);
  }
  return { times: printQ({ tier: 'rational', n: top, d: quotient.d }), of };
}
