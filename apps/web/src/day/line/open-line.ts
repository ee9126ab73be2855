import type { DayLine } from './line.ts';
import { networkDayLine } from './network-line.ts';

/** The day that is open in this tab. Going from room to room keeps its line; leaving the day closes it. */
let opened: { readonly id: string; readonly line: Promise<DayLine> } | null = null;

export function openLine(id: string): Promise<DayLine> {
  if (opened?.id === id) return opened.line;
  closeLine();
  const line = networkDayLine(id);
  const mine = { id, line };
  opened = mine;
  // What could not be opened is opened anew the next time.
  line.catch(() => {
    if (opened === mine) opened = null;
  });
  return line;
}

export function closeLine(): void {
  void opened?.line.then(
    (line) => line.close(),
    () => {},
  );
  opened = null;
}

/** Called when a room is left: another room of the same day opens in the next moment, or none does. */
export function leaveLine(id: string): void {
  setTimeout(() => {
    if (opened?.id === id && location.pathname.split('/')[2] !== encodeURIComponent(id)) closeLine();
  });
}
