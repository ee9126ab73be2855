import { err, ok } from '../../result.ts';
import type { Result } from '../../result.ts';
import type { Restriction, SetExpression } from './expression.ts';
import { isBinaryOperation, isRelation, isSetSymbol, SIGNS } from './symbols.ts';
import type { BinaryOperation, Relation } from './symbols.ts';
import { tokenize } from './tokens.ts';
import type { Token } from './tokens.ts';
import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';

/** Where and why a text has no meaning. */
export interface ParseError {
  readonly code: 'undefined-symbol' | 'relation-in-set-name' | 'grouped-relation' | 'no-relation';
  /** Index of the character in the text. */
  readonly at: number;
  readonly message: Said;
}

const CLOSERS = { '(': ')', '[': ']', '{': '}' } as const;

export function parseSetName(text: string): Result<SetExpression, ParseError> {
  return parseSetTokens(tokenize(text));
}

export function parseRestriction(text: string): Result<Restriction, ParseError> {
  return parseRestrictionTokens(tokenize(text));
}

export function parseSetTokens(tokens: readonly Token[]): Result<SetExpression, ParseError> {
  const relation = tokens.find(isRelationToken);
  if (relation !== undefined) {
    return err({
      code: 'relation-in-set-name',
      at: relation.at,
      message: say('makes-restriction', { sign: name(relation) }),
    });
  }
  return new Reader(tokens).whole();
}

/** Grouping symbols round the whole Restriction are taken off; `wrapped` tells whether there were any. */
export function unwrap(tokens: readonly Token[]): {
  readonly inner: readonly Token[];
  readonly wrapped: boolean;
} {
  let inner = tokens;
  while (inner.some(isRelationToken) && isOneGroup(inner)) inner = inner.slice(1, -1);
  return { inner, wrapped: inner !== tokens };
}

export function parseRestrictionTokens(tokens: readonly Token[]): Result<Restriction, ParseError> {
  const sides: SetExpression[] = [];
  const relations: Relation[] = [];
  const { inner } = unwrap(tokens);
  const grouped = groupedRelation(inner);
  if (grouped !== null) {
    const message = say('grouping-round-relation', { sign: name(grouped) });
    return err({ code: 'grouped-relation', at: grouped.at, message });
  }
  let start = 0;
  for (let index = 0; index <= inner.length; index++) {
    const token = inner[index];
    if (token !== undefined && !isRelationToken(token)) continue;
    if (token === undefined && relations.length === 0) {
      return err({ code: 'no-relation', at: inner[0]?.at ?? 0, message: say('restriction-needs-relation') });
    }
    const side = new Reader(inner.slice(start, index), token?.at ?? (inner.at(-1)?.at ?? 0) + 1).whole();
    if (!side.ok) return side;
    sides.push(side.value);
    if (token !== undefined) relations.push(token.symbol as Relation);
    start = index + 1;
  }
  return ok({ sides, relations });
}

function isRelationToken(token: Token): token is Token & { kind: 'symbol' } {
  return token.kind === 'symbol' && isRelation(token.symbol);
}

/** The first relation inside a pair of grouping symbols that closes; null if there is none. */
function groupedRelation(tokens: readonly Token[]): Token | null {
  const open: { readonly bracket: string; relation: Token | null }[] = [];
  let found: Token | null = null;
  for (const token of tokens) {
    if (token.kind === 'open') open.push({ bracket: token.bracket, relation: null });
    if (isRelationToken(token)) for (const group of open) group.relation ??= token;
    if (token.kind !== 'close') continue;
    const group = open.pop();
    if (group?.bracket !== token.bracket) return null;
    found ??= group.relation;
  }
  return open.length === 0 ? found : null;
}

/** Whether the first sign opens a group that only the last sign closes. */
function isOneGroup(tokens: readonly Token[]): boolean {
  if (tokens[0]?.kind !== 'open') return false;
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'open') depth++;
    if (token.kind === 'close') depth--;
    if (depth === 0) return index === tokens.length - 1;
  }
  return false;
}

