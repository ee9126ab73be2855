import type { Ball } from './ball.ts';
import {
  BALL0,
  addBalls,
  ballOfInteger,
  divideBalls,
  multiplyBalls,
  powerOfBall,
  rounded,
  upperBits,
} from './ball.ts';
import { giveUp, metered, spend } from '../cost.ts';
import { bitLength } from '../whole/integers.ts';

/** Σ 1/((2j+1)·q^(2j+1)) or its alternating form, times 2^bits, by the series; error below one per term. */
function inverseSeries(
  q: bigint,
  bits: number,
  alternating: boolean,
): { readonly m: bigint; readonly r: bigint } {
  const square = q * q;
  let power = (1n << BigInt(bits)) / q;
  let sum = 0n;
  let terms = 0n;
  for (let k = 1n; power > 0n; k += 2n) {
    sum += alternating && (k & 2n) !== 0n ? -(power / k) : power / k;
    power /= square;
    terms += 1n;
    spend(2 + bits / 300);
  }
  return { m: sum, r: 3n * terms + 2n };
}

const constants = new Map<string, { readonly result: Ball; readonly cost: number }>();

/** Constants are computed once per precision, but charged every time: no answer depends on earlier calls. */
function remembered(name: string, bits: number, compute: () => Ball): Ball {
  const id = `${name}:${bits}`;
  const known = constants.get(id);
  if (known !== undefined) {
    spend(known.cost);
    return known.result;
  }
  const made = metered(compute);
  if (constants.size > 500) constants.clear();
  constants.set(id, made);
  return made.result;
}

/** ln n for a whole number above 1. */
export function logOfInteger(n: bigint, precision: number): Ball {
  return remembered(`ln${n}`, precision, () => logOfBall(ballOfInteger(n, precision), precision)!);
}

/** π = 16·arctan(1/5) − 4·arctan(1/239). */
function pi(precision: number): Ball {
  const bits = precision + 16;
  return remembered('pi', bits, () => {
    const a = inverseSeries(5n, bits, true);
    const b = inverseSeries(239n, bits, true);
    return { m: 16n * a.m - 4n * b.m, r: 16n * a.r + 4n * b.r, e: -bits };
  });
}

/** ln 2 = 2·artanh(1/3). */
function logOfTwo(precision: number): Ball {
  const bits = precision + 16;
  return remembered('ln2', bits, () => {
    const a = inverseSeries(3n, bits, false);
    return { m: 2n * a.m, r: 2n * a.r, e: -bits };
  });
}

/** The natural logarithm; null unless the ball is narrow and certainly positive. */
export function logOfBall(a: Ball, precision: number): Ball | null {
  // A wide ball would spoil the estimate of the tail below.
  if (a.m <= 8n * a.r) return null;
  const work = precision + 32;
  // a = x·2^s with x near 1, and ln x = 2·artanh((x−1)/(x+1)).
  const s = bitLength(a.m) + a.e;
  const x: Ball = { m: a.m, r: a.r, e: a.e - s };
  const z = divideBalls(
    addBalls(x, ballOfInteger(-1n, work), work),
    addBalls(x, ballOfInteger(1n, work), work),
    work,
  );
  if (z === null) return null;
  const square = multiplyBalls(z, z, work);
  let power = z;
  let sum = BALL0;
  let k = 1n;
  // |z| < 2/5, so everything after a term is smaller than the term.
  for (; upperBits(power) > -work; k += 2n) {
    sum = addBalls(sum, divideBalls(power, { m: k, r: 0n, e: 0 }, work)!, work);
    power = multiplyBalls(power, square, work);
  }
  const tail: Ball = { m: 0n, r: 1n, e: upperBits(power) + 1 };
  const artanh = addBalls(sum, tail, work);
  const scaled = multiplyBalls(logOfTwo(work), { m: BigInt(s), r: 0n, e: 0 }, work);
  return addBalls({ ...artanh, e: artanh.e + 1 }, scaled, precision);
}

/** The exponential function: take out a multiple of ln 2, halve eight times, sum the series, square back. */
export function expOfBall(a: Ball, precision: number): Ball {
  const top = Math.max(upperBits(a), 0);
  if (top > 48) giveUp('too-big');
  const work = precision + 40 + top;
  const quotient = divideBalls(a, logOfTwo(work), top + 64)!;
  const turns = quotient.e >= 0 ? quotient.m << BigInt(quotient.e) : quotient.m >> BigInt(-quotient.e);
  const rest = addBalls(a, multiplyBalls(logOfTwo(work), { m: -turns, r: 0n, e: 0 }, work), work);
  if (upperBits(rest) > 2) giveUp('undecided');
  const x: Ball = { ...rest, e: rest.e - 8 };
  let sum: Ball = { m: 1n, r: 0n, e: 0 };
  let part = sum;
  for (let k = 1n; upperBits(part) > -work; k++) {
    part = divideBalls(multiplyBalls(part, x, work), { m: k, r: 0n, e: 0 }, work)!;
    sum = addBalls(sum, part, work);
  }
  // |x| < 1/64, so all further terms together are smaller than the last one.
  const tail: Ball = { m: 0n, r: 1n, e: upperBits(part) };
  const result = powerOfBall(addBalls(sum, tail, work), 256n, work);
  return rounded(result.m, result.r, result.e + Number(turns), precision);
}

/** cos and sin of 2π/n for n >= 2, by their series. */
export function unitRoot(n: number, precision: number): { readonly re: Ball; readonly im: Ball } {
  const work = precision + 32;
  const angle = divideBalls({ ...pi(work), e: pi(work).e + 1 }, { m: BigInt(n), r: 0n, e: 0 }, work)!;
  let re: Ball = { m: 1n, r: 0n, e: 0 };
  let im: Ball = BALL0;
  let part = re;
  let k = 1;
  // Angles stay below 4, so from the eighth term on each term is at most half the one before.
  for (; k < 9 || upperBits(part) > -work; k++) {
    part = divideBalls(multiplyBalls(part, angle, work), { m: BigInt(k), r: 0n, e: 0 }, work)!;
    const signed = k % 4 >= 2 ? { ...part, m: -part.m } : part;
    if (k % 2 === 0) re = addBalls(re, signed, work);
    else im = addBalls(im, signed, work);
  }
  const tail: Ball = { m: 0n, r: 1n, e: upperBits(part) + 1 };
  return { re: addBalls(re, tail, precision), im: addBalls(im, tail, precision) };
}
