import { isBinaryOperation, isRelation, isSetSymbol, symbolOf } from '../text/symbols.ts';
import type { BinaryOperation, CubeSymbol, Relation, SetSymbol } from '../text/symbols.ts';

// Part of the slow reference judge (reference.ts): from text to tokens, and from tokens to every tree.

export type Token =
  | { readonly kind: 'symbol'; readonly symbol: CubeSymbol }
  | { readonly kind: 'open' | 'close'; readonly bracket: string }
  | { readonly kind: 'unknown' };

/** One reading of a Set-Name in which every operation has its place. */
export type Tree =
  | { readonly kind: 'set'; readonly symbol: SetSymbol }
  | { readonly kind: 'complement'; readonly of: Tree }
  | {
      readonly kind: 'binary';
      readonly operation: BinaryOperation;
      readonly left: Tree;
      readonly right: Tree;
    };

/** What was written, operations side by side without any order between them. */
export interface Chain {
  readonly operands: readonly Operand[];
  readonly operations: readonly BinaryOperation[];
}

interface Operand {
  readonly inner: SetSymbol | Chain;
  readonly primes: number;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

export function tokensOf(text: string): readonly Token[] {
  const characters = Array.from(text).filter((character) => character.trim() !== '');
  return characters.map((character): Token => {
    if ('([{'.includes(character)) return { kind: 'open', bracket: character };
    if (')]}'.includes(character)) return { kind: 'close', bracket: character };
    const symbol = symbolOf(character);
    return symbol === null ? { kind: 'unknown' } : { kind: 'symbol', symbol };
  });
}

/** "= 3", "= 3/2 1" or "= Goal" at the end of a Set-Name. */
export function hasGoalWritten(setName: string): boolean {
  const equals = setName.lastIndexOf('=');
  if (equals < 0) return false;
  return /^(goal|[~0-9][~0-9 /()]*)$/iu.test(setName.slice(equals + 1).trim());
}

export function hasRelation(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === 'symbol' && isRelation(token.symbol));
}

/** The index of the bracket that closes the one at `start`; null if kinds or numbers do not fit. */
function closingOf(tokens: readonly Token[], start: number): number | null {
  const waiting: string[] = [];
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind === 'open') waiting.push(CLOSING[token.bracket]!);
    if (token.kind === 'close' && waiting.pop() !== token.bracket) return null;
    if (waiting.length === 0) return at;
  }
  return null;
}

/** The chain that the tokens spell; null if they spell none. */
export function chainOf(tokens: readonly Token[]): Chain | null {
  const operands: Operand[] = [];
  const operations: BinaryOperation[] = [];
  let at = 0;
  while (at < tokens.length) {
    if (operands.length > 0) {
      const between = tokens[at]!;
      if (between.kind !== 'symbol' || !isBinaryOperation(between.symbol)) return null;
      operations.push(between.symbol);
      at += 1;
    }
    const first = tokens[at];
    let inner: SetSymbol | Chain | null = null;
    if (first?.kind === 'symbol' && isSetSymbol(first.symbol)) {
      inner = first.symbol;
      at += 1;
    } else if (first?.kind === 'open') {
      const end = closingOf(tokens, at);
      if (end === null) return null;
      inner = chainOf(tokens.slice(at + 1, end));
      at = end + 1;
    }
    if (inner === null) return null;
    let primes = 0;
    for (; isPrime(tokens[at]); at++) primes += 1;
    operands.push({ inner, primes });
  }
  return operands.length === 0 ? null : { operands, operations };
}

function isPrime(token: Token | undefined): boolean {
  return token?.kind === 'symbol' && token.symbol === "'";
}

/** Every way to do the operations of a chain one after the other. */
export function everyTree({ operands, operations }: Chain): readonly Tree[] {
  if (operands.length === 1) return everyTreeOfOperand(operands[0]!);
  return operations.flatMap((operation, split) => {
    const lefts = everyTree({
      operands: operands.slice(0, split + 1),
      operations: operations.slice(0, split),
    });
    const rights = everyTree({
      operands: operands.slice(split + 1),
      operations: operations.slice(split + 1),
    });
    return lefts.flatMap((left) => rights.map((right): Tree => ({ kind: 'binary', operation, left, right })));
  });
}

function everyTreeOfOperand({ inner, primes }: Operand): readonly Tree[] {
  const trees: readonly Tree[] =
    typeof inner === 'string' ? [{ kind: 'set', symbol: inner }] : everyTree(inner);
  return trees.map((tree) => {
    let primed = tree;
    for (let prime = 0; prime < primes; prime++) primed = { kind: 'complement', of: primed };
    return primed;
  });
}

export interface RestrictionSides {
  readonly sides: readonly Chain[];
  /** One fewer than sides, at least one. */
  readonly relations: readonly Relation[];
}

/** The sides of a Restriction, or what is wrong with it. */
export function restrictionOf(
  written: readonly Token[],
  wholeMayBeGrouped: boolean,
): RestrictionSides | 'grouped-relation' | 'undefined-symbol' {
  let tokens = written;
  if (wholeMayBeGrouped && hasRelation(tokens)) {
    while (tokens[0]?.kind === 'open' && closingOf(tokens, 0) === tokens.length - 1)
      tokens = tokens.slice(1, -1);
  }
  if (!isBalanced(tokens)) return 'undefined-symbol';
  const sides: Token[][] = [[]];
  const relations: Relation[] = [];
  let depth = 0;
  for (const token of tokens) {
    if (token.kind === 'open') depth += 1;
    if (token.kind === 'close') depth -= 1;
    if (token.kind === 'symbol' && isRelation(token.symbol)) {
      if (depth > 0) return 'grouped-relation';
      relations.push(token.symbol);
      sides.push([]);
    } else sides.at(-1)!.push(token);
  }
  const chains = sides.map(chainOf).filter((chain) => chain !== null);
  if (relations.length === 0 || chains.length < sides.length) return 'undefined-symbol';
  return { sides: chains, relations };
}

function isBalanced(tokens: readonly Token[]): boolean {
  for (let at = 0; at < tokens.length; at++) {
    const { kind } = tokens[at]!;
    if (kind === 'close') return false;
    if (kind !== 'open') continue;
    const end = closingOf(tokens, at);
    if (end === null) return false;
    at = end;
  }
  return true;
}
