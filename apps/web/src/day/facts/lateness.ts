/** A sheet that is out for so long after the writing time is wholly red. */
const WHOLLY = 10 * 60_000;

/** How late the sheets of the room are that are not in: 0 when writing ends, 100 ten minutes later. */
export function lateness(since: number): number {
  return Math.round((100 * Math.min(WHOLLY, Math.max(0, since))) / WHOLLY);
}
