import { isEqual } from '../index.ts';
import { calculate } from './calculate.ts';
import { evaluateComplex, judgeComplex } from './complex-oracle.ts';
import type { Expression } from './expression.ts';
import type { Dice } from './random.ts';
import { binary, dice, number } from './random.ts';
import type { SoakReport } from './soak.ts';
import { write } from './soak.ts';

function branch(a: Expression, roll: Dice): Expression {
  const d = 2 + roll(4);
  return { op: 'branch', k: roll(d), a, n: BigInt(1 + roll(2)), d: BigInt(d) };
}

/** Gaussian numbers, roots of them with a chosen branch, sums and products. */
function randomComplex(roll: Dice, depth: number): Expression {
  const kind = depth === 0 ? roll(2) : roll(6);
  if (kind === 0) return number(1 + roll(6));
  if (kind === 1) return binary('+', number(roll(7) - 3), binary('*', number(1 + roll(4)), { op: 'i' }));
  const a = () => randomComplex(roll, depth - 1);
  if (kind === 2) return binary('+', a(), a());
  if (kind === 3) return binary('*', a(), a());
  return branch(a(), roll);
}

/** Multiplied and divided, or taken as another root of its own power times the turn between them. */
function disguiseComplex(e: Expression, roll: Dice): Expression {
  const other = randomComplex(roll, 1);
  if (roll(3) === 0) return binary('-', binary('+', other, e), other);
  if (roll(2) === 0) return binary('/', binary('*', e, other), other);
  if (e.op !== 'branch') return binary('*', binary('*', { op: 'i' }, e), { op: 'negate', a: { op: 'i' } });
  // All d values differ by roots of unity: one value is another times branch(j) of 1.
  const d = e.d % 2n === 0n && e.n === 2n ? e.d / 2n : e.d;
  const k = BigInt(e.k) % d;
  const from = BigInt(roll(Number(d)));
  const step: Expression = { op: 'branch', k: Number((k - from + d) % d), a: number(1), n: 1n, d };
  return binary('*', { ...e, k: Number(from) }, step);
}

function soak(pairs: number, pair: () => readonly [Expression, Expression]): SoakReport {
  const wrong: string[] = [];
  const undecided: string[] = [];
  const counts = { equal: 0, different: 0, uncheckable: 0 };
  for (let done = 0; done < pairs;) {
    const [left, right] = pair();
    const x = evaluateComplex(left);
    const y = x === null ? null : evaluateComplex(right);
    const expected = x === null || y === null ? 'unclear' : judgeComplex(x, y);
    if (expected === 'unclear') continue;
    const a = calculate(left);
    const b = calculate(right);
    if (a.kind === 'undefined' || b.kind === 'undefined') continue;
    done++;
    const verdict = a.kind === 'value' && b.kind === 'value' ? isEqual(a.value, b.value) : 'uncheckable';
    counts[verdict]++;
    const text = `${verdict}, not ${expected}: ${write(left)} | ${write(right)}`;
    if (verdict === 'uncheckable') undecided.push(text);
    else if (verdict !== expected) wrong.push(text);
  }
  return { pairs, ...counts, wrong, undecided };
}

/** A branch with a reducible exponent has fewer values than its denominator says; keep to those. */
function isSound(e: Expression): boolean {
  switch (e.op) {
    case 'branch':
      return (e.n % 2n !== 0n || e.d % 2n !== 0n) && isSound(e.a);
    case '+':
    case '-':
    case '*':
    case '/':
    case '^':
    case 'root':
    case 'log':
      return isSound(e.a) && isSound(e.b);
    case '!':
    case 'negate':
      return isSound(e.a);
    case 'number':
    case 'i':
      return true;
    default:
      throw new Error('unknown operation');
  }
}

export function soakComplexPairs(pairs: number, seed: number): SoakReport {
  const roll = dice(seed);
  return soak(pairs, () => {
    let left = randomComplex(roll, 2);
    while (!isSound(left)) left = randomComplex(roll, 2);
    let right = roll(2) === 0 ? disguiseComplex(left, roll) : randomComplex(roll, 2);
    while (!isSound(right)) right = randomComplex(roll, 2);
    return [left, right];
  });
}

function log(base: number, a: number): Expression {
  return { op: 'log', a: number(base), b: number(a) };
}

/** Change of base, sums of logarithms, powers inside: the rules of the schoolbook in both directions. */
export function soakLogPairs(pairs: number, seed: number): SoakReport {
  const roll = dice(seed);
  return soak(pairs, () => {
    const [a, b, c] = [2 + roll(30), 2 + roll(30), 2 + roll(12)];
    switch (roll(5)) {
      case 0:
        return [binary('*', log(a, b), log(b, c)), log(a, c)];
      case 1:
        return [binary('+', log(c, a), log(c, b)), log(c, a * b)];
      case 2:
        return [binary('/', log(c, a), log(c, b)), log(b, a)];
      case 3:
        return [binary('*', number(c), log(a, b)), log(a, b ** (c % 5))];
      default:
        return [log(a, b), binary('+', log(c, a), number(roll(3)))];
    }
  });
}
