/** A fraction as the slow twin has it: a pair of whole numbers. */
export type Ratio = readonly [over: number, under: number];

const add = (a: Ratio, b: Ratio): Ratio => [a[0] * b[1] + b[0] * a[1], a[1] * b[1]];
export const less = (a: Ratio, b: Ratio): boolean => a[0] * b[1] < b[0] * a[1];
export const average = (all: readonly Ratio[]): Ratio | null => {
  if (all.length === 0) return null;
  const [over, under] = reduced(all.reduce((a, b) => reduced(add(a, b)), [0, 1]));
  return reduced([over, under * all.length]);
};
export function reduced([over, under]: Ratio): Ratio {
  for (let by = Math.min(Math.abs(over) || under, under); by > 1; by--)
    if (over % by === 0 && under % by === 0) return [over / by, under / by];
  return [over, under];
}
export function ratioText(ratio: Ratio | null): string | null {
  if (ratio === null) return null;
  const [over, under] = reduced(ratio);
  return under === 1 ? `${over === 0 ? 0 : over}` : `${over}/${under}`;
}
