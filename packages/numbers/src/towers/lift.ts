import { giveUp } from '../cost.ts';
import type { Range } from '../value.ts';
import { ratio, whole } from '../whole/rational.ts';
import { addReal, divideReal, multiplyReal, negateReal, powerReal, signOfReal } from './arithmetic.ts';
import { attempt } from './ordinary.ts';
import type { Real } from './tower.ts';

/** A number of which only a ball and the way it was made are known, made again that way as a tower. */
export function lift(a: Real): Real {
  return a.tier === 'range' && a.parts === null ? (attempt(() => madeAgain(a)) ?? a) : a;
}

function madeAgain({ operation, operands }: Range): Real {
  const [first, second] = operands.map(lift);
  if (first === undefined) return giveUp('undecided');
  if (second === undefined) return madeOfOne(operation, first);
  switch (operation) {
    case '+':
      return addReal(first, second);
    case '*':
      return multiplyReal(first, second);
    case '/':
      return divideReal(first, second);
    case '^':
      return powerReal(first, second);
    default:
      return giveUp('undecided');
  }
}

function madeOfOne(operation: string, a: Real): Real {
  if (operation === '-') return negateReal(a);
  const [, root, times] = /^\^(1\/)?(\d+)$/u.exec(operation) ?? [];
  if (times === undefined || signOfReal(a) <= 0) return giveUp('undecided');
  return powerReal(a, root === undefined ? whole(BigInt(times)) : ratio(1n, BigInt(times)));
}
