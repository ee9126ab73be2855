import { openRound, tablesOf } from '../core/state.ts';
import type { SeatThing, TableThing } from '../core/things.ts';
import { procedureOf } from '../results/table-result.ts';
import { presentIn } from '../seating/seat-round.ts';
import type { Play } from './play.ts';
import { acceptFaults, EVENT, figuresOf } from './rehearsal.ts';
import type { Rehearsal, RoundFigures } from './rehearsal.ts';

/** Everybody comes, but for some. */
export function checkIn(day: Rehearsal): void {
  const players = [...day.state.things.entry.values()].map(({ player }) => player);
  const here = players.filter(() => !day.chaos('late'));
  day.do(
    { do: 'presence', event: EVENT, players: here.length < 2 ? players : here, is: 'present' },
    'check-in',
  );
}

/** A round from the draft to its end, with what goes wrong on the way. */
export function* playRound(day: Rehearsal, n: number): Generator<Play, RoundFigures, readonly SeatThing[]> {
  day.do({ do: 'draft', event: EVENT, seed: n });
  lateOnes(day, n);
  const accepted = acceptFaults(day, n);
  day.do({ do: 'publish', event: EVENT });
  const figures = figuresOf(day, n, accepted);
  day.do({ do: 'start', event: EVENT });
  joinTwos(day, n);
  for (const { id } of tablesOf(day.state, EVENT, n)) {
    if (!day.chaos('call')) continue;
    const call = day.do({ do: 'call', table: id, why: 'a judge, please' }, 'runner').id;
    day.do({ do: 'take-call', call }, 'judge');
    day.do({ do: 'end-call', call, minutes: 1 + day.draws.below(4) }, 'judge');
  }
  day.do({ do: 'stop', event: EVENT });
  yield* collect(day, n);
  day.do({ do: 'close', event: EVENT });
  return figures;
}

/** Some come after the draft: it is stale, and seated again with the fewest moves. */
function lateOnes(day: Rehearsal, n: number): void {
  const away = [...day.state.things.entry.values()].filter(
    ({ presence }) => presence === 'entered' || presence === 'away',
  );
  const coming = away.filter(() => n > 1 || day.draws.below(2) === 0).map(({ player }) => player);
  if (coming.length === 0) return;
  day.do({ do: 'presence', event: EVENT, players: coming, is: 'present' }, 'check-in');
  if (!('code' in day.try({ do: 'publish', event: EVENT }))) throw new Error('a stale draft was published');
  day.do({ do: 'draft', event: EVENT, seed: n });
}

/** Who comes after the start sits down at a table of two. */
function joinTwos(day: Rehearsal, n: number): void {
  for (const { player, presence } of day.state.things.entry.values()) {
    if (presence !== 'entered') continue;
    const two = tablesOf(day.state, EVENT, n).find(({ players }) => players.length === 2);
    if (two === undefined) return;
    day.do({ do: 'presence', event: EVENT, players: [player], is: 'present' }, 'check-in');
    day.do({ do: 'join', table: two.id, player });
    day.mishaps.set('joined', (day.mishaps.get('joined') ?? 0) + 1);
  }
}

/** Every sheet is typed by two people; some slip. */
function* collect(day: Rehearsal, n: number): Generator<Play, void, readonly SeatThing[]> {
  const event = day.state.things.event.get(EVENT)!;
  const procedure = procedureOf(day.world.books, event.rulebook);
  const initials = event.division !== undefined && procedure.approval.is.includes(event.division);
  const tables = tablesOf(day.state, EVENT, n);
  for (const [index, table] of tables.entries()) {
    const played = yield { table, event, procedure, initials };
    const seats =
      table.players.length === 3 && day.chaos('no-show') ? played.toSpliced(day.draws.below(3), 1) : played;
    const whole = table.players.map(
      (player): SeatThing => seats.find((seat) => seat.player === player) ?? { player, played: false },
    );
    if (day.chaos('wrong-table', 0.5) && tables[index + 1] !== undefined)
      typedAtTheWrongTable(day, tables[index + 1]!, whole);
    enterTwice(day, table, whole);
    if (day.chaos('appeal', 0.2)) {
      const player = whole.find((seat) => seat.played !== false)!.player;
      day.do({ do: 'appeal', table: table.id, player });
      day.do({ do: 'sign', table: table.id, player });
    }
  }
}

