/** Rows that something outgrew, by their length: the next to grow takes them, so that growing makes no garbage. */
const spare = new Map<number, Int32Array[]>();
/** How many numbers may lie here: 8 MB. */
const MOST = 1 << 21;
/** Shorter ones cost nothing. */
const LEAST = 32;
let lying = 0;

/** A row of so many numbers, all 0. */
export function takeRow(length: number): Int32Array {
  const row = length < LEAST ? undefined : spare.get(length)?.pop();
  if (row === undefined) return new Int32Array(length);
  lying -= length;
  return row.fill(0);
}

/** Nobody looks at this row any more. */
export function leaveRow(row: Int32Array): void {
  if (row.length < LEAST || lying + row.length > MOST) return;
  lying += row.length;
  const rows = spare.get(row.length);
  if (rows === undefined) spare.set(row.length, [row]);
  else rows.push(row);
}
