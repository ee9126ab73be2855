const FIRST_SIZE = 8;
const NO_NUMBERS = new Float64Array(0);
/** One free slot: nothing is found in it, and the first number makes it grow. */
const NO_SLOTS = new Uint32Array(1);

/** The bits of a quotient. */
const QUOTIENT = new Float64Array(1);
const BITS = new Uint32Array(QUOTIENT.buffer);

/**
 * A set of numbers of the search, each a pair (n, d): open addressing in typed arrays. Fractions are placed by their quotient as a
 * floating-point number. Division rounds correctly, so that n/d below 2^53 need not be in lowest terms to be found.
 */
export class ValueSet {
  size = 0;
  /** Whether every member is a small fraction. */
  isPlain = true;
  /** The members in the order they came. */
  n: Float64Array = NO_NUMBERS;
  d: Float64Array = NO_NUMBERS;
  /** Place of a member plus one; 0 is free. */
  #slots: Uint32Array = NO_SLOTS;

  /** Of a number in lowest terms; false if it was there already. */
  add(n: number, d: number): boolean {
    const slot = this.#slotOf(n, d);
    if (this.#slots[slot] !== 0) return false;
    this.#append(slot, n, d);
    return true;
  }

  has(n: number, d: number): boolean {
    return this.#slots[this.#slotOf(n, d)] !== 0;
  }

  /** The place of a member, or -1. */
  indexOf(n: number, d: number): number {
    return this.#slots[this.#slotOf(n, d)]! - 1;
  }

  /** The place of a fraction that need not be in lowest terms, or -1. Both parts are integers below 2^53, d > 0. */
  indexOfFraction(n: number, d: number): number {
    return this.#slots[this.#slotOfFraction(n, d)]! - 1;
  }

  /** The slot of a member, or the free one where it belongs. */
  #slotOf(n: number, d: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hash(n, d) & mask;
    for (let at = slots[slot]!; at !== 0; at = slots[slot]!) {
      if (this.n[at - 1] === n && this.d[at - 1] === d) return slot;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #slotOfFraction(n: number, d: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hash(n, d) & mask;
    for (let at = slots[slot]!; at !== 0; at = slots[slot]!) {
      const below = this.d[at - 1]!;
      if (below === d ? this.n[at - 1] === n : below > 0 && isTimes(this.n[at - 1]!, below, n, d))
        return slot;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #append(free: number, n: number, d: number): void {
    let slot = free;
    if (this.size === this.n.length) {
      this.#grow();
      slot = this.#slotOf(n, d);
    }
    if (d <= 0) this.isPlain = false;
    this.n[this.size] = n;
    this.d[this.size] = d;
    this.#slots[slot] = ++this.size;
  }

  #grow(): void {
    const { n, d } = this;
    const length = Math.max(FIRST_SIZE, n.length * 4);
    this.n = new Float64Array(length / 2);
    this.d = new Float64Array(length / 2);
    this.n.set(n);
    this.d.set(d);
    const slots = (this.#slots = new Uint32Array(length));
    const mask = length - 1;
    for (let at = 0; at < this.size; at++) {
      let slot = hash(n[at]!, d[at]!) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = at + 1;
    }
  }
}

/** Whether n/d is a/b with both parts multiplied. A quotient of integers below 2^53 is whole only if it is exact. */
function isTimes(a: number, b: number, n: number, d: number): boolean {
  const times = d / b;
  return Math.floor(times) === times && a * times === n;
}

/** Numbers that are no fractions have d ≤ 0 and are told apart by n; -0 is 0. */
function hash(n: number, d: number): number {
  QUOTIENT[0] = d > 0 ? n / d + 0 : n + 0.5;
  let mixed = Math.imul(BITS[0]!, 0x9e3779b1) ^ Math.imul(BITS[1]!, 0x85ebca6b);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}
