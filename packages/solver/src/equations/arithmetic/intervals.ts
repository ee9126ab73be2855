/** Room for what one rounding and one call of `Math.pow` or `Math.log2` may be off, many times over. */
const SLACK = 2 ** -49;
/** Beyond 2^±900 a number is known by the binary logarithm of its size. */
export const FAR = 900;

/** Numbers whose logarithm is below this are known by it too: powers of them may be anything. */
const NEXT_TO_ONE = 2 ** -8;

/**
 * Bounds of a real number that is not zero. Near ones are bounded themselves; far ones, with `sign` 1 or -1, by the binary logarithm
 * of their size. A near interval has `sign` 0 and never holds zero.
 */
export interface Bounds {
  sign: -1 | 0 | 1;
  lo: number;
  hi: number;
}

export function near(lo: number, hi: number): Bounds {
  return { sign: 0, lo: lo - Math.abs(lo) * SLACK, hi: hi + Math.abs(hi) * SLACK };
}

function far(sign: -1 | 1, least: number, most: number): Bounds {
  const [lo, hi] = [Math.min(least, Number.MAX_VALUE / 2), Math.max(most, -Number.MAX_VALUE / 2)];
  return settled({ sign, lo: lo - Math.abs(lo) * SLACK, hi: hi + Math.abs(hi) * SLACK });
}

/** A number neither far nor next to 1 is written out. */
function settled(bounds: Bounds): Bounds {
  const { sign, lo, hi } = bounds;
  if (sign === 0 || lo < -FAR || hi > FAR || isNextToOne(lo, hi)) return bounds;
  return writtenOut(sign, lo, hi);
}

function writtenOut(sign: number, lo: number, hi: number): Bounds {
  const [small, large] = [2 ** lo, 2 ** hi];
  return sign > 0 ? near(small, large) : near(-large, -small);
}

/** No simple fraction but 1 itself is that near to it. */
function isNextToOne(lo: number, hi: number): boolean {
  return Math.max(Math.abs(lo), Math.abs(hi)) < NEXT_TO_ONE && (lo > 0 || hi < 0);
}

/** Bounds of ±(1 + by) for a small `by`, by the logarithm: written out, most of its digits would be lost. Null if it is not that near. */
export function nextToOne(sign: -1 | 1, by: number): Bounds | null {
  const size = Math.log1p(by) * Math.LOG2E;
  const [lo, hi] = [size - Math.abs(size) * SLACK, size + Math.abs(size) * SLACK];
  return isNextToOne(lo, hi) ? { sign, lo, hi } : null;
}

/** s·(2^x - 1) for a number s·2^x next to 1: what is left of it beside one of the other sign. */
export function besideOne({ sign, lo, hi }: Bounds): Bounds | null {
  if (sign === 0 || !isNextToOne(lo, hi)) return null;
  const [a, b] = [Math.expm1(lo * Math.LN2), Math.expm1(hi * Math.LN2)];
  return kept(sign > 0 ? near(a, b) : near(-b, -a));
}

export function signOf({ sign, lo }: Bounds): -1 | 1 {
  return sign !== 0 ? sign : lo > 0 ? 1 : -1;
}

/** Bounds of log2 |a|. */
export function sizeOf({ sign, lo, hi }: Bounds): readonly [number, number] {
  if (sign !== 0) return [lo, hi];
  const [small, large] = lo > 0 ? [lo, hi] : [-hi, -lo];
  const [a, b] = [Math.log2(small), Math.log2(large)];
  return [a - Math.abs(a) * SLACK, b + Math.abs(b) * SLACK];
}

/** Smaller than floating-point numbers tell apart. */
function isBelowAll({ lo, hi }: Bounds): boolean {
  return Math.min(Math.abs(lo), Math.abs(hi)) < 2 ** -1000;
}

export function isFar({ lo, hi }: Bounds): boolean {
  return Math.max(Math.abs(lo), Math.abs(hi)) > 2 ** FAR || Math.min(Math.abs(lo), Math.abs(hi)) < 2 ** -FAR;
}

/** Near bounds that have grown out of range become far ones. */
function kept(bounds: Bounds): Bounds {
  if (bounds.sign !== 0 || !isFar(bounds)) return bounds;
  const [lo, hi] = sizeOf(bounds);
  return { sign: signOf(bounds), lo, hi };
}

