import { spend } from '../cost.ts';
import { bitLength, gcdOf } from '../whole/integers.ts';
import { invertSum } from './inverse.ts';
import { Q1, multiplyQ, ratio } from '../whole/rational.ts';
import type { Factor, Sum } from './generator.ts';
import { sumKey, term } from './generator.ts';
import { addSums, multiplySums, powerSum } from './sum.ts';

/**
 * Finds y with y^k = sum inside the field of the sum's own radicals, as in ∛((√2+∛5)³). Every embedding of the field
 * turns radicals by roots of unity; the images of y are k-th roots of the images of the sum, and together they give its
 * coefficients. Floating-point numbers only propose a candidate here: it counts if its power is exactly the sum.
 */
export function rootInField(sum: Sum, k: number): Sum | null {
  if (sum[0]!.key !== '' || sum.some((t) => bitLength(t.coefficient.n) > 45)) return null;
  const basis = products(sum);
  if (basis === null) return null;
  const embeddings = findEmbeddings(basis);
  if (embeddings === null) return null;
  const coordinates = basis.map((factors) => {
    const t = sum.find((other) => other.key === term(Q1, factors).key);
    return t === undefined ? 0 : (Number(t.coefficient.n) / Number(t.coefficient.d)) * sizeOf(factors);
  });
  const images = embeddings.map((turns) => image(coordinates, turns));
  if (!mayBePower(images, k)) return null;
  for (const roots of choices(embeddings, images, k)) {
    const candidate = rebuild(basis, embeddings, roots);
    if (candidate !== null && sumKey(powerSum(candidate, k)) === sumKey(sum)) return candidate;
  }
  return null;
}

const MAX_DEGREE = 12;
const MAX_CHOICES = 800;

/** A point of the plane, in floating point: [real, imaginary]. */
type Point = readonly [number, number];

function products(sum: Sum): readonly (readonly Factor[])[] | null {
  const basis = new Map<string, readonly Factor[]>([['', []]]);
  for (const factors of basis.values()) {
    for (const t of sum) {
      const product = multiplySums([term(Q1, factors)], [term(Q1, t.factors)])[0]!;
      if (basis.has(product.key)) continue;
      if (basis.size >= MAX_DEGREE) return null;
      basis.set(product.key, product.factors);
    }
  }
  return [...basis.values()];
}

function sizeOf(factors: readonly Factor[]): number {
  return factors.reduce(
    (size, { gen, exponent }) =>
      size *
      (gen.kind === 'prime' ? Number(gen.prime) ** (Number(exponent.n) / Number(exponent.d)) : Number.NaN),
    1,
  );
}

/** All ways to turn the basis radicals consistently, each as fractions of a full turn; the identity comes first. */
function findEmbeddings(basis: readonly (readonly Factor[])[]): readonly (readonly number[])[] | null {
  const primes = [...new Set(basis.flat().map(({ gen }) => gen.id))];
  let common = 1n;
  for (const { exponent } of basis.flat()) common = (common / gcdOf(common, exponent.d)) * exponent.d;
  const order = Number(common);
  const total = order ** primes.length;
  if (total > 20_000) return null;
  const found = new Map<string, readonly number[]>();
  for (let code = 0; code < total && found.size < basis.length; code++) {
    const turns = basis.map((factors) => {
      let turn = 0;
      for (const { gen, exponent } of factors) {
        const step = Math.floor(code / order ** primes.indexOf(gen.id)) % order;
        turn += step * Number((exponent.n * common) / exponent.d);
      }
      return (turn % order) / order;
    });
    found.set(turns.join(), turns);
  }
  spend(total);
  return found.size === basis.length ? [...found.values()] : null;
}

function image(coordinates: readonly number[], turns: readonly number[]): Point {
  let re = 0;
  let im = 0;
  for (const [i, x] of coordinates.entries()) {
    re += x * Math.cos(2 * Math.PI * turns[i]!);
    im += x * Math.sin(2 * Math.PI * turns[i]!);
  }
  return [re, im];
}

