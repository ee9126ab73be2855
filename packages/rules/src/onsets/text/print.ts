import type { Restriction, SetExpression } from './expression.ts';
import { SIGNS, SPOKEN } from './symbols.ts';
import type { CubeSymbol } from './symbols.ts';

/** How a sign, a group and a ′ are put into a text. */
interface Style {
  readonly sign: (symbol: CubeSymbol) => string;
  readonly group: (inner: string) => string;
  readonly prime: (set: string) => string;
}

const STYLES = {
  ascii: { sign: (symbol) => symbol, group: (inner) => `(${inner})`, prime: (set) => `${set}'` },
  unicode: {
    sign: (symbol) => SIGNS[symbol],
    group: (inner) => `(${inner})`,
    prime: (set) => `${set}${SIGNS["'"]}`,
  },
  spoken: {
    sign: (symbol) => SPOKEN[symbol],
    group: (inner) => `open parenthesis ${inner} close parenthesis`,
    prime: (set) => `${set} ${SPOKEN["'"]}`,
  },
} as const satisfies Record<string, Style>;
export type StyleName = keyof typeof STYLES;

/** The text of a Set-Name, with just the grouping symbols that its grouping needs. */
export function makeSetName(expression: SetExpression, style: StyleName = 'ascii'): string {
  return write(expression, STYLES[style], false);
}

export function makeRestriction({ sides, relations }: Restriction, style: StyleName = 'ascii'): string {
  return sides
    .map((side, index) => {
      const text = makeSetName(side, style);
      const relation = relations[index];
      return relation === undefined ? text : `${text} ${STYLES[style].sign(relation)}`;
    })
    .join(' ');
}

function write(expression: SetExpression, style: Style, inside: boolean): string {
  switch (expression.kind) {
    case 'set':
      return style.sign(expression.symbol);
    case 'complement':
      return style.prime(write(expression.of, style, true));
    case 'chain': {
      const parts = [write(expression.terms[0]!, style, true)];
      expression.operations.forEach((operation, index) => {
        parts.push(style.sign(operation), write(expression.terms[index + 1]!, style, true));
      });
      return inside ? style.group(parts.join(' ')) : parts.join(' ');
    }
  }
}
