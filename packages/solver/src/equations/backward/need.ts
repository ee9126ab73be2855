import type { Step } from '../numbers/layers.ts';
import type { SizeIndex } from '../numbers/size-index.ts';
import type { Entry } from '../cubes/state.ts';
import { ValueSet } from '../cubes/value-set.ts';

/** Where a needed number came from: the number around it, the step that was undone, and the number beside. */
export interface Origin {
  readonly need: Need;
  readonly at: number;
  readonly step: Step;
  readonly besideAt: number;
}

const FIRST_SIZE = 4;
/** Origins of one number of "any number" that are kept: they differ in what makes it undefined. */
const MOST_WAYS = 64;

/** Numbers still needed once some cubes are used up around them. */
export class Need {
  readonly used: Entry;
  /** What is left can make fractions only. */
  readonly rationalOnly: boolean;
  /** The tables to look the numbers up in, once the rest is small enough. */
  readonly index: SizeIndex | null;
  /** The rest if it can be one multiset only, and all numbers are small fractions: then it is looked up in that. */
  readonly only: Entry | null;
  readonly values = new ValueSet();
  /** Ways to "any number", each with its origin; and whether there were more. */
  readonly anyWays: Origin[] = [];
  anyMore = false;
  /** Numbers with more bits than this cannot be made of what is left. */
  mostBits = Infinity;
  readonly #needs: Need[] = [];
  readonly #steps: Step[] = [];
  /** Four numbers for each value: the needs and steps by their places. */
  #origins = new Uint32Array(FIRST_SIZE * 4);

  constructor(used: Entry, rationalOnly: boolean, index: SizeIndex | null, only: Entry | null) {
    this.used = used;
    this.rationalOnly = rationalOnly;
    this.index = index;
    this.only = only;
  }

  /** False if it was there already. */
  add(n: number, d: number, need: Need, at: number, step: Step, besideAt: number): boolean {
    if (!this.values.add(n, d)) return false;
    const place = (this.values.size - 1) * 4;
    if (place === this.#origins.length) {
      const longer = new Uint32Array(place * 2);
      longer.set(this.#origins);
      this.#origins = longer;
    }
    if (this.#needs.at(-1) !== need) this.#needs.push(need);
    if (this.#steps.at(-1) !== step) this.#steps.push(step);
    this.#origins[place] = this.#needs.length - 1;
    this.#origins[place + 1] = at;
    this.#origins[place + 2] = this.#steps.length - 1;
    this.#origins[place + 3] = besideAt;
    return true;
  }

  addAny(origin: Origin): void {
    if (this.anyWays.length < MOST_WAYS) this.anyWays.push(origin);
    else this.anyMore = true;
  }

  /** Null for a number of the Goal. */
  originOf(at: number): Origin | null {
    const place = at * 4;
    const step = this.#steps[this.#origins[place + 2]!];
    if (step === undefined) return null;
    return {
      need: this.#needs[this.#origins[place]!]!,
      at: this.#origins[place + 1]!,
      step,
      besideAt: this.#origins[place + 3]!,
    };
  }
}
