import type { BinaryOperation, Expression, Numeral, UnaryOperation } from '../text/expression.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';

/** One operation in plain words, with the values it is done on. */
export function binaryInWords(rules: ShakeRules, operation: BinaryOperation, a: string, b: string): string {
  const { force } = rules;
  switch (operation) {
    case '+':
      return force.average === null ? `${a} plus ${b}` : `the average of ${a} and ${b}`;
    case '-':
      return `${a} minus ${b}`;
    case 'x':
    case '.':
      return `${a} times ${b}`;
    case '/':
      return `${a} divided by ${b}`;
    case '^':
    case "'":
      return `${a} to the power ${b}`;
    case 'r':
      return rootInWords(a, b);
    case '%':
      return `${a} percent of ${b}`;
    case '|':
      return force.log === null ? `the remainder when ${a} is divided by ${b}` : `log base ${b} of ${a}`;
    case 'L':
      return `the least common multiple of ${a} and ${b}`;
    case 'G':
      return `the greatest common factor of ${a} and ${b}`;
  }
}

export function unaryInWords({ force }: ShakeRules, operation: UnaryOperation, a: string): string {
  switch (operation) {
    case 'r':
      return rootInWords('2', a);
    case '!':
      return `${a} factorial`;
    case 'x':
      return force['smallest-prime'] === null
        ? `the number of factors of ${a}`
        : `the smallest prime above ${a}`;
  }
}

function rootInWords(index: string, radicand: string): string {
  const names: Readonly<Record<string, string>> = { 2: 'square', 3: 'cube' };
  const ordinal = /^\d+$/.test(index) ? `${index}${ending(Number(index))}` : `(${index})th`;
  return `the ${names[index] ?? ordinal} root of ${radicand}`;
}

function ending(n: number): string {
  if (n % 100 > 10 && n % 100 < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th';
}

/** What a numeral is, where it is not simply its digits; null where it is. */
export function leafInWords(
  rules: ShakeRules,
  leaf: Expression & { kind: 'numeral' | 'imaginary' },
): string | null {
  const { language } = rules;
  const upright = leaf.kind === 'imaginary' ? 'i' : plain(leaf, language.base);
  switch (leaf.turn) {
    case '':
      break;
    case '<':
      return `the reciprocal of ${upright}`;
    case '~':
      return `the negative of ${upright}`;
    case '~<':
      return `the negative reciprocal of ${upright}`;
  }
  if (leaf.kind === 'imaginary') return null;
  const inOtherBase = language.base !== 10 && (leaf.digits.length > 1 || leaf.point !== null);
  return leaf.power !== null || inOtherBase || /[TE]/.test(upright) ? upright : null;
}

function plain({ digits, point, power }: Numeral, base: number): string {
  if (power !== null) return `${base} to the power ${power}`;
  const text =
    point === null ? digits.join('') : `${digits.slice(0, point).join('')}.${digits.slice(point).join('')}`;
  return base === 10 || (digits.length === 1 && point === null && !/[TE]/.test(text))
    ? text
    : `${text} in base ${base}`;
}
