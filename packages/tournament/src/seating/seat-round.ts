import type { World } from '../core/context.ts';
import { dataOf, settingOf, tablesOf } from '../core/state.ts';
import type { Tournament } from '../core/state.ts';
import type { EventThing, Mode, TableThing } from '../core/things.ts';
import { holders } from '../deeds/people.ts';
import { eventResults } from '../results/event-results.ts';
import { scoresOf } from '../standings/scores.ts';
import type { SeatRequestJson } from './engine.ts';
import { plannedTables } from './rotation.ts';

/** How a round is seated: the last mode goes on. Rounds after the first of `level` and `random` are named in the preset. */
export function modeOf({ modes }: EventThing, n: number): Mode {
  return modes[Math.min(n, modes.length) - 1]!;
}

export interface Drafted {
  readonly tables: readonly TableThing[];
  /** What the engine said, for whoever wants to check it. */
  readonly seating: Readonly<Record<string, unknown>>;
}

/** Who is here, in the order of their numbers. */
export function presentIn({ things }: Tournament, event: string): readonly string[] {
  return [...things.entry.values()]
    .filter((entry) => entry.event === event && entry.presence === 'present')
    .map(({ player }) => player)
    .toSorted((a, b) => things.player.get(a)!.number - things.player.get(b)!.number);
}

/** Team and place of everybody who holds one in this round. */
export function placesIn(
  { things }: Tournament,
  event: string,
  n: number,
): ReadonlyMap<string, { readonly team: string; readonly place: number; readonly section: string | null }> {
  const places = new Map<string, { team: string; place: number; section: string | null }>();
  for (const team of things.team.values()) {
    if (team.event !== event) continue;
    for (const [index, slot] of team.slots.entries()) {
      const holder = holders(slot).findLast(({ from }) => from <= n);
      if (holder !== undefined)
        places.set(holder.player, { team: team.id, place: index + 1, section: team.section ?? null });
    }
  }
  return places;
}

/** Seats a round from confirmed results. Locked tables stay; a seating in force is changed as little as possible. */
export function seatRound(
  state: Tournament,
  event: EventThing,
  n: number,
  seed: number,
  world: World,
): Drafted {
  const inForce = tablesOf(state, event.id, n);
  const present = presentIn(state, event.id);
  const here = new Set(present);
  const locked = inForce.filter(
    (table) => table.locked === true && table.players.every((id) => here.has(id)),
  );
  const unlocked = inForce.filter((table) => table.locked === true && !locked.includes(table));
  const lockedIn = new Set(locked.flatMap(({ players }) => players));
  const people = present.filter((id) => !lockedIn.has(id));
  const free = inForce.filter((table) => !locked.includes(table));
  const request = requestFor(state, event, n, seed, world);
  const groups = modeOf(event, n) === 'rotation' ? rotationGroups(state, event, n, people) : [people];
  const taken = new Set(locked.map(({ number }) => number));
  const seated: { readonly number: number | null; readonly players: readonly string[] }[] = [];
  const answers: unknown[] = [];
  for (const group of groups) {
    const planned = modeOf(event, n) === 'rotation' && free.length === 0 ? plannedTables(group, n) : null;
    if (planned !== null) {
      seated.push(...planned.map((players) => ({ number: null, players })));
      continue;
    }
    const members = new Set(group);
    const current = free.filter(({ players }) => players.some((id) => members.has(id)));
    const asked = request(group, current, taken);
    const answer = world.seat(asked);
    const { tables, ...figures } = answer;
    answers.push(figures);
    const kept = current.length > 0;
    const promised = new Set(Object.values(asked.at ?? {}));
    seated.push(
      ...tables.map(({ table, players }) => ({
        number: kept || promised.has(table) ? table + event.firstTable - 1 : null,
        players: inTheirSeats(players, current, table + event.firstTable - 1),
      })),
    );
  }
  const numbered = withNumbers(seated, taken, event.firstTable);
  return {
    tables: [...locked, ...numbered.map((table) => tableThing(event.id, n, table))].toSorted(
      (a, b) => a.number - b.number,
    ),
    seating: {
      seed,
      engine: answers,
      ...(unlocked.length > 0 ? { unlocked: unlocked.map(({ number }) => number) } : {}),
    },
  };
}

/** The figures of a seating that is there are those of this request: everybody who sits in the round, as `seat` counts. */
export function seatRequestOf(
  state: Tournament,
  event: EventThing,
  n: number,
  world: World,
): SeatRequestJson {
  const seated = tablesOf(state, event.id, n).flatMap(({ players }) => players);
  return requestFor(state, event, n, 1, world)(seated, [], new Set());
}

/** Who stays at a table keeps the seat that is printed on its sheet; who comes sits down after them. */
function inTheirSeats(
  players: readonly string[],
  current: readonly TableThing[],
  number: number,
): readonly string[] {
  const before = current.find((table) => table.number === number)?.players ?? [];
  const stay = before.filter((id) => players.includes(id));
  return [...stay, ...players.filter((id) => !stay.includes(id))];
}

function tableThing(
  event: string,
  n: number,
  { number, players }: { readonly number: number; readonly players: readonly string[] },
): TableThing {
  return { id: `${event}-${n}-${number}`, event, round: n, number, players };
}

