import { botPerson } from './bots.ts';
import { happens, refuse } from './decision.ts';
import type { Asking, TableDecision } from './decision.ts';
import { perform } from './playing.ts';
import { FROM_THE_START, seated, started } from './seating.ts';
import type { LevelName } from './settings.ts';
import { seatOf } from './table.ts';
import type { Table } from './table.ts';

/** Chairs that nobody sits on: a bot takes one, the match begins without, somebody comes late. */

/** In logs a bot goes by one figure. */
const MOST_BOTS = 10;
const LEAST_PLAYERS = 2;

/** Who made the table, plays at it or judges it looks after its chairs. */
function looksAfter(table: Table, person: string): boolean {
  return table.openedBy === person || table.judge === person || seatOf(table, person) !== null;
}

export function seatBot(table: Table, seat: number, level: LevelName, asking: Asking): TableDecision {
  if (table.state !== 'open') return refuse('not-now', 'Seats are taken before the match begins.');
  if (!looksAfter(table, asking.person))
    return refuse('not-seated', 'Whoever is at the table asks bots to it.');
  const there = table.seats[seat];
  if (there === undefined) return refuse('no-such-seat', 'There is no such seat.');
  if (there !== null) return refuse('seat-taken', 'Somebody sits there.');
  const bots = table.seats.filter((other) => other?.bot != null).length;
  if (bots + 1 >= table.seats.length) return refuse('person-needed', 'At least one seat is for a person.');
  const index = table.settings.bots.length;
  if (index >= MOST_BOTS) return refuse('enough', 'Bots have come and gone often enough at this table.');
  const events = seated(botPerson(index), seat, level);
  const all = table.seats.every((other, place) => place === seat || other?.ready === true);
  return all ? happens(...events, ...started(table, asking, FROM_THE_START)) : happens(...events);
}

export function unseatBot(table: Table, seat: number, { person }: Asking): TableDecision {
  if (table.state !== 'open') return refuse('not-now', 'The match has begun.');
  if (!looksAfter(table, person)) return refuse('not-seated', 'Whoever is at the table asks bots to it.');
  if (table.seats[seat]?.bot == null) return refuse('no-such-seat', 'No bot sits there.');
  return happens({ type: 'stood', seat });
}

/** X-D: a match begins when its time has come, with a chair that is empty as yet. */
export function begin(table: Table, asking: Asking): TableDecision {
  if (table.state !== 'open') return refuse('not-now', 'The match has begun.');
  if (!looksAfter(table, asking.person)) return refuse('not-seated', 'You have no seat here.');
  const there = table.seats.filter((seat) => seat !== null);
  if (there.length < LEAST_PLAYERS) return refuse('too-few-players', 'Two players at least are needed.');
  if (there.some(({ ready }) => !ready)) return refuse('not-ready', 'Everybody at the table is ready first.');
  const empty = table.seats.flatMap((seat, place) => (seat === null ? [place] : []));
  return happens(...started(table, asking, { ...FROM_THE_START, empty }));
}

/** Whoever comes late takes the chair that was kept, and plays from the next shake on. */
export function sitLate(table: Table, seat: number, asking: Asking): TableDecision {
  const { match } = table;
  const kept = match?.gone.some((one) => one.seat === seat && one.why === 'not-come') === true;
  if (table.state !== 'playing' || match === null || !kept || table.seats[seat] !== null)
    return refuse('not-now', 'Seats are taken before the match begins.');
  if (table.judge === asking.person || seatOf(table, asking.person) !== null)
    return refuse('seated', 'You have a seat here.');
  const [sat] = seated(asking.person, seat, null);
  return perform(table, match, 'clock', { do: 'arrive', player: seat }, asking, sat!, {
    type: 'ready',
    seat,
    ready: true,
    nonce: '',
  });
}
