import type { Expression } from './expression.ts';
import { makeExpression, makeNumeral } from './print.ts';
import { SIGNS } from './symbols.ts';

/** Lines of text and which of them the expression stands on. */
interface Box {
  readonly lines: readonly string[];
  readonly base: number;
}

/** The expression in two dimensions: fractions as fractions, exponents raised, roots with a bar. */
export function drawExpression(expression: Expression): string {
  return draw(expression)
    .lines.map((line) => line.trimEnd())
    .join('\n');
}

/** Whether a drawing says more than a line of text. */
export function isWorthDrawing(expression: Expression): boolean {
  return draw(expression).lines.length > 1;
}

function draw(expression: Expression): Box {
  switch (expression.kind) {
    case 'numeral':
      return text(makeNumeral(expression));
    case 'imaginary':
      return text(`${expression.turn}i`);
    case 'chain':
    case 'choice':
      return text(makeExpression(expression, 'unicode'));
    case 'unary':
      if (expression.operation === 'r') return root(text(''), draw(expression.of));
      if (expression.operation === '!') return beside(operand(expression.of), text('!'));
      return beside(text(SIGNS.x), operand(expression.of));
    case 'binary': {
      const { operation, left, right } = expression;
      if (operation === '/') return fraction(draw(left), draw(right));
      if (operation === '^' || operation === "'") return raised(operand(left, true), draw(right));
      if (operation === 'r') return root(draw(left), draw(right));
      const sign = operation === '.' ? '' : ` ${SIGNS[operation]} `;
      return beside(beside(operand(left), text(sign)), operand(right));
    }
  }
}

function text(line: string): Box {
  return { lines: [line], base: 0 };
}

const width = ({ lines }: Box): number => Math.max(...lines.map((line) => line.length));

/** In grouping symbols, unless it holds together by the way it is drawn. */
function operand(expression: Expression, raises = false): Box {
  const box = draw(expression);
  const { kind } = expression;
  const whole = kind === 'numeral' || kind === 'imaginary' || kind === 'choice';
  const shape = kind === 'binary' ? expression.operation : '';
  const drawn = !raises && ['/', 'r', '^', "'"].includes(shape);
  if (whole || drawn || (kind === 'unary' && expression.operation !== 'x')) return box;
  return beside(beside(text('('), box), text(')'));
}

function beside(left: Box, right: Box): Box {
  const base = Math.max(left.base, right.base);
  const below = Math.max(left.lines.length - left.base, right.lines.length - right.base);
  const wide = width(left);
  const lines = Array.from({ length: base + below }, (_, row) => {
    const a = left.lines[row - base + left.base] ?? '';
    return a.padEnd(wide) + (right.lines[row - base + right.base] ?? '');
  });
  return { lines, base };
}

function fraction(top: Box, bottom: Box): Box {
  const wide = Math.max(width(top), width(bottom)) + 2;
  const centred = ({ lines }: Box, own: number): readonly string[] =>
    lines.map((line) => ' '.repeat(Math.floor((wide - own) / 2)) + line);
  return {
    lines: [...centred(top, width(top)), '─'.repeat(wide), ...centred(bottom, width(bottom))],
    base: top.lines.length,
  };
}

function raised(base: Box, exponent: Box): Box {
  const wide = width(base);
  const above = exponent.lines.map((line) => ' '.repeat(wide) + line);
  const rest = width(exponent);
  return {
    lines: [...above, ...base.lines.map((line) => line.padEnd(wide + rest))],
    base: exponent.lines.length + base.base,
  };
}

function root(index: Box, radicand: Box): Box {
  const bar = { lines: ['_'.repeat(width(radicand)), ...radicand.lines], base: radicand.base + 1 };
  const hook = { lines: [...radicand.lines.map(() => ' '), ' '], base: radicand.base + 1 };
  const sign = { ...hook, lines: hook.lines.map((_, row) => (row === hook.base ? '√' : ' ')) };
  const whole = beside(sign, bar);
  if (width(index) === 0) return whole;
  const at: Box = { lines: index.lines, base: index.lines.length };
  return beside(at, whole);
}
