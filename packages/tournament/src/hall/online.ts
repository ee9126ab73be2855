import type { DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { tableOf } from '../core/context.ts';
import type { Doing } from '../core/context.ts';
import { put, roundOf } from '../core/state.ts';
import type { Change } from '../core/state.ts';
import { checkSeats } from '../deeds/entering.ts';
import { say } from '../words/said.ts';

/** This table plays on screens; decided before it starts. */
export function online({ state, deed }: Doing<DeedOf<'online'>>): readonly Change[] {
  const { online: _, ...table } = tableOf(state, deed.table);
  const round = roundOf(state, table.event, table.round);
  if (!['drafted', 'checked', 'published'].includes(round.state))
    refuse('has-started', say('round-is', table.round, round.state));
  if (table.match !== undefined) refuse('has-match', say('has-match'));
  return [put(state, 'table', deed.online ? { ...table, online: true } : table)];
}

export function onlineMatch({ state, deed }: Doing<DeedOf<'online-match'>>): readonly Change[] {
  const table = tableOf(state, deed.table);
  if (table.online !== true) refuse('not-online', say('not-online', table.number));
  if (table.match !== undefined) refuse('has-match', say('has-match'));
  return [put(state, 'table', { ...table, match: deed.match, matchCode: deed.code })];
}

/** A finished and signed match is confirmed at once. A signed paper or a ruling that came before stands. */
export function onlineResult({ state, deed, command }: Doing<DeedOf<'online-result'>>): readonly Change[] {
  const table = tableOf(state, deed.table);
  const round = roundOf(state, table.event, table.round);
  if (round.state === 'closed') refuse('round-closed', say('round-is', round.n, round.state));
  const before = state.things.sheet.get(table.id);
  if (before !== undefined) refuse('has-result', say('has-sheet', table.number));
  checkSeats(table, deed.seats);
  const unsigned = deed.seats.some(({ signed, played }) => played !== false && signed === false);
  return [
    put(state, 'sheet', {
      table: table.id,
      source: 'online',
      seats: deed.seats,
      state: unsigned ? 'appealed' : 'confirmed',
      entries: [{ by: command.by, at: command.at, seats: deed.seats }],
    }),
    ...(round.state === 'stopped' ? [put(state, 'round', { ...round, state: 'collecting' })] : []),
  ];
}
