import { MAY_JUDGE } from '@forceout/client';
import type { Phrase, Refused, TableCommand } from '@forceout/client';
import type { Action } from '@forceout/players';
import { commitment } from '@forceout/rules/kit';
import { decide, startMatch } from '@forceout/rules/match';
import type { Deed, Match, MatchEvent, Party } from '@forceout/rules/match';
import type { Role } from '../storage/people.ts';
import { isBotSeat } from './bot-people.ts';
import { fillIn } from './chance.ts';
import { deedOf, nextDue } from './deadline.ts';
import type { TableEvent } from './event.ts';
import { mayAsk, readDeed } from './read-deed.ts';
import { matchSettings } from './settings.ts';
import { seatOf } from './table.ts';
import type { Table } from './table.ts';

export interface Asking {
  readonly person: string;
  readonly role: Role;
  /** Service time. */
  readonly at: number;
  /** Fresh randomness, used only if this command starts the match. */
  readonly seed: string;
  /** A table that is free to become the rematch, made by whoever calls. */
  readonly fresh: { readonly table: string; readonly code: string };
}

export type TableDecision =
  | { readonly ok: true; readonly events: readonly TableEvent[] }
  | { readonly ok: false; readonly refusal: Refused };

/** Talk and scratch paper, which no rule limits, must not fill the disk: a long match has some hundred entries. */
const ENOUGH = 5000;
const TALK_PAUSE = 1000;

/** What a command does to a table. Pure: who, when and what chance brings come with the asking. */
export function decideTable(table: Table, command: TableCommand, asking: Asking): TableDecision {
  switch (command.do) {
    case 'sit':
      return sit(table, command.seat, asking);
    case 'stand':
      return stand(table, asking);
    case 'judge':
      return sitAsJudge(table, asking);
    case 'ready':
      return ready(table, command.ready, asking);
    case 'say':
      return say(table, command.phrase, asking);
    case 'play':
      return play(table, command.deed, asking);
    case 'finish':
      return finish(table, command.wish, asking);
    case 'rematch':
      return rematch(table, asking);
    case 'close':
      if (table.openedBy !== asking.person) return refuse('not-yours', 'Who opened a table closes it.');
      if (table.state !== 'open') return refuse('not-now', 'A match that has begun is played or left.');
      return happens({ type: 'closed' });
  }
}

/** What the clock on the wall does, or null if nothing is due. */
export function decideDue(table: Table, at: number): readonly TableEvent[] | null {
  const due = nextDue(table);
  if (due === null || due.at > at || table.match === null) return null;
  const { by, deed } = deedOf(due);
  const events = perform(table, by, deed, at);
  return events.ok ? [{ type: 'played', by, deed: deed.do, events: events.events }] : null;
}

function happens(...events: readonly TableEvent[]): TableDecision {
  return { ok: true, events };
}

function refuse(code: string, message: string): TableDecision {
  return { ok: false, refusal: { code, message } };
}

function sit(table: Table, seat: number, { person }: Asking): TableDecision {
  if (table.state !== 'open') return refuse('not-now', 'Seats are taken before the match begins.');
  const there = table.seats[seat];
  if (there === undefined) return refuse('no-such-seat', 'There is no such seat.');
  if (there?.person === person) return refuse('seated', 'You sit there already.');
  if (there !== null) return refuse('seat-taken', 'Somebody sits there.');
  const old = seatOf(table, person);
  const leave: readonly TableEvent[] = old === null ? [] : [{ type: 'stood', seat: old }];
  const rise: readonly TableEvent[] = table.judge === person ? [{ type: 'judge-stood' }] : [];
  return happens(...leave, ...rise, { type: 'sat', person, seat });
}

function stand(table: Table, { person }: Asking): TableDecision {
  if (table.judge === person) return happens({ type: 'judge-stood' });
  const seat = seatOf(table, person);
  if (seat === null) return refuse('not-seated', 'You have no seat here.');
  if (table.state !== 'open') return refuse('not-now', 'Your seat is kept until the match is over.');
  return happens({ type: 'stood', seat });
}

function sitAsJudge(table: Table, { person, role }: Asking): TableDecision {
  if (table.settings.judge !== 'person') return refuse('no-judge-seat', 'The software judges at this table.');
  if (table.state === 'over') return refuse('not-now', 'The match is over.');
  if (table.judge !== null) return refuse('seat-taken', 'This table has a judge.');
  if (!MAY_JUDGE.includes(role)) return refuse('not-allowed', 'Only a judge, coach or director judges.');
  if (seatOf(table, person) !== null) return refuse('seated', 'Who plays does not judge.');
  return happens({ type: 'judge-sat', person });
}

function ready(table: Table, is: boolean, asking: Asking): TableDecision {
  const seat = seatOf(table, asking.person);
  if (seat === null) return refuse('not-seated', 'You have no seat here.');
  if (table.state !== 'open') return refuse('not-now', 'The match has begun.');
  const event: TableEvent = { type: 'ready', seat, ready: is };
  const all = table.seats.every((seated, place) => seated !== null && (place === seat ? is : seated.ready));
  return all ? happens(event, ...start(table, asking)) : happens(event);
}

