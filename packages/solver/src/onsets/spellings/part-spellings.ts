import { SYMBOLS } from '@forceout/rules/onsets';
import type { Relation, Restriction, SetExpression } from '@forceout/rules/onsets';
import type { Share } from '../../budget.ts';
import type { CellSet } from '../cubes/field.ts';
import { EQUALS, RELATION_KINDS } from '../cubes/kinds.ts';
import type { Kind } from '../cubes/kinds.ts';
import type { Batch, SetNames } from '../search/set-names.ts';
import { oneRelation } from '../cubes/usage.ts';
import type { Use } from '../cubes/usage.ts';
import type { UsageRules } from '../cubes/usage-rules.ts';
import type { NameSpellings } from './name-spellings.ts';

interface Side {
  readonly batch: Batch;
  readonly set: CellSet;
}

/** A Restriction by the sets on its sides, not yet spelled. */
interface Outline {
  readonly use: Use;
  readonly keeps: CellSet;
  readonly sides: readonly Side[];
  readonly relations: readonly Kind[];
}

export interface PartOutline {
  readonly use: Use;
  readonly keeps: CellSet;
  readonly restrictions: readonly Outline[];
}

/** Every Restriction part of a given length by the sets on its sides, and every spelling of one. */
export class PartSpellings {
  readonly #names: SetNames;
  readonly #spellings: NameSpellings;
  readonly #share: Share;

  constructor(names: SetNames, spellings: NameSpellings, share: Share) {
    this.#names = names;
    this.#spellings = spellings;
    this.#share = share;
  }

  /** Restrictions side by side: shorter ones first, and of one length in the order in which they are met. */
  *outlines(length: number, least = 3, after = 0): Generator<PartOutline> {
    for (let first = least; first <= length; first++) {
      if (first !== length && length - first < first) continue;
      let place = -1;
      for (const outline of this.#ofLength(first)) {
        place++;
        if (first === least && place < after) continue;
        const { use, keeps } = outline;
        if (first === length) yield { use, keeps, restrictions: [outline] };
        else {
          for (const rest of this.outlines(length - first, first, place)) {
            const together = joined(this.#names.usage, use, rest.use, null);
            if (together === null) continue;
            const restrictions = [outline, ...rest.restrictions];
            yield { use: together, keeps: keeps & rest.keeps, restrictions };
          }
        }
      }
    }
  }

  /** `twice`: X′′ is written too. */
  *of([first, ...others]: readonly Outline[], twice: boolean): Generator<readonly Restriction[]> {
    if (first === undefined) {
      yield [];
      return;
    }
    const relations = first.relations.map((kind) => SYMBOLS[kind] as Relation);
    for (const sides of this.#sides(first.sides, twice))
      for (const more of this.of(others, twice)) yield [{ sides, relations }, ...more];
  }

  *#sides([first, ...others]: readonly Side[], twice: boolean): Generator<readonly SetExpression[]> {
    if (first === undefined) {
      yield [];
      return;
    }
    for (const side of this.#spellings.of(first.batch, first.set, twice))
      for (const more of this.#sides(others, twice)) yield [side, ...more];
  }

  *#ofLength(length: number): Generator<Outline> {
    for (const side of this.#sidesUpTo(length - 2)) {
      const start = { use: side.batch, keeps: this.#names.field.all, sides: [side], relations: [] };
      yield* this.#goOn(start, length);
    }
  }

  *#goOn(chain: Outline, length: number): Generator<Outline> {
    const { usage, field } = this.#names;
    const left = length - chain.use.length - 1;
    for (const side of this.#sidesUpTo(left)) {
      if (side.batch.length !== left && side.batch.length > left - 2) continue;
      if (!this.#share.spend(1)) return;
      for (const relation of RELATION_KINDS) {
        const use = joined(usage, chain.use, side.batch, relation);
        if (use === null) continue;
        const [x, y] = [chain.sides.at(-1)!.set, side.set];
        const keeps = chain.keeps & (relation === EQUALS ? ~(x ^ y) : ~x | y) & field.all;
        const longer = {
          use,
          keeps,
          sides: [...chain.sides, side],
          relations: [...chain.relations, relation],
        };
        if (side.batch.length === left) yield longer;
        else yield* this.#goOn(longer, length);
      }
    }
  }

  *#sidesUpTo(length: number): Generator<Side> {
    for (let one = 1; one <= length; one++)
      for (const batch of this.#names.layers[one] ?? []) for (const set of batch.sets) yield { batch, set };
  }
}

/** What both use together; null if that is too much. */
function joined(usage: UsageRules, a: Use, b: Use, relation: Kind | null): Use | null {
  const primes = a.primes + b.primes;
  if (!usage.fits(a.leaves, b.leaves) || primes > usage.mostPrimes) return null;
  const operations = usage.rows.sum(a.operations, b.operations);
  const relations = a.relations + b.relations + (relation === null ? 0 : oneRelation(relation));
  if (operations < 0 || !usage.relationsFit(relations)) return null;
  return {
    leaves: a.leaves + b.leaves,
    operations,
    primes,
    relations,
    size: a.size + b.size,
    signs: a.signs + b.signs,
    length: a.length + b.length + (relation === null ? 0 : 1),
  };
}
