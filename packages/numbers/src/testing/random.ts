import type { Expression } from './expression.ts';

/** A small seeded generator (mulberry32), so that every run meets the same expressions. */
export type Dice = (sides: number) => number;

export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % sides;
  };
}

export function number(n: number): Expression {
  return n < 0 ? { op: 'negate', a: number(-n) } : { op: 'number', n: BigInt(n) };
}

export function binary(op: '+' | '-' | '*' | '/' | '^' | 'root', a: Expression, b: Expression): Expression {
  return { op, a, b };
}

/** A radical expression such as a player might write: small numbers, all operations, roots inside roots. */
export function randomRadical(roll: Dice, depth: number): Expression {
  const kind = depth === 0 ? 0 : roll(10);
  if (kind <= 1) return number(1 + roll(12));
  const a = () => randomRadical(roll, depth - 1);
  switch (kind) {
    case 2:
    case 3:
      return binary('+', a(), a());
    case 4:
      return binary('-', a(), a());
    case 5:
      return binary('*', a(), a());
    case 6:
      return binary('/', a(), a());
    case 7:
    case 8:
      return binary('root', number(roll(3) === 0 ? 3 : 2), a());
    default:
      return binary('^', a(), binary('/', number(1 + roll(4)), number(1 + roll(4))));
  }
}

/** The same number written differently. */
export function disguise(e: Expression, roll: Dice): Expression {
  const again = (x: Expression) => (roll(2) === 0 ? x : disguise(x, roll));
  const k = number(2 + roll(3));
  switch (roll(7)) {
    case 0:
      return binary('-', binary('+', again(e), k), k);
    case 1:
      return binary('/', binary('*', k, again(e)), k);
    case 2:
      // x = (x² − k²)/(x + k) + k
      return binary(
        '+',
        binary('/', binary('-', binary('*', e, e), binary('*', k, k)), binary('+', again(e), k)),
        k,
      );
    case 3:
      return binary('root', number(3), binary('^', again(e), number(3)));
    case 4:
      return binary(
        '-',
        binary('*', again(e), binary('^', k, binary('/', number(1), number(2)))),
        rest(e, k),
      );
    case 5:
      // x = √((x + k)²) − k holds only for x >= −k, so the cube root serves instead.
      return binary('-', binary('root', number(3), cube(binary('+', again(e), k))), k);
    default:
      return inside(e, roll);
  }
}

/** x·√k − x·(√k − 1) = x. */
function rest(e: Expression, k: Expression): Expression {
  return binary('*', e, binary('-', binary('root', number(2), k), number(1)));
}

function cube(e: Expression): Expression {
  return binary('*', e, binary('*', e, e));
}

/** Disguises one part and exchanges the sides of a sum or product. */
function inside(e: Expression, roll: Dice): Expression {
  if (e.op === '+' || e.op === '*') return binary(e.op, disguise(e.b, roll), e.a);
  if (e.op === 'root') return binary('root', e.a, disguise(e.b, roll));
  return binary('+', e, number(0));
}
