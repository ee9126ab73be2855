import * as N from '@forceout/numbers';
import type { Budget } from '../../budget.ts';
import { basePowersOf } from '../numbers/base-powers.ts';
import type { BasePower } from '../numbers/base-powers.ts';
import { FACTORIALS } from '../arithmetic/fractions.ts';
import { ANY_D } from '../arithmetic/fractions.ts';
import { invert, invertUnary } from '../numbers/inverse.ts';
import type { Layer, Meeting } from '../numbers/layers.ts';
import { Need } from '../backward/need.ts';
import { Needs } from '../backward/needs.ts';
import { Rest } from '../backward/rest.ts';
import type { Run } from './run.ts';
import type { Binary } from '../cubes/signs.ts';
import type { Entry } from '../cubes/state.ts';
import type { Tables } from '../forward/tables.ts';
import { Undo } from '../backward/undo.ts';
import { wayUp, workedUp } from '../backward/way-up.ts';
import type { WayUp } from '../backward/way-up.ts';

/** More needed numbers than this are not kept. */
const MOST_NEEDS = 2_000_000;
/** Powers of the base up to this one are worked out to see whether they are right. */
const MOST_WORKED_OUT = 1000;
/** An exponent by its colour has no sign of its own. */
const EXPONENT: Binary = { kind: -1, sign: "'", operation: 'power', commutes: false };

/**
 * Equations in which one 1 is a power of the base, of which there is no end. The Goal is undone along the whole way down to that 1, with
 * numbers of any size beside it; what is left over must be a power of the base, whichever. Nothing is tried, and so nothing is left out.
 *
 * Where the Goal leaves the 1 free (0 × x = 0, x^0 = 1, 1^x, 0^x, (-1)^x, x√1 ...) three powers stand for all. For x = ±b^k each of these
 * depends only on the sign of x, on whether x is whole (k ≥ 0), and for (-1)^x and x√(-1) on how often 2 divides x: not at all if b is odd
 * or k = 0, more than that if b is even and k > 0, less if k < 0. All are the same for every k > 0, and for every k < 0.
 */
export class Pursuit {
  stopped: 'time' | 'memory' | null = null;
  /** Ways on which any number will do where the 1 is further down: nothing is known of those. */
  anyOpen = 0;
  readonly #tables: Tables;
  readonly #budget: Budget;
  readonly #kinds: readonly number[];
  readonly #accept: (meeting: Meeting) => boolean;
  readonly #rest: Rest;
  readonly #factorial: number;
  readonly #canBeNegative: boolean;
  #aimed: readonly number[] = [];
  #one!: Entry;
  #done = false;

  constructor({ tables, powers, canBeNegative }: Run, budget: Budget, accept: (meeting: Meeting) => boolean) {
    this.#tables = tables;
    this.#budget = budget;
    this.#kinds = powers;
    this.#canBeNegative = canBeNegative;
    this.#accept = accept;
    this.#rest = new Rest(tables);
    this.#factorial = tables.states.stocks.kinds.findIndex(({ role }) => role === 'factorial');
  }

