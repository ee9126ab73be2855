/** A usage by its place among all of its sort. */
export interface Numbered {
  readonly id: number;
}

/**
 * Which older usages serve as well as a newer one, remembered while the same newer one is asked about: a batch meets the
 * same older ones again and again, and looking up is cheaper than comparing.
 */
export class Serving<Batch extends Numbered> {
  readonly #serves: (older: Batch, newer: Batch) => boolean;
  /** For each older one: twice the round in which it was asked about, and one more if it serves. */
  #answers = new Int32Array(64);
  #round = 0;
  #newer: Batch | null = null;

  constructor(serves: (older: Batch, newer: Batch) => boolean) {
    this.#serves = serves;
  }

  does(older: Batch, newer: Batch): boolean {
    if (newer !== this.#newer) {
      this.#newer = newer;
      this.#round++;
    }
    const { id } = older;
    if (id >= this.#answers.length) this.#grow(id);
    const known = this.#answers[id]!;
    if (known >> 1 === this.#round) return (known & 1) !== 0;
    const serves = this.#serves(older, newer);
    this.#answers[id] = 2 * this.#round + Number(serves);
    return serves;
  }

  #grow(id: number): void {
    const longer = new Int32Array(2 * (id + 1));
    longer.set(this.#answers);
    this.#answers = longer;
  }
}
