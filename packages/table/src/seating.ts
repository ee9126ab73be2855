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
  if (table.state !== 'open') return refuse('not-now', 'Seats are taken before the match begins.');
  const there = table.seats[seat];
  if (there === undefined) return refuse('no-such-seat', 'There is no such seat.');
  if (there?.person === person) return refuse('seated', 'You sit there already.');
  if (there !== null) return refuse('seat-taken', 'Somebody sits there.');
  const old = seatOf(table, person);
  const leave: readonly TableEvent[] = old === null ? [] : [{ type: 'stood', seat: old }];
  const rise: readonly TableEvent[] = table.judge === person ? [{ type: 'judge-stood' }] : [];
  return happens(...leave, ...rise, ...seated(person, seat, null));
}

export function stand(table: Table, { person }: Asking): TableDecision {
  if (table.judge === person) return happens({ type: 'judge-stood' });
  const seat = seatOf(table, person);
  if (seat === null) return refuse('not-seated', 'You have no seat here.');
  if (table.state !== 'open') return refuse('not-now', 'Your seat is kept until the match is over.');
  return happens({ type: 'stood', seat });
}

export function sitAsJudge(table: Table, { person, role }: Asking): TableDecision {
  if (table.settings.judge !== 'person') return refuse('no-judge-seat', 'The software judges at this table.');
  if (table.state === 'over') return refuse('not-now', 'The match is over.');
  if (table.judge !== null) return refuse('seat-taken', 'This table has a judge.');
  if (!MAY_JUDGE.includes(role)) return refuse('not-allowed', 'Only a judge, coach or director judges.');
  if (seatOf(table, person) !== null) return refuse('seated', 'Who plays does not judge.');
  return happens({ type: 'judge-sat', person });
}

export function ready(table: Table, is: boolean, nonce: string, asking: Asking): TableDecision {
  const seat = seatOf(table, asking.person);
  if (seat === null) return refuse('not-seated', 'You have no seat here.');
  if (table.state !== 'open') return refuse('not-now', 'The match has begun.');
  if (nonce.length > LONGEST_NONCE) return refuse('nonce', `A nonce has at most ${LONGEST_NONCE} letters.`);
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
