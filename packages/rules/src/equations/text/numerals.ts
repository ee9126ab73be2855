import type { Expression, Numeral } from './expression.ts';
import { makeNumeral } from './print.ts';
import type { TextProblem } from './reading.ts';
import { pointIsFree } from './free-points.ts';
import type { ShakeRules, Side } from '../shake/shake-rules.ts';
import { say } from '../../said/said.ts';

/** What is wrong with the numerals of an expression: too many digits, a power of the base in a longer numeral. */
export function numeralProblems(
  expression: Expression,
  side: Side,
  rules: ShakeRules,
): readonly TextProblem[] {
  const problems: TextProblem[] = [];
  for (const numeral of numeralsIn(expression)) {
    const problem = numeralProblem(numeral, side, rules);
    if (problem !== null) problems.push({ kind: 'numeral', ...problem });
  }
  return problems;
}

function numeralProblem(
  numeral: Numeral,
  side: Side,
  rules: ShakeRules,
): Pick<TextProblem, 'message' | 'rule'> | null {
  const { digits, point } = numeral;
  const { force, position } = rules;
  const { book, level } = position;
  const text = makeNumeral(numeral);
  const free = pointIsFree(rules, side);
  if (point !== null && !free) {
    const entry = force['decimal-point'];
    if (entry === null || digits.length <= entry.mostDigits) return null;
    return { message: say('too-many-digits', { text, most: entry.mostDigits }), rule: entry.rule };
  }
  if (free && point === digits.length) {
    return {
      message: say('point-before-digit', { text }),
      rule: force['decimal-in-goal']!.rule,
    };
  }
  const two = book.goalDigits.is;
  const { numerals } = level === 'basic' ? book.basicLevel.goalRules : book.goalRules;
  if (digits.length > two)
    return { message: say('more-than-two-digits', { text }), rule: side === 'goal' ? numerals : null };
  if (side === 'goal' || digits.length <= book.solutionDigits.is) return null;
  const allowed = force['two-digit-numerals'] ?? force.base ?? force.percent;
  if (allowed !== null) return null;
  const rule = level === 'basic' ? book.basicLevel.whyRules['numeral-digits'] : book.solutionDigits.rule;
  return { message: say('one-digit-in-solution', { text }), rule };
}

function* numeralsIn(expression: Expression): Generator<Numeral> {
  switch (expression.kind) {
    case 'numeral':
      yield expression;
      return;
    case 'imaginary':
      return;
    case 'unary':
      yield* numeralsIn(expression.of);
      return;
    case 'binary':
      yield* numeralsIn(expression.left);
      yield* numeralsIn(expression.right);
      return;
    case 'choice':
      // The root is named in a remark, where any numeral will do.
      yield* numeralsIn(expression.of);
      return;
    case 'chain':
      for (const element of expression.elements) {
        if (element.kind === 'operand') yield* numeralsIn(element.of);
        if (element.kind === 'postfix' && element.exponent !== null) yield* numeralsIn(element.exponent);
      }
  }
}