/** Numbers that are promised or in force stay; the others follow in order. */
function withNumbers(
  seated: readonly { readonly number: number | null; readonly players: readonly string[] }[],
  locked: ReadonlySet<number>,
  first: number,
): readonly { readonly number: number; readonly players: readonly string[] }[] {
  const taken = new Set(locked);
  const result: { number: number; players: readonly string[] }[] = [];
  const waiting: (readonly string[])[] = [];
  for (const { number, players } of seated) {
    if (number === null || taken.has(number)) waiting.push(players);
    else {
      taken.add(number);
      result.push({ number, players });
    }
  }
  let next = first;
  for (const players of waiting) {
    while (taken.has(next)) next++;
    taken.add(next);
    result.push({ number: next, players });
  }
  return result;
}

/** The request of the seating contract for some of the people. */
function requestFor(state: Tournament, event: EventThing, n: number, seed: number, { books }: World) {
  const data = dataOf(state);
  const results = eventResults(
    data,
    data.events.find(({ id }) => id === event.id)!,
    books,
    n - 1,
  );
  const scores = new Map(scoresOf(results, data).map((score) => [score.player, score]));
  const places = placesIn(state, event.id, n);
  const zero = settingOf(state, 'zero', 4);
  const mode = modeOf(event, n);
  const levels = levelScores(state);
  // By lot: everybody gets a number, and neighbours sit together.
  const drawn = new Map(shuffled(presentIn(state, event.id), seed).map((id, index) => [id, index]));
  const met = [...state.things.table.values()]
    .filter((table) => table.event === event.id && table.round < n)
    .map(({ players }) => players);
  const scoreOf = (id: string): number => {
    if (mode === 'level') return levels.get(id) ?? 0;
    if (mode === 'random') return drawn.get(id) ?? 0;
    if (mode !== 'score') return 0;
    return (scores.get(id)?.rounds ?? Array.from({ length: n - 1 }, () => null)).reduce<number>(
      (sum, points) => sum + (points ?? zero),
      0,
    );
  };
  const criteria = event.order ?? ['apart', 'team', 'two-again', 'school', 'repeat', 'gap'];
  return (
    group: readonly string[],
    current: readonly TableThing[],
    taken: ReadonlySet<number>,
  ): SeatRequestJson => {
    const members = new Set(group);
    const players = group.map((id) => {
      const { school } = state.things.player.get(id)!;
      const team = places.get(id)?.team;
      return {
        id,
        ...(team === undefined ? {} : { team }),
        ...(school === undefined ? {} : { school }),
        score: scoreOf(id),
        twos: scores.get(id)?.twos.length ?? 0,
      };
    });
    const apart = group.flatMap((id) =>
      (state.things.player.get(id)!.apart ?? [])
        .filter((other) => members.has(other) && other !== id)
        .map((other): readonly [string, string] => [id, other]),
    );
    const wishes = new Map<number, string>();
    for (const id of group) {
      const table = state.things.player.get(id)!.table;
      const place = table === undefined ? 0 : table - event.firstTable + 1;
      if (table !== undefined && place >= 1 && !taken.has(table) && !wishes.has(place)) wishes.set(place, id);
    }
    const order = criteria.filter((one) => one !== 'moved' && (one !== 'gap' || mode !== 'rotation'));
    const withMoved =
      current.length > 0
        ? order.toSpliced(order.findLastIndex((one) => one === 'apart' || one === 'team') + 1, 0, 'moved')
        : order;
    return {
      players,
      met,
      apart: uniquePairs(apart),
      order: withMoved,
      ...(wishes.size > 0 ? { at: Object.fromEntries([...wishes].map(([table, id]) => [id, table])) } : {}),
      ...(current.length > 0
        ? {
            current: current.map((table) => ({
              table: table.number - event.firstTable + 1,
              players: table.players.filter((id) => members.has(id)),
            })),
          }
        : {}),
      seed,
    };
  };
}

function uniquePairs(pairs: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] {
  return [...new Map(pairs.map((pair) => [pair.toSorted().join('\n'), pair])).values()];
}

/** Levels as numbers: what is a number is taken, other words by their order. */
function levelScores({ things }: Tournament): ReadonlyMap<string, number> {
  const players = [...things.player.values()];
  const words = [
    ...new Set(players.map(({ level = '' }) => level).filter((level) => !isNumber(level))),
  ].toSorted();
  return new Map(
    players.map(({ id, level = '' }) => [id, isNumber(level) ? Number(level) : words.indexOf(level)]),
  );
}

function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** A draw that anybody can repeat: linear congruences are good enough for a seating. */
function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  const all = [...list];
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  for (let last = all.length - 1; last > 0; last--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    [all[last], all[other]] = [all[other]!, all[last]!];
  }
  return all;
}

/** Equal numbers of a section play each other. Who has no equals plays with the others who have none. */
function rotationGroups(
  state: Tournament,
  event: EventThing,
  n: number,
  people: readonly string[],
): readonly (readonly string[])[] {
  const places = placesIn(state, event.id, n);
  const teams = [...state.things.team.values()]
    .filter((team) => team.event === event.id)
    .map(({ id }) => id)
    .toSorted();
  const groups = Map.groupBy(people, (id) => {
    const place = places.get(id);
    return place === undefined ? '' : JSON.stringify([place.section ?? '', place.place]);
  });
  const rest: string[] = groups.get('') ?? [];
  const full: string[][] = [];
  for (const [key, group] of [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (key === '') continue;
    const inOrder = group.toSorted(
      (a, b) => teams.indexOf(places.get(a)!.team) - teams.indexOf(places.get(b)!.team),
    );
    if (inOrder.length < 2) rest.push(...inOrder);
    else full.push(inOrder);
  }
  if (rest.length > 1 || full.length === 0) return rest.length > 0 ? [...full, rest] : full;
  return rest.length === 0 ? full : full.toSpliced(-1, 1, [...full.at(-1)!, ...rest]);
}