/** Other people sit there, so it is refused. */
function typedAtTheWrongTable(day: Rehearsal, { id }: TableThing, seats: readonly SeatThing[]): void {
  if (!('code' in day.try({ do: 'enter', table: id, seats }, 'keeper 1')))
    throw new Error('a sheet was saved at the wrong table');
}

function enterTwice(day: Rehearsal, { id }: TableThing, seats: readonly SeatThing[]): void {
  const sure = ['same-totals', 'shake-triple', 'shake-value', 'total', 'penalty-initials', 'shake-count'];
  const wrong = day.chaos('mistyped');
  const first = day.do(
    { do: 'enter', table: id, seats: wrong ? mistyped(seats, day) : seats, sure },
    'keeper 1',
  );
  if (wrong && day.chaos('undone', 5)) {
    day.do({ do: 'undo', entry: first.id }, 'keeper 1');
    day.do({ do: 'enter', table: id, seats, sure }, 'keeper 1');
  }
  if (
    !('code' in day.try({ do: 'enter', table: id, seats, sure }, 'keeper 1')) &&
    day.state.things.sheet.get(id)!.entries.length > 1
  )
    throw new Error('somebody confirmed an own entry');
  if (day.state.things.sheet.get(id)!.state === 'confirmed') return;
  day.do({ do: 'enter', table: id, seats, sure }, 'keeper 2');
  if (day.state.things.sheet.get(id)!.state === 'conflict')
    day.do({ do: 'settle', table: id, seats }, 'head keeper', 'the sheet says so');
}

/** One digit is wrong. */
function mistyped(seats: readonly SeatThing[], day: Rehearsal): readonly SeatThing[] {
  const at = seats.findIndex(({ played }) => played !== false);
  return seats.map((seat, index) => {
    if (index !== at || seat.shakes === undefined) return seat;
    const shake = seat.shakes.findIndex((score) => score !== null);
    return {
      ...seat,
      shakes: seat.shakes.with(
        shake,
        [6, 4, 2].find((score) => score !== seat.shakes![shake])! + 2 * day.draws.below(2),
      ),
    };
  });
}

/** Between rounds: corrections of closed rounds, rulings, people who leave, substitutes. */
export function upset(day: Rehearsal, n: number): void {
  for (const { id, players } of tablesOf(day.state, EVENT, n)) {
    const sheet = day.state.things.sheet.get(id);
    if (sheet === undefined) continue;
    if (day.chaos('correction', 0.4)) {
      const seats = sheet.seats.map((seat, index) =>
        index === 0 && seat.played !== false
          ? { player: seat.player, total: 10 + day.draws.below(20) }
          : seat,
      );
      day.do({ do: 'correct', table: id, seats, kind: 'slip' }, 'head keeper', 'a slip, all agree');
    }
    if (day.chaos('ruling', 0.2))
      day.do(
        {
          do: 'rule',
          table: id,
          player: players[0]!,
          effect: day.draws.below(2) === 0 ? 'zero' : 'total',
          total: 0,
          judges: ['head judge'],
          rule: 'XII-B',
        },
        'head judge',
        'a false sheet',
      );
  }
  if (openRound(day.state, day.state.things.event.get(EVENT)!) === null) return;
  for (const player of presentIn(day.state, EVENT)) {
    if (presentIn(day.state, EVENT).length <= 4 || !day.chaos('leaver', 0.4)) continue;
    day.do(
      {
        do: 'presence',
        event: EVENT,
        players: [player],
        is: day.draws.below(2) === 0 ? 'withdrawn' : 'away',
      },
      'check-in',
    );
    if (day.chaos('substitute', 8)) substituteFor(day, player, n + 1);
  }
}

function substituteFor(day: Rehearsal, player: string, from: number): void {
  const number = 1 + Math.max(...[...day.state.things.player.values()].map((one) => one.number));
  const id = `p${number}`;
  const team = [...day.state.things.team.values()].find(({ slots }) => slots.includes(player));
  const { school } = day.state.things.player.get(player)!;
  day.do({
    do: 'import',
    event: EVENT,
    schools: [],
    teams: [],
    players: [
      { id, number, first: 'Sub', last: String(number), ...(school === undefined ? {} : { school }) },
    ],
  });
  if (team !== undefined)
    day.do({ do: 'substitute', team: team.id, slot: team.slots.indexOf(player) + 1, player: id, from });
  day.do({ do: 'presence', event: EVENT, players: [id], is: 'present' }, 'check-in');
}
