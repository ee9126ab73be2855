import type { World } from '../core/context.ts';
import { dataOf } from '../core/state.ts';
import type { Tournament } from '../core/state.ts';
import { holders } from '../deeds/people.ts';
import { nameOf } from '../entry/echo.ts';
import { eventResults } from '../results/event-results.ts';
import { eventStandings } from '../standings/standings.ts';

/** Everything out: one table of plain values each, for any spreadsheet. */
export const EXPORTS = ['players', 'teams', 'seating', 'results', 'standings', 'journal'] as const;
export type ExportName = (typeof EXPORTS)[number];

type Cell = string | number | null | undefined;

/** A table as separated values, quoted where a cell needs it, so that our own roster reader takes it back as it was. */
export function makeCsv(rows: readonly (readonly Cell[])[]): string {
  const quoted = (cell: Cell): string => {
    const text = cell === null || cell === undefined ? '' : String(cell);
    return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

export function exportTable(state: Tournament, name: ExportName, world: World): readonly (readonly Cell[])[] {
  switch (name) {
    case 'players':
      return players(state);
    case 'teams':
      return teams(state);
    case 'seating':
      return seating(state);
    case 'results':
      return results(state, world);
    case 'standings':
      return standings(state, world);
    case 'journal':
      return [
        ['id', 'at', 'by', 'what', 'reason', 'changes'],
        ...state.journal.map(({ id, at, by, deed, reason, changes }) => [
          id,
          at,
          by,
          deed.do,
          reason,
          changes.length,
        ]),
      ];
  }
}

/** With the headers of a roster: importing it changes nothing. */
function players({ things }: Tournament): readonly (readonly Cell[])[] {
  const teamOf = new Map(
    [...things.team.values()].flatMap(({ name, id, slots }) =>
      slots.flatMap((slot) => holders(slot).map(({ player }) => [player, name ?? id] as const)),
    ),
  );
  return [
    ['number', 'first', 'last', 'school', 'district', 'grade', 'level', 'table', 'team'],
    ...[...things.player.values()].map(({ id, number, first, last, school, grade, level, table }) => {
      const own = school === undefined ? undefined : things.school.get(school);
      return [number, first, last, own?.name, own?.district, grade, level, table, teamOf.get(id)];
    }),
  ];
}

function teams({ things }: Tournament): readonly (readonly Cell[])[] {
  const number = (player: string): number | string => things.player.get(player)?.number ?? player;
  return [
    ['event', 'team', 'school', 'section', 'place 1', 'place 2', 'place 3', 'place 4', 'place 5'],
    ...[...things.team.values()].map(({ event, id, name, school, section, slots }) => [
      event,
      name ?? id,
      school === undefined ? undefined : things.school.get(school)?.name,
      section,
      ...Array.from({ length: 5 }, (_, place) =>
        holders(slots[place] ?? null)
          .map(({ player, from }) =>
            from === 1 ? String(number(player)) : `${number(player)} from round ${from}`,
          )
          .join(', '),
      ),
    ]),
  ];
}

function seating(state: Tournament): readonly (readonly Cell[])[] {
  return [
    ['event', 'round', 'table', 'seat', 'number', 'name'],
    ...[...state.things.table.values()].flatMap(({ event, round, number, players: ids }) =>
      ids.map((id, seat) => [
        event,
        round,
        number,
        seat + 1,
        state.things.player.get(id)?.number,
        nameOf(state, id),
      ]),
    ),
  ];
}

function results(state: Tournament, { books }: World): readonly (readonly Cell[])[] {
  const data = dataOf(state);
  return [
    ['event', 'round', 'number', 'name', 'played', 'total', 'points'],
    ...data.events.flatMap((event) =>
      [...eventResults(data, event, books, event.rounds).outings.values()]
        .flat()
        .map(({ round, own }) => [
          event.id,
          round,
          state.things.player.get(own.player)?.number,
          nameOf(state, own.player),
          own.played ? 'yes' : 'no',
          own.total,
          own.points,
        ]),
    ),
  ];
}

function standings(state: Tournament, { books }: World): readonly (readonly Cell[])[] {
  const data = dataOf(state);
  return [
    [
      'event',
      'after round',
      'provisional',
      'rank',
      'number',
      'name',
      'points',
      'rounds',
      'section',
      'rank in section',
    ],
    ...data.events.flatMap((event) => {
      const { individuals, after, provisional } = eventStandings(data, event, books);
      return individuals.map(({ player, rank, points, rounds, section, sectionRank }) => [
        event.id,
        after,
        provisional ? 'yes' : 'no',
        rank,
        state.things.player.get(player)?.number,
        nameOf(state, player),
        points,
        rounds.map((round) => round ?? '-').join(' '),
        section,
        sectionRank,
      ]);
    }),
  ];
}
