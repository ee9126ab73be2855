import type { DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { eventOf, reasonOf, tableOf } from '../core/context.ts';
import type { Doing, World } from '../core/context.ts';
import { dataOf, put, tablesOf } from '../core/state.ts';
import type { Change, Tournament } from '../core/state.ts';
import { eventStandings } from '../standings/standings.ts';
import { checkSeats } from './entering.ts';
import { say } from '../words/said.ts';

/** A confirmed result is put right, with who, when, why, and what was there. */
export function correct({ state, deed, command }: Doing<DeedOf<'correct'>>): readonly Change[] {
  const table = tableOf(state, deed.table);
  const sheet = state.things.sheet.get(table.id);
  if (sheet === undefined || (sheet.state !== 'confirmed' && sheet.state !== 'appealed'))
    return refuse('no-result', say('no-result-to-correct', table.number));
  const reason = reasonOf(command);
  checkSeats(table, deed.seats);
  const correction = { by: command.by, at: command.at, kind: deed.kind, reason, was: sheet.seats };
  return [
    put(state, 'sheet', {
      ...sheet,
      seats: deed.seats,
      corrections: [...(sheet.corrections ?? []), correction],
    }),
    ...uncertified(state, table.event),
  ];
}

/** `zero` (IX-C, XII-B-2) takes the match points only; `total` (XII-B-1) ranks the table again; anything else is a note. */
export function rule({ state, deed, command }: Doing<DeedOf<'rule'>>): readonly Change[] {
  const table = tableOf(state, deed.table);
  if (!table.players.includes(deed.player))
    refuse('wrong-seats', say('sits-elsewhere', deed.player, table.number));
  if (deed.effect === 'total' && !Number.isSafeInteger(deed.total)) refuse('no-total', say('no-total'));
  if (deed.judges.length === 0) refuse('no-judge', say('no-judge'));
  const { do: _, ...ruling } = deed;
  const counts = deed.effect === 'zero' || deed.effect === 'total';
  const id = counts ? `${table.id}-${deed.player}-${deed.effect}` : command.id;
  return [put(state, 'ruling', { id, ...ruling }), ...(counts ? uncertified(state, table.event) : [])];
}

/** What was signed is no longer what is there: the next certification is another version. */
function uncertified(state: Tournament, id: string): readonly Change[] {
  const event = eventOf(state, id);
  return event.state === 'certified' ? [put(state, 'event', { ...event, state: 'decided' })] : [];
}

export interface Effects {
  /** Places that change. */
  readonly places: readonly {
    readonly player: string;
    readonly from: number;
    readonly to: number;
    readonly points: readonly [number, number];
  }[];
  /** Rounds that were seated with the old figure; they stay. */
  readonly seated: readonly number[];
  /** Certificates of these people are to be printed again. */
  readonly certificates: readonly string[];
}

/** What a correction does, shown before it is saved. */
export function effectsOf(before: Tournament, after: Tournament, table: string, { books }: World): Effects {
  const { event: id, round } = tableOf(before, table);
  const event = eventOf(before, id);
  const standings = (state: Tournament) => {
    const data = dataOf(state);
    return eventStandings(
      data,
      data.events.find((one) => one.id === id)!,
      books,
    ).individuals;
  };
  const now = new Map(standings(after).map((one) => [one.player, one]));
  const places = standings(before).flatMap(({ player, rank, points }) => {
    const then = now.get(player)!;
    if (then.rank === rank && then.points === points) return [];
    return { player, from: rank, to: then.rank, points: [points, then.points] as const };
  });
  const later = Array.from({ length: event.rounds - round }, (_, index) => round + 1 + index);
  return {
    places,
    seated: later.filter((n) => tablesOf(before, id, n).length > 0),
    certificates:
      event.certified === undefined
        ? []
        : places.filter(({ from, to }) => from !== to).map(({ player }) => player),
  };
}
