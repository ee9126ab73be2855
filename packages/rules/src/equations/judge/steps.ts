import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';
import type { BinaryOperation, Expression, Numeral, UnaryOperation } from '../text/expression.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';

/** What an operation is done on: its values. */
type Amount = readonly string[];

/** One operation, with the values it is done on. */
export function binaryStep(rules: ShakeRules, operation: BinaryOperation, a: Amount, b: Amount): Said {
  const { force } = rules;
  switch (operation) {
    case '+':
      return say(force.average === null ? 'step-plus' : 'step-average', { a, b });
    case '-':
      return say('step-minus', { a, b });
    case 'x':
    case '.':
      return say('step-times', { a, b });
    case '/':
      return say('step-divided', { a, b });
    case '^':
    case "'":
      return say('step-power', { a, b });
    case 'r':
      return say('step-root', { a, b });
    case '%':
      return say('step-percent', { a, b });
    case '|':
      return say(force.log === null ? 'step-remainder' : 'step-log', { a, b });
    case 'L':
      return say('step-lcm', { a, b });
    case 'G':
      return say('step-gcf', { a, b });
  }
}

export function unaryStep({ force }: ShakeRules, operation: UnaryOperation, a: Amount): Said {
  switch (operation) {
    case 'r':
      return say('step-root', { a: ['2'], b: a });
    case '!':
      return say('step-factorial', { a });
    case 'x':
      return say(force['smallest-prime'] === null ? 'step-factors' : 'step-prime', { a });
  }
}

/** What a numeral is, where it is not simply its digits; null where it is. */
export function leafStep(
  rules: ShakeRules,
  leaf: Expression & { kind: 'numeral' | 'imaginary' },
): Said | null {
  const { base } = rules.language;
  const of = leaf.kind === 'imaginary' ? say('step-numeral', { text: 'i', base: null }) : plain(leaf, base);
  switch (leaf.turn) {
    case '':
      break;
    case '<':
      return say('step-reciprocal', { of });
    case '~':
      return say('step-negative', { of });
    case '~<':
      return say('step-negative-reciprocal', { of });
  }
  if (leaf.kind === 'imaginary') return null;
  const inOtherBase = base !== 10 && (leaf.digits.length > 1 || leaf.point !== null);
  return leaf.power !== null || inOtherBase || /[TE]/.test(leaf.digits.join('')) ? of : null;
}

function plain({ digits, point, power }: Numeral, base: number): Said {
  if (power !== null) return say('step-base-power', { base, power: String(power) });
  const text =
    point === null ? digits.join('') : `${digits.slice(0, point).join('')}.${digits.slice(point).join('')}`;
  const isPlain = base === 10 || (digits.length === 1 && point === null && !/[TE]/.test(text));
  return say('step-numeral', { text, base: isPlain ? null : base });
}
