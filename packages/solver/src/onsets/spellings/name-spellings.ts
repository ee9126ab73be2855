import { SYMBOLS } from '@forceout/rules/onsets';
import type { BinaryOperation, SetExpression, SetSymbol } from '@forceout/rules/onsets';
import type { CellSet } from '../cubes/field.ts';
import { INTERSECTION, LEAF_KINDS, MINUS, NULL_SET, UNION } from '../cubes/kinds.ts';
import type { Kind } from '../cubes/kinds.ts';
import type { Batch, Meanings, SetNames } from '../search/set-names.ts';
import { oneLeaf } from '../cubes/usage.ts';
import { inOrder, isRowOf, rowOf } from './canonical.ts';

/** Writes a set with a given usage in every way, each spelling once; the names found beforehand show what leads there. */
export class NameSpellings {
  readonly #names: SetNames;
  readonly #meanings: Meanings;

  constructor(names: SetNames, meanings: Meanings) {
    this.#names = names;
    this.#meanings = meanings;
  }

  /** `twice`: X′′ is written too. */
  *of(batch: Batch, set: CellSet, twice: boolean): Generator<SetExpression> {
    if (batch.length === 1) yield* this.#symbols(batch, set);
    yield* this.#complements(batch, set, twice);
    for (const { kind, sign } of this.#signs()) {
      const operation = SYMBOLS[sign] as BinaryOperation;
      if (sign === MINUS && !this.#meanings.symmetric) {
        for (const [a, b, x, y] of this.#splits(batch, set, kind, sign)) {
          for (const left of this.of(a, x, twice))
            for (const right of this.of(b, y, twice))
              yield { kind: 'chain', terms: [left, right], operations: [operation] };
        }
      } else {
        for (const terms of this.#rows(batch, set, kind, sign, null, twice)) yield rowOf(terms, operation);
      }
    }
  }

  *#symbols(batch: Batch, set: CellSet): Generator<SetExpression> {
    for (const kind of LEAF_KINDS) {
      if (batch.leaves !== oneLeaf(kind)) continue;
      for (const [index, named] of this.#names.field.setsNamed(kind).entries()) {
        const symbol = SYMBOLS[index === 1 ? NULL_SET : kind] as SetSymbol;
        if (named === set) yield { kind: 'set', symbol };
      }
    }
  }

  *#complements(batch: Batch, set: CellSet, twice: boolean): Generator<SetExpression> {
    if (batch.primes === 0) return;
    const { layers, field } = this.#names;
    const inner = layers[batch.length - 1]!.find(
      ({ leaves, operations, primes }) =>
        leaves === batch.leaves && operations === batch.operations && primes === batch.primes - 1,
    );
    if (inner === undefined) return;
    for (const of of this.of(inner, field.all & ~set, twice))
      if (twice || of.kind !== 'complement') yield { kind: 'complement', of };
  }

  /** Rows of one operation, their terms in order, none before `from`. */
  *#rows(
    batch: Batch,
    set: CellSet,
    kind: Kind,
    sign: Kind,
    from: SetExpression | null,
    twice: boolean,
  ): Generator<readonly SetExpression[]> {
    const operation = SYMBOLS[sign] as BinaryOperation;
    for (const [a, b, x, y] of this.#splits(batch, set, kind, sign)) {
      if (2 * a.length > batch.length) continue;
      for (const first of this.of(a, x, twice)) {
        if (isRowOf(first, operation) || (from !== null && inOrder(first, from) < 0)) continue;
        for (const second of this.of(b, y, twice))
          if (!isRowOf(second, operation) && inOrder(second, first) >= 0) yield [first, second];
        for (const rest of this.#rows(b, y, kind, sign, first, twice)) yield [first, ...rest];
      }
    }
  }

  /** Every two batches and sets that come to this one when the sign is put between them. */
  *#splits(
    batch: Batch,
    set: CellSet,
    kind: Kind,
    sign: Kind,
  ): Generator<readonly [Batch, Batch, CellSet, CellSet]> {
    const { layers, usage } = this.#names;
    const { symmetric } = this.#meanings;
    for (let length = 1; length <= batch.length - 2; length++) {
      for (const a of layers[length]!) {
        for (const b of layers[batch.length - 1 - length]!) {
          if (a.leaves + b.leaves !== batch.leaves || a.primes + b.primes !== batch.primes) continue;
          const row = usage.rows.sum(a.operations, b.operations);
          if (row < 0 || usage.rows.plus(row, kind) !== batch.operations) continue;
          for (const x of a.sets)
            for (const y of b.sets) if (combined(sign, x, y, symmetric) === set) yield [a, b, x, y];
        }
      }
    }
  }

  /** What each kind of operation cube may be written as. */
  #signs(): readonly { readonly kind: Kind; readonly sign: Kind }[] {
    return this.#names.usage.rows.kinds.flatMap((kind) =>
      (this.#meanings.interchangeable && kind === UNION ? [UNION, INTERSECTION] : [kind]).map((sign) => ({
        kind,
        sign,
      })),
    );
  }
}

function combined(sign: Kind, a: CellSet, b: CellSet, symmetric: boolean): CellSet {
  if (sign === UNION) return a | b;
  if (sign === INTERSECTION) return a & b;
  return symmetric ? a ^ b : a & ~b;
}
