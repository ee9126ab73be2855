import type { Json, TableView } from '@forceout/client';
import { view } from '@forceout/rules/match';
import { botLevel, botName } from './bot-people.ts';
import { seatOf } from './table.ts';
import type { Table } from './table.ts';

/** From where somebody looks: a seat, the judge's, or beside the table. Judges see what spectators see. */
export type Side = number | 'judge' | 'beside';

export function sideOf(table: Table, person: string): Side {
  return seatOf(table, person) ?? (table.judge === person ? 'judge' : 'beside');
}

/** Whoever was deleted has no name any more. */
const GONE = 'Somebody';

/** What somebody is called at a table, person or bot. */
export function nameAt({ settings }: Table, names: ReadonlyMap<string, string>, person: string): string {
  return names.get(person) ?? botName(settings, person) ?? GONE;
}

export function tableView(table: Table, side: Side, names: ReadonlyMap<string, string>): TableView {
  const { id, code, settings, state, commitment, origin, wishes, rematch, next } = table;
  const name = (person: string): string => nameAt(table, names, person);
  const you = typeof side === 'number' ? side : null;
  const seen = table.match === null ? null : view(table.match, you ?? 'spectator');
  return {
    id,
    code,
    settings,
    state,
    you,
    judging: side === 'judge',
    seats: table.seats.map((seated) =>
      seated === null
        ? null
        : { name: name(seated.person), ready: seated.ready, bot: botLevel(settings, seated.person) },
    ),
    judge: table.judge === null ? null : name(table.judge),
    commitment,
    // Everybody may roll the match again once it is over.
    seed: state === 'over' ? table.seed : null,
    origin,
    match:
      seen === null
        ? null
        : { ...seen, settings: { ...seen.settings, players: seen.settings.players.map(name) } },
    wishes,
    rematch,
    next,
    talk: table.talk.map(({ by, phrase, at }) => ({ by: name(by), phrase, at })),
  };
}

export function tableJson(table: Table, side: Side, names: ReadonlyMap<string, string>): Json {
  return tableView(table, side, names) as unknown as Json;
}

/** Everybody whose name can be on the table. */
export function peopleAt(table: Table): readonly string[] {
  return [
    ...table.seats.flatMap((seated) => (seated === null ? [] : [seated.person])),
    ...(table.judge === null ? [] : [table.judge]),
    ...table.talk.map(({ by }) => by),
  ];
}
