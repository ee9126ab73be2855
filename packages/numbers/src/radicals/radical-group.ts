import { gcdOf, magnitude } from '../whole/integers.ts';
import type { Factor } from './generator.ts';

/**
 * How many different radicals can be made from some radicals by multiplication, whole factors aside. The field they
 * generate is spanned by these products, so the number is a bound for its degree.
 */
export function orderOfRadicals(radicals: readonly (readonly Factor[])[]): bigint {
  const columns = new Map<string, number>();
  let modulus = 1n;
  for (const { gen, exponent } of radicals.flat()) {
    if (!columns.has(gen.id)) columns.set(gen.id, columns.size);
    modulus = (modulus / gcdOf(modulus, exponent.d)) * exponent.d;
  }
  const size = columns.size;
  // Rows of a triangular lattice basis, starting with modulus·Z^size; its index shrinks with every radical.
  const basis = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_unused, j) => (i === j ? modulus : 0n)),
  );
  for (const radical of radicals) {
    const row = Array.from({ length: size }, () => 0n);
    for (const { gen, exponent } of radical) row[columns.get(gen.id)!] = (exponent.n * modulus) / exponent.d;
    insert(basis, row, modulus);
  }
  return basis.reduce((order, row, i) => (order * modulus) / magnitude(row[i]!), 1n);
}

/** Euclid's algorithm on rows, column by column. */
function insert(basis: bigint[][], added: readonly bigint[], modulus: bigint): void {
  let row = [...added];
  for (let column = 0; column < basis.length; column++) {
    let held = basis[column]!;
    while (row[column] !== 0n) {
      const q = held[column]! / row[column]!;
      const rest = held.map((x, i) => (i < column ? 0n : (x - q * row[i]!) % modulus));
      held = row;
      row = rest;
    }
    basis[column] = held;
  }
}
