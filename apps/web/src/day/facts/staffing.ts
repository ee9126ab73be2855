/** Seconds that a line takes somebody who has found the knack; one with the points of the sheet behind it is longer. */
const [LINE, LONG_LINE] = [6, 8];

/** Minutes that so many people need for what is left to type: sheets without an entry, and those that wait for their second. */
export function typingMinutes(none: number, once: number, confirm: string, people: number): number {
  const seconds = confirm === 'checked' ? LONG_LINE : LINE;
  const lines = once + none * (confirm === 'two-entries' ? 2 : 1);
  return Math.ceil((lines * seconds) / people / 60);
}
