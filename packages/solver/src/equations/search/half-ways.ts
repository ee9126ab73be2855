/** Ways to join some numbers of a hand that are kept. */
const MOST_WAYS = 1 << 18;
/** Places to look one up for the largest hands, a power of two; small ones are soon done and must not wait for all of these to be emptied. */
const SLOTS = 1 << 20;
const LARGEST_HAND = 8;

/**
 * What groups of numbers make with choices of operations: a list for each pair of these, without repeats. One store serves all hands, one
 * after the other, since it takes some megabytes.
 */
export class HalfWays {
  readonly n = new Float64Array(MOST_WAYS);
  readonly d = new Float64Array(MOST_WAYS);
  /** Which two ways are joined; -1, -2 … is a number of the hand itself. */
  readonly left = new Int32Array(MOST_WAYS);
  readonly right = new Int32Array(MOST_WAYS);
  /** The operation between them. */
  readonly by = new Uint8Array(MOST_WAYS);
  /** Where each list begins and ends. */
  from = new Int32Array();
  to = new Int32Array();
  readonly #slots = new Int32Array(SLOTS);
  /** The same by what is left of a number beyond multiples of k, where these are wanted. */
  readonly #residues: Int32Array;
  readonly #k: number;
  #count = 1;
  #mask = SLOTS - 1;

  constructor(k: number | null = null) {
    this.#k = k ?? 0;
    this.#residues = new Int32Array(k === null ? 0 : SLOTS);
  }

  get count(): number {
    return this.#count;
  }

  /** For a hand of so many numbers. */
  empty(lists: number, numbers: number): void {
    this.from = new Int32Array(lists);
    this.to = new Int32Array(lists);
    this.#mask = (SLOTS >> (2 * (LARGEST_HAND - numbers))) - 1;
    this.#slots.fill(0, 0, this.#mask + 1);
    this.#residues.fill(0, 0, this.#mask + 1);
    // No way has the number 0, which stands for an empty slot.
    this.#count = 1;
  }

  /** Adds to the list that was begun last. */
  keep(list: number, n: number, d: number, left: number, right: number, by: number): void {
    if (this.#count === MOST_WAYS || this.#count > this.#mask >> 1) return;
    const from = this.from[list]!;
    let slot = hashOf(list, n, d) & this.#mask;
    for (let way = this.#slots[slot]!; way !== 0; way = this.#slots[slot]!) {
      if (way >= from && this.n[way] === n && this.d[way] === d) return;
      slot = (slot + 1) & this.#mask;
    }
    const way = this.#count++;
    this.#slots[slot] = way;
    this.n[way] = n;
    this.d[way] = d;
    this.left[way] = left;
    this.right[way] = right;
    this.by[way] = by;
    if (this.#k > 0) this.#keepResidue(list, way);
  }

  /** The first way of each residue is enough. */
  #keepResidue(list: number, way: number): void {
    const [n, d] = [this.n[way]!, this.d[way]!];
    const slot = this.#slotOfResidue(list, n, d);
    if (this.#residues[slot] === 0) this.#residues[slot] = way;
  }

  /** Where a way with this residue is, or the empty slot for it. */
  #slotOfResidue(list: number, n: number, d: number): number {
    const step = this.#k * d;
    const rest = residueOf(n, step);
    const [from, to] = [this.from[list]!, this.to[list]!];
    let slot = hashOf(list, rest, d) & this.#mask;
    for (let way = this.#residues[slot]!; way !== 0; way = this.#residues[slot]!) {
      const isOwn = way >= from && (to === 0 || way < to);
      if (isOwn && this.d[way] === d && residueOf(this.n[way]!, step) === rest) return slot;
      slot = (slot + 1) & this.#mask;
    }
    return slot;
  }

  /** A way to make a number that differs from this one by a multiple of k, perhaps by none, in a list; or 0. */
  findResidue(list: number, n: number, d: number): number {
    return this.#residues[this.#slotOfResidue(list, n, d)]!;
  }

  /** The way to make this number in a list, or 0. */
  find(list: number, n: number, d: number): number {
    const [from, to] = [this.from[list]!, this.to[list]!];
    let slot = hashOf(list, n, d) & this.#mask;
    for (let way = this.#slots[slot]!; way !== 0; way = this.#slots[slot]!) {
      if (way >= from && way < to && this.n[way] === n && this.d[way] === d) return way;
      slot = (slot + 1) & this.#mask;
    }
    return 0;
  }
}

function residueOf(n: number, step: number): number {
  const rest = n % step;
  return rest < 0 ? rest + step : rest;
}

function hashOf(list: number, n: number, d: number): number {
  let hash = Math.imul(n | 0, 0x9e3779b1) ^ Math.imul(d | 0, 0x85ebca6b) ^ Math.imul(list, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}
