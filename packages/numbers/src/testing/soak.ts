import { isEqual } from '../index.ts';
import { calculate } from './calculate.ts';
import type { Expression } from './expression.ts';
import { evaluate, judge } from './oracle.ts';
import type { Dice } from './random.ts';
import { binary, dice, disguise, number, randomRadical } from './random.ts';

export interface SoakReport {
  readonly pairs: number;
  readonly equal: number;
  readonly different: number;
  readonly uncheckable: number;
  readonly wrong: readonly string[];
  readonly undecided: readonly string[];
}

/** Another number, the same in disguise, or a near miss: the same but for something in the 30th digit or later. */
function partner(left: Expression, roll: Dice): Expression {
  const kind = roll(6);
  if (kind < 2) return randomRadical(roll, 1 + roll(4));
  const same = disguise(left, roll);
  return kind < 5
    ? same
    : binary('+', same, binary('/', number(1), binary('^', number(10), number(30 + roll(30)))));
}

/** Compares random radical pairs, half of them equal in disguise, with the independent check. */
export function soakRadicalPairs(pairs: number, seed: number): SoakReport {
  const roll = dice(seed);
  const wrong: string[] = [];
  const undecided: string[] = [];
  const counts = { equal: 0, different: 0, uncheckable: 0 };
  let done = 0;
  while (done < pairs) {
    const left = randomRadical(roll, 1 + roll(4));
    const right = partner(left, roll);
    const expected = expectation(left, right);
    if (expected === null) continue;
    done++;
    const a = calculate(left);
    const b = calculate(right);
    const verdict = a.kind === 'value' && b.kind === 'value' ? isEqual(a.value, b.value) : 'uncheckable';
    counts[verdict]++;
    if (a.kind === 'undefined' || b.kind === 'undefined')
      wrong.push(`undefined: ${write(left)} | ${write(right)}`);
    else if (verdict === 'uncheckable') undecided.push(`${expected}: ${write(left)} | ${write(right)}`);
    else if (verdict !== expected) wrong.push(`${verdict}: ${write(left)} | ${write(right)}`);
  }
  return { pairs: done, ...counts, wrong, undecided };
}

function expectation(left: Expression, right: Expression): 'equal' | 'different' | null {
  const a = evaluate(left);
  const b = a === null ? null : evaluate(right);
  if (a === null || b === null) return null;
  const verdict = judge(a, b);
  return verdict === 'unclear' ? null : verdict;
}

/** The text that the test language reads back. */
export function write(e: Expression): string {
  switch (e.op) {
    case 'number':
      return e.n.toString();
    case 'i':
      return 'i';
    case 'negate':
      return `(-${write(e.a)})`;
    case '!':
      return `(${write(e.a)})!`;
    case 'root':
    case 'log':
      return `${e.op}(${write(e.a)},${write(e.b)})`;
    case 'branch':
      return `branch(${e.k},${write(e.a)},${e.n}/${e.d})`;
    case '+':
    case '-':
    case '*':
    case '/':
    case '^':
      return `(${write(e.a)}${e.op}${write(e.b)})`;
    default:
      throw new Error('unknown operation');
  }
}
