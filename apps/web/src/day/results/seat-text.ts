import type { EchoSeat, SeatThing } from '@forceout/tournament';

/** The figures of a seat as they are typed: `22`, `6,2-1,4 = 11`, `×` for who did not play. */
export function seatText(seat: SeatThing | undefined): string {
  if (seat === undefined) return '';
  if (seat.played === false) return '×';
  if (seat.shakes === undefined) return String(seat.total ?? '');
  const penalties = seat.penalties ?? [];
  return seat.shakes
    .map((score, index) => {
      const own = penalties.filter(({ shake }) => shake === index + 1);
      return `${score ?? 'a'}${own.map(({ points, initials = '' }) => `${points}${initials}`).join('')}`;
    })
    .join(' ');
}

/** Ids are never shown: who is meant stands there by name. */
export function withNames(text: string, seats: readonly Pick<EchoSeat, 'player' | 'name'>[]): string {
  return seats.reduce(
    (named, { player, name }) => named.replaceAll(new RegExp(`\\b${RegExp.escape(player)}\\b`, 'g'), name),
    text,
  );
}
