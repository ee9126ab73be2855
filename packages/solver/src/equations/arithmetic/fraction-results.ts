import { EXACT, gcd, wholePower, wholeRoot } from './fractions.ts';

const NO_EXTRAS: readonly (readonly [number, number])[] = [];

/**
 * What an operation came to, left in `n` and `d` so that nothing is allocated: a small fraction in lowest terms with d > 0, or
 * with d ≤ 0 something else. Here are the operations on small fractions that come to small fractions.
 */
export class FractionResults {
  n = 0;
  d = 1;
  /** A second result: the simple fraction that the first may be. */
  hasExtra = false;
  extraN = 0;
  extraD = 1;
  /** All further results, n and d in turn: with √ = i of a fractional power. They count only beside a second result. */
  more: readonly number[] = [];

  /** All results but the first; the next operation changes nothing of it. */
  get extras(): readonly (readonly [number, number])[] {
    if (!this.hasExtra) return NO_EXTRAS;
    const extras = [[this.extraN, this.extraD] as const];
    for (let at = 0; at < this.more.length; at += 2) extras.push([this.more[at]!, this.more[at + 1]!]);
    return extras;
  }

  /** Whether this is a result of the last operation. */
  isResult(n: number, d: number): boolean {
    return (this.n === n && this.d === d) || (this.hasExtra && this.#isExtra(n, d));
  }

  #isExtra(n: number, d: number): boolean {
    if (this.extraN === n && this.extraD === d) return true;
    for (let at = 0; at < this.more.length; at += 2)
      if (this.more[at] === n && this.more[at + 1] === d) return true;
    return false;
  }

  /** Leaves several results; false if there are none. */
  protected leaveAll(pairs: readonly number[]): boolean {
    if (pairs.length === 0) return false;
    this.hasExtra = pairs.length > 2;
    if (this.hasExtra) {
      [this.extraN, this.extraD] = [pairs[2]!, pairs[3]!];
      this.more = pairs.slice(4);
    }
    return this.leave(pairs[0]!, pairs[1]!);
  }

  /** Leaves a result. */
  protected leave(n: number, d: number): true {
    this.n = n === 0 ? 0 : n;
    this.d = d;
    return true;
  }

  /** Leaves a fraction in lowest terms; d > 0. */
  reduce(n: number, d: number): void {
    const common = n === 0 ? d : d === 1 ? 1 : gcd(Math.abs(n), d);
    this.n = n === 0 ? 0 : n / common;
    this.d = d / common;
  }

  protected sum(an: number, ad: number, bn: number, bd: number): boolean {
    if (ad === 1 && bd === 1) {
      const sum = an + bn;
      return Math.abs(sum) < EXACT && this.leave(sum, 1);
    }
    const left = an * bd;
    const right = bn * ad;
    const sum = left + right;
    const below = ad * bd;
    if (below >= EXACT || Math.abs(left) >= EXACT || Math.abs(right) >= EXACT || Math.abs(sum) >= EXACT)
      return false;
    if (sum === 0) return this.leave(0, 1);
    const common = gcd(Math.abs(sum), below);
    return this.leave(sum / common, below / common);
  }

  protected product(an: number, ad: number, bn: number, bd: number): boolean {
    const above = an * bn;
    const below = ad * bd;
    if (below >= EXACT || Math.abs(above) >= EXACT) return false;
    if (below === 1 || above === 0) return this.leave(above, 1);
    const common = gcd(Math.abs(above), below);
    return this.leave(above / common, below / common);
  }

  /** a^b where it is a small fraction. */
  protected fractionalPower(an: number, ad: number, bn: number, bd: number): boolean {
    const [above, below] = [wholeRoot(Math.abs(an), bd), wholeRoot(ad, bd)];
    if (above === null || below === null) return false;
    if (above === 1 && below === 1) return this.leave(an < 0 && bn % 2 !== 0 ? -1 : 1, 1);
    if (Math.abs(bn) >= 60) return false;
    const [up, down] = [wholePower(an < 0 ? -above : above, Math.abs(bn)), wholePower(below, Math.abs(bn))];
    if (Math.abs(up) >= EXACT || down >= EXACT) return false;
    if (bn >= 0) return this.leave(up, down);
    return up < 0 ? this.leave(-down, -up) : this.leave(down, up);
  }
}
