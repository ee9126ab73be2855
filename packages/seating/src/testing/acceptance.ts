import { readSeatRequest, seat, seatAround, wrongInWords } from '../index.ts';
import type { Reason, SeatAnswer, SeatRequest } from '../index.ts';
import { chance, randomRequest } from './arbitrary.ts';
import { scoreOrder } from './baselines.ts';
import { isLess, plainCost, plainFaults, plainFigure, plainOrder } from './reference.ts';
import type { PlainRequest } from './reference.ts';

/** Checks of answers by a second way of counting. Each gives what is wrong; nothing is good. */

export function read(request: PlainRequest): SeatRequest {
  const result = readSeatRequest(JSON.parse(JSON.stringify(request)));
  if (!result.ok) throw new Error(wrongInWords(result.error));
  return result.value;
}

/** A4: a seating that may be used, exact figures, bounds that are none too high, never worse than score order. */
export function answerFaults(request: PlainRequest, answer: SeatAnswer): readonly string[] {
  const faults = [...plainFaults(request, answer.tables)];
  const order = plainOrder(request);
  const cost = plainCost(request, answer.tables);
  if (JSON.stringify(cost) !== JSON.stringify(answer.cost)) faults.push('wrong figures');
  for (const [criterion, bound] of Object.entries(answer.bound)) {
    if (bound > cost[criterion]!) faults.push(`bound of ${criterion} above the figure`);
    if (answer.proven && bound !== cost[criterion])
      faults.push(`proven, but ${criterion} is above its bound`);
  }
  if (request.at === undefined && request.current === undefined) {
    const plain = plainCost(request, scoreOrder(request));
    const figures = (from: Record<string, number>): readonly number[] =>
      order.map((criterion) => from[criterion]!);
    if (isLess(figures(plain), figures(cost))) faults.push('worse than score order');
  }
  return faults;
}

/** A5: what is called unavoidable is counted again. */
export function whyFaults(request: PlainRequest, answer: SeatAnswer): readonly string[] {
  const faults: string[] = [];
  const tables = answer.tables.length;
  const player = (id: string) => request.players.find((candidate) => candidate.id === id)!;
  for (const reason of answer.why) {
    const seats = answer.tables.find(({ table }) => table === reason.table)?.players ?? [];
    const say = (text: string): number => faults.push(`${text}: ${JSON.stringify(reason)}`);
    if (!reason.players.every((id) => seats.includes(id))) say('people who do not sit there');
    if (plainFigure(request, [{ table: reason.table, players: seats }], reason.criterion) === 0)
      say('nothing to explain');
    if (reason.price !== undefined) {
      const [one, other] = reason.price.exchange;
      const changed = answer.tables.map(({ table, players }) => ({
        table,
        players: players.map((id) => (id === one ? other : id === other ? one : id)),
      }));
      if (JSON.stringify(plainCost(request, changed)) !== JSON.stringify(reason.price.cost))
        say('wrong price');
      const paid = plainOrder(request).map((criterion) => reason.price!.cost[criterion as 'gap']!);
      const now = plainOrder(request).map((criterion) => answer.cost[criterion as 'gap']!);
      if (isLess(paid, now)) say('an exchange would be better');
    }
    if (reason.forced && !isForced(request, answer, reason, tables, player)) say('not unavoidable');
  }
  // Every pair and person that is remarkable has a reason.
  for (const criterion of plainOrder(request)) {
    if (
      criterion !== 'gap' &&
      answer.cost[criterion as 'team']! > 0 &&
      !answer.why.some((reason) => reason.criterion === criterion)
    )
      faults.push(`no reason for ${criterion}`);
  }
  return faults;
}