export function negated({ sign, lo, hi }: Bounds): Bounds {
  return sign === 0 ? { sign: 0, lo: -hi, hi: -lo } : { sign: sign === 1 ? -1 : 1, lo, hi };
}

export function inverse(a: Bounds): Bounds {
  return a.sign === 0 ? kept(near(1 / a.hi, 1 / a.lo)) : { sign: a.sign, lo: -a.hi, hi: -a.lo };
}

export function product(a: Bounds, b: Bounds): Bounds {
  if (a.sign === 0 && b.sign === 0) {
    const [p, q, r, s] = [a.lo * b.lo, a.lo * b.hi, a.hi * b.lo, a.hi * b.hi];
    const bounds = near(Math.min(p, q, r, s), Math.max(p, q, r, s));
    // Beyond the range of numbers a product comes to 0 or is endless.
    if (Number.isFinite(bounds.lo) && Number.isFinite(bounds.hi) && !isBelowAll(bounds)) return kept(bounds);
  }
  const [[al, ah], [bl, bh]] = [sizeOf(a), sizeOf(b)];
  return far(signOf(a) === signOf(b) ? 1 : -1, al + bl, ah + bh);
}

/** Null if nothing is known of a + b but that it may be zero; near bounds may then hold zero and are given back as they are. */
export function sum(first: Bounds, second: Bounds): Bounds | null {
  const [a, b] = [plain(first), plain(second)];
  if (a.sign === 0 && b.sign === 0) {
    const [lo, hi] = [a.lo + b.lo, a.hi + b.hi];
    const off = SLACK * (Math.max(Math.abs(a.lo), Math.abs(a.hi)) + Math.max(Math.abs(b.lo), Math.abs(b.hi)));
    if (lo - off <= 0 && hi + off >= 0) return { sign: 0, lo: lo - off, hi: hi + off };
    return kept({ sign: 0, lo: lo - off, hi: hi + off });
  }
  const [[al, ah], [bl, bh]] = [sizeOf(a), sizeOf(b)];
  const [large, small, top, apart] =
    al >= bl ? [a, b, [al, ah] as const, al - bh] : [b, a, [bl, bh] as const, bl - ah];
  if (apart >= 1) {
    // What is far below a near number is beyond its last digit, unless its bounds are wide.
    if (large.sign === 0) return near(large.lo - 2 ** sizeOf(small)[1], large.hi + 2 ** sizeOf(small)[1]);
    const share = 2 ** -apart;
    return far(large.sign, top[0] + Math.log2(1 - share), top[1] + Math.log2(1 + share));
  }
  if (signOf(large) !== signOf(small)) return null;
  return far(signOf(large), Math.max(al, bl), Math.max(ah, bh) + 1);
}

/** Written out if floating-point numbers reach that far. */
export function plain(a: Bounds): Bounds {
  return a.sign === 0 || a.lo < -1000 || a.hi > 1000 ? a : writtenOut(a.sign, a.lo, a.hi);
}

/** |a|^b. */
export function power(a: Bounds, b: Bounds): Bounds {
  const [lo, hi] = sizeOf(a);
  // Beyond the range of numbers an exponent is just short of zero or of endless.
  const exponents = b.sign === 0 ? [b.lo, b.hi] : [b.sign * 2 ** b.lo, b.sign * 2 ** b.hi];
  const all = exponents
    .flatMap((exponent) => [exponent * lo, exponent * hi])
    .map((one) => (Number.isNaN(one) ? 0 : one));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const isTiny = Math.max(-least, most) < 2 ** -1000;
  const bounds = isTiny ? { sign: 1 as const, lo: -(2 ** -1000), hi: 2 ** -1000 } : far(1, least, most);
  if (a.sign !== 0 || b.sign !== 0 || bounds.sign !== 0) return bounds;
  const [small, large] = a.lo > 0 ? [a.lo, a.hi] : [-a.hi, -a.lo];
  const ends = [small ** b.lo, small ** b.hi, large ** b.lo, large ** b.hi];
  return near(Math.min(...ends), Math.max(...ends));
}

