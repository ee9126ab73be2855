import type { DeedOf, Refusal } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { eventOf, tableOf } from '../core/context.ts';
import type { Doing } from '../core/context.ts';
import { put, roundOf, settingOf } from '../core/state.ts';
import type { Change, Tournament } from '../core/state.ts';
import type { EntryOfSheet, SheetThing, TableThing } from '../core/things.ts';
import { agree, checkSeats, collecting, mustBeSure } from '../deeds/entering.ts';
import { questionsAbout, sheetOf } from '../entry/questions.ts';
import { procedureOf } from '../results/table-result.ts';
import { bellOf, bellTimes } from './bell-times.ts';
import { say } from '../words/said.ts';
import type { DaySaid } from '../words/said.ts';

type Phones = DeedOf<'phone-accept'> | DeedOf<'phone-refuse'>;

/** Why the phones of a table may not say its result now; null if they may. */
export function phonesOf(
  state: Tournament,
  table: TableThing,
  now: number,
): Pick<Refusal, 'code' | 'message'> | null {
  const no = (code: string, message: DaySaid) => ({ code, message });
  const setting = settingOf(state, 'player-phones', 'never');
  const { state: is, n } = roundOf(state, table.event, table.round);
  if (is === 'closed' || is === 'reopened') return no('round-closed', say('card-over', n));
  if (setting !== 'after-stop' && setting !== 'always') return no('phones-never', say('phones-never'));
  if (table.leftOut !== undefined) return no('left-out', say('left-out'));
  if (table.online === true) return no('plays-online', say('plays-online'));
  const bell = bellOf(state, table.event, table.round);
  const over = bell === null || now >= bellTimes(bell, table.minutes ?? 0).stop;
  const stopped = (is === 'stopped' || is === 'collecting') && over;
  if (!stopped && !(setting === 'always' && ['running', 'last-shake', 'stopped', 'collecting'].includes(is)))
    return no('not-stopped', say('not-stopped'));
  const sheet = state.things.sheet.get(table.id);
  if (sheet !== undefined && sheet.source !== 'phones') return no('has-paper', say('has-paper'));
  if (sheet?.state === 'conflict') return no('conflict', say('phones-differ'));
  return sheet !== undefined && sheet.state !== 'entered' ? no('confirmed', say('confirmed')) : null;
}

/** A player accepts figures, and is the first to say them or not. When all have, they are the result. */
export function phoneAccept({
  state,
  deed,
  command,
  world,
}: Doing<DeedOf<'phone-accept'>>): readonly Change[] {
  const table = phoneTable({ state, deed, command });
  const event = eventOf(state, table.event);
  const procedure = procedureOf(world.books, event.rulebook);
  checkSeats(table, deed.seats);
  for (const { player, played } of deed.seats)
    if (played === false && state.things.entry.get(`${event.id}/${player}`)?.presence === 'present')
      refuse('is-here', say('is-here'));
  const limits = { mostShakes: settingOf(state, 'most-shakes', 12), lineBefore: null };
  mustBeSure(questionsAbout(sheetOf(table.id, deed.seats), event, procedure, limits), deed.sure);
  const entry: EntryOfSheet = { ...said({ deed, command }), seats: deed.seats };
  const before = state.things.sheet.get(table.id);
  const others = before?.entries.filter(({ player }) => player !== deed.player) ?? [];
  if (before !== undefined && others.length < before.entries.length && agree(before, entry, procedure))
    refuse('accepted', say('accepted'));
  const entries = [...others, entry];
  const same = others.every((other) => agree({ table: table.id, seats: other.seats }, entry, procedure));
  const all = deed.seats.every(
    ({ player, played }) => played === false || entries.some((one) => one.player === player),
  );
  return [
    put(state, 'sheet', {
      table: table.id,
      source: 'phones',
      seats: same ? deed.seats : (before?.seats ?? deed.seats),
      state: same ? (all ? 'confirmed' : 'entered') : 'conflict',
      entries,
    }),
    ...collecting(state, table),
  ];
}

/** A player says that the figures of the others are wrong: staff look at the paper. */
export function phoneRefuse({ state, deed, command }: Doing<DeedOf<'phone-refuse'>>): readonly Change[] {
  const table = phoneTable({ state, deed, command });
  const before: SheetThing =
    state.things.sheet.get(table.id) ?? refuse('nothing-there', say('nothing-there'));
  const others = before.entries.filter(({ player }) => player !== deed.player);
  const entries = [...others, { ...said({ deed, command }), seats: [] }];
  return [put(state, 'sheet', { ...before, state: 'conflict', entries })];
}

function said({ deed, command }: Pick<Doing<Phones>, 'deed' | 'command'>) {
  return { by: command.by, at: command.at, player: deed.player, initials: deed.initials.trim() };
}

function phoneTable({ state, deed, command }: Omit<Doing<Phones>, 'world'>): TableThing {
  const table = tableOf(state, deed.table);
  const no = phonesOf(state, table, Date.parse(command.at));
  if (no !== null) refuse(no.code, no.message);
  if (!table.players.includes(deed.player)) refuse('wrong-seats', say('other-players', table.number));
  if (deed.initials.trim() === '') refuse('no-initials', say('no-initials'));
  return table;
}