function isForced(
  request: PlainRequest,
  answer: SeatAnswer,
  reason: Reason,
  tables: number,
  player: (id: string) => PlainRequest['players'][number],
): boolean {
  switch (reason.because) {
    case 'team-too-large':
    case 'school-too-large': {
      const field = reason.because === 'team-too-large' ? 'team' : 'school';
      const name = player(reason.players[0]!)[field];
      const size = request.players.filter((candidate) => candidate[field] === name).length;
      // People are put to tables one by one, always where fewest of them sit.
      const seats = Array.from({ length: tables }, () => 0);
      let least = 0;
      for (let person = 0; person < size; person++) {
        const emptiest = seats.indexOf(Math.min(...seats));
        least += seats[emptiest]!;
        seats[emptiest]!++;
      }
      const pairs = answer.tables.reduce((sum, seated) => {
        const mates = seated.players.filter((id) => player(id)[field] === name).length;
        return sum + (mates === 3 ? 3 : mates === 2 ? 1 : 0);
      }, 0);
      return least > 0 && pairs === least;
    }
    case 'two-needed': {
      if (reason.criterion === 'moved') return fewest(request, tables) === answer.cost.moved;
      const places = 2 * answer.tables.filter(({ players }) => players.length === 2).length;
      const least = request.players
        .map(({ twos }) => twos ?? 0)
        .sort((a, b) => a - b)
        .slice(0, places)
        .reduce((sum, twos) => sum + twos, 0);
      return least === answer.cost['two-again'];
    }
    case 'met-all-near':
      return reason.players.some((id) => {
        const unmet = request.players.filter(
          (other) =>
            other.id !== id &&
            !(request.met ?? []).some((past) => past.includes(id) && past.includes(other.id)),
        );
        return unmet.length < (request.players.length % 3 === 0 ? 2 : 1);
      });
    case 'promised-table':
      return (request.at ?? {})[reason.players[0]!] === reason.table;
    case 'not-found-better':
      return false;
  }
}

/** The fewest who move, by trying sizes table by table: fullest first, as many tables as there are, then the twos. */
function fewest(request: PlainRequest, tables: number): number {
  const promised = new Map(Object.entries(request.at ?? {}));
  const here = request.players.map(({ id }) => id);
  const numbers = new Set([...(request.current ?? []).map(({ table }) => table), ...promised.values()]);
  let next = -1;
  while (numbers.size < tables) numbers.add(next--);
  const twos = [0, 2, 1][here.length % 3]!;
  // best[used][small]: most people who stay with so many tables used, so many of them twos.
  let best = new Map<string, number>([['0,0', 0]]);
  for (const number of numbers) {
    const seated = (request.current ?? []).find(({ table }) => table === number)?.players ?? [];
    const stay = seated.filter((id) => here.includes(id) && (promised.get(id) ?? number) === number).length;
    const guests = here.filter((id) => promised.get(id) === number && !seated.includes(id)).length;
    const mayGo = ![...promised.values()].includes(number);
    const after = new Map<string, number>();
    for (const [state, staying] of best) {
      const [used = 0, small = 0] = state.split(',').map(Number);
      const offer = (key: string, value: number): unknown =>
        after.set(key, Math.max(after.get(key) ?? -1, value));
      if (mayGo) offer(`${used},${small}`, staying);
      offer(`${used + 1},${small}`, staying + Math.min(stay, 3 - guests));
      offer(`${used + 1},${small + 1}`, staying + Math.min(stay, 2 - guests));
    }
    best = after;
  }
  const seated = (request.current ?? []).flatMap(({ players }) => players).filter((id) => here.includes(id));
  return seated.length - best.get(`${tables},${twos}`)!;
}

/** A7: a repair with promises, people apart, and locked tables, that stay as they are. */
export function repairFaults(seed: number, players: number, effort: number): readonly string[] {
  const roll = chance(seed);
  const request = randomRequest(seed, { players, repair: true, promises: true });
  const answer = seat(read(request), { effort });
  const faults = [...answerFaults(request, answer), ...whyFaults(request, answer)];
  const given = (request.current ?? []).map(({ table }) => table);
  const used = answer.tables.map(({ table }) => table);
  const spare = new Set([...given, ...Object.values(request.at ?? {})]).size - answer.tables.length;
  if (spare > 0 && given.filter((table) => !used.includes(table)).length !== spare)
    faults.push('a table too many given up');
  const locked = answer.tables.filter(() => roll(4) === 0);
  const again = seatAround(read({ ...request, current: answer.tables, at: {} }), locked, { effort });
  if ('error' in again) {
    if (players - locked.flatMap((table) => table.players).length !== 1) faults.push(again.error);
    return faults;
  }
  for (const table of locked) {
    const same = again.tables.find((other) => other.table === table.table);
    if (same?.players.toSorted().join() !== table.players.toSorted().join())
      faults.push('a locked table changed');
  }
  const ids = again.tables.flatMap((table) => table.players);
  if (ids.length !== players || new Set(ids).size !== players) faults.push('not everybody sits once');
  return faults;
}