  /** True once enough is found. */
  search(): boolean {
    const { aim, states } = this.#tables;
    const byFactorials = Map.groupBy(aim.targets.keys(), (at) => aim.targets[at]!.factorials);
    for (const kind of this.#kinds) {
      const one = states.join(null, null, [kind]);
      if (one === null) continue;
      this.#one = one;
      for (const targets of byFactorials.values()) {
        this.#searchFor(targets, states.stocks.kinds[kind]!.colored);
        if (this.#done || this.stopped !== null) return this.#done;
      }
    }
    return false;
  }

  #searchFor(targets: readonly number[], isExponent: boolean): void {
    const { aim, numbers } = this.#tables;
    const needAfter = (used: Entry): Need | null =>
      used.isLast && !used.isWhole ? null : new Need(used, this.#isRational(used, isExponent), null, null);
    const needs = new Needs(this.#tables, { needAfter });
    const undo = new Undo(this.#tables, needs, (steps) => this.#spend(steps, needs.kept));
    const start = new Need(this.#one, this.#isRational(this.#one, isExponent), null, null);
    this.#aimed = targets.flatMap((at) =>
      aim.numbersFor(at).flatMap(([n, d]) => (start.values.add(n, d) ? [at] : [])),
    );
    const [first] = targets;
    needs.mostFactorials = first === undefined ? 0 : aim.factorialsBeside(first);
    undo.start(start, null);
    for (let used = 0; used < needs.byUsed.length; used++) {
      for (const need of needs.byUsed[used]?.values() ?? []) {
        if (need === null) continue;
        if (need.used.isWhole) this.#lookAt(need);
        if (isExponent && !this.#done) this.#lookAbove(need);
        numbers.rationalOnly = false;
        if (!this.#done && !need.used.isLast) undo.from(need, Infinity);
        if (this.#done || this.stopped !== null) return;
      }
      needs.byUsed[used] = new Map();
    }
  }

  /** Whether what is left can make fractions only. */
  #isRational(used: Entry, isExponent: boolean): boolean {
    return (!isExponent || this.#tables.numbers.limits.wholePowers) && this.#rest.rationalOnly(used);
  }

  #spend(steps: number, kept: number): boolean {
    const { numbers } = this.#tables;
    this.#budget.spend(steps + numbers.work);
    numbers.work = 0;
    if (this.#budget.over) this.stopped = 'time';
    else if (kept > MOST_NEEDS) this.stopped = 'memory';
    return this.stopped === null;
  }

  /** The numbers that the 1 itself would have to be. */
  #lookAt(need: Need): void {
    const { values, anyWays, anyMore, used } = need;
    if (!this.#spend(values.size, 0)) return;
    for (let at = 0; at < values.size && !this.#done; at++)
      for (const power of this.#powersOf(values.n[at]!, values.d[at]!))
        if (this.#offer(used, wayUp(need, at), power, 0)) return;
    if (anyMore) this.anyOpen++;
    for (const [way, { at }] of anyWays.entries()) {
      if (this.#offerAny(used, wayUp(need, -1 - way), 0)) return;
      if (at < 0) this.anyOpen++;
    }
  }

  /** The numbers that the 1 would have to be as an exponent of any number, perhaps with ! behind it. */
  #lookAbove(need: Need): void {
    const { bySize, states } = this.#tables;
    const most = this.#factorial < 0 ? 0 : states.stocks.caps[this.#factorial]!;
    for (const beside of bySize.flatMap((list) => list)) {
      if (!states.fit(need.used.words, beside.words)) continue;
      for (let times = 0; times <= most; times++) {
        const kinds = Array.from({ length: times }, () => this.#factorial);
        const whole = states.join(need.used, beside, kinds);
        if (whole?.isWhole !== true) continue;
        if (need.anyWays.length > 0) this.anyOpen++;
        for (let b = 0; b < beside.values.size; b++) {
          if (!this.#spend(need.values.size * 4, 0)) return;
          for (let at = 0; at < need.values.size; at++)
            if (this.#lookAboveOne(need, at, beside, b, whole, times)) return;
        }
      }
    }
  }

  #lookAboveOne(need: Need, at: number, beside: Entry, b: number, whole: Entry, times: number): boolean {
    const { numbers } = this.#tables;
    const [bn, bd] = [beside.values.n[b]!, beside.values.d[b]!];
    // A power of the base is a fraction, and so is its factorial.
    numbers.rationalOnly = true;
    const found: (readonly [number, number])[] = [];
    const emit = (n: number, d: number) => void found.push([n, d]);
    const undoing = { numbers, operation: 'power', side: 'right', emit } as const;
    invert(undoing, need.values.n[at]!, need.values.d[at]!, bn, bd);
    if (found.length === 0) return false;
    const step = { kind: 'binary', binary: EXPONENT, beside, side: 'right' } as const;
    const { layers, start } = wayUp(need, at);
    const way: WayUp = { start, layers: [{ step, n: bn, d: bd }, ...layers] };
    if (found.some(([, d]) => d === ANY_D)) return this.#offerAny(whole, way, times);
    return this.#unfactored(found, times).some(([n, d]) =>
      this.#powersOf(n, d).some((power) => this.#offer(whole, way, power, times)),
    );
  }

  /** Takes so many ! off. */
  #unfactored(
    list: readonly (readonly [number, number])[],
    times: number,
  ): readonly (readonly [number, number])[] {
    let left = list;
    for (let turn = 0; turn < times; turn++) {
      const next: (readonly [number, number])[] = [];
      for (const [n, d] of left)
        invertUnary(this.#tables.numbers, 'factorial', n, d, (xn, xd) => next.push([xn, xd]));
      left = next;
    }
    return left;
  }

  #powersOf(n: number, d: number): readonly BasePower[] {
    const { numbers } = this.#tables;
    const powers = basePowersOf(numbers, n, d);
    if (powers === null) numbers.dropped++;
    return powers?.filter(({ negative }) => !negative || this.#canBeNegative) ?? [];
  }

  #offer(whole: Entry, { layers, start }: WayUp, power: BasePower, factorials: number): boolean {
    const target = this.#aimed[start]!;
    return (
      this.#tables.aim.leaves(target, this.#factorialsIn(whole)) &&
      (factorials > 0 || !this.#isRuledOut(layers, power)) &&
      this.#pass(layers, target, textOf(power, factorials))
    );
  }

  /** Whether a power that the bounds left is none after all: worked out it comes to a fraction that is not the Goal, or to nothing. */
  #isRuledOut(layers: readonly Layer[], { exponent, negative }: BasePower): boolean {
    const { numbers, aim } = this.#tables;
    const size = Math.abs(exponent);
    if (!numbers.limits.bounded || size > MOST_WORKED_OUT) return false;
    const whole = BigInt(numbers.limits.base) ** BigInt(size) * (negative ? -1n : 1n);
    numbers.take(exponent < 0 ? N.rational(1n, whole) : N.integer(whole));
    const worth = workedUp(numbers, layers, numbers.n, numbers.d);
    return worth === null || (!worth.isRough && aim.meets(worth.n, worth.d, 0) < 0);
  }

  /** Any power will do, unless it makes something undefined: each sort of power once. */
  #offerAny(whole: Entry, { layers, start }: WayUp, factorials: number): boolean {
    const { numbers, aim } = this.#tables;
    const { base } = numbers.limits;
    for (const exponent of [0, 1, -1]) {
      for (const negative of this.#canBeNegative ? [false, true] : [false]) {
        if (factorials > 0 && (exponent < 0 || negative)) continue;
        // The factorial of a factorial is as even as the factorial.
        const size = exponent === 0 ? 1 : factorials > 0 ? FACTORIALS[base]! : base;
        const [n, d] = exponent < 0 ? [1, size] : [size, 1];
        const worth = workedUp(numbers, layers, negative ? -n : n, d);
        if (worth === null) continue;
        const used = this.#factorialsIn(whole);
        const aimed = this.#aimed[start]!;
        const rough = aim.leaves(aimed, used) ? aimed : -1;
        const target = worth.isRough ? rough : aim.meets(worth.n, worth.d, used);
        if (target >= 0 && this.#pass(layers, target, textOf({ exponent, negative }, factorials)))
          return true;
      }
    }
    return false;
  }

  #factorialsIn({ counts }: Entry): number {
    return this.#factorial < 0 ? 0 : counts[this.#factorial]!;
  }

  #pass(layers: readonly Layer[], target: number, text: string): boolean {
    this.#done = this.#accept({ core: this.#one, n: 0, d: 1, layers, target, text });
    return this.#done;
  }
}

function textOf({ exponent, negative }: BasePower, factorials: number): string {
  return `${negative ? '~' : ''}1${exponent === 0 ? '' : `e${exponent}`}${'!'.repeat(factorials)}`;
}
