import type { DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { eventOf, reasonOf, tableOf } from '../core/context.ts';
import type { Doing } from '../core/context.ts';
import { put, roundOf, settingOf } from '../core/state.ts';
import type { Change, Tournament } from '../core/state.ts';
import type { EntryOfSheet, SeatThing, SheetThing, TableThing } from '../core/things.ts';
import { questionsAbout, sheetOf } from '../entry/questions.ts';
import type { Question } from '../entry/questions.ts';
import { procedureOf, seatTotal } from '../results/table-result.ts';
import type { Procedure } from '@forceout/rules';
import { say } from '../words/said.ts';

/** Somebody types a sheet. It counts when a second person agrees, or as the setting `confirm` says. */
export function enter({ state, deed, command, world }: Doing<DeedOf<'enter'>>): readonly Change[] {
  const table = openTable(state, deed.table);
  const event = eventOf(state, table.event);
  const procedure = procedureOf(world.books, event.rulebook);
  checkSeats(table, deed.seats);
  const all = questionsAbout(sheetOf(table.id, deed.seats, deed.claimed), event, procedure, {
    mostShakes: settingOf(state, 'most-shakes', 12),
    lineBefore: lineBefore(state, command.by, table.id),
  });
  mustBeSure(all, deed.sure);
  const entry: EntryOfSheet = {
    by: command.by,
    at: command.at,
    seats: deed.seats,
    ...(deed.claimed === undefined ? {} : { claimed: deed.claimed }),
  };
  const before = state.things.sheet.get(table.id);
  const phones = before?.source === 'phones' && before.state === 'entered' ? before.entries : null;
  const mode = settingOf(state, 'confirm', 'two-entries');
  const clean =
    mode === 'single' || (mode === 'checked' && deed.claimed?.points !== undefined && all.length === 0);
  return [
    put(
      state,
      'sheet',
      before === undefined || phones !== null
        ? first(table, entry, clean, phones ?? [])
        : second(before, entry, procedure),
    ),
    ...collecting(state, table),
  ];
}

export function mustBeSure(all: readonly Question[], sure: readonly string[] = []): void {
  const open = all.filter(({ code }) => !sure.includes(code));
  if (open.length > 0)
    refuse(
      'sure',
      say(
        'sheet-sure',
        open.map(({ message }) => message),
      ),
      open,
    );
}

/** What some phones of the table have said before stays on record, and does not count: paper does. */
function first(
  table: TableThing,
  entry: EntryOfSheet,
  confirmed: boolean,
  phones: readonly EntryOfSheet[],
): SheetThing {
  const { seats, claimed } = entry;
  return {
    table: table.id,
    source: 'paper',
    seats,
    ...(claimed === undefined ? {} : { claimed }),
    state: confirmed ? 'confirmed' : 'entered',
    entries: [...phones, entry],
  };
}

/** The second pair of eyes: agrees, or makes a conflict that a third person settles. */
function second(before: SheetThing, entry: EntryOfSheet, procedure: Procedure): SheetThing {
  if (before.state === 'conflict') return refuse('conflict', say('conflict'));
  if (before.entries.some(({ by }) => by === entry.by)) refuse('own-entry', say('own-entry'));
  const entries = [...before.entries, entry];
  if (!agree(before, entry, procedure)) return { ...before, state: 'conflict', entries };
  // Of two that agree the one that lists the shakes says more.
  const fuller = before.seats.some(({ shakes }) => shakes !== undefined) ? before : entry;
  const claimed = before.claimed ?? entry.claimed;
  return {
    ...before,
    seats: fuller.seats,
    ...(claimed === undefined ? {} : { claimed }),
    state: before.state === 'appealed' ? 'appealed' : 'confirmed',
    entries,
  };
}

export function agree(
  a: Pick<SheetThing, 'seats' | 'table'>,
  b: EntryOfSheet,
  procedure: Procedure,
): boolean {
  const mine = new Map(sheetOf(a.table, a.seats).seats.map((seat) => [seat.player, seat]));
  return sheetOf(a.table, b.seats).seats.every((seat) => {
    const other = mine.get(seat.player)!;
    if (!seat.played || !other.played) return seat.played === other.played;
    if (seat.shakes !== null && other.shakes !== null && seat.shakes.join() !== other.shakes.join())
      return false;
    return seatTotal(seat, procedure) === seatTotal(other, procedure);
  });
}

function openTable(state: Tournament, id: string): TableThing {
  const table = tableOf(state, id);
  const { state: is, n } = roundOf(state, table.event, table.round);
  if (is === 'closed') refuse('round-closed', say('round-closed-correct', n));
  if (['planned', 'drafted', 'checked'].includes(is)) refuse('not-published', say('not-published', n));
  return table;
}

export function checkSeats({ number, players }: TableThing, seats: readonly SeatThing[]): void {
  const named = seats
    .map(({ player }) => player)
    .toSorted()
    .join('\n');
  if (named !== players.toSorted().join('\n')) refuse('wrong-seats', say('other-players', number));
  if (seats.filter(({ played }) => played !== false).length < 2) refuse('alone', say('alone-played'));
}

/** Sheets that come in after Stop are being collected. */
export function collecting(state: Tournament, { event, round }: TableThing): readonly Change[] {
  const now = roundOf(state, event, round);
  return now.state === 'stopped' ? [put(state, 'round', { ...now, state: 'collecting' })] : [];
}

/** The totals that this person typed last, for another table. */
function lineBefore({ journal }: Tournament, by: string, table: string): readonly (number | null)[] | null {
  const last = journal.findLast((entry) => entry.by === by && entry.deed.do === 'enter');
  if (last?.deed.do !== 'enter' || last.deed.table === table) return null;
  return last.deed.seats.map(({ total, played }) => (played === false ? null : (total ?? null)));
}

/** A third person looks at the sheet itself and decides. */
export function settle({ state, deed, command }: Doing<DeedOf<'settle'>>): readonly Change[] {
  const table = openTable(state, deed.table);
  const sheet = state.things.sheet.get(table.id);
  if (sheet?.state !== 'conflict') return refuse('no-conflict', say('no-conflict', table.number));
  if (sheet.entries.some(({ by }) => by === command.by)) refuse('own-entry', say('own-conflict'));
  reasonOf(command);
  checkSeats(table, deed.seats);
  const entries = [...sheet.entries, { by: command.by, at: command.at, seats: deed.seats }];
  const source = sheet.source === 'phones' ? 'paper' : sheet.source;
  return [put(state, 'sheet', { ...sheet, source, seats: deed.seats, state: 'confirmed', entries })];
}

/** VII-C-7: who has not signed appeals; the round may close, standings stay provisional. */
export function appeal({ state, deed }: Doing<DeedOf<'appeal'>>): readonly Change[] {
  return [put(state, 'sheet', { ...signed(state, deed.table, deed.player, false), state: 'appealed' })];
}

export function sign({ state, deed }: Doing<DeedOf<'sign'>>): readonly Change[] {
  const sheet = signed(state, deed.table, deed.player, true);
  const all = sheet.seats.every((seat) => seat.played === false || seat.signed !== false);
  return [put(state, 'sheet', { ...sheet, state: all ? 'confirmed' : 'appealed' })];
}

function signed(state: Tournament, table: string, player: string, is: boolean): SheetThing {
  const sheet = state.things.sheet.get(table);
  if (sheet === undefined || (sheet.state !== 'confirmed' && sheet.state !== 'appealed'))
    return refuse('no-result', say('no-result', table));
  if (!sheet.seats.some((seat) => seat.player === player)) refuse('wrong-seats', say('not-at-table', player));
  return {
    ...sheet,
    seats: sheet.seats.map((seat) => (seat.player === player ? { ...seat, signed: is } : seat)),
  };
}
