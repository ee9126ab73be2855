/** The one with the least oddness, the first of equals; null of none. */
export function plainest<Written>(
  all: readonly (readonly Written[])[],
  oddness: (written: readonly Written[]) => number,
): readonly Written[] | null {
  const [best] = all.toSorted((one, other) => oddness(one) - oddness(other));
  return best ?? null;
}
