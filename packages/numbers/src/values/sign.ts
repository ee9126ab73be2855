import { containsZero, signOfBall } from '../balls/ball.ts';
import { signOfRealSum } from '../radicals/decide.ts';
import { isRealValue } from './realness.ts';
import { giveUp } from '../cost.ts';
import type { Value } from '../value.ts';
import { unreachable } from '../unreachable.ts';

export type Sign = -1 | 0 | 1;

/** The sign of a real value; gives up where it cannot be decided. */
export function signOf(a: Value): Sign {
  switch (a.tier) {
    case 'rational':
      return a.n > 0n ? 1 : a.n < 0n ? -1 : 0;
    case 'giant':
      return a.sign;
    case 'algebraic': {
      if (isRealValue(a) !== true) giveUp('undecided');
      const top = signOfRealSum(a.top);
      const bottom = a.bottom === null ? 1 : signOfRealSum(a.bottom);
      if (top === 'uncheckable' || bottom === 'uncheckable') return giveUp('undecided');
      if (top === 0) return 0;
      return top === bottom ? 1 : -1;
    }
    case 'range': {
      if (a.ball.im !== null && !containsZero(a.ball.im)) giveUp('undecided');
      return signOfBall(a.ball.re) ?? giveUp('undecided');
    }
    default:
      return unreachable(a);
  }
}
