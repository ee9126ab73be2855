import type { DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { eventOf, tableOf } from '../core/context.ts';
import type { Doing } from '../core/context.ts';
import { drop, put, roundOf, tablesOf } from '../core/state.ts';
import type { Change } from '../core/state.ts';
import { isReal } from '../deeds/people.ts';
import { say } from '../words/said.ts';

const STARTED = ['published', 'running', 'last-shake', 'stopped', 'collecting', 'reopened'];

/** Seating and results are shown to everybody one by one, and can be taken back. */
export function release({ state, deed }: Doing<DeedOf<'release'>>): readonly Change[] {
  const { id, rounds } = eventOf(state, deed.event);
  if (deed.n < 1 || deed.n > rounds) refuse('no-round', say('no-round', rounds));
  const round = roundOf(state, id, deed.n);
  const ready = deed.what === 'seating' ? [...STARTED, 'closed'] : ['closed'];
  if (deed.on && !ready.includes(round.state)) refuse('not-now', say('round-is', deed.n, round.state));
  return [put(state, 'round', { ...round, released: { ...round.released, [deed.what]: deed.on } })];
}

/** What a runner saw when the card of a table was scanned. */
export function mark({ state, deed, command }: Doing<DeedOf<'mark'>>): readonly Change[] {
  const table = tableOf(state, deed.table);
  const { state: is, n } = roundOf(state, table.event, table.round);
  if (!STARTED.includes(is)) refuse('not-now', say('round-is', n, is));
  return [put(state, 'table', { ...table, mark: { is: deed.is, at: command.at } })];
}

/** Rooms by the numbers of their tables; all at once, as they are written on a plan. */
export function rooms({ state, deed }: Doing<DeedOf<'rooms'>>): readonly Change[] {
  for (const { name, from, to } of deed.rooms) {
    if (name.trim() === '') refuse('no-name', say('no-name-room'));
    if (
      !Number.isSafeInteger(from) ||
      !Number.isSafeInteger(to) ||
      from < 1 ||
      to < from ||
      to - from >= 2000
    )
      refuse('wrong-tables', say('wrong-tables', name));
    const other = deed.rooms.find((one) => one.name !== name && one.from <= to && from <= one.to);
    if (other !== undefined) refuse('table-twice', say('table-twice', name, other.name));
  }
  const ids = new Set(deed.rooms.map(({ name }) => name));
  if (ids.size < deed.rooms.length) refuse('name-taken', say('name-taken-rooms'));
  const gone = [...state.things.room.keys()].filter((id) => !ids.has(id));
  return [
    ...gone.map((id) => drop(state, 'room', id)),
    ...deed.rooms.map(({ name, from, to }) =>
      put(state, 'room', { id: name, name, tables: `${from}-${to}` }),
    ),
  ].filter(isReal);
}

/** A player to a free chair. A table at which nobody is left is no more; one at which one is left is told by the check. */
export function move({ state, deed }: Doing<DeedOf<'move'>>): readonly Change[] {
  const event = eventOf(state, deed.event);
  const { n, round } = seatedRound(state, event.id, event.rounds);
  const tables = tablesOf(state, event.id, n);
  const from = tables.find(({ players }) => players.includes(deed.player));
  if (from === undefined) return refuse('no-seat', say('no-seat', deed.player, n));
  const to = tables.find(({ number }) => number === deed.table);
  if (to === undefined) return refuse('no-table', say('no-table-in', n, deed.table));
  if (from.locked === true || to.locked === true) refuse('locked', say('locked'));
  if (from === to) refuse('same-table', say('sits-there'));
  if (to.players.length >= 3) refuse('table-full', say('table-full', to.number));
  const left = from.players.filter((player) => player !== deed.player);
  if (left.length === 1) refuse('alone', say('alone-left', from.number));
  return [
    put(state, 'table', { ...from, players: left }),
    put(state, 'table', { ...to, players: [...to.players, deed.player] }),
    put(state, 'round', { ...round, state: 'drafted' }),
  ];
}

/** A whole table moves to another number. */
export function renumber({ state, deed }: Doing<DeedOf<'renumber'>>): readonly Change[] {
  const table = tableOf(state, deed.table);
  const round = roundOf(state, table.event, table.round);
  if (!['drafted', 'checked', 'published'].includes(round.state))
    refuse('has-started', say('round-is', table.round, round.state));
  if (!Number.isSafeInteger(deed.number) || deed.number < 1) refuse('no-number', say('no-table-number'));
  const id = `${table.event}-${table.round}-${deed.number}`;
  if (state.things.table.has(id)) refuse('number-taken', say('table-number-taken', deed.number));
  return [
    drop(state, 'table', table.id),
    put(state, 'table', { ...table, id, number: deed.number }),
    put(state, 'round', { ...round, state: 'drafted' }),
  ];
}

function seatedRound(state: Doing['state'], event: string, rounds: number) {
  for (let n = 1; n <= rounds; n++) {
    const round = roundOf(state, event, n);
    if (['drafted', 'checked', 'published'].includes(round.state)) return { n, round };
  }
  return refuse('has-started', say('none-waits'));
}
