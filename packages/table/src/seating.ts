import { say } from '@forceout/rules';
import { startMatch } from '@forceout/rules/match';
import type { Start } from '@forceout/rules/match';
import { LONGEST_NONCE, MAY_JUDGE } from './command.ts';
import { happens, refuse } from './decision.ts';
import type { Asking, TableDecision } from './decision.ts';
import { commit } from './dice.ts';
import type { TableEvent } from './event.ts';
import { matchSettings } from './settings.ts';
import type { LevelName } from './settings.ts';
import { seatOf } from './table.ts';
import type { Table } from './table.ts';

/** Sitting down; a bot is ready at once. */
export function seated(person: string, seat: number, bot: LevelName | null): readonly TableEvent[] {
  const sat: TableEvent = { type: 'sat', person, seat, bot };
  return bot === null ? [sat] : [sat, { type: 'ready', seat, ready: true, nonce: '' }];
}

export function sit(table: Table, seat: number, { person }: Asking): TableDecision {
  if (table.state !== 'open') return refuse('not-now', say('seats-before-match'));
  const there = table.seats[seat];
  if (there === undefined) return refuse('no-such-seat', say('no-such-seat'));
  if (there?.person === person) return refuse('seated', say('sit-there'));
  if (there !== null) return refuse('seat-taken', say('seat-taken'));
  const old = seatOf(table, person);
  const leave: readonly TableEvent[] = old === null ? [] : [{ type: 'stood', seat: old }];
  const rise: readonly TableEvent[] = table.judge === person ? [{ type: 'judge-stood' }] : [];
  return happens(...leave, ...rise, ...seated(person, seat, null));
}

export function stand(table: Table, { person }: Asking): TableDecision {
  if (table.judge === person) return happens({ type: 'judge-stood' });
  const seat = seatOf(table, person);
  if (seat === null) return refuse('not-seated', say('no-seat-here'));
  if (table.state !== 'open') return refuse('not-now', say('seat-kept'));
  return happens({ type: 'stood', seat });
}

export function sitAsJudge(table: Table, { person, role }: Asking): TableDecision {
  if (table.settings.judge !== 'person') return refuse('no-judge-seat', say('software-judges'));
  if (table.state === 'over') return refuse('not-now', say('match-over'));
  if (table.judge !== null) return refuse('seat-taken', say('has-judge'));
  if (!MAY_JUDGE.includes(role)) return refuse('not-allowed', say('who-may-judge'));
  if (seatOf(table, person) !== null) return refuse('seated', say('players-do-not-judge'));
  return happens({ type: 'judge-sat', person });
}

export function ready(table: Table, is: boolean, nonce: string, asking: Asking): TableDecision {
  const seat = seatOf(table, asking.person);
  if (seat === null) return refuse('not-seated', say('no-seat-here'));
  if (table.state !== 'open') return refuse('not-now', say('match-begun'));
  if (nonce.length > LONGEST_NONCE) return refuse('nonce', say('nonce-too-long', { most: LONGEST_NONCE }));
  const event: TableEvent = { type: 'ready', seat, ready: is, nonce };
  const all = table.seats.every((there, place) => there !== null && (place === seat ? is : there.ready));
  return all ? happens(event, ...started(table, asking, FROM_THE_START)) : happens(event);
}

export const FROM_THE_START: Start = { at: 0, goalSetter: null };

/** The seed was committed to before anybody was ready; tables opened by an older version learn it here. */
export function started(
  table: Table,
  { at, seed }: Pick<Asking, 'at' | 'seed'>,
  start: Start,
): readonly TableEvent[] {
  const players = table.seats.map((there) => there?.person ?? '');
  const events = startMatch(matchSettings(table.settings, players), start);
  return [
    { type: 'started', commitment: table.commitment ?? commit(seed), origin: at },
    { type: 'played', by: 'clock', deed: 'start', events },
  ];
}
