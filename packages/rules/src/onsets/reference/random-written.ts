import { randomExpression, Supply } from './random-expression.ts';
import type { Powers } from './random-expression.ts';
import type { RandomShake, RolledCube } from './random-shake.ts';
import { anyOf, between, chance, oneOf, weighted } from './random-source.ts';
import type { Random } from './random-source.ts';
import { bracketed, randomHand, writeExpression, writeMade } from './random-text.ts';
import type { Hand } from './random-text.ts';
import { planned } from './random-variations.ts';
import type { Plan } from './random-variations.ts';
import { isOperation, isRelation, isSetSymbol, OPERATIONS, SET_SYMBOLS, SYMBOLS } from '../text/symbols.ts';
import type { CubeSymbol } from '../text/symbols.ts';
import type { WildMeaning, WrittenSolution } from '../text/written.ts';

// Part of the generator of positions and Solutions (random-solutions.ts): one Solution made of the cubes rolled.

/** A Solution together with the cubes it was made of. */
export interface Draft {
  readonly written: WrittenSolution;
  readonly nameCubes: readonly RolledCube[];
  /** Null if there is no Restriction part. */
  readonly restrictionCubes: readonly RolledCube[] | null;
  readonly meanings: ReadonlyMap<CubeSymbol, CubeSymbol>;
}

/** Null if no set can be made of the cubes; those preferred are used first. */
export function randomDraft(
  random: Random,
  shake: RandomShake,
  plan: Plan,
  preferred: readonly RolledCube[],
): Draft | null {
  const { roll } = shake;
  const meanings = randomMeanings(random, shake, plan);
  const hand = randomHand(random, meanings);
  const powers = powersOf(shake, plan, meanings);
  const supply = new Supply(random, powers, roll, preferred);
  const name = randomExpression(random, supply, 1 + weighted(random, [6, 30, 28, 16, 10, 6, 4]));
  if (name === null) return null;
  const part =
    shake.restrictionsPlayed && chance(random, 0.6)
      ? randomRestrictions(
          random,
          new Supply(random, powers, roll, chance(random, 0.6) ? supply.used : []),
          hand,
        )
      : null;
  const blankWild = plan.ids.includes('blank-card-wild');
  const written: WrittenSolution = {
    restrictions: part?.texts ?? [],
    setName: writeExpression(random, hand, name),
    wild: statements(random, meanings, plan),
    blank: blankWild && chance(random, 0.75) ? between(random, 0, 15) : null,
    goalLayout: null,
  };
  return { written, nameCubes: supply.used, restrictionCubes: part?.cubes ?? null, meanings };
}

function randomMeanings(random: Random, shake: RandomShake, plan: Plan): ReadonlyMap<CubeSymbol, CubeSymbol> {
  const meanings = new Map<CubeSymbol, CubeSymbol>();
  if (shake.book.relationCubes[shake.division]?.is === 'wild') {
    if (chance(random, 0.8)) meanings.set('=', oneOf(random, SET_SYMBOLS));
    if (chance(random, 0.8)) meanings.set('C', oneOf(random, OPERATIONS));
  }
  if (plan.wild !== null && chance(random, 0.8)) {
    const kind = oneOf(random, [isSetSymbol, isOperation, isOperation, isRelation]);
    const symbols = SYMBOLS.filter(
      (symbol) => kind(symbol) && (shake.restrictionsPlayed || !isRelation(symbol)),
    );
    const meaning = anyOf(random, symbols);
    if (meaning !== undefined && meaning !== plan.wild) meanings.set(plan.wild, meaning);
  }
  return meanings;
}

function statements(
  random: Random,
  meanings: ReadonlyMap<CubeSymbol, CubeSymbol>,
  plan: Plan,
): readonly WildMeaning[] {
  const stated = [...meanings].map(([face, meaning]): WildMeaning => ({ face, standsFor: [meaning] }));
  if (plan.wild === null || meanings.has(plan.wild) || chance(random, 0.7)) return stated;
  return [...stated, { face: plan.wild, standsFor: [plan.wild] }];
}

function powersOf(shake: RandomShake, plan: Plan, meanings: ReadonlyMap<CubeSymbol, CubeSymbol>): Powers {
  const pairs: (readonly CubeSymbol[])[] = [];
  if (planned(shake, plan, 'union-intersection-interchangeable')) pairs.push(['U', 'n']);
  if (planned(shake, plan, 'universe-null-interchangeable')) pairs.push(['V', '^']);
  return {
    makes: (face) => {
      const symbol = meanings.get(face) ?? face;
      return pairs.find((pair) => pair.includes(symbol)) ?? [symbol];
    },
    multipleOperations: planned(shake, plan, 'multiple-operations'),
  };
}

function randomRestrictions(
  random: Random,
  supply: Supply,
  hand: Hand,
): { readonly texts: readonly string[]; readonly cubes: readonly RolledCube[] } | null {
  const side = (): string | null => {
    const expression = randomExpression(random, supply, 1 + weighted(random, [50, 35, 12, 3]));
    return expression === null ? null : writeExpression(random, hand, expression);
  };
  const texts: string[] = [];
  for (let left = between(random, 1, 3); left > 0; left--) {
    const relation = supply.take(isRelation);
    if (relation === null) break;
    const sign = ` ${writeMade(random, hand, relation)} `;
    const chained = texts.length > 0 && chance(random, 0.5) ? texts.pop() : undefined;
    const [first, second] = [chained ?? side(), side()];
    // What was taken in vain stays taken: an unused cube that might even be Required.
    if (first === null || second === null) return null;
    texts.push(first + sign + second);
  }
  if (texts.length === 0) return null;
  return {
    texts: texts.map((text) => (chance(random, 0.05) ? bracketed(random, text) : text)),
    cubes: supply.used,
  };
}
