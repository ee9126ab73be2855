import type { Procedure } from '@forceout/rules';
import type { Draws } from '@forceout/rules/kit';
import type { EventThing, SeatThing, TableThing } from '../core/things.ts';

export type Results = 'strength' | 'random';

/** A table that is to be played; who drives the rehearsal answers with what is on the sheet. */
export interface Play {
  readonly table: TableThing;
  readonly event: EventThing;
  readonly procedure: Procedure;
  /** Whether the book wants a judge's initials beside a penalty. */
  readonly initials: boolean;
}

/** The same for a player all day, from the number alone: 0 to 2.5. */
export function strengthOf(number: number): number {
  return ((number * 7919) % 1000) / 400;
}

/** How a table plays: some shakes in which the stronger are more often correct, now and then a penalty. */
export function playTable(
  { players, late = [] }: TableThing,
  strength: (player: string) => number,
  procedure: Procedure,
  initials: boolean,
  draws: Draws,
): readonly SeatThing[] {
  const count = 4 + draws.below(4);
  const { correct, notCorrect, thirdParty } = procedure.scoring;
  const [right, wrong, third] = [correct.is, notCorrect.is, thirdParty.nowWithCorrectChallenger.is];
  const columns = players.map((): (number | null)[] => []);
  const penalties = players.map((): { shake: number; points: number; initials?: string }[] => []);
  for (let shake = 1; shake <= count; shake++) {
    const here = players.map((_, seat) => seat).filter((seat) => shake > 1 || !late.includes(players[seat]!));
    const order = here.toSorted(
      (a, b) => form(players[b]!, strength, draws) - form(players[a]!, strength, draws),
    );
    // The best claims and is right; the second may have joined.
    const scores = new Map(
      order.map((seat, place) => [
        seat,
        place === 0 ? right : place === 1 && here.length === 3 && draws.below(2) === 0 ? third : wrong,
      ]),
    );
    for (const seat of players.keys()) columns[seat]!.push(scores.get(seat) ?? null);
    if (draws.below(25) === 0)
      penalties[draws.below(players.length)]!.push({
        shake,
        points: -1,
        ...(initials ? { initials: 'JW' } : {}),
      });
  }
  return players.map((player, seat) => ({
    player,
    shakes: columns[seat]!,
    ...(penalties[seat]!.length > 0 ? { penalties: penalties[seat]! } : {}),
  }));
}

function form(player: string, strength: (player: string) => number, draws: Draws): number {
  return strength(player) + draws.below(1000) / 250;
}
