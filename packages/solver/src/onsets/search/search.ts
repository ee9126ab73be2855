import type { Card, CardSet, Restriction, SetExpression, ShakeRules } from '@forceout/rules/onsets';
import type { Share } from '../../budget.ts';
import type { Aimed, Aims } from './aims.ts';
import type { Case } from '../cubes/cases.ts';
import { Column } from '../cubes/column.ts';
import type { CellSet, Field } from '../cubes/field.ts';
import type { Find } from './find.ts';
import { Growth, leastLengths } from '../cubes/growth.ts';
import type { LeastLengths } from '../cubes/growth.ts';
import { COLOUR_KINDS, PRIME, UNIVERSE } from '../cubes/kinds.ts';
import type { Counts } from '../cubes/kinds.ts';
import { fillingFor, Fillings, paddingFor } from '../cubes/padding.ts';
import { removingColourings } from './removing.ts';
import { RestrictionParts } from './restriction-parts.ts';
import type { PartBatch } from './part-batches.ts';
import { SetNames } from './set-names.ts';
import type { Batch } from './set-names.ts';
import { SettledParts } from './settled-parts.ts';
import { Speller } from './spell.ts';
import { leaveRow, takeRow } from '../cubes/spare-rows.ts';
import { UsageRules } from '../cubes/usage-rules.ts';
import type { Use } from '../cubes/usage.ts';
import type { Latitude } from '../cubes/usage-rules.ts';

export interface Limits extends Latitude {
  readonly share: Share;
  /** Names and parts kept for each usage and each size; Infinity for all. */
  readonly width: number;
  /** How much longer than what Required alone comes to. */
  readonly within: number;
  /** Asked again and again: no longer Solution is of use. */
  readonly longest: () => number;
  /** Whether a Solution of that length with these cards is of use. */
  readonly wants: (cards: CardSet, length: number) => boolean;
  readonly take: (find: Find) => void;
}

/** `whole`: everything there is was seen, up to the longest. */
export type Extent = 'whole' | 'narrow' | 'stopped';

