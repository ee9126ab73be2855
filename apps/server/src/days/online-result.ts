import type { Match } from '@forceout/rules/match';
import type { SeatThing, TableThing } from '@forceout/tournament';
import type { DayHost } from './host.ts';

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

/** Whether a player was warned at another table of this day. */
export function isWarnedElsewhere({ state }: DayHost, { id }: TableThing, player: string): boolean {
  return [...state.things.ruling.values()].some(
    (ruling) => ruling.effect === 'warning' && ruling.player === player && ruling.table !== id,
  );
}

interface Ruled {
  readonly name: string;
  readonly player: string;
  readonly effect: 'warning' | 'zero';
  readonly rule: string;
}

/** Warnings that were given at this table; the one that a player brought along is in the day already. */
export function warningsIn(host: DayHost, table: TableThing, { warnings }: Match): readonly Ruled[] {
  return table.players.flatMap((player, seat) => {
    const brought = isWarnedElsewhere(host, table, player) ? 1 : 0;
    const own = warnings.filter((one) => one === seat).length - brought;
    return Array.from({ length: Math.max(0, own) }, (_, index) => ({
      name: `warning-${table.match}-${seat}-${index}`,
      player,
      effect: 'warning' as const,
      rule: 'IX-C',
    }));
  });
}

/** Match points that a ruling took. */
export function zerosIn(table: TableThing, zeroed: Match['zeroed']): readonly Ruled[] {
  return zeroed.map(({ seat, rule }) => ({
    name: `zero-${table.match}-${seat}`,
    player: table.players[seat]!,
    effect: 'zero' as const,
    rule,
  }));
}
