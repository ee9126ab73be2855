import type { Ball, ComplexBall } from './ball.ts';
import {
  BALL0,
  BALL1,
  addBalls,
  areDisjoint,
  containsZero,
  divideBalls,
  multiplyBalls,
  negateBall,
  rounded,
  upperBits,
} from './ball.ts';
import { unitRoot } from './elementary.ts';
import { bitLength } from '../whole/integers.ts';

export function realBall(re: Ball): ComplexBall {
  return { re, im: null };
}

export function addComplex(a: ComplexBall, b: ComplexBall, precision: number): ComplexBall {
  const re = addBalls(a.re, b.re, precision);
  if (a.im === null) return { re, im: b.im };
  return { re, im: b.im === null ? a.im : addBalls(a.im, b.im, precision) };
}

export function negateComplex(a: ComplexBall): ComplexBall {
  return { re: negateBall(a.re), im: a.im === null ? null : negateBall(a.im) };
}

export function multiplyComplex(a: ComplexBall, b: ComplexBall, precision: number): ComplexBall {
  const times = (x: Ball, y: Ball) => multiplyBalls(x, y, precision);
  if (a.im === null) {
    return { re: times(a.re, b.re), im: b.im === null ? null : times(a.re, b.im) };
  }
  if (b.im === null) return { re: times(a.re, b.re), im: times(a.im, b.re) };
  return {
    re: addBalls(times(a.re, b.re), negateBall(times(a.im, b.im)), precision),
    im: addBalls(times(a.re, b.im), times(a.im, b.re), precision),
  };
}

/** Null when the divisor may be zero. */
export function divideComplex(a: ComplexBall, b: ComplexBall, precision: number): ComplexBall | null {
  if (b.im === null) {
    const re = divideBalls(a.re, b.re, precision);
    const im = a.im === null ? null : divideBalls(a.im, b.re, precision);
    return re === null ? null : { re, im };
  }
  const norm = addBalls(
    multiplyBalls(b.re, b.re, precision),
    multiplyBalls(b.im, b.im, precision),
    precision,
  );
  const product = multiplyComplex(a, { re: b.re, im: negateBall(b.im) }, precision);
  return divideComplex(product, realBall(norm), precision);
}

export function powerComplex(base: ComplexBall, exponent: number, precision: number): ComplexBall {
  let result: ComplexBall = realBall(BALL1);
  let square = base;
  for (let e = exponent; e > 0; e = Math.floor(e / 2)) {
    if (e % 2 === 1) result = multiplyComplex(result, square, precision);
    if (e > 1) square = multiplyComplex(square, square, precision);
  }
  return result;
}

export function mayBeZero(a: ComplexBall): boolean {
  return containsZero(a.re) && (a.im === null || containsZero(a.im));
}

export function areApart(a: ComplexBall, b: ComplexBall): boolean {
  return areDisjoint(a.re, b.re) || areDisjoint(a.im ?? BALL0, b.im ?? BALL0);
}

/** |a| < 2^n for certain. */
export function upperBitsComplex(a: ComplexBall): number {
  return a.im === null ? upperBits(a.re) : Math.max(upperBits(a.re), upperBits(a.im)) + 1;
}

function toNumber(a: Ball): number {
  const cut = Math.max(bitLength(a.m) - 60, 0);
  return Number(a.m >> BigInt(cut)) * 2 ** (a.e + cut);
}

function fromNumber(x: number): Ball {
  return { m: BigInt(Math.round(x * 2 ** 52)), r: 0n, e: -52 };
}

/**
 * The index-th root of a number that is certainly not real, with argument θ/index for θ in (0, 2π).
 * A floating-point guess starts Newton's method; the answer is then proved: every polynomial of degree n has a
 * zero within n·|f/f'| of any point, and the sector of the argument tells which zero it is. Null if not proved.
 */
export function complexRootOfBall(a: ComplexBall, index: number, precision: number): ComplexBall | null {
  if (a.im === null || (containsZero(a.im) && containsZero(a.re))) return null;
  const work = precision + 32;
  // Scale by a power of 2^index so that doubles can hold the number.
  const lift = Math.floor(upperBitsComplex(a) / index);
  const re = { ...a.re, e: a.re.e - lift * index };
  const im = { ...a.im, e: a.im.e - lift * index };
  const target: ComplexBall = { re, im };
  const angle = (Math.atan2(toNumber(im), toNumber(re)) + 2 * Math.PI) % (2 * Math.PI);
  const size = Math.hypot(toNumber(re), toNumber(im)) ** (1 / index);
  let z: ComplexBall = {
    re: fromNumber(size * Math.cos(angle / index)),
    im: fromNumber(size * Math.sin(angle / index)),
  };
  for (let bits = 40; ; bits = Math.min(2 * bits, work)) {
    const step = newtonStep(z, target, index, work);
    if (step === null) return null;
    const next = addComplex(z, negateComplex(step), work);
    z = { re: { ...next.re, r: 0n }, im: { ...next.im!, r: 0n } };
    if (bits >= work) break;
  }
  const last = newtonStep(z, target, index, work);
  if (last === null || z.im === null) return null;
  const margin: Ball = { m: 0n, r: BigInt(index), e: upperBitsComplex(last) };
  const root = { re: addBalls(z.re, margin, work), im: addBalls(z.im, margin, work) };
  if (!liesInFirstSector(root, index, work)) return null;
  return {
    re: rounded(root.re.m, root.re.r, root.re.e + lift, precision),
    im: rounded(root.im.m, root.im.r, root.im.e + lift, precision),
  };
}

/** (z^n − a) / (n·z^(n−1)) */
function newtonStep(z: ComplexBall, a: ComplexBall, index: number, precision: number): ComplexBall | null {
  const below = powerComplex(z, index - 1, precision);
  const error = addComplex(multiplyComplex(below, z, precision), negateComplex(a), precision);
  const slope = multiplyComplex(below, realBall({ m: BigInt(index), r: 0n, e: 0 }), precision);
  return divideComplex(error, slope, precision);
}

/** Whether the argument is certainly strictly between 0 and 2π/index. */
function liesInFirstSector(z: { re: Ball; im: Ball }, index: number, precision: number): boolean {
  if (z.im.m <= z.im.r) return false;
  if (index === 2) return true;
  const unit = unitRoot(index, precision);
  const turned = multiplyComplex(z, { re: unit.re, im: negateBall(unit.im) }, precision);
  return turned.im !== null && turned.im.m < -turned.im.r;
}
