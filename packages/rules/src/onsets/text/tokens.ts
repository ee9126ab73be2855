import { isDigit, symbolOf } from './symbols.ts';
import type { CubeSymbol, Digit } from './symbols.ts';

export type Bracket = '(' | '[' | '{';

/** One sign of a written text and where it stands. */
export type Token =
  | { readonly kind: 'symbol'; readonly symbol: CubeSymbol; readonly at: number }
  | { readonly kind: 'open' | 'close'; readonly bracket: Bracket; readonly at: number }
  | { readonly kind: 'separator'; readonly at: number }
  | { readonly kind: 'digit'; readonly digit: Digit; readonly at: number }
  | { readonly kind: 'unknown'; readonly text: string; readonly at: number };

const OPEN: Readonly<Record<string, Bracket>> = { '(': '(', '[': '[', '{': '{' };
const CLOSE: Readonly<Record<string, Bracket>> = { ')': '(', ']': '[', '}': '{' };

/**
 * Every sign of the text in order; what is no sign of the game comes back as `unknown`.
 * `meaning` says what a written symbol is to be read as, where wild cubes stand for others.
 */
export function tokenize(
  text: string,
  meaning: (symbol: CubeSymbol) => CubeSymbol = (symbol) => symbol,
): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (character !== '\n' && character.trim() === '') continue;
    tokens.push(tokenOf(character, at, meaning));
  }
  return tokens;
}

function tokenOf(character: string, at: number, meaning: (symbol: CubeSymbol) => CubeSymbol): Token {
  const symbol = symbolOf(character);
  if (symbol !== null) return { kind: 'symbol', symbol: meaning(symbol), at };
  const open = OPEN[character];
  if (open !== undefined) return { kind: 'open', bracket: open, at };
  const close = CLOSE[character];
  if (close !== undefined) return { kind: 'close', bracket: close, at };
  if (isDigit(character)) return { kind: 'digit', digit: character, at };
  if (character === ',' || character === ';' || character === '\n') return { kind: 'separator', at };
  return { kind: 'unknown', text: character, at };
}
