import type { DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { eventOf, tableOf } from '../core/context.ts';
import type { Doing } from '../core/context.ts';
import { drop, openRound, put, roundOf, tablesOf } from '../core/state.ts';
import type { Change, Tournament } from '../core/state.ts';
import type { EventThing, RoundThing } from '../core/things.ts';
import { presentIn, seatRound } from '../seating/seat-round.ts';
import { isReal } from './people.ts';
import { say } from '../words/said.ts';

/** Seats the next round, or seats it again with as few moves as possible while it has not started. */
export function draft({ state, deed, world }: Doing<DeedOf<'draft'>>): readonly Change[] {
  const event = eventOf(state, deed.event);
  const { n, round } = unstarted(state, event);
  const present = presentIn(state, event.id);
  if (present.length < 2) refuse('too-few', say('too-few'));
  const { tables, seating } = seatRound(state, event, n, deed.seed, world);
  const ids = new Set(tables.map(({ id }) => id));
  const gone = tablesOf(state, event.id, n).filter(({ id }) => !ids.has(id));
  return [
    ...gone.map(({ id }) => drop(state, 'table', id)),
    ...tables.map((table) => put(state, 'table', table)).filter(isReal),
    put(state, 'round', { event: event.id, n, state: 'drafted', accepted: round.accepted ?? [], seating }),
    ...(event.state === 'draft' || event.state === 'ready'
      ? [put(state, 'event', { ...event, state: 'running' })]
      : []),
  ];
}

function unstarted(state: Tournament, event: EventThing): { readonly n: number; readonly round: RoundThing } {
  const n = openRound(state, event);
  if (n === null) return refuse('all-played', say('all-played'));
  const round = roundOf(state, event.id, n);
  if (!['planned', 'drafted', 'checked', 'published'].includes(round.state))
    refuse('has-started', say('has-started', n));
  return { n, round };
}

/** Two people change places; one step, and undone in one. */
export function swap({ state, deed }: Doing<DeedOf<'swap'>>): readonly Change[] {
  const event = eventOf(state, deed.event);
  const { n, round } = unstarted(state, event);
  const tables = tablesOf(state, event.id, n);
  const at = (player: string) =>
    tables.find(({ players }) => players.includes(player)) ?? refuse('no-seat', say('no-seat', player, n));
  const [mine, theirs] = [at(deed.a), at(deed.b)];
  if (mine.locked === true || theirs.locked === true) refuse('locked', say('locked'));
  if (mine === theirs) refuse('same-table', say('same-table'));
  const exchanged = (players: readonly string[]): readonly string[] =>
    players.map((player) => (player === deed.a ? deed.b : player === deed.b ? deed.a : player));
  return [
    put(state, 'table', { ...mine, players: exchanged(mine.players) }),
    put(state, 'table', { ...theirs, players: exchanged(theirs.players) }),
    put(state, 'round', { ...round, state: 'drafted' }),
  ];
}

export function lock({ state, deed }: Doing<DeedOf<'lock'>>): readonly Change[] {
  const { locked: _, ...table } = tableOf(state, deed.table);
  return [put(state, 'table', deed.locked ? { ...table, locked: true } : table)];
}
