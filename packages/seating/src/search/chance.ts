/** A stream of chance from a seed: the same on every machine. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    // Seeds may be any whole number; near ones must not give near streams.
    const folded = Math.imul((seed % 4294967296) ^ Math.floor(seed / 4294967296), 2654435761) ^ 0x5bd1e995;
    this.#state = folded === 0 ? 1 : folded;
    for (let warm = 0; warm < 8; warm++) this.next();
  }

  /** 32 bits, never all zero (xorshift). */
  next(): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return x >>> 0;
  }

  /** A whole number from 0 to below the given one. */
  below(most: number): number {
    return Math.floor((this.next() / 4294967296) * most);
  }
}

/** −ln of evenly spread chances, by a series of plain arithmetic, because Math.log may differ between machines. */
export const PATIENCE = Float64Array.from({ length: 4096 }, (_, index) => -logarithm((index + 0.5) / 4096));

function logarithm(x: number): number {
  let [value, shift] = [x, 0];
  for (; value < 0.75; value *= 2) shift++;
  const ratio = (value - 1) / (value + 1);
  let [sum, power] = [0, ratio];
  for (let term = 1; term < 40; term += 2, power *= ratio * ratio) sum += power / term;
  return 2 * sum - shift * Math.LN2;
}
