import { SYMBOLS } from '@forceout/rules/onsets';
import type { BinaryOperation, Card, SetExpression, SetSymbol, ShakeRules } from '@forceout/rules/onsets';
import { Aim } from './aim.ts';
import type { Case } from './cases.ts';
import { casesOf } from './cases.ts';
import { fieldFor } from './field.ts';
import type { CellSet } from './field.ts';
import { INTERSECTION, LEAF_KINDS, MINUS, NULL_SET, UNION } from './kinds.ts';
import type { Kind } from './kinds.ts';
import type { Find } from './search.ts';
import { join } from './spell.ts';
import { oneLeaf, UsageRules } from './usage.ts';
import type { Use } from './usage.ts';

/** Texts looked at before giving up on yet another spelling. */
const MOST_TEXTS = 60_000;
const EVERYTHING = { slack: Infinity, alike: Infinity } as const;

interface Spelled extends Use {
  readonly set: CellSet;
  readonly expression: SetExpression;
}

/** Correct Solutions without a Restriction in all their spellings, shortest first; nothing is left out as needless. */
export function* spellings(rules: ShakeRules, values: readonly number[]): Generator<Find> {
  for (const one of casesOf(rules)) if (one.mayStandAlone) yield* spellingsOf(rules, one, values);
}

function* spellingsOf(rules: ShakeRules, one: Case, values: readonly number[]): Generator<Find> {
  const { force } = rules;
  const field = fieldFor(rules, one.most);
  const aim = new Aim(rules, field, values);
  const usage = new UsageRules(one, 2, EVERYTHING);
  const fewestSigns = force['two-operations'] === null ? 1 : 2;
  const layers: Spelled[][] = [[]];
  for (let length = 1, texts = 0; texts < MOST_TEXTS; length++) {
    const layer =
      length === 1
        ? symbols(rules, one)
        : longer(rules, usage, field.all, layers, length, MOST_TEXTS - texts);
    layers.push(layer);
    texts += layer.length;
    for (const { set, expression, ...use } of layer) {
      const right = aim.colourings(set);
      if (right === 0 || use.signs < fewestSigns || usage.padding(use, one.leastInSetName)?.length !== 0)
        continue;
      const dots: Card = 31 - Math.clz32(right & -right);
      const { blankIsWild } = field;
      const told = { wild: one.wild, dots, blankIsWild, setName: expression, restrictions: [] };
      yield { ...told, length, cards: aim.cards(set, dots), value: aim.worth(set, dots) };
    }
    if (length > 2 * layers.findLastIndex((names) => names.length > 0) + 1) return;
  }
}

function symbols(rules: ShakeRules, one: Case): Spelled[] {
  const field = fieldFor(rules, one.most);
  return LEAF_KINDS.filter((kind) => one.most[kind]! > 0).flatMap((kind) =>
    field.setsNamed(kind).map((set, index) => {
      const symbol = SYMBOLS[index === 1 ? NULL_SET : kind] as SetSymbol;
      const use = { leaves: oneLeaf(kind), operations: 0, primes: 0, relations: 0, size: 1, signs: 0 };
      return { ...use, set, expression: { kind: 'set', symbol } };
    }),
  );
}

function longer(
  { force }: ShakeRules,
  usage: UsageRules,
  all: CellSet,
  layers: readonly (readonly Spelled[])[],
  length: number,
  most: number,
): Spelled[] {
  const symmetric = force.minus === 'symmetric';
  const both = force['union-intersection-interchangeable'] !== null;
  const made: Spelled[] = [];
  for (const a of layers[length - 1]!) {
    if (a.primes + 1 > usage.mostPrimes || made.length >= most) continue;
    made.push({
      ...a,
      primes: a.primes + 1,
      signs: a.signs + 1,
      set: all & ~a.set,
      expression: { kind: 'complement', of: a.expression },
    });
  }
  for (let left = 1; left <= length - 2; left++) {
    const same = 2 * left === length - 1;
    for (const [i, a] of layers[left]!.entries()) {
      for (const [j, b] of layers[length - 1 - left]!.entries()) {
        if (made.length >= most) return made;
        if (a.primes + b.primes > usage.mostPrimes || !usage.fits(a.leaves, b.leaves)) continue;
        const row = usage.sum(a.operations, b.operations);
        for (const kind of row < 0 ? [] : usage.binaryKinds) {
          const operations = usage.plus(row, kind);
          if (operations < 0) continue;
          for (const sign of both && kind === UNION ? [UNION, INTERSECTION] : [kind]) {
            // Of two orders that mean the same, one.
            if ((sign !== MINUS || symmetric) && (2 * left > length - 1 || (same && i > j))) continue;
            const expression = join(a.expression, SYMBOLS[sign] as BinaryOperation, b.expression, symmetric);
            const use = {
              leaves: a.leaves + b.leaves,
              operations,
              primes: a.primes + b.primes,
              relations: 0,
            };
            const sizes = { size: a.size + b.size, signs: a.signs + b.signs + 1 };
            made.push({ ...use, ...sizes, set: combined(sign, a.set, b.set, symmetric), expression });
          }
        }
      }
    }
  }
  return made;
}

function combined(sign: Kind, a: CellSet, b: CellSet, symmetric: boolean): CellSet {
  if (sign === UNION) return a | b;
  if (sign === INTERSECTION) return a & b;
  return symmetric ? a ^ b : a & ~b;
}
