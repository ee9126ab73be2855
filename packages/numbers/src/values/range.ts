import type { Ball, ComplexBall } from '../balls/ball.ts';
import { ballOfRational } from '../balls/ball.ts';
import { realBall } from '../balls/complex-ball.ts';
import { TooCostly, giveUp } from '../cost.ts';
import { ballOfFraction } from '../radicals/fraction.ts';
import { ballOfMonomial } from '../giants/giant.ts';
import { printQ } from '../whole/rational.ts';
import { sumKey } from '../radicals/generator.ts';
import type { Exact, PrimePower, Range, Value } from '../value.ts';
import { unreachable } from '../unreachable.ts';

/** Digits carried by numbers that are only known to lie in a ball. */
export const RANGE_PRECISION = 192;
const MAX_WEIGHT = 64;

/** A ball around any value; null when the precision does not suffice. */
export function ballOf(value: Value, precision: number): ComplexBall | null {
  switch (value.tier) {
    case 'rational':
      return realBall(ballOfRational(value, precision));
    case 'algebraic':
      return ballOfFraction(value, precision);
    case 'giant':
      return realBall(ballOfMonomial(value, precision));
    case 'range':
      return value.ball;
    default:
      return unreachable(value);
  }
}

export function rangeBall(value: Value): ComplexBall {
  return ballOf(value, RANGE_PRECISION) ?? giveUp('undecided');
}

export function realRangeBall(value: Value): Ball {
  const { re, im } = rangeBall(value);
  return im === null ? re : giveUp('undecided');
}

/** Equal keys mean equal values; unequal keys mean nothing. */
export function keyOf(value: Value): string {
  switch (value.tier) {
    case 'rational':
      return printQ(value);
    case 'algebraic':
      return `s${sumKey(value.top)}${value.bottom === null ? '' : `//${sumKey(value.bottom)}`}`;
    case 'giant':
      return `g${value.sign}${powersKey(value.powers)}`;
    case 'range':
      return `?${value.operation}[${value.operands.map(keyOf).join(';')}]`;
    default:
      return unreachable(value);
  }
}

/** The key of a factorial is long, and asked for often. */
const powersKeys = new WeakMap<readonly PrimePower[], string>();

function powersKey(powers: readonly PrimePower[]): string {
  const known = powersKeys.get(powers);
  if (known !== undefined) return known;
  const key = powers.map(({ prime, exponent }) => `,${prime}^${printQ(exponent)}`).join('');
  powersKeys.set(powers, key);
  return key;
}

export function makeRange(
  ball: ComplexBall | null,
  operation: string,
  operands: readonly Value[],
  parts: readonly Exact[] | null = null,
): Range {
  if (ball === null) giveUp('undecided');
  const weight = operands.reduce((total, a) => total + (a.tier === 'range' ? a.weight : 0), 1);
  if (weight > MAX_WEIGHT) giveUp('too-big');
  return { tier: 'range', ball, operation, operands, weight, parts };
}

/** Made by the same calculation from the same numbers. */
export function isSameRange(a: Range, b: Range): boolean {
  return a === b || (a.operation === b.operation && a.weight === b.weight && keyOf(a) === keyOf(b));
}

/** The exact result, or a ball where the exact one would be too long. */
export function exactOr(exact: () => Value, fallback: () => Value): Value {
  try {
    return exact();
  } catch (error) {
    if (error instanceof TooCostly && error.code !== 'too-costly') return fallback();
    throw error;
  }
}
