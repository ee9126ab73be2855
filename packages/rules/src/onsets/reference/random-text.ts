import type { Expression, Made } from './random-expression.ts';
import { chance, oneOf } from './random-source.ts';
import type { Random } from './random-source.ts';
import type { CubeSymbol } from '../text/symbols.ts';

// Part of the generator of positions and Solutions (random-solutions.ts): expressions as somebody writes them.

/** How a writer writes. */
export interface Hand {
  /** The share of necessary pairs of parentheses that is left out. */
  readonly dropped: number;
  /** The share of places that get a pair nobody needs. */
  readonly redundant: number;
  readonly unicode: boolean;
  /** How often a cube that stands for something is written as its own symbol. */
  readonly ownSymbol: number;
  /** What wild cubes stand for. */
  readonly meanings: ReadonlyMap<CubeSymbol, CubeSymbol>;
}

const BRACKETS = ['()', '()', '()', '()', '[]', '{}'] as const;

const SPELLINGS: Readonly<Partial<Record<CubeSymbol, readonly string[]>>> = {
  V: ['V', '∨'],
  '^': ['^', '∅', 'Λ', '∧'],
  U: ['U', '∪'],
  n: ['n', '∩', 'N'],
  '-': ['-', '−', '–'],
  "'": ["'", '′', '’'],
  C: ['C', '⊆'],
};

export function randomHand(random: Random, meanings: Hand['meanings']): Hand {
  return {
    dropped: oneOf(random, [0, 0, 0, 0.4, 1, 1]),
    redundant: oneOf(random, [0, 0, 0.05, 0.15]),
    unicode: chance(random, 0.4),
    ownSymbol: oneOf(random, [0, 0, 0.5, 1]),
    meanings,
  };
}

export function writeExpression(random: Random, hand: Hand, expression: Expression): string {
  const text = writeWithoutRedundance(random, hand, expression);
  return chance(random, hand.redundant) ? bracketed(random, text) : text;
}

function writeWithoutRedundance(random: Random, hand: Hand, expression: Expression): string {
  const sign = writeMade(random, hand, expression.made);
  if (expression.kind === 'set') return sign;
  if (expression.kind === 'prime') {
    const of = writeExpression(random, hand, expression.of);
    return (expression.of.kind === 'binary' ? bracketed(random, of) : of) + sign;
  }
  const space = chance(random, 0.9) ? ' ' : '';
  const sides = [expression.left, expression.right].map((side) => {
    const written = writeExpression(random, hand, side);
    return side.kind === 'binary' && !chance(random, hand.dropped) ? bracketed(random, written) : written;
  });
  return sides.join(space + sign + space);
}

export function writeMade(random: Random, hand: Hand, { symbol, face }: Made): string {
  const written = hand.meanings.get(face) === symbol && chance(random, hand.ownSymbol) ? face : symbol;
  return hand.unicode ? oneOf(random, SPELLINGS[written] ?? [written]) : written;
}

export function bracketed(random: Random, text: string): string {
  const [open, close] = oneOf(random, BRACKETS);
  return `${open}${text}${close}`;
}
