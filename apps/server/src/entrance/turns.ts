/** So many requests are begun in a row. */
const IN_A_ROW = 4;

/** Requests that come together are begun a few at a time, and between them whoever plays is heard. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #due = false;

  take(begin: () => void): void {
    this.#waiting.push(begin);
    this.#goOn();
  }

  #goOn(): void {
    if (this.#due || this.#waiting.length === 0) return;
    this.#due = true;
    setImmediate(() => {
      this.#due = false;
      const some = this.#waiting.splice(0, IN_A_ROW);
      this.#goOn();
      for (const begin of some) begin();
    });
  }
}
