import { faceOf, HIGH_DIGITS, isDigit, isOperationSign } from './symbols.ts';
import type { NumeralDigit, OperationSign } from './symbols.ts';

export type Bracket = '(' | '[' | '{';

/** How a cube is turned: upright, sideways, upside-down, or both. */
export const TURNS = ['', '<', '~', '~<'] as const;
export type Turn = (typeof TURNS)[number];

/** A sign that a cube makes, and how that cube is turned. */
export type CubeToken =
  | {
      readonly kind: 'digit';
      readonly digit: NumeralDigit;
      readonly turn: Turn;
      /** For a 1 that stands for a power of the base, which power. */
      readonly power: number | null;
      readonly at: number;
    }
  | { readonly kind: 'imaginary'; readonly turn: Turn; readonly at: number }
  | { readonly kind: 'sign'; readonly sign: OperationSign; readonly turn: Turn; readonly at: number }
  | { readonly kind: 'point'; readonly turn: ''; readonly at: number };

/** One sign of a written text and where it stands. */
export type Token =
  | CubeToken
  | { readonly kind: 'open' | 'close'; readonly bracket: Bracket; readonly at: number }
  | { readonly kind: 'factorial' | 'exponent' | 'choice' | 'equals' | 'gap'; readonly at: number }
  | { readonly kind: 'unknown'; readonly text: string; readonly at: number };

const OPEN: Readonly<Record<string, Bracket>> = { '(': '(', '[': '[', '{': '{' };
const CLOSE: Readonly<Record<string, Bracket>> = { ')': '(', ']': '[', '}': '{' };
/** A cube is turned each way once at most. */
const MARKS: Readonly<Record<string, Turn>> = { '': '', '<': '<', '~': '~', '~<': '~<', '<~': '~<' };
const TICKS = "'′’";
const POWER = /e([+\-−]?)(\d+)/uy;

export function isCubeToken(token: Token): token is CubeToken {
  return (
    token.kind === 'digit' || token.kind === 'imaginary' || token.kind === 'sign' || token.kind === 'point'
  );
}

/** Every sign of the text in order, gaps included; what is no sign of the game comes back as `unknown`. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const start = at;
    if (text[at]!.trim() === '') {
      while (at < text.length && text[at]!.trim() === '') at++;
      tokens.push({ kind: 'gap', at: start });
      continue;
    }
    while (text[at] === '~' || text[at] === '<') at++;
    const marks = text.slice(start, at);
    const turn = MARKS[marks];
    const character = text[at++] ?? '';
    if (turn === undefined) {
      tokens.push({ kind: 'unknown', text: marks + character, at: start });
      continue;
    }
    if (character === ':' && text[at] === '=') {
      tokens.push({ kind: 'choice', at: start });
      at++;
      continue;
    }
    POWER.lastIndex = at;
    const power = POWER.exec(text);
    if (power !== null && isDigit(character)) {
      at += power[0].length;
      const exponent = Number(power[2]);
      tokens.push({
        kind: 'digit',
        digit: character,
        turn,
        power: power[1] === '' || power[1] === '+' ? exponent : -exponent,
        at: start,
      });
    } else tokens.push(tokenOf(character, turn, start));
  }
  return tokens;
}

function tokenOf(character: string, turn: Turn, at: number): Token {
  const face = faceOf(character) ?? character;
  if (isDigit(face) || face === HIGH_DIGITS[0] || face === HIGH_DIGITS[1])
    return { kind: 'digit', digit: face, turn, power: null, at };
  if (isOperationSign(face)) return { kind: 'sign', sign: face, turn, at };
  if (face === 'i') return { kind: 'imaginary', turn, at };
  if (turn !== '') return { kind: 'unknown', text: turn + character, at };
  const open = OPEN[character];
  if (open !== undefined) return { kind: 'open', bracket: open, at };
  const close = CLOSE[character];
  if (close !== undefined) return { kind: 'close', bracket: close, at };
  if (character === '.') return { kind: 'point', turn: '', at };
  if (character === '!') return { kind: 'factorial', at };
  if (character === '=') return { kind: 'equals', at };
  if (TICKS.includes(character)) return { kind: 'exponent', at };
  return { kind: 'unknown', text: character, at };
}

/** A token as it is written, for messages. */
export function textOf(token: Token): string {
  switch (token.kind) {
    case 'digit':
      return token.turn + token.digit + (token.power === null ? '' : `e${token.power}`);
    case 'imaginary':
      return `${token.turn}i`;
    case 'sign':
      return token.turn + token.sign;
    case 'point':
      return '.';
    case 'open':
      return token.bracket;
    case 'close':
      return token.bracket === '(' ? ')' : token.bracket === '[' ? ']' : '}';
    case 'factorial':
      return '!';
    case 'exponent':
      return "'";
    case 'choice':
      return ':=';
    case 'equals':
      return '=';
    case 'gap':
      return ' ';
    case 'unknown':
      return token.text;
  }
}
