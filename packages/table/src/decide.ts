import { say as sentence } from '@forceout/rules';
import { isBotSeat } from './bots.ts';
import { begin, seatBot, sitLate, unseatBot } from './chairs.ts';
import type { Phrase, TableCommand } from './command.ts';
import { happens, refuse } from './decision.ts';
import type { Asking, TableDecision } from './decision.ts';
import type { TableEvent } from './event.ts';
import { ENOUGH, finish, play } from './playing.ts';
import { ready, sit, sitAsJudge, stand } from './seating.ts';
import { seatOf } from './table.ts';
import type { Table } from './table.ts';

const TALK_PAUSE = 1000;

/** What a command does to a table. Pure: who, when and what chance brings come with the asking. */
export function decideTable(table: Table, command: TableCommand, asking: Asking): TableDecision {
  switch (command.do) {
    case 'sit':
      return table.state === 'playing'
        ? sitLate(table, command.seat, asking)
        : sit(table, command.seat, asking);
    case 'seat-bot':
      return seatBot(table, command.seat, command.level, asking);
    case 'unseat-bot':
      return unseatBot(table, command.seat, asking);
    case 'begin':
      return begin(table, asking);
    case 'stand':
      return stand(table, asking);
    case 'judge':
      return sitAsJudge(table, asking);
    case 'ready':
      return ready(table, command.ready, command.nonce ?? '', asking);
    case 'say':
      return say(table, command.phrase, asking);
    case 'play':
      return play(table, command.deed, asking);
    case 'finish':
      return finish(table, command.wish, asking);
    case 'seen':
      return seen(table, asking);
    case 'rematch':
      return rematch(table, asking);
    case 'close':
      if (table.openedBy !== asking.person) return refuse('not-yours', sentence('opener-closes'));
      if (table.state !== 'open') return refuse('not-now', sentence('begun-is-played'));
      return happens({ type: 'closed' });
  }
}

function say(table: Table, phrase: Phrase, { person, at }: Asking): TableDecision {
  if (seatOf(table, person) === null && table.judge !== person) {
    return refuse('not-seated', sentence('seated-talk'));
  }
  const last = table.talk.findLast(({ by }) => by === person);
  if (last !== undefined && at - last.at < TALK_PAUSE) return refuse('too-fast', sentence('one-phrase'));
  if (table.seq > ENOUGH) return refuse('enough', sentence('enough-said'));
  return happens({ type: 'said', by: person, phrase });
}

function seen(table: Table, { person }: Asking): TableDecision {
  const seat = seatOf(table, person);
  if (seat === null) return refuse('not-seated', 'You have no seat here.');
  if (!table.toSee.includes(seat)) return refuse('not-now', 'There is no result to look at.');
  return happens({ type: 'seen', seat });
}

function rematch(table: Table, { person, fresh }: Asking): TableDecision {
  const seat = seatOf(table, person);
  if (seat === null) return refuse('not-seated', sentence('no-seat-here'));
  if (table.state !== 'over' || table.next !== null) return refuse('not-now', sentence('not-now'));
  if (table.rematch.includes(seat)) return refuse('wished', sentence('have-asked'));
  const all = table.seats.every(
    (there, place) =>
      there === null || place === seat || isBotSeat(table, place) || table.rematch.includes(place),
  );
  const wish: TableEvent = { type: 'rematch-wished', seat };
  return all ? happens(wish, { type: 'moved-on', ...fresh }) : happens(wish);
}
