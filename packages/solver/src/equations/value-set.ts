const FIRST_SIZE = 8;

/** A set of numbers of the search, each a pair (n, d): open addressing in typed arrays. */
export class ValueSet {
  size = 0;
  /** The members in the order they came. */
  n: Float64Array = new Float64Array(FIRST_SIZE / 2);
  d: Float64Array = new Float64Array(FIRST_SIZE / 2);
  /** Place of a member plus one; 0 is free. */
  #slots: Uint32Array = new Uint32Array(FIRST_SIZE);

  /** False if it was there already. */
  add(n: number, d: number): boolean {
    const mask = this.#slots.length - 1;
    let slot = hash(n, d) & mask;
    for (let at = this.#slots[slot]!; at !== 0; at = this.#slots[slot]!) {
      if (this.n[at - 1] === n && this.d[at - 1] === d) return false;
      slot = (slot + 1) & mask;
    }
    if (this.size === this.n.length) {
      this.#grow();
      return this.add(n, d);
    }
    this.n[this.size] = n;
    this.d[this.size] = d;
    this.#slots[slot] = ++this.size;
    return true;
  }

  has(n: number, d: number): boolean {
    const mask = this.#slots.length - 1;
    let slot = hash(n, d) & mask;
    for (let at = this.#slots[slot]!; at !== 0; at = this.#slots[slot]!) {
      if (this.n[at - 1] === n && this.d[at - 1] === d) return true;
      slot = (slot + 1) & mask;
    }
    return false;
  }

  /** The place of a member, or -1. */
  indexOf(n: number, d: number): number {
    const mask = this.#slots.length - 1;
    let slot = hash(n, d) & mask;
    for (let at = this.#slots[slot]!; at !== 0; at = this.#slots[slot]!) {
      if (this.n[at - 1] === n && this.d[at - 1] === d) return at - 1;
      slot = (slot + 1) & mask;
    }
    return -1;
  }

  #grow(): void {
    const { n, d } = this;
    this.n = new Float64Array(n.length * 2);
    this.d = new Float64Array(d.length * 2);
    this.n.set(n);
    this.d.set(d);
    this.#slots = new Uint32Array(this.#slots.length * 2);
    const mask = this.#slots.length - 1;
    for (let at = 0; at < this.size; at++) {
      let slot = hash(n[at]!, d[at]!) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = at + 1;
    }
  }
}

/** Both halves of each number count; numbers of the search are integers below 2^53. */
function hash(n: number, d: number): number {
  let mixed = Math.imul(n | 0, 0x9e3779b1) ^ Math.imul((n / 4294967296) | 0, 0x85ebca6b);
  mixed ^= Math.imul(d | 0, 0xc2b2ae35) ^ Math.imul((d / 4294967296) | 0, 0x27d4eb2f);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}
