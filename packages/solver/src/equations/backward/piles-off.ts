import { signOf, sizeOf } from '../arithmetic/intervals.ts';
import type { Step } from '../numbers/layers.ts';
import type { Need } from './need.ts';
import type { Needs } from './needs.ts';
import type { Unary } from '../cubes/signs.ts';
import type { Tables } from '../forward/tables.ts';

/** How high piles are that are taken off, and how long numbers are that can be under them, in bits. */
export interface Heights {
  readonly from: number;
  readonly to: number;
  readonly size: number;
}

/** A pile of signs that is taken off, and where the number under it goes. */
interface Pile {
  readonly next: Need;
  readonly step: Step & { readonly kind: 'pile' };
}

/**
 * Takes piles of √ off what is needed: w, w², w⁴ and so on. What they come to is needed in place of the pile, so that tables need not hold
 * piles on numbers of that size.
 */
export class PilesOff {
  readonly #tables: Tables;
  readonly #needs: Needs;
  /** Counts steps; false once there are too many. */
  readonly #spend: (steps: number) => boolean;

  constructor(tables: Tables, needs: Needs, spend: (steps: number) => boolean) {
    this.#tables = tables;
    this.#needs = needs;
    this.#spend = spend;
  }

  /** From all that is needed with so many cubes used; false if cut short. */
  from(used: number, rest: number, unary: Unary, { from, to, size }: Heights): boolean {
    const needs = [...(this.#needs.byUsed[used]?.values() ?? [])].filter((need) => need !== null);
    const sizes = needs.map(({ values }) => values.size);
    for (const [place, need] of needs.entries()) {
      const piles = this.#pilesOver(need, unary, rest, to);
      for (const [at] of need.anyWays.entries())
        for (const { next, step } of piles.slice(0, this.#tables.states.stocks.caps[unary.kind]))
          next.addAny({ need, at: -1 - at, step, besideAt: -1 });
      if (need.anyMore) for (const { next } of piles) next.anyMore = true;
      for (let at = 0; at < sizes[place]!; at++)
        if (!this.#takeOff(need, at, piles.slice(from - 1), size)) return false;
    }
    return true;
  }

  /** Where what is under a pile goes, by its height; as far as there are such cubes. */
  #pilesOver(need: Need, unary: Unary, rest: number, most: number): readonly Pile[] {
    const piles: Pile[] = [];
    let { used } = need;
    for (let height = 1; height <= most; height++) {
      const next = this.#needs.after(used, null, [unary.kind], rest);
      if (next === null) break;
      piles.push({ next, step: { kind: 'pile', unary, height } });
      used = next.used;
    }
    return piles;
  }

  #takeOff(need: Need, at: number, piles: readonly Pile[], farthest: number): boolean {
    const { numbers } = this.#tables;
    const [n, d] = [need.values.n[at]!, need.values.d[at]!];
    const isFixed = d === 1 && (n === 0 || n === 1);
    const known = isFixed ? null : numbers.knownOf(n, d);
    // No root is negative.
    if (d < 0 || (known !== null && signOf(known) < 0)) return true;
    const [lo, hi] = known === null ? [0, 0] : sizeOf(known);
    for (const pile of piles) {
      const times = 2 ** pile.step.height;
      const [least, most] = pile.next.index?.sizes ?? [-farthest, farthest];
      // It only gets further away.
      if ((lo > 0 && lo * times > most + 1) || (hi < 0 && hi * times < least - 1)) return true;
      if (!this.#spend(1)) return false;
      numbers.rationalOnly = pile.next.rationalOnly;
      if (isFixed) this.#add(pile, n, d, need, at);
      else if (numbers.rawPower(n, d, times, 1)) {
        const { extras } = numbers;
        this.#add(pile, numbers.n, numbers.d, need, at);
        for (const [more, below] of extras) this.#add(pile, more, below, need, at);
      }
    }
    return true;
  }

  #add({ next, step }: Pile, n: number, d: number, need: Need, at: number): void {
    if (next.only !== null && !this.#needs.mayBeIn(next.only, n, d)) return;
    if (this.#needs.isWanted(next, n, d) && next.add(n, d, need, at, step, -1)) this.#needs.kept++;
  }
}
