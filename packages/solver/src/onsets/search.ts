import type {
  Card,
  CardSet,
  Restriction,
  SetExpression,
  ShakeRules,
  WildMeaning,
} from '@forceout/rules/onsets';
import { Aim } from './aim.ts';
import type { Share } from './budget.ts';
import type { Case } from './cases.ts';
import { fieldFor } from './field.ts';
import type { CellSet, Field } from './field.ts';
import { Growth, leastLengths } from './growth.ts';
import { COLOUR_KINDS, PRIME, UNIVERSE } from './kinds.ts';
import { Paddings, paddingFor } from './padding.ts';
import type { Counts } from './kinds.ts';
import { removingColourings } from './removing.ts';
import { RestrictionParts } from './restriction-parts.ts';
import { SetNames } from './set-names.ts';
import { Speller } from './spell.ts';
import { UsageRules } from './usage-rules.ts';
import type { Latitude } from './usage-rules.ts';

/** A correct Solution, not yet written down. */
export interface Find {
  /** How many cubes it shows. */
  readonly length: number;
  readonly cards: CardSet;
  readonly value: number;
  readonly wild: readonly WildMeaning[];
  readonly dots: Card;
  readonly blankIsWild: boolean;
  readonly setName: SetExpression;
  readonly restrictions: readonly Restriction[];
}

export interface Limits extends Latitude {
  readonly share: Share;
  /** Names and parts kept for each usage and each size; Infinity for all. */
  readonly width: number;
  /** Asked again and again: no longer Solution is of use. */
  readonly longest: () => number;
  /** Whether a Solution of that length with these cards is of use. */
  readonly wants: (cards: CardSet, length: number) => boolean;
  readonly take: (find: Find) => void;
}

/** `whole`: everything there is was seen, up to the longest. */
export type Extent = 'whole' | 'narrow' | 'stopped';

interface Ready {
  readonly set: CellSet;
  readonly index: number;
}

/** Goes through the Solutions of one case, shortest first. */
export function searchCase(rules: ShakeRules, one: Case, values: readonly number[], limits: Limits): Extent {
  const { force } = rules;
  const least = leastLengths(one);
  if (least.total > limits.longest()) return 'whole';
  const field = fieldFor(rules, one.most);
  const aim = new Aim(rules, field, values);
  if (aim.isOutOfReach(nameable(field, one.most))) return 'whole';
  const twoOperations = force['two-operations'] !== null;
  const usage = new UsageRules(one, twoOperations ? 2 : 1, limits);
  const growth = new Growth(usage, limits.longest);
  const meanings = {
    interchangeable: force['union-intersection-interchangeable'] !== null,
    symmetric: force.minus === 'symmetric',
  };
  const names: Ready[][] = [];
  const kept: Ready[][] = [];
  const namePaddings = new Paddings(usage, one.leastInSetName);
  const partPaddings = new Paddings(usage, one.leastInRestrictions);
  const shortestName = new Uint8Array(field.all + 1).fill(255);
  const setNames = new SetNames(
    field,
    usage,
    growth,
    meanings,
    limits.share,
    limits.width,
    (batch, set, index) => {
      const padding = namePaddings.of(batch);
      if (padding === null || (twoOperations && batch.signs + padding.signs.length + padding.primes < 2))
        return;
      const length = batch.length + padding.length;
      // One symbol is no Solution without a Restriction, so it must not hide a longer name of its set.
      if (length > 1 || !one.mayStandAlone) {
        if (length >= shortestName[set]!) return;
        shortestName[set] = length;
      }
      (names[length] ??= []).push({ set, index });
    },
  );
  const noNull = force['no-null-restrictions'] !== null;
  const shortestPart = new Map<string | number, number>();
  const parts = !one.mayBeRestricted
    ? null
    : new RestrictionParts(
        setNames,
        growth,
        limits.share,
        limits.width,
        noNull,
        (use) => paddingFor(usage, use, one.leastInRestrictions) !== null,
        (batch, keeps, index) => {
          const padding = partPaddings.of(batch);
          if (padding === null) return;
          const length = batch.length + padding.length;
          const key = noNull ? parts!.keptBy(index, keeps).join() : keeps;
          if (length >= (shortestPart.get(key) ?? 255)) return;
          shortestPart.set(key, length);
          (kept[length] ??= []).push({ set: keeps, index });
        },
      );
  const speller = new Speller(force, setNames, parts);

  const tryOne = (name: Ready, part: Ready | null, length: number): void => {
    const set = part === null ? name.set : name.set & part.set;
    let right = aim.colourings(set);
    if (right === 0) return;
    if (part !== null && noNull && field.blankIsWild)
      right &= removingColourings(rules, field, parts!.keptBy(part.index, part.set));
    const seen = new Set<CardSet>();
    for (let dots: Card = 0; right >> dots !== 0; dots++) {
      if (((right >> dots) & 1) === 0) continue;
      const cards = aim.cards(set, dots);
      if (seen.has(cards) || !limits.wants(cards, length)) continue;
      seen.add(cards);
      limits.take({
        length,
        cards,
        value: aim.worth(set, dots),
        wild: one.wild,
        dots,
        blankIsWild: field.blankIsWild,
        setName: speller.setName(name.index, namePaddings.of(setNames.batchOf(name.index))!),
        restrictions:
          part === null ? [] : speller.restrictions(part.index, partPaddings.of(parts!.batchOf(part.index))!),
      });
    }
  };

  let pruned = false;
  for (let total = least.total; total <= limits.longest(); total++) {
    setNames.advance(one.mayStandAlone ? total : total - least.part);
    if (one.mayStandAlone && total > 1) {
      for (const name of names[total] ?? []) tryOne(name, null, total);
    }
    if (parts !== null) {
      parts.advance(total - least.name);
      for (let length = least.part; length <= total - least.name; length++) {
        const [some, others] = [kept[length], names[total - length]];
        if (some === undefined || others === undefined) continue;
        if (!limits.share.spend(some.length * others.length)) return 'stopped';
        for (const part of some) for (const name of others) tryOne(name, part, total);
        if (total > limits.longest()) break;
      }
    }
    if (setNames.stopped || parts?.stopped === true) return 'stopped';
    // Restrictions only take cards away: once every Set-Name is known, those worth too little need none of them.
    if (parts !== null && setNames.isComplete && !pruned) {
      pruned = true;
      names.forEach((ready, length) => (names[length] = ready.filter(({ set }) => !aim.isOutOfReach(set))));
      if (names.every((ready) => ready.length === 0)) break;
    }
    if (!setNames.isComplete || (parts !== null && !parts.isComplete)) continue;
    // Padding may make the last ones longer than any search.
    if (total >= names.length + kept.length) break;
  }
  return setNames.truncated || parts?.truncated === true || usage.isPartial ? 'narrow' : 'whole';
}

/** The cells that any Set-Name of the case stays inside. */
function nameable(field: Field, most: Counts): CellSet {
  if (most[PRIME]! > 0 || most[UNIVERSE]! > 0) return field.all;
  // With V and Λ interchangeable every Λ counts as V.
  return COLOUR_KINDS.reduce(
    (cells, kind) => (most[kind]! > 0 ? cells | field.setsNamed(kind)[0]! : cells),
    0,
  );
}
