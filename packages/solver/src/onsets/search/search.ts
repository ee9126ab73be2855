import type {
  Card,
  CardSet,
  Restriction,
  SetExpression,
  ShakeRules,
  WildMeaning,
} from '@forceout/rules/onsets';
import { Aim } from './aim.ts';
import type { Share } from '../../budget.ts';
import type { Case } from '../cubes/cases.ts';
import { Column } from '../cubes/column.ts';
import { fieldFor } from '../cubes/field.ts';
import type { CellSet, Field } from '../cubes/field.ts';
import { Growth, leastLengths } from '../cubes/growth.ts';
import { COLOUR_KINDS, PRIME, UNIVERSE } from '../cubes/kinds.ts';
import { Paddings, paddingFor } from '../cubes/padding.ts';
import type { Counts } from '../cubes/kinds.ts';
import { removingColourings } from './removing.ts';
import { RestrictionParts } from './restriction-parts.ts';
import { SetNames } from './set-names.ts';
import { Speller } from './spell.ts';
import { leaveRow, takeRow } from '../cubes/spare-rows.ts';
import { UsageRules } from '../cubes/usage-rules.ts';
import type { Use } from '../cubes/usage.ts';
import type { Latitude } from '../cubes/usage-rules.ts';

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

/** Names or parts of one length: the set of each and where it came from. */
class Ready {
  readonly sets = new Column();
  readonly indexes = new Column();

  push(set: CellSet, index: number): void {
    this.sets.push(set);
    this.indexes.push(index);
  }

  leave(): void {
    this.sets.leave();
    this.indexes.leave();
  }
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
  const names: (Ready | undefined)[] = [];
  const kept: (Ready | undefined)[] = [];
  const namePaddings = new Paddings(usage, one.leastInSetName);
  const partPaddings = new Paddings(usage, one.leastInRestrictions);
  const shortestName = takeRow(field.all + 1);
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
      if (aim.isOutOfReach(set)) return;
      // One symbol is no Solution without a Restriction, so it must not hide a longer name of its set.
      if (length > 1 || !one.mayStandAlone) {
        const known = shortestName[set]!;
        if (known !== 0 && length >= known) return;
        shortestName[set] = length;
      }
      (names[length] ??= new Ready()).push(set, index);
    },
  );
  const noNull = force['no-null-restrictions'] !== null;
  // Which Restrictions there are matters only where the dots on the blank card decide what each of them removes.
  const toldApart = noNull && field.blankIsWild;
  const shortestPart = takeRow(toldApart ? 0 : field.all + 1);
  const shortestOfSeveral = new Map<string, number>();
  /** Of parts that are not told apart, whether one is known that keeps the same and is as short. */
  const isKnownAsShort = (keeps: CellSet, length: number): boolean => {
    const known = toldApart ? 0 : shortestPart[keeps]!;
    return known !== 0 && known <= length;
  };
  /** Whether no part was as short that keeps the same, by each of its Restrictions where they are told apart. */
  const isShorter = (keeps: CellSet, index: number, length: number): boolean => {
    if (!toldApart) {
      if (isKnownAsShort(keeps, length)) return false;
      shortestPart[keeps] = length;
      return true;
    }
    const key = parts!.keptBy(index, keeps).join();
    if (length >= (shortestOfSeveral.get(key) ?? 255)) return false;
    shortestOfSeveral.set(key, length);
    return true;
  };
  const paddedLength = (use: Use): number => {
    const padding = paddingFor(usage, use, one.leastInRestrictions);
    return padding === null ? Infinity : use.length + padding.length;
  };
  const parts = !one.mayBeRestricted
    ? null
    : new RestrictionParts(setNames, growth, {
        share: limits.share,
        width: limits.width,
        apart: noNull,
        isUseless: (keeps) => aim.isOutOfReach(keeps),
        paddedLength,
        isKnownAsShort,
        onPart: (batch, keeps, index) => {
          if (batch.padded === Infinity || !isShorter(keeps, index, batch.padded)) return;
          (kept[batch.padded] ??= new Ready()).push(keeps, index);
        },
      });
  const speller = new Speller(force, setNames, parts);

  /** `part` is −1 where there are no Restrictions. */
  const tryOne = (name: number, part: number, keeps: CellSet, set: CellSet, length: number): void => {
    let right = aim.colourings(set);
    if (right === 0) return;
    if (part >= 0 && noNull && field.blankIsWild)
      right &= removingColourings(rules, field, parts!.keptBy(part, keeps));
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
        setName: speller.setName(name, namePaddings.of(setNames.batchOf(name))!),
        restrictions: part < 0 ? [] : speller.restrictions(part, partPaddings.of(parts!.batchOf(part))!),
      });
    }
  };

  const goThrough = (): Extent => {
    for (let total = least.total; total <= limits.longest(); total++) {
      setNames.advance(one.mayStandAlone ? total : total - least.part);
      if (one.mayStandAlone && total > 1) {
        const alone = names[total];
        for (let place = 0; place < (alone?.sets.length ?? 0); place++) {
          const set = alone!.sets.at(place);
          tryOne(alone!.indexes.at(place), -1, field.all, set, total);
        }
      }
      // Whatever the part is, its name is at least as long as the shortest that was found.
      const shortest = names.findIndex((ready) => ready !== undefined && ready.sets.length > 0);
      if (parts !== null && shortest >= 0) {
        growth.nameIsAtLeast(shortest);
        parts.advance(total - shortest);
        for (let length = least.part; length <= total - shortest; length++) {
          const [some, others] = [kept[length], names[total - length]];
          if (some === undefined || others === undefined) continue;
          if (!limits.share.spend(some.sets.length * others.sets.length)) return 'stopped';
          for (let i = 0; i < some.sets.length; i++) {
            const keeps = some.sets.at(i);
            for (let j = 0; j < others.sets.length; j++) {
              const set = keeps & others.sets.at(j);
              if (aim.colourings(set) !== 0)
                tryOne(others.indexes.at(j), some.indexes.at(i), keeps, set, total);
            }
          }
          if (total > limits.longest()) break;
        }
      }
      if (setNames.stopped || parts?.stopped === true) return 'stopped';
      // Set-Names worth too little are not kept; if all are known and none was, no Restriction helps.
      if (parts !== null && setNames.isComplete && names.length === 0) break;
      if (!setNames.isComplete || (parts !== null && !parts.isComplete)) continue;
      // Padding may make the last ones longer than any search.
      if (total >= names.length + kept.length) break;
    }
    return setNames.truncated || parts?.truncated === true || usage.isPartial ? 'narrow' : 'whole';
  };
  const extent = goThrough();
  for (const ready of [...names, ...kept]) ready?.leave();
  leaveRow(shortestName);
  leaveRow(shortestPart);
  setNames.leave();
  parts?.leave();
  aim.leave();
  return extent;
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
