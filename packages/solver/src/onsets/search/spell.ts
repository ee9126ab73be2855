import { interpretations, isSetSymbol, SYMBOLS } from '@forceout/rules/onsets';
import type {
  BinaryOperation,
  InForce,
  Meaning,
  Relation,
  Restriction,
  SetExpression,
} from '@forceout/rules/onsets';
import { kindOf, LEAF_KINDS, PRIME } from '../cubes/kinds.ts';
import type { RestrictionParts } from './restriction-parts.ts';
import type { SetNames } from './set-names.ts';
import type { Padding } from '../cubes/padding.ts';

/** Writes found names and parts down as expressions. */
export class Speller {
  readonly #force: InForce;
  readonly #names: SetNames;
  readonly #parts: RestrictionParts | null;

  constructor(force: InForce, names: SetNames, parts: RestrictionParts | null) {
    this.#force = force;
    this.#names = names;
    this.#parts = parts;
  }

  setName(name: number, padding: Padding): SetExpression {
    return pad([this.#set(name)], padding, this.#force)[0]!;
  }

  restrictions(part: number, padding: Padding): readonly Restriction[] {
    const restrictions = this.#restrictions(part);
    const sides = pad(
      restrictions.flatMap((restriction) => restriction.sides),
      padding,
      this.#force,
    );
    let next = 0;
    return restrictions.map(({ sides: old, relations }) => ({
      sides: old.map(() => sides[next++]!),
      relations,
    }));
  }

  #set(index: number): SetExpression {
    const { symbol, left, right } = this.#names.name(index);
    const sign = SYMBOLS[symbol]!;
    if (isSetSymbol(sign)) return { kind: 'set', symbol: sign };
    if (symbol === PRIME) return { kind: 'complement', of: this.#set(left) };
    return join(
      this.#set(left),
      sign as BinaryOperation,
      this.#set(right),
      this.#force.minus === 'symmetric',
    );
  }

  #restrictions(index: number): readonly Restriction[] {
    const part = this.#parts!.part(index);
    switch (part.kind) {
      case 'both':
        return [...this.#restrictions(part.first), ...this.#restrictions(part.second)];
      case 'pair':
        return [
          { sides: [this.#set(part.left), this.#set(part.right)], relations: [relationOf(part.relation)] },
        ];
      case 'chain': {
        const { sides, relations } = this.#chain(part.chain);
        return [
          { sides: [...sides, this.#set(part.side)], relations: [...relations, relationOf(part.relation)] },
        ];
      }
    }
  }

  #chain(index: number): Restriction {
    const { chain, left, relation, right } = this.#parts!.link(index);
    const before: Restriction = chain < 0 ? { sides: [this.#set(left)], relations: [] } : this.#chain(chain);
    return {
      sides: [...before.sides, this.#set(right)],
      relations: [...before.relations, relationOf(relation)],
    };
  }
}

const relationOf = (kind: number): Relation => SYMBOLS[kind] as Relation;

/** Joins two sets; a row of one operation for which grouping makes no difference needs no grouping symbols. */
export function join(
  left: SetExpression,
  operation: BinaryOperation,
  right: SetExpression,
  symmetric: boolean,
): SetExpression {
  const flat = operation !== '-' || symmetric;
  const row = (set: SetExpression): readonly SetExpression[] =>
    flat && set.kind === 'chain' && set.operations.every((other) => other === operation) ? set.terms : [set];
  const terms = [...row(left), ...row(right)];
  return { kind: 'chain', terms, operations: terms.slice(1).map(() => operation) };
}

/** Puts the symbols that Required still asks for where they change nothing: X becomes X ∪ X, and X becomes X′′. */
function pad(sets: readonly SetExpression[], padding: Padding, force: InForce): readonly SetExpression[] {
  const more = [...padding.leaves];
  const signs = [...padding.signs];
  const padded = sets.map((set) => padLeaves(set, more, signs, force));
  for (let primes = 0; primes < padding.primes; primes++) padded[0] = { kind: 'complement', of: padded[0]! };
  return padded;
}

function padLeaves(set: SetExpression, more: number[], signs: number[], force: InForce): SetExpression {
  switch (set.kind) {
    case 'set': {
      const kind = kindOf(set.symbol, force);
      let result: SetExpression = set;
      for (; LEAF_KINDS.includes(kind) && more[kind]! > 0; more[kind]!--) {
        result = join(result, SYMBOLS[signs.pop()!] as BinaryOperation, set, false);
      }
      return result;
    }
    case 'complement':
      return { kind: 'complement', of: padLeaves(set.of, more, signs, force) };
    case 'chain': {
      const terms = set.terms.map((term) => padLeaves(term, more, signs, force));
      let result = terms[0]!;
      set.operations.forEach((operation, index) => {
        result = join(result, operation, terms[index + 1]!, force.minus === 'symmetric');
      });
      return result;
    }
  }
}

/** Takes grouping symbols away as long as every grouping that is then legal names the same set. */
export function ungroup(expression: SetExpression, meaning: Meaning): SetExpression {
  switch (expression.kind) {
    case 'set':
      return expression;
    case 'complement':
      return { kind: 'complement', of: ungroup(expression.of, meaning) };
    case 'chain': {
      let terms = expression.terms.map((term) => ungroup(term, meaning));
      let operations = [...expression.operations];
      for (let place = 0; place < terms.length; place++) {
        const term = terms[place]!;
        if (term.kind !== 'chain') continue;
        const flatter = {
          kind: 'chain' as const,
          terms: terms.toSpliced(place, 1, ...term.terms),
          operations: operations.toSpliced(place, 0, ...term.operations),
        };
        if (interpretations(flatter, meaning).length > 1) continue;
        ({ terms, operations } = flatter);
        // What could not be taken away before may now be.
        place = -1;
      }
      return { kind: 'chain', terms, operations };
    }
  }
}