function name(token: Token): string {
  switch (token.kind) {
    case 'symbol':
      return SIGNS[token.symbol];
    case 'open':
      return token.bracket;
    case 'close':
      return CLOSERS[token.bracket];
    case 'separator':
      return ',';
    case 'digit':
      return token.digit;
    case 'unknown':
      return `"${token.text}"`;
  }
}

/** Reads one Set-Name from left to right: terms with operations between them, each ′ after what it belongs to. */
class Reader {
  readonly #tokens: readonly Token[];
  readonly #end: number;
  #next = 0;

  constructor(tokens: readonly Token[], end = (tokens.at(-1)?.at ?? -1) + 1) {
    this.#tokens = tokens;
    this.#end = end;
  }

  whole(): Result<SetExpression, ParseError> {
    const expression = this.#chain();
    if (!expression.ok) return expression;
    const rest = this.#tokens[this.#next];
    if (rest === undefined) return expression;
    if (rest.kind === 'close') return this.#fail(say('closes-nothing', { sign: name(rest) }));
    return this.#fail(say('operation-missing', { before: name(rest) }));
  }

  #chain(): Result<SetExpression, ParseError> {
    const first = this.#term();
    if (!first.ok) return first;
    const terms = [first.value];
    const operations: BinaryOperation[] = [];
    for (let operation = this.#operation(); operation !== null; operation = this.#operation()) {
      const term = this.#term();
      if (!term.ok) return term;
      operations.push(operation);
      terms.push(term.value);
    }
    return operations.length === 0 ? first : ok({ kind: 'chain', terms, operations });
  }

  #operation(): BinaryOperation | null {
    const token = this.#tokens[this.#next];
    if (token?.kind !== 'symbol' || !isBinaryOperation(token.symbol)) return null;
    this.#next++;
    return token.symbol;
  }

  #term(): Result<SetExpression, ParseError> {
    const atom = this.#atom();
    if (!atom.ok) return atom;
    let expression = atom.value;
    for (let token = this.#tokens[this.#next]; isPrime(token); token = this.#tokens[this.#next]) {
      expression = { kind: 'complement', of: expression };
      this.#next++;
    }
    return ok(expression);
  }

  #atom(): Result<SetExpression, ParseError> {
    const token = this.#tokens[this.#next];
    if (token === undefined)
      return this.#fail(say(this.#tokens.length === 0 ? 'nothing-written' : 'set-missing-at-end'));
    if (token.kind === 'symbol' && isSetSymbol(token.symbol)) {
      this.#next++;
      return ok({ kind: 'set', symbol: token.symbol });
    }
    if (token.kind === 'open') return this.#group(token.bracket);
    if (isPrime(token)) return this.#fail(say('prime-after-set'));
    if (token.kind === 'symbol' || token.kind === 'close')
      return this.#fail(say('set-missing', { before: name(token) }));
    if (token.kind === 'digit') return this.#fail(say('digits-make-goals', { sign: name(token) }));
    return this.#fail(say('no-symbol-of-game', { sign: name(token) }));
  }

  #group(bracket: keyof typeof CLOSERS): Result<SetExpression, ParseError> {
    this.#next++;
    const inner = this.#chain();
    if (!inner.ok) return inner;
    const token = this.#tokens[this.#next];
    if (token?.kind === 'close' && token.bracket === bracket) {
      this.#next++;
      return inner;
    }
    if (token === undefined || token.kind === 'close')
      return this.#fail(say('closer-missing', { sign: CLOSERS[bracket] }));
    return this.#fail(say('operation-missing', { before: name(token) }));
  }

  #fail(message: Said): Result<never, ParseError> {
    return err({ code: 'undefined-symbol', at: this.#tokens[this.#next]?.at ?? this.#end, message });
  }
}

function isPrime(token: Token | undefined): boolean {
  return token?.kind === 'symbol' && token.symbol === "'";
}
