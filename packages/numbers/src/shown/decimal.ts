import type { Ball } from '../balls/ball.ts';
import {
  addBalls,
  containsZero,
  divideBalls,
  multiplyBalls,
  powerOfBall,
  upperBits,
  BALL0,
} from '../balls/ball.ts';
import { giveUp } from '../cost.ts';
import { equalValues } from '../values/equality.ts';
import { fromFraction } from '../radicals/fraction.ts';
import { magnitude } from '../whole/integers.ts';
import { ballOf } from '../values/range.ts';
import type { Rational } from '../whole/rational.ts';
import { ratio } from '../whole/rational.ts';
import { isFormallyReal, isImaginaryTerm, multiplySums, negateSum } from '../radicals/sum.ts';
import { SUM_I } from '../radicals/unity.ts';
import type { Algebraic, Value } from '../value.ts';

/** Numbers in [10^-SMALL, 10^LARGE) are written out; the others in scientific form. */
const SMALL = 4;
const LARGE = 21;

/** The value cut off after so many decimals, with … where digits are missing: 1.41421…, 4.28124…×10^369693099. */
export function decimalOf(a: Value, digits: number): string {
  if (a.tier === 'rational') return decimalOfRational(a, digits);
  if (a.tier === 'algebraic' && hasRealParts(a)) {
    const re = fromFraction({ top: a.top.filter((t) => !isImaginaryTerm(t)), bottom: a.bottom });
    const im = fromFraction({
      top: multiplySums(a.top.filter(isImaginaryTerm), negateSum(SUM_I)),
      bottom: a.bottom,
    });
    return joinParts(decimalOf(re, digits), decimalOf(im, digits));
  }
  for (let precision = 64 + 4 * digits; precision <= 1024 + 8 * digits; precision *= 2) {
    const ball = ballOf(a, precision);
    if (ball === null) continue;
    const im = ball.im === null ? null : part(ball.im, digits, precision);
    const re = part(ball.re, digits, precision);
    if (re === null || (ball.im !== null && im === null)) {
      if (a.tier === 'range') break;
      continue;
    }
    return im === null ? re : joinParts(re, im);
  }
  return nearWhole(a, digits);
}

/** Whether the terms with i are the imaginary part: everything else in it is real. */
function hasRealParts({ top, bottom }: Algebraic): boolean {
  const real = top.filter((t) => !isImaginaryTerm(t));
  const turned = multiplySums(top.filter(isImaginaryTerm), SUM_I);
  return (
    turned.length > 0 &&
    isFormallyReal(real) &&
    isFormallyReal(turned) &&
    (bottom === null || isFormallyReal(bottom))
  );
}

function joinParts(re: string, im: string): string {
  return re === '0' ? `${im}i` : `${re}${im.startsWith('-') ? '' : '+'}${im}i`;
}

/** The digits keep touching a round number: if it is that number, say so; otherwise give the nearest. */
function nearWhole(a: Value, digits: number): string {
  const ball = ballOf(a, 256) ?? giveUp('undecided');
  if (ball.im !== null) return giveUp('undecided');
  const scale = 10n ** BigInt(digits);
  const scaled = multiplyBalls(ball.re, { m: scale, r: 0n, e: 0 }, 256);
  const nearest = scaled.e >= 0 ? giveUp('undecided') : ((scaled.m >> BigInt(-scaled.e - 1)) + 1n) >> 1n;
  const round = ratio(nearest, scale);
  const text = decimalOfRational(round, digits);
  return equalValues(a, round) === 'equal' ? text : `${text}…`;
}

function decimalOfRational(q: Rational, digits: number): string {
  const sign = q.n < 0n ? '-' : '';
  const n = magnitude(q.n);
  const length = (n / q.d).toString().length;
  if (length > LARGE || (n > 0n && n * 10n ** BigInt(SMALL) < q.d)) return sign + scientific(n, q.d, digits);
  const scale = 10n ** BigInt(digits);
  return sign + withPoint((n * scale) / q.d, digits, (n * scale) % q.d !== 0n);
}

function withPoint(scaled: bigint, digits: number, more: boolean): string {
  if (digits === 0) return more ? `${scaled}…` : scaled.toString();
  const text = scaled.toString().padStart(digits + 1, '0');
  const cut = text.length - digits;
  const decimals = text.slice(cut);
  if (more) return `${text.slice(0, cut)}.${decimals}…`;
  const trimmed = decimals.replace(/0+$/, '');
  return trimmed === '' ? text.slice(0, cut) : `${text.slice(0, cut)}.${trimmed}`;
}

function scientific(n: bigint, d: bigint, digits: number): string {
  let power = n.toString().length - d.toString().length;
  if (n * tenTo(-power) < d * tenTo(power)) power--;
  const top = n * tenTo(digits - power);
  const bottom = d * tenTo(power - digits);
  return `${withPoint(top / bottom, digits, top % bottom !== 0n)}×10^${power}`;
}

function tenTo(power: number): bigint {
  return power > 0 ? 10n ** BigInt(power) : 1n;
}

/** The digits of one ball, or null when it is too wide to know them. */
function part(ball: Ball, digits: number, precision: number): string | null {
  if (ball.m === 0n && ball.r === 0n) return '0';
  if (containsZero(ball)) return null;
  const sign = ball.m < 0n ? '-' : '';
  const positive: Ball = { ...ball, m: magnitude(ball.m) };
  const top = upperBits(positive);
  if (top < 70 && top > -13) return fixed(positive, digits, precision, sign);
  return large(positive, digits, precision, sign);
}

function fixed(ball: Ball, digits: number, precision: number, sign: string): string | null {
  const scaled = multiplyBalls(ball, { m: 10n ** BigInt(digits), r: 0n, e: 0 }, precision);
  const cut = wholePart(scaled);
  return cut === null ? null : `${sign}${withPoint(cut, digits, true)}`;
}

/** The floor, if both ends of the ball agree on it. */
function wholePart(ball: Ball): bigint | null {
  if (ball.e >= 0) return ball.r === 0n ? ball.m << BigInt(ball.e) : null;
  const shift = BigInt(-ball.e);
  const low = (ball.m - ball.r) >> shift;
  return low === (ball.m + ball.r) >> shift ? low : null;
}

/** Divides by a power of ten near the number's size; the floating-point estimate is corrected afterwards. */
function large(ball: Ball, digits: number, precision: number, sign: string): string | null {
  let power = Math.floor(upperBits(ball) * Math.log10(2));
  const work = precision + 64;
  for (let attempt = 0; attempt < 4; attempt++) {
    const ten = powerOfBall({ m: 10n, r: 0n, e: 0 }, BigInt(Math.abs(power - digits)), work);
    const scaled = power >= digits ? divideBalls(ball, ten, work) : multiplyBalls(ball, ten, work);
    const cut = scaled === null ? null : wholePart(addBalls(scaled, BALL0, work));
    if (cut === null) return null;
    const length = cut.toString().length;
    if (length === digits + 1) return `${sign}${withPoint(cut, digits, true)}×10^${power}`;
    power += length - digits - 1;
  }
  return null;
}