/** The product of all images is a whole number; if it is no k-th power, neither is the sum. */
function mayBePower(images: readonly Point[], k: number): boolean {
  const norm = images.reduce((product, [re, im]) => product * Math.hypot(re, im), 1);
  const root = norm ** (1 / k);
  return norm > 1e14 || Math.abs(root - Math.round(root)) < 1e-6 * Math.max(root, 1);
}

/** For each embedding its mirror image, itself if the embedding is real. */
function mirrorOf(embeddings: readonly (readonly number[])[], i: number): number {
  const mirrored = embeddings[i]!.map((turn) => (1 - turn) % 1)
    .map((turn) => turn.toFixed(6))
    .join();
  return embeddings.findIndex((turns) => turns.map((turn) => turn.toFixed(6)).join() === mirrored);
}

/** Every consistent choice of k-th roots of the images; mirrored embeddings get mirrored roots. */
function* choices(
  embeddings: readonly (readonly number[])[],
  images: readonly Point[],
  k: number,
): Generator<readonly Point[]> {
  const mirrors = embeddings.map((_, i) => mirrorOf(embeddings, i));
  const options = images.map((point, i) =>
    mirrors[i]! < i ? [] : rootsOf(point, k, mirrors[i] === i, i === 0),
  );
  const counts = options.map((list, i) => (mirrors[i]! < i ? 1 : list.length));
  const total = counts.reduce((product, count) => product * count, 1);
  if (total > MAX_CHOICES) return;
  for (let code = 0; code < total; code++) {
    const picked: Point[] = [];
    let rest = code;
    for (const [i, list] of options.entries()) {
      const mirror = mirrors[i]!;
      if (mirror < i) picked.push([picked[mirror]![0], -picked[mirror]![1]]);
      else picked.push(list[rest % counts[i]!]!);
      rest = Math.floor(rest / counts[i]!);
    }
    spend(20);
    yield picked;
  }
}

function rootsOf([re, im]: Point, k: number, real: boolean, identity: boolean): readonly Point[] {
  if (real) {
    if (re < 0 && k % 2 === 0) return [];
    const root = Math.sign(re) * Math.abs(re) ** (1 / k);
    return identity || k % 2 === 1
      ? [[root, 0]]
      : [
          [root, 0],
          [-root, 0],
        ];
  }
  const size = Math.hypot(re, im) ** (1 / k);
  const angle = Math.atan2(im, re) / k;
  return Array.from({ length: k }, (_, j): Point => {
    const turned = angle + (2 * Math.PI * j) / k;
    return [size * Math.cos(turned), size * Math.sin(turned)];
  });
}

/** The coefficients behind the images: averages over all embeddings, which must come out as simple fractions. */
function rebuild(
  basis: readonly (readonly Factor[])[],
  embeddings: readonly (readonly number[])[],
  roots: readonly Point[],
): Sum | null {
  let result: Sum = [];
  for (const [i, factors] of basis.entries()) {
    let total = 0;
    for (const [j, [re, im]] of roots.entries()) {
      const turn = 2 * Math.PI * embeddings[j]![i]!;
      total += re * Math.cos(turn) + im * Math.sin(turn);
    }
    // n·m·c is whole, where m is the whole number that the radical divides.
    const inverse = invertSum([term(Q1, factors)])![0]!.coefficient;
    const scaled = (total / sizeOf(factors)) * Number(inverse.d);
    const nearest = Math.round(scaled);
    if (!Number.isSafeInteger(nearest) || Math.abs(scaled - nearest) > 1e-3) return null;
    const coefficient = multiplyQ(ratio(BigInt(nearest), BigInt(basis.length)), ratio(1n, inverse.d));
    if (nearest !== 0) result = addSums(result, [term(coefficient, factors)]);
  }
  return result;
}
