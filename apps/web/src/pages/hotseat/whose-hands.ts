import type { TableView } from '@forceout/client';

/** The persons who have something to do, beginning with the one who has the device. */
export function personsWithDuties({ match, seats }: TableView, holder: number): readonly number[] {
  const busy = new Set(match?.duties.map((duty) => duty.seat) ?? []);
  const persons = seats.flatMap((seat, index) => (seat !== null && seat.bot === null ? [index] : []));
  const from = persons.indexOf(holder);
  return [...persons.slice(from), ...persons.slice(0, Math.max(0, from))].filter((seat) => busy.has(seat));
}

/** Who should be handed the device now: nobody else while its holder has something to do. */
export function nextHolder(view: TableView, holder: number): number {
  return personsWithDuties(view, holder)[0] ?? holder;
}
