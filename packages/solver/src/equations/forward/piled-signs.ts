import type { KeptNumbers } from './kept-numbers.ts';
import { rootOfRoots } from '../numbers/root-piles.ts';
import type { Entry } from '../cubes/state.ts';

/** Piles of √ above one number are followed so high, and a little higher where other signs may be among them. */
const ROOTS_PILED = 12;
const ROOTS_PILED_AMONG = 24;
/** Piles that end by themselves: whole roots of whole numbers, primes up to 200, numbers of factors. */
const MOST_PILED = 64;

/** Signs before and behind one number and, where they may be used without end, one above the other. */
export class PiledSigns {
  /** Piles of signs that were not followed to their end, and those of √ above what is no fraction, which have none. */
  open = 0;
  rootsOpen = 0;
  /** Factorials too long to follow that leave another ! to use. */
  loneGiants = 0;
  readonly #kept: KeptNumbers;
  #atMost = MOST_PILED;

  constructor(kept: KeptNumbers) {
    this.#kept = kept;
  }

  /** How many signs are piled on one number at most. */
  get most(): number {
    // Factorials have no end either.
    return this.#kept.signs.unaries.some(({ sign }) => sign === '!') ? ROOTS_PILED : this.#atMost;
  }

  /** Higher piles are left out, for a look that need prove nothing. */
  pileAtMost(height: number): void {
    this.#atMost = height;
  }

  /** Signs before and behind one number, again and again until nothing new comes of it. */
  pileAll(): void {
    const { fresh, numbers, signs } = this.#kept;
    const { unaries } = signs;
    if (unaries.length === 0) return;
    const mostRoots = unaries.length > 1 ? ROOTS_PILED_AMONG : ROOTS_PILED;
    const done = new Map<Entry, number>();
    for (let turn = 0; ; turn++) {
      const open = [...fresh.values()].filter((entry) => (done.get(entry) ?? 0) < entry.values.size);
      if (open.length === 0 || this.#kept.stopped !== null) return;
      if (turn >= this.most) {
        this.open++;
        return;
      }
      const isHigh = turn >= mostRoots && !numbers.limits.wholePowers;
      for (const entry of open) {
        const [from, to] = [done.get(entry) ?? 0, entry.values.size];
        done.set(entry, to);
        this.pileOne(entry, from, to, isHigh);
      }
    }
  }

  /** Piles of √ on numerals. */
  pileRoots(): void {
    const kept = this.#kept;
    const root = kept.signs.unaries[0]!.kind;
    const leaves = [...kept.fresh.values()].map((entry) => ({ entry, size: entry.values.size }));
    for (const { entry, size } of leaves) {
      let target: Entry | null = entry;
      for (let height = 1; height <= ROOTS_PILED; height++) {
        target = kept.states.join(target, null, [root]);
        if (target === null || !kept.spend(size)) break;
        for (let at = 0; at < size; at++) {
          const [n, d] = [entry.values.n[at]!, entry.values.d[at]!];
          if (n === 0) kept.put(target, 0, 1);
          else if (n > 0 && rootOfRoots(kept.numbers, n, d, height)) kept.putResult(target);
        }
      }
      this.rootsOpen++;
    }
  }

  /** Every sign once, with the numbers from one place to another. */
  pileOne(entry: Entry, from: number, to = entry.values.size, fractionsOnly = false): void {
    const kept = this.#kept;
    const { numbers, states } = kept;
    const { values } = entry;
    for (const { kind, operation } of kept.signs.unaries) {
      if (!kept.isEndless && entry.counts[kind]! >= states.stocks.caps[kind]!) continue;
      const target = states.join(entry, null, [kind]);
      if (
        target === null ||
        kept.isPursued(target) ||
        (target.isLast && !target.isWhole) ||
        !kept.spend(values.size * 4)
      )
        continue;
      const giants = numbers.giants;
      for (let at = from; at < to; at++) {
        const [n, d] = [values.n[at]!, values.d[at]!];
        if (fractionsOnly && d === 0) this.rootsOpen++;
        else if (numbers.unary(operation, n, d)) kept.putResult(target);
      }
      if (numbers.giants > giants && target.counts[kind]! < 2) this.loneGiants++;
    }
  }
}
