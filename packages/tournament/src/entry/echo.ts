import type { World } from '../core/context.ts';
import { eventOf, tableOf } from '../core/context.ts';
import { dataOf } from '../core/state.ts';
import type { Tournament } from '../core/state.ts';
import type { SeatThing } from '../core/things.ts';
import { eventResults } from '../results/event-results.ts';
import { procedureOf, tableResult } from '../results/table-result.ts';
import { scoresOf } from '../standings/scores.ts';
import { sheetOf } from './questions.ts';

/** What is said back after a line: who, the points of this table, and the sums they come to. */
export interface EchoSeat {
  readonly player: string;
  readonly name: string;
  readonly total: number | null;
  readonly points: number;
  /** Points of the rounds before this one, attendance included, and these. */
  readonly sum: number;
}

export function echoOf(
  state: Tournament,
  table: string,
  seats: readonly SeatThing[],
  { books }: World,
): readonly EchoSeat[] {
  const { event: id, round } = tableOf(state, table);
  const event = eventOf(state, id);
  const procedure = procedureOf(books, event.rulebook);
  const data = dataOf(state);
  const before = eventResults(
    data,
    data.events.find((one) => one.id === id)!,
    books,
    round - 1,
  );
  const scores = new Map(scoresOf(before, data).map((score) => [score.player, score]));
  return tableResult(sheetOf(table, seats), [], procedure).map(({ player, total, points, played }) => {
    const score = scores.get(player);
    const attended = (score?.played ?? 0) > 0 || !played ? 0 : (event.attendance ?? 0);
    return {
      player,
      name: nameOf(state, player),
      total,
      points,
      sum: (score?.points ?? 0) + points + attended,
    };
  });
}

export function nameOf({ things }: Tournament, player: string): string {
  const { first = '', last = '' } = things.player.get(player) ?? {};
  return [first, last].filter((part) => part !== '').join(' ') || player;
}

/** First name and initial, or as the player's own rule says. Staff see whole names; the public sees this. */
export function publicName({ things }: Tournament, player: string): string {
  const known = things.player.get(player);
  const { first = '', last = '', number } = known ?? {};
  const show = known?.show ?? things.school.get(known?.school ?? '')?.show ?? 'initial';
  const initial = (name: string): string => [...name].slice(0, 1).join('');
  switch (show) {
    case 'full':
      return [first, last].filter((part) => part !== '').join(' ');
    case 'initials':
      return `${initial(first)}${initial(last)}`;
    case 'number':
      return String(number ?? '');
    case 'initial':
      return first === '' ? initial(last) : [first, initial(last)].filter((part) => part !== '').join(' ');
  }
}
