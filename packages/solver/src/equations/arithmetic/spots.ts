/**
 * Where a complex number lies: in a disc around a point, or in a ring around 0, between two binary logarithms of its size, if nothing is
 * known of its direction or it is beyond the range of floating-point numbers.
 */
export type Spot = Disc | Ring;

export interface Disc {
  readonly kind: 'disc';
  readonly re: number;
  readonly im: number;
  readonly r: number;
}

export interface Ring {
  readonly kind: 'ring';
  readonly lo: number;
  readonly hi: number;
}

/** Room for what some roundings and calls of `Math` may be off, many times over. */
const SLACK = 2 ** -48;
/** Beyond 2^±900 a number is known by its size only. */
const FAR = 900;
/** What is smaller than another by so many bits is beyond its last digit. */
const BEYOND = 60;
/** A disc that is wider than this part of its distance from 0 is no better than a ring. */
const WIDEST = 2 ** -8;

export function disc(re: number, im: number, r: number): Disc {
  return { kind: 'disc', re, im, r: r * (1 + 2 ** -40) + Math.hypot(re, im) * SLACK };
}

export function ring(lo: number, hi: number): Ring {
  return { kind: 'ring', lo: lo - Math.abs(lo) * SLACK - SLACK, hi: hi + Math.abs(hi) * SLACK + SLACK };
}

/** Bounds of the binary logarithm of its size. */
export function sizeOf(a: Spot): readonly [number, number] {
  if (a.kind === 'ring') return [a.lo, a.hi];
  const size = Math.hypot(a.re, a.im);
  const [lo, hi] = [
    a.r < size ? Math.log2((size - a.r) * (1 - SLACK)) : -Infinity,
    Math.log2((size + a.r) * (1 + SLACK)),
  ];
  return [lo - Math.abs(lo) * SLACK, hi + Math.abs(hi) * SLACK];
}

/** A number of this size, and where its direction is known, at this angle, in radians and off by no more than that. */
export function polar([lo, hi]: readonly [number, number], angle: number, off: number): Spot {
  if (!(lo > -FAR && hi < FAR) || !(hi - lo + off < WIDEST)) return ring(lo, hi);
  const size = 2 ** ((lo + hi) / 2);
  // The arc and the part of the radius on either side of the middle.
  return disc(size * Math.cos(angle), size * Math.sin(angle), size * (off + (hi - lo) + SLACK));
}

export function sum(a: Spot, b: Spot): Spot {
  if (a.kind === 'disc' && b.kind === 'disc') {
    const slack = SLACK * (Math.hypot(a.re, a.im) + Math.hypot(b.re, b.im));
    return disc(a.re + b.re, a.im + b.im, a.r + b.r + slack);
  }
  const [[al, ah], [bl, bh]] = [sizeOf(a), sizeOf(b)];
  if (a.kind === 'disc' && al - bh > BEYOND) return disc(a.re, a.im, a.r + 2 ** bh);
  if (b.kind === 'disc' && bl - ah > BEYOND) return disc(b.re, b.im, b.r + 2 ** ah);
  // |x| - |y| ≤ |x + y| ≤ |x| + |y|.
  const most = Math.max(ah, bh) + 1;
  const [large, small] = al >= bl ? [al, bh] : [bl, ah];
  const gap = large - small;
  return ring(gap > 0 && small < Infinity ? large + Math.log2(1 - 2 ** -gap) - SLACK : -Infinity, most);
}

export function negative(a: Spot): Spot {
  return a.kind === 'ring' ? a : { ...a, re: -a.re, im: -a.im };
}

export function product(a: Spot, b: Spot): Spot {
  if (a.kind === 'disc' && b.kind === 'disc') {
    const [sa, sb] = [Math.hypot(a.re, a.im), Math.hypot(b.re, b.im)];
    const far = Math.abs(Math.log2(sa)) + Math.abs(Math.log2(sb)) > FAR;
    if (!far || sa === 0 || sb === 0)
      return disc(
        a.re * b.re - a.im * b.im,
        a.re * b.im + a.im * b.re,
        sa * b.r + sb * a.r + a.r * b.r + sa * sb * SLACK,
      );
  }
  const [[al, ah], [bl, bh]] = [sizeOf(a), sizeOf(b)];
  return ring(added(al, bl, -Infinity), added(ah, bh, Infinity));
}

/** 1 ÷ a, for a number other than 0. */
export function inverse(a: Spot): Spot {
  const [lo, hi] = sizeOf(a);
  if (a.kind === 'ring' || lo === -Infinity) return ring(-hi, -lo);
  const square = a.re * a.re + a.im * a.im;
  const size = Math.sqrt(square);
  if (!(square > 1e-290 && square < 1e290)) return ring(-hi, -lo);
  return disc(a.re / square, -a.im / square, (a.r / (size * (size - a.r))) * (1 + 2 ** -20) + SLACK / size);
}

/** a^(n/d) turned by 2π·turn·n/d beyond the angle of a. */
export function power(a: Spot, n: number, d: number, turn: number): Spot {
  const [lo, hi] = sizeOf(a);
  const by = n / d;
  const size = by > 0 ? ([lo * by, hi * by] as const) : ([hi * by, lo * by] as const);
  const center = a.kind === 'ring' ? 0 : Math.hypot(a.re, a.im);
  if (a.kind === 'ring' || !(a.r < center / 4)) {
    if (a.kind === 'disc' && by > 0 && size[1] < FAR) return disc(0, 0, 2 ** size[1] * (1 + 2 ** -20));
    return ring(size[0], size[1]);
  }
  // An angle is off by no more than asin(r/|a|), which is below twice that.
  const off =
    ((2 * a.r) / center + 2 ** -50) * Math.abs(by) + SLACK * (1 + Math.abs(by)) * (1 + Math.abs(turn));
  return polar(size, (Math.atan2(a.im, a.re) + 2 * Math.PI * turn) * by, off);
}

/** Bounds of a^b in size, for a real b. */
export function powerSize(a: Spot, least: number, most: number): Ring | null {
  const [lo, hi] = sizeOf(a);
  const all = [lo * least, lo * most, hi * least, hi * most];
  // 0 × Infinity.
  if (all.some(Number.isNaN)) return null;
  return ring(Math.min(...all), Math.max(...all));
}

export function mayEqual(a: Spot, b: Spot): boolean {
  if (a.kind === 'disc' && b.kind === 'disc')
    return Math.hypot(a.re - b.re, a.im - b.im) <= (a.r + b.r) * (1 + 2 ** -20);
  const [[al, ah], [bl, bh]] = [sizeOf(a), sizeOf(b)];
  return al <= bh && bl <= ah;
}

export function mayBeReal(a: Spot): boolean {
  return a.kind === 'ring' || Math.abs(a.im) <= a.r;
}

function added(a: number, b: number, otherwise: number): number {
  const both = a + b;
  return Number.isNaN(both) ? otherwise : both;
}
