/** Tables whose people are others than when slips were printed; null if nothing was printed yet. */
export function changedTables(
  printed: string | undefined,
  seats: Readonly<Record<string, string>>,
): readonly number[] | null {
  if (printed === undefined) return null;
  let before: Readonly<Record<string, string>>;
  try {
    before = JSON.parse(printed) as Readonly<Record<string, string>>;
  } catch {
    return null;
  }
  return Object.keys(seats)
    .filter((number) => before[number] !== seats[number])
    .map(Number)
    .toSorted((a, b) => a - b);
}
