import { inEnglish } from '@forceout/rules/words';
import { readTournamentFile } from '@forceout/formats/tournament';
import type { TournamentFile } from '@forceout/formats/tournament';
import { bookById } from '@forceout/rules';
import { eventStandings } from '../standings/standings.ts';
import type { EventStandings } from '../standings/standings.ts';
import { randomFile } from './random-event.ts';
import type { Line } from './random-event.ts';

/** A table in a word: players and their totals, `a:22 b:16 c:18`; `a:x` did not play. */
export function tableLines(round: number, number: number, text: string, sheet: Line = {}): readonly Line[] {
  const seats = text.split(' ').map((part) => part.split(':') as [string, string]);
  const id = `e-${round}-${number}`;
  return [
    { kind: 'table', id, event: 'e', round, number, players: seats.map(([player]) => player) },
    {
      kind: 'sheet',
      table: id,
      seats: seats.map(([player, total]) =>
        total === 'x' ? { player, played: false } : { player, total: Number(total) },
      ),
      ...sheet,
    },
  ];
}

/** A file of one event `e`; every player who is spoken of is there. */
export function openDay(event: Line, lines: readonly Line[]): TournamentFile {
  const said = lines.flatMap((line) => [
    ...((line['players'] as readonly string[] | undefined) ?? []),
    ...(line['kind'] === 'entry' ? [line['player'] as string] : []),
  ]);
  const known = new Set(lines.filter(({ kind }) => kind === 'player').map(({ id }) => id));
  const players = [...new Set(said)]
    .filter((id) => !known.has(id))
    .map((id) => ({ kind: 'player', id, first: id }));
  const first = {
    kind: 'event',
    id: 'e',
    game: 'onsets',
    rulebook: 'agloa-onsets-2026',
    rounds: 3,
    ...event,
  };
  const read = readTournamentFile(randomFile([first, ...players, ...lines]));
  if (!read.ok) throw new Error(`line ${read.error.line}: ${inEnglish(read.error.message)}`);
  return read.value;
}

export function standingsOf(
  event: Line,
  lines: readonly Line[],
  after: number | null = null,
): EventStandings {
  const { data } = openDay(event, lines);
  return eventStandings(data, data.events[0]!, bookById, after);
}
