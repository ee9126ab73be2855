import type { Match } from '@forceout/rules/match';
import type { SeatThing } from '@forceout/tournament';

/** The seats of a finished match as a sheet has them. Penalties are in the totals; who appeals has not signed. */
export function seatsOf(
  { totals, played, appeals, gone }: Match,
  players: readonly string[],
): readonly SeatThing[] {
  // Where nobody came there is nothing to compare: then everybody counts as having played, with what they have.
  const came = (seat: number): boolean =>
    played.length < 2 ||
    played.includes(seat) ||
    !gone.some((one) => one.seat === seat && one.why === 'not-come');
  return players.map((player, seat): SeatThing => {
    if (!came(seat)) return { player, played: false };
    return { player, total: totals[seat] ?? 0, signed: !appeals.includes(seat) };
  });
}