/** Goes through the Solutions of one case, shortest first. */
export function searchCase(rules: ShakeRules, one: Case, aims: Aims, limits: Limits): Extent {
  const least = leastLengths(one);
  if (least.total > limits.longest()) return 'whole';
  const aimed = aims.with(one.most);
  if (aimed.aim.isOutOfReach(nameable(aimed.field, one.most))) return 'whole';
  const most = least.total + limits.within;
  const longest = (): number => Math.min(most, limits.longest());
  const search = new CaseSearch(rules, one, aimed, least, { ...limits, longest });
  const extent = search.goThrough();
  search.leave();
  return extent === 'whole' && most < limits.longest() ? 'narrow' : extent;
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

/** Set-Names and Restriction parts of a case by their length, and what they make together. */
class CaseSearch {
  readonly #rules: ShakeRules;
  readonly #one: Case;
  readonly #aimed: Aimed;
  readonly #least: LeastLengths;
  readonly #limits: Limits;
  readonly #usage: UsageRules;
  readonly #growth: Growth;
  readonly #setNames: SetNames;
  /** Null where there can be no Restrictions. */
  readonly #parts: RestrictionParts | null;
  readonly #settledParts: SettledParts;
  readonly #names: (Ready | undefined)[] = [];
  readonly #kept: (Ready | undefined)[] = [];
  readonly #nameFillings: Fillings;
  /** The length of the shortest name of each set; 0 where there is none. */
  readonly #shortestName: Int32Array;
  readonly #speller: Speller;

  constructor(rules: ShakeRules, one: Case, aimed: Aimed, least: LeastLengths, limits: Limits) {
    this.#rules = rules;
    this.#one = one;
    this.#aimed = aimed;
    this.#least = least;
    this.#limits = limits;
    const { force } = rules;
    const { field, aim } = aimed;
    this.#usage = new UsageRules(one, force['two-operations'] === null ? 1 : 2, limits);
    this.#growth = new Growth(this.#usage, limits.longest);
    this.#nameFillings = new Fillings(this.#usage, one.leastInSetName);
    this.#shortestName = takeRow(field.all + 1);
    this.#setNames = new SetNames({
      field,
      usage: this.#usage,
      growth: this.#growth,
      meanings: {
        interchangeable: force['union-intersection-interchangeable'] !== null,
        symmetric: force.minus === 'symmetric',
      },
      share: limits.share,
      width: limits.width,
      onName: (batch, set, index) => this.#keepName(batch, set, index),
    });
    // Which Restrictions there are matters only where the dots on the blank card decide what each of them removes.
    this.#settledParts = new SettledParts(this.#removesByDots, field.all, (keeps) => aim.isOutOfReach(keeps));
    this.#parts = !one.mayBeRestricted
      ? null
      : new RestrictionParts(this.#setNames, this.#growth, {
          share: limits.share,
          width: limits.width,
          apart: force['no-null-restrictions'] !== null,
          settled: this.#settledParts,
          paddedLength: (use) => this.#paddedLength(use),
          onPart: (batch, keeps, index) => this.#keepPart(batch, keeps, index),
        });
    this.#speller = new Speller(force, this.#setNames, this.#parts);
  }

  get #removesByDots(): boolean {
    return this.#rules.force['no-null-restrictions'] !== null && this.#aimed.field.blankIsWild;
  }

  goThrough(): Extent {
    const { longest } = this.#limits;
    for (let total = this.#least.total; total <= longest(); total++) {
      this.#setNames.advance(this.#one.mayStandAlone ? total : total - this.#least.part);
      if (this.#one.mayStandAlone && total > 1) this.#tryAlone(total);
      if (!this.#tryTogether(total) || this.#setNames.stopped || this.#parts?.stopped === true)
        return 'stopped';
      if (this.#isOver(total)) break;
    }
    const isNarrow = this.#setNames.truncated || this.#parts?.truncated === true || this.#usage.isPartial;
    return isNarrow ? 'narrow' : 'whole';
  }

  /** Nothing longer is to be had. */
  #isOver(total: number): boolean {
    const [names, parts] = [this.#setNames, this.#parts];
    // Set-Names worth too little are not kept; if all are known and none was, no Restriction helps.
    if (parts !== null && names.isComplete && this.#names.length === 0) return true;
    if (!names.isComplete || (parts !== null && !parts.isComplete)) return false;
    // Padding may make the last ones longer than any search.
    return total >= this.#names.length + this.#kept.length;
  }

  leave(): void {
    for (const ready of [...this.#names, ...this.#kept]) ready?.leave();
    leaveRow(this.#shortestName);
    this.#settledParts.leave();
    this.#setNames.leave();
    this.#parts?.leave();
  }

  #keepName(batch: Batch, set: CellSet, index: number): void {
    const filling = this.#nameFillings.of(batch);
    if (filling === null) return;
    const isTwo = this.#rules.force['two-operations'] !== null;
    if (isTwo && batch.signs + filling.places + filling.primes < 2) return;
    const length = batch.length + filling.length;
    if (this.#aimed.aim.isOutOfReach(set)) return;
    // One symbol is no Solution without a Restriction, so it must not hide a longer name of its set.
    if (length > 1 || !this.#one.mayStandAlone) {
      const known = this.#shortestName[set]!;
      if (known !== 0 && length >= known) return;
      this.#shortestName[set] = length;
    }
    (this.#names[length] ??= new Ready()).push(set, index);
  }

  #keepPart(batch: PartBatch, keeps: CellSet, index: number): void {
    const { padded } = batch;
    const keptBy = (): readonly CellSet[] => this.#parts!.keptBy(index, keeps);
    if (padded === Infinity || !this.#settledParts.isShorter(keeps, padded, keptBy)) return;
    (this.#kept[padded] ??= new Ready()).push(keeps, index);
  }

  #paddedLength(use: Use): number {
    const filling = fillingFor(this.#usage, use, this.#one.leastInRestrictions);
    return filling === null ? Infinity : use.length + filling.length;
  }

  /** Set-Names without Restrictions. */
  #tryAlone(total: number): void {
    const alone = this.#names[total];
    if (alone === undefined) return;
    for (let place = 0; place < alone.sets.length; place++)
      this.#tryOne(alone.indexes.at(place), -1, this.#aimed.field.all, alone.sets.at(place), total);
  }

  /** Set-Names with Restrictions; false if cut short. */
  #tryTogether(total: number): boolean {
    // Whatever the part is, its name is at least as long as the shortest that was found.
    const shortest = this.#names.findIndex((ready) => ready !== undefined && ready.sets.length > 0);
    if (this.#parts === null || shortest < 0) return true;
    this.#growth.nameIsAtLeast(shortest);
    this.#parts.advance(total - shortest);
    for (let length = this.#least.part; length <= total - shortest; length++) {
      const [some, others] = [this.#kept[length], this.#names[total - length]];
      if (some === undefined || others === undefined) continue;
      if (!this.#limits.share.spend(some.sets.length * others.sets.length)) return false;
      this.#tryAll(some, others, total);
      if (total > this.#limits.longest()) break;
    }
    return true;
  }

  #tryAll(parts: Ready, names: Ready, total: number): void {
    const { aim } = this.#aimed;
    for (let i = 0; i < parts.sets.length; i++) {
      const keeps = parts.sets.at(i);
      for (let j = 0; j < names.sets.length; j++) {
        const set = keeps & names.sets.at(j);
        if (aim.colourings(set) === 0) continue;
        this.#tryOne(names.indexes.at(j), parts.indexes.at(i), keeps, set, total);
        if (total > this.#limits.longest()) return;
      }
    }
  }

  /** `part` is −1 where there are no Restrictions. */
  #tryOne(name: number, part: number, keeps: CellSet, set: CellSet, length: number): void {
    const { field, aim } = this.#aimed;
    const parts = part < 0 ? null : this.#parts;
    let right = aim.colourings(set);
    if (right === 0) return;
    if (parts !== null && this.#removesByDots)
      right &= removingColourings(this.#rules, field, parts.keptBy(part, keeps));
    for (let dots: Card = 0; right >> dots !== 0; dots++) {
      if (((right >> dots) & 1) === 0) continue;
      const cards = aim.cards(set, dots);
      if (!this.#limits.wants(cards, length)) continue;
      this.#limits.take({
        length,
        cards,
        value: aim.worth(set, dots),
        wild: this.#one.wild,
        dots,
        blankIsWild: field.blankIsWild,
        setName: this.#setName(name),
        restrictions: parts === null ? [] : this.#restrictions(parts, part),
      });
    }
  }

  #setName(name: number): SetExpression {
    const padding = paddingFor(this.#usage, this.#setNames.batchOf(name), this.#one.leastInSetName)!;
    return this.#speller.setName(name, padding);
  }

  #restrictions(parts: RestrictionParts, part: number): readonly Restriction[] {
    const padding = paddingFor(this.#usage, parts.batchOf(part), this.#one.leastInRestrictions)!;
    return this.#speller.restrictions(part, padding);
  }
}
