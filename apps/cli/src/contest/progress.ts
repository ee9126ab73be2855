/** A bar on standard error, where that is a terminal. */
export class ProgressBar {
  readonly #what: string;
  readonly #total: number;
  #done = 0;

  constructor(what: string, total: number) {
    this.#what = what;
    this.#total = total;
  }

  step(): void {
    this.#done++;
    if (!process.stderr.isTTY) return;
    const width = 30;
    const full = Math.round((width * this.#done) / this.#total);
    process.stderr.write(
      `\r${'█'.repeat(full)}${'·'.repeat(width - full)} ${this.#done}/${this.#total} ${this.#what}`,
    );
  }

  done(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  }
}
