import type { DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { eventOf, tableOf } from '../core/context.ts';
import type { Doing } from '../core/context.ts';
import { drop, put, roundOf, tablesOf } from '../core/state.ts';
import type { Change } from '../core/state.ts';
import { isReal } from '../deeds/people.ts';

const STARTED = ['published', 'running', 'last-shake', 'stopped', 'collecting', 'reopened'];

/** Seating and results are shown to everybody one by one, and can be taken back. */
export function release({ state, deed }: Doing<DeedOf<'release'>>): readonly Change[] {
  const { id, rounds } = eventOf(state, deed.event);
  if (deed.n < 1 || deed.n > rounds) refuse('no-round', `There are rounds 1 to ${rounds}.`);
  const round = roundOf(state, id, deed.n);
  const ready = deed.what === 'seating' ? [...STARTED, 'closed'] : ['closed'];
  if (deed.on && !ready.includes(round.state)) refuse('not-now', `Round ${deed.n} is ${round.state}.`);
  return [put(state, 'round', { ...round, released: { ...round.released, [deed.what]: deed.on } })];
}

/** What a runner saw when the card of a table was scanned. */
export function mark({ state, deed, command }: Doing<DeedOf<'mark'>>): readonly Change[] {
  const table = tableOf(state, deed.table);
  const { state: is, n } = roundOf(state, table.event, table.round);
  if (!STARTED.includes(is)) refuse('not-now', `Round ${n} is ${is}.`);
  return [put(state, 'table', { ...table, mark: { is: deed.is, at: command.at } })];
}

/** Rooms by the numbers of their tables; all at once, as they are written on a plan. */
export function rooms({ state, deed }: Doing<DeedOf<'rooms'>>): readonly Change[] {
  for (const { name, from, to } of deed.rooms) {
    if (name.trim() === '') refuse('no-name', 'A room has a name.');
    if (
      !Number.isSafeInteger(from) ||
      !Number.isSafeInteger(to) ||
      from < 1 ||
      to < from ||
      to - from >= 2000
    )
      refuse('wrong-tables', `${name}: tables from-to are expected.`);
    const other = deed.rooms.find((one) => one.name !== name && one.from <= to && from <= one.to);
    if (other !== undefined) refuse('table-twice', `${name} and ${other.name} have tables in common.`);
  }
  const ids = new Set(deed.rooms.map(({ name }) => name));
  if (ids.size < deed.rooms.length) refuse('name-taken', 'Two rooms have the same name.');
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
  if (from === undefined) return refuse('no-seat', `"${deed.player}" has no seat in round ${n}.`);
  const to = tables.find(({ number }) => number === deed.table);
  if (to === undefined) return refuse('no-table', `Round ${n} has no table ${deed.table}.`);
  if (from.locked === true || to.locked === true) refuse('locked', 'This table is locked.');
  if (from === to) refuse('same-table', 'They sit at this table.');
  if (to.players.length >= 3) refuse('table-full', `Table ${to.number} has three players.`);
  const left = from.players.filter((player) => player !== deed.player);
  if (left.length === 1)
    refuse('alone', `Somebody would be left alone at table ${from.number}; exchange two players instead.`);
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
    refuse('has-started', `Round ${table.round} is ${round.state}.`);
  if (!Number.isSafeInteger(deed.number) || deed.number < 1) refuse('no-number', 'Tables count from 1.');
  const id = `${table.event}-${table.round}-${deed.number}`;
  if (state.things.table.has(id)) refuse('number-taken', `There is a table ${deed.number} in this round.`);
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
  return refuse('has-started', 'No round is seated and waits for its start.');
}