/** The seed is committed to before anything is rolled. */
function start(table: Table, { at, seed }: Asking): readonly TableEvent[] {
  const players = table.seats.map((seated) => seated?.person ?? '');
  const events = startMatch(matchSettings(table.settings, players), { at: 0, goalSetter: null });
  return [
    { type: 'started', seed, commitment: commitment(seed), origin: at },
    { type: 'played', by: 'clock', deed: 'start', events },
  ];
}

function say(table: Table, phrase: Phrase, { person, at }: Asking): TableDecision {
  if (seatOf(table, person) === null && table.judge !== person) {
    return refuse('not-seated', 'Only who sits at the table talks.');
  }
  const last = table.talk.findLast(({ by }) => by === person);
  if (last !== undefined && at - last.at < TALK_PAUSE) return refuse('too-fast', 'One phrase at a time.');
  if (table.seq > ENOUGH) return refuse('enough', 'Enough has been said at this table.');
  return happens({ type: 'said', by: person, phrase });
}

function play(table: Table, json: unknown, asking: Asking): TableDecision {
  const seat = seatOf(table, asking.person);
  const judges = table.judge === asking.person;
  if (seat === null && !judges) return refuse('not-seated', 'You have no seat here.');
  if (table.match === null || table.state !== 'playing')
    return refuse('not-now', 'No match is being played.');
  const deed = readDeed(table, seat, json);
  if (!deed.ok) return refuse('malformed', deed.error);
  const may = mayAsk(deed.value.do, judges ? 'judge' : 'player');
  if (!may.ok) return refuse('not-allowed', may.error);
  if (deed.value.do === 'scratch' && table.seq > ENOUGH)
    return refuse('enough', 'The scratch paper is used up.');
  return playDeed(table, seat ?? 'judge', deed.value, asking.at);
}

/** What a bot does: from here on the same as for a person, except that nobody had to read it. */
export function decideBot(table: Table, seat: number, action: Action, at: number): TableDecision {
  if (table.match === null || table.state !== 'playing')
    return refuse('not-now', 'No match is being played.');
  const deed = fillIn(table, seat, action);
  const may = mayAsk(deed.do, 'player');
  return may.ok ? playDeed(table, seat, deed, at) : refuse('not-allowed', may.error);
}

function playDeed(table: Table, by: Party, deed: Deed, at: number): TableDecision {
  const decision = perform(table, by, deed, at);
  if (!decision.ok) return { ok: false, refusal: decision.refusal };
  return happens({ type: 'played', by, deed: deed.do, events: decision.events });
}

/** The engine's word on a deed. Its id is the sequence of the entry it makes: what a judge's approval refers to. */
function perform(table: Table, by: Party, deed: Deed, at: number) {
  const match = table.match as Match;
  const now = Math.max(match.now, (at - table.origin) / 1000);
  return decide(match, { ...deed, id: String(table.seq + 1), at: now, by });
}

/** All players together may end a round early; an untimed one ends in no other way. */
function finish(table: Table, wish: boolean, { person, at }: Asking): TableDecision {
  const seat = seatOf(table, person);
  if (seat === null) return refuse('not-seated', 'You have no seat here.');
  if (table.state !== 'playing' || table.match?.round.state !== 'open') return refuse('not-now', 'Not now.');
  const event: TableEvent = { type: 'wished', seat, wish };
  // Bots go along with what the people wish.
  const others = (place: number): boolean => isBotSeat(table, place) || table.wishes.includes(place);
  const all = table.seats.every((_, place) => (place === seat ? wish : others(place)));
  if (!all) return happens(event);
  const decision = perform(table, 'clock', { do: 'last-shake' }, at);
  if (!decision.ok) return { ok: false, refusal: decision.refusal };
  return happens(event, { type: 'played', by: 'clock', deed: 'last-shake', events: decision.events });
}

function rematch(table: Table, { person, fresh }: Asking): TableDecision {
  const seat = seatOf(table, person);
  if (seat === null) return refuse('not-seated', 'You have no seat here.');
  if (table.state !== 'over' || table.next !== null) return refuse('not-now', 'Not now.');
  if (table.rematch.includes(seat)) return refuse('wished', 'You have asked for it.');
  const all = table.seats.every(
    (_, place) => place === seat || isBotSeat(table, place) || table.rematch.includes(place),
  );
  const wish: TableEvent = { type: 'rematch-wished', seat };
  return all ? happens(wish, { type: 'moved-on', ...fresh }) : happens(wish);
}

/** Match events of an entry, for whoever needs only these. */
export function matchEvents(events: readonly TableEvent[]): readonly MatchEvent[] {
  return events.flatMap((event) => (event.type === 'played' ? event.events : []));
}
