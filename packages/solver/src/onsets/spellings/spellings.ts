import type { Card, CardSet, Restriction, ShakeRules } from '@forceout/rules/onsets';
import { Aim } from '../search/aim.ts';
import type { Colourings } from '../search/aim.ts';
import { Share } from '../../budget.ts';
import type { Budget } from '../../budget.ts';
import { casesOf } from '../cubes/cases.ts';
import type { Case } from '../cubes/cases.ts';
import { fieldFor } from '../cubes/field.ts';
import type { CellSet, Field } from '../cubes/field.ts';
import { Growth } from '../cubes/growth.ts';
import { BINARY_KINDS, LEAF_KINDS, PRIME, RELATION_KINDS } from '../cubes/kinds.ts';
import type { Counts } from '../cubes/kinds.ts';
import { fillingFor } from '../cubes/padding.ts';
import { removingColourings } from '../search/removing.ts';
import type { Find } from '../search/find.ts';
import { SetNames } from '../search/set-names.ts';
import type { Batch } from '../search/set-names.ts';
import type { Use } from '../cubes/usage.ts';
import { UsageRules } from '../cubes/usage-rules.ts';
import { NameSpellings } from './name-spellings.ts';
import { PartSpellings } from './part-spellings.ts';

const EVERYTHING = { slack: Infinity, alike: Infinity } as const;

interface Named {
  readonly batch: Batch;
  readonly set: CellSet;
}

/**
 * All correct Solutions in all their spellings, shortest first. Under Multiple Operations X′′ is written only where
 * Required asks for its ′: otherwise there would be no end of them.
 */
export function* spellings(rules: ShakeRules, values: readonly number[], budget: Budget): Generator<Find> {
  const cases = casesOf(rules);
  const longest = Math.max(0, ...cases.map(longestIn));
  for (let length = 2; length <= longest && !budget.over; length++)
    for (const one of cases)
      if (longestIn(one) >= length) yield* spellingsOf(rules, one, values, length, budget);
}

function* spellingsOf(
  rules: ShakeRules,
  one: Case,
  values: readonly number[],
  length: number,
  budget: Budget,
): Generator<Find> {
  const { force } = rules;
  const field = fieldFor(rules, one.most);
  const aim = new Aim(rules, field, values);
  const usage = new UsageRules(one, 2, EVERYTHING);
  const growth = new Growth(usage, () => length);
  if (growth.least.total > length) return;
  const meanings = {
    interchangeable: force['union-intersection-interchangeable'] !== null,
    symmetric: force.minus === 'symmetric',
  };
  const share = new Share(budget, Infinity);
  const names = new SetNames({
    field,
    usage,
    growth,
    meanings,
    share,
    width: Infinity,
    onName: () => {},
    everything: true,
  });
  names.advance(one.mayStandAlone ? length : length - growth.least.part);
  const spelled = new NameSpellings(names, meanings);
  const fewestSigns = force['two-operations'] === null ? 0 : 2;
  const isWhole = (use: Use, least: Counts): boolean => fillingFor(usage, use, least)?.length === 0;
  const whole: Named[][] = names.layers.map((layer) =>
    layer
      .filter((batch) => batch.signs >= fewestSigns && isWhole(batch, one.leastInSetName))
      .flatMap((batch) => Array.from(batch.sets, (set) => ({ batch, set }))),
  );
  const finds = function* (
    { batch, set }: Named,
    right: Colourings,
    kept: CellSet,
    parts: () => Iterable<readonly Restriction[]>,
  ): Generator<Find> {
    const colourings = distinct(aim, field, kept, right);
    for (const setName of spelled.of(batch, set, mayDouble(one, batch.primes, one.leastInSetName)))
      for (const restrictions of parts())
        for (const [cards, dots] of colourings) {
          const told = { wild: one.wild, dots, blankIsWild: field.blankIsWild, setName, restrictions };
          yield { ...told, length, cards, value: aim.worth(kept, dots) };
        }
  };

  if (one.mayStandAlone) {
    for (const named of whole[length] ?? []) {
      const right = aim.colourings(named.set);
      if (right !== 0) yield* finds(named, right, named.set, () => [[]]);
    }
  }
  if (!one.mayBeRestricted) return;
  const outlined = new PartSpellings(names, spelled, share);
  const noNull = force['no-null-restrictions'] !== null;
  for (let part = growth.least.part; part <= length - growth.least.name; part++) {
    const others = whole[length - part] ?? [];
    if (others.length === 0) continue;
    for (const outline of outlined.outlines(part)) {
      if (!isWhole(outline.use, one.leastInRestrictions)) continue;
      const kept = outline.restrictions.map(({ keeps }) => keeps);
      const removing = noNull ? removingColourings(rules, field, kept) : -1;
      if (removing === 0) continue;
      const twice = mayDouble(one, outline.use.primes, one.leastInRestrictions);
      for (const named of others) {
        if (!share.spend(1)) return;
        const set = named.set & outline.keeps;
        const right = aim.colourings(set) & removing;
        if (right !== 0) yield* finds(named, right, set, () => outlined.of(outline.restrictions, twice));
      }
    }
  }
}

/** X′′ says X: where ′ may be repeated without end it counts as a spelling only as far as Required needs it. */
function mayDouble({ repeats }: Case, primes: number, least: Counts): boolean {
  return !repeats || primes - 2 < least[PRIME]!;
}

/** For each set of cards the first dots on the blank card that lead there. */
function distinct(
  aim: Aim,
  { blankIsWild }: Field,
  set: CellSet,
  right: Colourings,
): readonly (readonly [CardSet, Card])[] {
  const byCards = new Map<CardSet, Card>();
  for (let dots: Card = 0; dots < (blankIsWild ? 16 : 1); dots++) {
    const cards = aim.cards(set, dots);
    if (((right >> dots) & 1) !== 0 && !byCards.has(cards)) byCards.set(cards, dots);
  }
  return [...byCards];
}

/** No text of the case has more cubes. */
function longestIn({ most, leastInSetName, leastInRestrictions, repeats, mayBeRestricted }: Case): number {
  const sum = (kinds: readonly number[]): number => kinds.reduce((all, kind) => all + most[kind]!, 0);
  const leaves = sum(LEAF_KINDS);
  const part = (least: Counts, relations: number): number => {
    const signs = Math.min(sum(BINARY_KINDS), Math.max(0, leaves - 1));
    // With Multiple Operations one ′ on every set, or as many as Required asks for and one to make them even.
    const primes = repeats ? Math.max(leaves + signs, least[PRIME]! + 1) : most[PRIME]!;
    return leaves + signs + (most[PRIME]! > 0 ? primes : 0) + relations;
  };
  const name = part(leastInSetName, 0);
  return mayBeRestricted ? name + part(leastInRestrictions, sum(RELATION_KINDS)) : name;
}
