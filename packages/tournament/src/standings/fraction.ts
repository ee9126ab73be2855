/** An exact figure of standings: a whole number over another, in lowest terms, the lower one positive. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export function fraction(over: number | bigint, under: number | bigint = 1n): Fraction {
  let [a, b] = [BigInt(over), BigInt(under)];
  // Most figures are whole.
  if (b === 1n) return { over: a, under: b };
  if (b < 0n) [a, b] = [-a, -b];
  let [x, y] = [a < 0n ? -a : a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x > 1n ? { over: a / x, under: b / x } : { over: a, under: b };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  if (a.under === b.under) return fraction(a.over + b.over, a.under);
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function sum(all: readonly Fraction[]): Fraction {
  return all.reduce(plus, fraction(0));
}

/** Null for no figures at all. */
export function mean(all: readonly Fraction[]): Fraction | null {
  const { over, under } = sum(all);
  return all.length === 0 ? null : fraction(over, under * BigInt(all.length));
}

/** Negative if a is less than b. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** `"7"` or `"47/3"`. */
export function makeFraction({ over, under }: Fraction): string {
  return under === 1n ? String(over) : `${over}/${under}`;
}
