/** The name that a misspelt one was probably meant to be; null if none is near. */
export function meant(word: string, names: Iterable<string>): string | null {
  let [best, least]: [string | null, number] = [null, Math.max(1, Math.floor(word.length / 3)) + 1];
  for (const name of names) {
    const away = distance(word.toLowerCase(), name.toLowerCase());
    if (away < least) [best, least] = [name, away];
  }
  return best;
}

/** Letters to insert, drop, change or swap with the next one. */
export function distance(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, before[column - 2]! + 1);
      next.push(cost);
    }
    [before, last] = [last, next];
  }
  return last[b.length]!;
}