/** log2 |b| / log2 |a|; null if it may be anything or zero. */
export function logarithm(a: Bounds, b: Bounds): Bounds | null {
  const [al, ah] = sizeOf(a);
  const [bl, bh] = sizeOf(b);
  if (al <= 0 && ah >= 0) return null;
  if (bl <= 0 && bh >= 0) return null;
  if (![al, ah, bl, bh].every(Number.isFinite)) {
    const [under, over] = [sizeOf({ sign: 0, lo: al, hi: ah }), sizeOf({ sign: 0, lo: bl, hi: bh })];
    return far(al > 0 === bl > 0 ? 1 : -1, over[0] - under[1], over[1] - under[0]);
  }
  return product(near(bl, bh), inverse(near(al, ah)));
}

/** log2 n! by Stirling's series; the next term is below 1/(360 n^3). */
export function sizeOfFactorial(n: number): number {
  return n * (Math.log2(n) - Math.LOG2E) + Math.log2(2 * Math.PI * n) / 2 + Math.LOG2E / (12 * n);
}

/** The factorial of a number of some hundreds or more. */
export function factorial(a: Bounds): Bounds {
  const [lo, hi] = a.sign === 0 ? [a.lo, a.hi] : [2 ** a.lo, 2 ** a.hi];
  const top = sizeOfFactorial(hi);
  return far(1, sizeOfFactorial(lo) - 1e-9, Number.isNaN(top) ? Infinity : top);
}

/** The number above 2^40 whose factorial is 2^size, for all sizes from and to: by the binary logarithm of it. */
export function underFactorial(from: number, to: number): Bounds {
  const [lo, hi] = [logUnderFactorial(from), logUnderFactorial(to)];
  // The series and the search are right to some ten units in the last place.
  return settled({ sign: 1, lo: lo - lo * 1e-13, hi: hi + hi * 1e-13 });
}

function logUnderFactorial(size: number): number {
  if (size === Infinity) return Infinity;
  let [lo, hi] = [2, 1024];
  for (let turn = 0; turn < 80; turn++) {
    const middle = (lo + hi) / 2;
    if (2 ** middle * (middle - Math.LOG2E) < size) lo = middle;
    else hi = middle;
  }
  return (lo + hi) / 2;
}

/** Whether the two may be one number. */
export function overlap(a: Bounds, b: Bounds): boolean {
  if (a.sign === b.sign) return a.lo <= b.hi && b.lo <= a.hi;
  if (signOf(a) !== signOf(b)) return false;
  const [[al, ah], [bl, bh]] = [sizeOf(a), sizeOf(b)];
  return al <= bh && bl <= ah;
}

/** The fraction with the least denominator in an interval; null if that is above 200 or the interval holds too many. */
export function simplestIn(lo: number, hi: number): readonly [number, number] | null {
  if (hi - lo > WIDEST_SIMPLE) return null;
  if (lo <= 0 && hi >= 0) return [0, 1];
  const middle = (lo + hi) / 2;
  let [pn, pd, n, d] = [0, 1, 1, 0];
  let rest = middle;
  for (let turn = 0; turn < 12; turn++) {
    const whole = Math.floor(rest);
    [pn, pd, n, d] = [n, d, whole * n + pn, whole * d + pd];
    if (d > LARGEST_BELOW) return null;
    if (n / d >= lo - Math.abs(lo) * SLACK && n / d <= hi + Math.abs(hi) * SLACK) return [n, d];
    rest = 1 / (rest - whole);
  }
  return null;
}

/** The simple fractions in an interval that may hold several: the first two of them. */
export function simplesIn(lo: number, hi: number): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (let d = 1; d <= LARGEST_BELOW && found.length < 2; d++) {
    const last = Math.floor((hi + Math.abs(hi) * SLACK) * d);
    for (let n = Math.ceil((lo - Math.abs(lo) * SLACK) * d); n <= last && found.length < 2; n++)
      if (!found.some(([m, e]) => m * d === n * e)) found.push([n, d]);
  }
  return found;
}

export const LARGEST_BELOW = 200;
/** In an interval this narrow there is one simple fraction at most, and it is a convergent of the middle [Legendre]. */
export const WIDEST_SIMPLE = 1e-5;
/** Numbers of this size and more may be whole although nobody can tell. */
export const LARGEST_ABOVE = 2 ** 16;
