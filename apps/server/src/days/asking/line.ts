import type { LineAnswer } from '@forceout/client';
import {
  echoOf,
  effectsOf,
  evolve,
  isSaid,
  missingTables,
  openRound,
  readEntryLine,
  say,
  seatsFrom,
  tablesOf,
} from '@forceout/tournament';
import type { Actor, DaySaid, Deed, TableThing, Tournament } from '@forceout/tournament';
import type { DayHost } from '../host.ts';
import { worldOf } from '../seats.ts';
import type { Question } from './schema.ts';

type Asked = Extract<Question, { readonly ask: 'line' }>;

/** A typed sheet: what it says, what it comes to, and what would be asked. Nothing of an earlier entry is told. */
export async function readLine(host: DayHost, actor: Actor, asked: Asked): Promise<LineAnswer> {
  const { state } = host;
  const line = readEntryLine(asked.line);
  switch (line.is) {
    case 'wrong':
      return line;
    case 'missing':
      return { is: 'missing', tables: missingNow(state, asked.event) };
    case 'undo':
      return { is: 'undo', entry: lastOf(state, actor) };
    case 'call': {
      const table = tableNumbered(state, line.table, asked);
      if (isSaid(table)) return { is: 'wrong', message: table };
      return { is: 'call', number: table.number, deed: { do: 'call', table: table.id, why: line.why } };
    }
    case 'sheet': {
      const table = tableNumbered(state, line.table, asked);
      if (isSaid(table)) return { is: 'wrong', message: table };
      const read = seatsFrom(line.figures, table.players);
      if (isSaid(read)) return { is: 'wrong', message: say('line-at-table', line.table, read) };
      return sheetAnswer(host, actor, asked.as, table, read);
    }
  }
}

/** The one table of that number that can be meant. */
function tableNumbered(state: Tournament, number: number, asked: Asked): TableThing | DaySaid {
  const found = tablesNumbered(state, number, asked);
  const [table] = found;
  if (table === undefined) return say('line-no-table', number);
  return found.length === 1
    ? table
    : say(
        'line-two-events',
        number,
        found.map(({ event }) => event),
      );
}

async function sheetAnswer(
  host: DayHost,
  actor: Actor,
  as: Asked['as'],
  table: TableThing,
  { seats, claimed }: Exclude<ReturnType<typeof seatsFrom>, DaySaid>,
): Promise<LineAnswer> {
  const { state } = host;
  const deed: Extract<LineAnswer, { is: 'sheet' }>['deed'] =
    as === 'enter'
      ? { do: 'enter', table: table.id, seats, ...(claimed === undefined ? {} : { claimed }) }
      : as === 'settle'
        ? { do: 'settle', table: table.id, seats }
        : { do: 'correct', table: table.id, seats, kind: 'slip' };
  const alone = seats.filter(({ played }) => played !== false).length < 2;
  const echo = alone ? [] : echoOf(state, table.id, seats, worldOf(state));
  const tried = await host.tryOut(actor, { deed, reason: 'tried out' });
  const refusal = 'code' in tried ? tried : null;
  const effects =
    as === 'correct' && !('code' in tried)
      ? { effects: effectsOf(state, evolve(state, tried), table.id, worldOf(state)) }
      : {};
  return {
    is: 'sheet',
    table: table.id,
    number: table.number,
    deed,
    echo,
    questions: refusal?.ask ?? [],
    ...(refusal === null || refusal.ask !== undefined ? {} : { refusal }),
    ...effects,
  };
}

const SEATED = ['published', 'running', 'last-shake', 'stopped', 'collecting', 'reopened'];

/** Numbers are unique in the building, so one alone finds a table of a round that is being played. */
function tablesNumbered(
  state: Tournament,
  number: number,
  { event, round, as }: Asked,
): readonly TableThing[] {
  return [...state.things.event.values()]
    .filter(({ id }) => event === undefined || id === event)
    .flatMap((one) => {
      const open = openRound(state, one);
      const n = round ?? (as === 'correct' ? lastPlayed(state, one.id, open ?? one.rounds + 1) : open);
      if (n === null) return [];
      const is = state.things.round.get(`${one.id}/${n}`)?.state ?? 'planned';
      if (!SEATED.includes(is) && is !== 'closed') return [];
      return tablesOf(state, one.id, n).filter((table) => table.number === number);
    });
}

/** A correction without a round is of the one that is being collected, else of the last closed one. */
function lastPlayed(state: Tournament, event: string, open: number): number | null {
  const is = state.things.round.get(`${event}/${open}`)?.state;
  if (is !== undefined && SEATED.includes(is) && is !== 'published') return open;
  return open > 1 ? open - 1 : null;
}

function missingNow(state: Tournament, wanted: string | undefined): readonly number[] {
  return [...state.things.event.values()].flatMap((event) => {
    const n = openRound(state, event);
    return n === null || (wanted !== undefined && wanted !== event.id)
      ? []
      : missingTables(state, event.id, n);
  });
}

/** The last sheet that this person typed and has not taken back. */
function lastOf({ journal }: Tournament, { name }: Actor): string | null {
  const undone = new Set(
    journal.flatMap(({ deed }: { deed: Deed }) => (deed.do === 'undo' ? [deed.entry] : [])),
  );
  const last = journal.findLast(({ by, deed, id }) => by === name && deed.do === 'enter' && !undone.has(id));
  return last?.id ?? null;
}
