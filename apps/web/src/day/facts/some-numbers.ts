/** A few numbers in a row, neighbours as `4–11`, and how many there are if these are not all. */
export function someNumbers(numbers: readonly number[], most = 8): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] + 1 === number) last[1] = number;
    else runs.push([number, number]);
  }
  const shown = runs.flatMap(([from, to]) =>
    to - from > 1 ? [`${from}–${to}`] : from === to ? [`${from}`] : [`${from}`, `${to}`],
  );
  return shown.length > most ? `${shown.slice(0, most).join(', ')} … (${numbers.length})` : shown.join(', ');
}
