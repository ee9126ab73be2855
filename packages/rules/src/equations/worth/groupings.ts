import * as N from '@forceout/numbers/towers';
import { UNCHECKABLE } from './arithmetic.ts';
import type { Arithmetic, ValueId } from './arithmetic.ts';
import { binary, unary } from '../text/expression.ts';
import type { Chain, Element, Expression } from '../text/expression.ts';
import type { Side } from '../shake/shake-rules.ts';
import { say } from '../../said/said.ts';

type Ids = readonly ValueId[];
type Spans = readonly (readonly Ids[])[];

/**
 * The values of all legal groupings of an expression. A chain is worked out stretch by stretch, shorter
 * stretches first, so its trees are never listed one by one; illegal values drop out on the way.
 */
export class Groupings {
  readonly arithmetic: Arithmetic;
  readonly #side: Side;
  readonly #spans = new Map<Chain, Spans>();
  readonly #folds = new Map<Chain, Expression | null>();

  constructor(arithmetic: Arithmetic, side: Side) {
    this.arithmetic = arithmetic;
    this.#side = side;
  }

  /** The legal values, that of the grouping from left to right first if it is legal. */
  values(expression: Expression): Ids {
    const ids = this.#values(expression);
    // A two-digit numeral that no percent takes up is illegal; the arithmetic says so.
    return ids.some((id) => this.arithmetic.isWide(id)) ? ids.flatMap((id) => this.#narrow(id)) : ids;
  }

  #narrow(id: ValueId): Ids {
    return this.arithmetic.isWide(id) ? this.arithmetic.binary('x', id, id) : [id];
  }

