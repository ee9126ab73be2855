/** Rows that something outgrew, by the power of two that is their length: the next to grow takes them, so that growing makes no garbage. */
const spare: readonly Int32Array[][] = Array.from({ length: 32 }, () => []);
/** How many numbers may lie here: 8 MB, with what a row takes beside its numbers. */
const MOST = 1 << 21;
const BESIDE = 32;
let lying = 0;

const powerOf = (length: number): number => 31 - Math.clz32(length);

/** A row of so many numbers, a power of two, all 0 or whatever is asked for. */
export function takeRow(length: number, value = 0): Int32Array {
  const row = spare[powerOf(length)]?.pop();
  if (row === undefined) return value === 0 ? new Int32Array(length) : new Int32Array(length).fill(value);
  lying -= length + BESIDE;
  return row.fill(value);
}

/** Nobody looks at this row any more. */
export function leaveRow(row: Int32Array): void {
  if (row.length < 2 || lying > MOST) return;
  lying += row.length + BESIDE;
  spare[powerOf(row.length)]?.push(row);
}
