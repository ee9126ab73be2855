import { MAX_FIELD_DEGREE, spend, spendProduct } from '../cost.ts';
import { testZero } from './decide.ts';
import { bitLength } from '../whole/integers.ts';
import { orderOfRadicals } from './radical-group.ts';
import type { Rational } from '../whole/rational.ts';
import { Q1, divideQ, negateQ, ratio, subtractQ, whole } from '../whole/rational.ts';
import type { Factor, Generator, Sum, Term } from './generator.ts';
import { term } from './generator.ts';
import { content, generatorPower, multiplySums, negateSum, powerSum, scaleSum, subtractSums } from './sum.ts';
import { unreachable } from '../unreachable.ts';

/** 1/sum for a sum known not to be zero; null when it has to stay a denominator. */
export function invertSum(sum: Sum): Sum | null {
  if (sum.length === 1) return invertTerm(sum[0]!);
  const radicals = sum.map(({ factors }) => factors.filter(({ gen }) => gen.kind === 'prime'));
  if (orderOfRadicals(radicals) > BigInt(MAX_FIELD_DEGREE)) return null;
  const gens = new Map<string, { gen: Generator; squareOnly: boolean }>();
  for (const { factors } of sum) {
    for (const { gen, exponent } of factors) {
      if (!isInvertible(gen)) return null;
      const squareOnly = gen.kind === 'prime' ? exponent.d === 2n : true;
      gens.set(gen.id, { gen, squareOnly: squareOnly && (gens.get(gen.id)?.squareOnly ?? true) });
    }
  }
  // A radicand's identifier is inside its root's, so the longest identifier belongs to an outermost root.
  const roots = [...gens.values()]
    .filter((x) => x.gen.kind === 'root')
    .sort((a, b) => b.gen.id.length - a.gen.id.length);
  const candidate = roots[0] ?? gens.get('i') ?? [...gens.values()].find((x) => x.squareOnly);
  return candidate === undefined ? solveInverse(sum) : invertByConjugate(sum, candidate.gen);
}

function isInvertible(gen: Generator): boolean {
  return gen.kind === 'prime' || gen.kind === 'i' || (gen.kind === 'root' && gen.index === 2);
}

/** 1/(a + b·r) = (a − b·r)/(a² − b²·r²). */
function invertByConjugate(sum: Sum, gen: Generator): Sum | null {
  const conjugate = sum.map((t) =>
    t.factors.some((f) => f.gen.id === gen.id) ? { ...t, coefficient: negateQ(t.coefficient) } : t,
  );
  const norm = multiplySums(sum, conjugate);
  if (testZero(norm) !== 'non-zero') return null;
  const inverse = invertSum(norm);
  return inverse === null ? null : multiplySums(conjugate, inverse);
}

function invertTerm(t: Term): Sum | null {
  let result: Sum = [term(divideQ(Q1, t.coefficient), [])];
  for (const { gen, exponent } of t.factors) {
    const inverse = invertFactor(gen, exponent);
    if (inverse === null) return null;
    result = multiplySums(result, inverse);
  }
  return result;
}

function invertFactor(gen: Generator, exponent: Rational): Sum | null {
  switch (gen.kind) {
    case 'i':
      return negateSum(generatorPower(gen, Q1));
    case 'prime': {
      const up = generatorPower(gen, subtractQ(Q1, exponent));
      return scaleSum(up, ratio(1n, gen.prime));
    }
    case 'unity':
      return generatorPower(gen, subtractQ(whole(BigInt(gen.order)), exponent));
    case 'root': {
      const inner = invertSum(gen.of);
      if (inner === null) return null;
      return multiplySums(powerSum(generatorPower(gen, Q1), gen.index - Number(exponent.n)), inner);
    }
    case 'power':
      return generatorPower(gen, negateQ(exponent));
    case 'log':
      return null;
    default:
      return unreachable(gen);
  }
}

/** Solves sum · x = 1 over the rationals in the field that the ratios of the terms generate. */
function solveInverse(sum: Sum): Sum {
  const lead = invertTerm(sum[0]!)!;
  const unscaled = multiplySums(sum, lead);
  const common = content(unscaled);
  const scaled = scaleSum(unscaled, divideQ(Q1, common));
  const basis = fieldBasis(scaled);
  const index = new Map(basis.map((factors, i) => [term(Q1, factors).key, i]));
  const size = basis.length;
  const rows = Array.from({ length: size }, () => Array.from({ length: size + 1 }, () => 0n));
  rows[0]![size] = 1n;
  for (const [column, factors] of basis.entries()) {
    for (const t of multiplySums(scaled, [term(Q1, factors)]))
      rows[index.get(t.key)!]![column] = t.coefficient.n;
  }
  const solution = solve(rows, size);
  let inverse: Sum = [];
  for (const [i, factors] of basis.entries()) {
    if (solution[i]!.n !== 0n) inverse = subtractSums(inverse, [term(negateQ(solution[i]!), factors)]);
  }
  return multiplySums(scaleSum(inverse, divideQ(Q1, common)), lead);
}

/** All products of the radicals of a sum whose first term is rational. */
function fieldBasis(sum: Sum): readonly (readonly Factor[])[] {
  const basis = new Map<string, readonly Factor[]>([['', []]]);
  for (const factors of basis.values()) {
    for (const t of sum) {
      const [product] = multiplySums([term(Q1, factors)], [term(Q1, t.factors)]);
      if (product === undefined || basis.has(product.key)) continue;
      basis.set(product.key, product.factors);
    }
  }
  return [...basis.values()];
}

/** Fraction-free elimination (Bareiss); the system is regular because the sum is not zero. */
function solve(rows: bigint[][], size: number): readonly Rational[] {
  let previous = 1n;
  for (let k = 0; k < size; k++) {
    const pivot = rows.findIndex((row, i) => i >= k && row[k] !== 0n);
    [rows[k], rows[pivot]] = [rows[pivot]!, rows[k]!];
    const top = rows[k]!;
    for (let i = 0; i < size; i++) {
      if (i === k) continue;
      const row = rows[i]!;
      const first = row[k]!;
      spend(1);
      for (let j = i < k ? 0 : k; j <= size; j++) {
        if (row[j] === 0n && (first === 0n || top[j] === 0n)) continue;
        spendProduct(bitLength(top[k]!));
        row[j] = (row[j]! * top[k]! - first * top[j]!) / previous;
      }
    }
    previous = top[k]!;
  }
  return rows.map((row, i) => ratio(row[size]!, row[i]!));
}