  #values(expression: Expression): Ids {
    switch (expression.kind) {
      case 'numeral':
        return this.arithmetic.numeral(expression, this.#side);
      case 'imaginary':
        return this.arithmetic.imaginary(expression);
      case 'unary':
        return this.#unary(expression.operation, this.#values(expression.of));
      case 'binary':
        return this.#binary(
          expression.operation,
          this.#values(expression.left),
          this.#values(expression.right),
        );
      case 'choice':
        return this.#chosen(this.values(expression.of), this.values(expression.root));
      case 'chain': {
        const folded = this.#folded(expression);
        if (folded !== null) return this.#values(folded);
        return this.#chain(expression)[0]![expression.elements.length - 1]!;
      }
    }
  }

  /** A chain of nothing but additions or of nothing but multiplications has one value however it is grouped. */
  #folded(chain: Chain): Expression | null {
    const known = this.#folds.get(chain);
    if (known !== undefined) return known;
    const folded = foldedChain(chain, this.arithmetic.rules.force.average === null);
    this.#folds.set(chain, folded);
    return folded;
  }

  #unary(operation: Parameters<Arithmetic['unary']>[0], of: Ids): Ids {
    if (of.length === 1) return this.arithmetic.unary(operation, of[0]!);
    return distinct(of.flatMap((id) => this.arithmetic.unary(operation, id)));
  }

  #binary(operation: Parameters<Arithmetic['binary']>[0], left: Ids, right: Ids): Ids {
    if (left.length === 1 && right.length === 1)
      return this.arithmetic.binary(operation, left[0]!, right[0]!);
    const found = new Set<ValueId>();
    for (const a of left)
      for (const b of right) for (const id of this.arithmetic.binary(operation, a, b)) found.add(id);
    return [...found];
  }

  /** The named root, if it is among the values. [XIII-D-11] */
  #chosen(values: Ids, roots: Ids): Ids {
    const { arithmetic } = this;
    const chosen = roots.filter((root) => values.some((id) => id === root || isSame(arithmetic, id, root)));
    if (chosen.length > 0 || values.includes(UNCHECKABLE) || roots.includes(UNCHECKABLE)) {
      return chosen.length > 0 ? chosen : [UNCHECKABLE];
    }
    const rule =
      arithmetic.rules.force.imaginary?.rule ??
      arithmetic.rules.position.book.citations['illegal-expression'];
    if (values.length > 0) arithmetic.illegal ??= { message: say('no-such-root'), rule };
    return [];
  }

  /** For each stretch, by where it starts and ends, the values it can have. */
  #chain(chain: Chain): Spans {
    const known = this.#spans.get(chain);
    if (known !== undefined) return known;
    const { elements } = chain;
    const table: Ids[][] = elements.map(() => []);
    const get = (from: number, to: number): Ids => table[from]![to]!;
    for (let length = 1; length <= elements.length; length++) {
      for (let from = 0; from + length <= elements.length; from++) {
        const to = from + length - 1;
        table[from]![to] = this.#stretch(elements, from, to, get);
      }
    }
    this.#spans.set(chain, table);
    return table;
  }

  #stretch(
    elements: readonly Element[],
    from: number,
    to: number,
    get: (from: number, to: number) => Ids,
  ): Ids {
    const only = elements[from]!;
    if (from === to) return only.kind === 'operand' ? this.#values(only.of) : [];
    const found = new Set<ValueId>();
    for (const split of splits(elements, from, to)) {
      for (const id of this.#at(elements, split, from, to, get)) found.add(id);
    }
    return [...found];
  }

  #at(
    elements: readonly Element[],
    split: number,
    from: number,
    to: number,
    get: (from: number, to: number) => Ids,
  ): Ids {
    const element = elements[split]!;
    switch (element.kind) {
      case 'prefix':
        return this.#unary(element.operation, get(split + 1, to));
      case 'postfix':
        return element.exponent === null
          ? this.#unary('!', get(from, split - 1))
          : this.#binary("'", get(from, split - 1), this.#values(element.exponent));
      case 'binary':
        return this.#binary(element.operation, get(from, split - 1), get(split + 1, to));
      case 'operand':
        return [];
    }
  }

  /** The expression grouped fully, in a way that has the given value; the caller knows that there is one. */
  groupedAs(expression: Expression, wanted: ValueId): Expression {
    const { arithmetic } = this;
    switch (expression.kind) {
      case 'numeral':
      case 'imaginary':
        return expression;
      case 'unary': {
        const { operation, at } = expression;
        const id = this.#values(expression.of).find((of) => arithmetic.unary(operation, of).includes(wanted));
        return id === undefined ? expression : unary(operation, this.groupedAs(expression.of, id), at);
      }
      case 'binary': {
        const { operation } = expression;
        for (const a of this.#values(expression.left)) {
          for (const b of this.#values(expression.right)) {
            if (!arithmetic.binary(operation, a, b).includes(wanted)) continue;
            return binary(operation, this.groupedAs(expression.left, a), this.groupedAs(expression.right, b));
          }
        }
        return expression;
      }
      case 'choice':
        return { ...expression, root: this.groupedAs(expression.root, wanted) };
      case 'chain': {
        const folded = this.#folded(expression);
        if (folded !== null) return this.groupedAs(folded, wanted);
        return this.#groupChain(expression, 0, expression.elements.length - 1, wanted);
      }
    }
  }

  #groupChain(chain: Chain, from: number, to: number, wanted: ValueId): Expression {
    const { elements } = chain;
    const only = elements[from]!;
    if (from === to && only.kind === 'operand') return this.groupedAs(only.of, wanted);
    const table = this.#chain(chain);
    const { arithmetic } = this;
    for (const split of splits(elements, from, to)) {
      const element = elements[split]!;
      if (element.kind === 'operand') continue;
      const left = element.kind === 'prefix' ? null : table[from]![split - 1]!;
      const right = element.kind === 'postfix' ? null : table[split + 1]![to]!;
      if (element.kind === 'binary') {
        for (const a of left!) {
          const b = right!.find((id) => arithmetic.binary(element.operation, a, id).includes(wanted));
          if (b === undefined) continue;
          return binary(
            element.operation,
            this.#groupChain(chain, from, split - 1, a),
            this.#groupChain(chain, split + 1, to, b),
          );
        }
      } else if (element.kind === 'prefix') {
        const of = right!.find((id) => arithmetic.unary(element.operation, id).includes(wanted));
        if (of !== undefined)
          return unary(element.operation, this.#groupChain(chain, split + 1, to, of), element.at);
      } else if (element.exponent === null) {
        const of = left!.find((id) => arithmetic.unary('!', id).includes(wanted));
        if (of !== undefined) return unary('!', this.#groupChain(chain, from, split - 1, of), -1);
      } else {
        const [exponent] = this.#values(element.exponent);
        const of = left!.find((id) => arithmetic.binary("'", id, exponent!).includes(wanted));
        if (of !== undefined)
          return binary("'", this.#groupChain(chain, from, split - 1, of), element.exponent);
      }
    }
    throw new Error('no grouping of the chain has that value');
  }
}

/** The chain grouped from left to right, if all its operations are one for which grouping makes no difference. */
function foldedChain({ elements }: Chain, plusAdds: boolean): Expression | null {
  let whole: Expression | null = null;
  let operation: 'x' | '+' | null = null;
  for (const element of elements) {
    if (element.kind === 'operand') {
      whole = whole === null || operation === null ? element.of : binary(operation, whole, element.of);
    } else {
      if (
        element.kind !== 'binary' ||
        (element.operation !== 'x' && !(element.operation === '+' && plusAdds))
      )
        return null;
      if (operation !== null && operation !== element.operation) return null;
      operation = element.operation;
    }
  }
  return whole;
}

/** Where a stretch may be taken apart last; operations from the right first, so left to right heads the list. */
export function* splits(elements: readonly Element[], from: number, to: number): Generator<number> {
  const [first, last] = [elements[from]!, elements[to]!];
  if (!begins(first) || !ends(last)) return;
  for (let split = to - 1; split > from; split--) {
    const element = elements[split]!;
    if (element.kind !== 'binary') continue;
    if (element.tight && split + 1 !== to) continue;
    if (element.within !== null && (from < element.within[0] || to >= element.within[1])) continue;
    if (ends(elements[split - 1]!) && begins(elements[split + 1]!)) yield split;
  }
  if (last.kind === 'postfix') yield to;
  if (first.kind === 'prefix') yield from;
}

function begins({ kind }: Element): boolean {
  return kind === 'operand' || kind === 'prefix';
}

function ends({ kind }: Element): boolean {
  return kind === 'operand' || kind === 'postfix';
}

function distinct(ids: Ids): Ids {
  return ids.length < 2 ? ids : [...new Set(ids)];
}

/** Whether two ids are known to be one number. */
export function isSame(arithmetic: Arithmetic, a: ValueId, b: ValueId): boolean {
  if (a === b) return a !== UNCHECKABLE;
  if (a === UNCHECKABLE || b === UNCHECKABLE) return false;
  const [first, second] = [arithmetic.valueOf(a), arithmetic.valueOf(b)];
  // Fractions of one value share their id.
  if (N.asRational(first) !== null && N.asRational(second) !== null) return false;
  return N.isEqual(first, second) === 'equal';
}
