import type { SeatAnswerJson, SeatRequestJson } from '../seating/engine.ts';

const ORDER = ['apart', 'team', 'moved', 'two-again', 'school', 'repeat', 'gap'];

/**
 * A plain seating by points with exchanges as long as one helps: right and quick, but without proofs. Long random runs that
 * are not about seating use it, so that their time goes to what they test.
 */
export function plainSeat(request: SeatRequestJson): SeatAnswerJson {
  const order = request.order ?? ORDER.filter((one) => one !== 'moved' || request.current !== undefined);
  const book = new Book(request);
  const tables = request.current === undefined ? byScore(request) : kept(request, request.current);
  improve(tables, book, order);
  const numbered = numbers(tables, request, book);
  const cost = Object.fromEntries(
    order.map((criterion) => [
      criterion,
      numbered.reduce((sum, table) => sum + book.figure(criterion, table.players, table.table), 0),
    ]),
  );
  return { tables: numbered, cost, proven: false, why: [] };
}

interface Group {
  table: number | null;
  players: string[];
}

/** What is known of people, by their id. */
class Book {
  readonly people: ReadonlyMap<string, SeatRequestJson['players'][number]>;
  readonly was = new Map<string, number>();
  readonly promised: ReadonlyMap<string, number>;
  private readonly met = new Map<string, number>();
  private readonly apart = new Set<string>();

  constructor({ players, met = [], apart = [], current = [], at = {} }: SeatRequestJson) {
    this.people = new Map(players.map((player) => [player.id, player]));
    this.promised = new Map(Object.entries(at));
    for (const table of met)
      for (const [index, a] of table.entries())
        for (const b of table.slice(index + 1)) this.met.set(pair(a, b), (this.met.get(pair(a, b)) ?? 0) + 1);
    for (const [a, b] of apart) this.apart.add(pair(a, b));
    for (const { table, players: ids } of current) for (const id of ids) this.was.set(id, table);
  }

  figure(criterion: string, ids: readonly string[], table: number | null): number {
    const people = ids.map((id) => this.people.get(id)!);
    const scores = people.map(({ score = 0 }) => score);
    const pairs = (count: (a: string, b: string) => number): number =>
      ids.reduce((sum, a, index) => sum + ids.slice(index + 1).reduce((own, b) => own + count(a, b), 0), 0);
    const shares = (of: 'team' | 'school') => (a: string, b: string) => {
      const mine = this.people.get(a)![of];
      return mine !== undefined && mine === this.people.get(b)![of] ? 1 : 0;
    };
    switch (criterion) {
      case 'apart':
        return pairs((a, b) => (this.apart.has(pair(a, b)) ? 1 : 0));
      case 'team':
        return pairs(shares('team'));
      case 'school':
        return pairs(shares('school'));
      case 'repeat':
        return pairs((a, b) => this.met.get(pair(a, b)) ?? 0);
      case 'two-again':
        return ids.length === 2 ? people.reduce((sum, { twos = 0 }) => sum + twos, 0) : 0;
      case 'moved':
        return ids.filter((id) => this.was.has(id) && this.was.get(id) !== table).length;
      default:
        return (Math.max(...scores) - Math.min(...scores)) ** 2;
    }
  }

  /** Promises come before everything else. */
  broken(ids: readonly string[], table: number | null): number {
    const promised = ids.filter((id) => this.promised.has(id));
    return (
      promised.filter((id) => table !== null && this.promised.get(id) !== table).length +
      Math.max(0, promised.length - 1)
    );
  }
}

function pair(a: string, b: string): string {
  return a < b ? `${a}\n${b}` : `${b}\n${a}`;
}

/** Threes, and the fewest twos, in the order of points. */
function byScore({ players }: SeatRequestJson): Group[] {
  const sorted = players
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0) || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  const twos = (3 - (sorted.length % 3)) % 3;
  const threes = (sorted.length - 2 * twos) / 3;
  const sizes = [...Array.from({ length: threes }, () => 3), ...Array.from({ length: twos }, () => 2)];
  return sizes.map((size) => ({ table: null, players: sorted.splice(0, size) }));
}

/** The tables in force: who left is gone, who is new fills the places, and only as many move as must. */
function kept({ players }: SeatRequestJson, current: NonNullable<SeatRequestJson['current']>): Group[] {
  const here = new Set(players.map(({ id }) => id));
  const tables = current.map(({ table, players: ids }): Group => ({
    table,
    players: ids.filter((id) => here.has(id)),
  }));
  const seated = new Set(tables.flatMap((table) => table.players));
  const free = players.map(({ id }) => id).filter((id) => !seated.has(id));
  const wanted = Math.ceil(players.length / 3);
  const fullest = tables.toSorted((a, b) => b.players.length - a.players.length);
  for (const given of fullest.slice(wanted)) free.push(...given.players);
  const staying = fullest.slice(0, wanted);
  let next = Math.max(0, ...current.map(({ table }) => table));
  while (staying.length < wanted) staying.push({ table: ++next, players: [] });
  for (const person of free) {
    const place = staying
      .filter(({ players: ids }) => ids.length < 3)
      .toSorted((a, b) => a.players.length - b.players.length)[0]!;
    place.players.push(person);
  }
  // Nobody sits alone while a table of three can spare one.
  for (const lonely of staying.filter(({ players: ids }) => ids.length < 2)) {
    const giver = staying.find(({ players: ids }) => ids.length === 3);
    if (giver !== undefined) lonely.players.push(giver.players.pop()!);
  }
  return staying;
}

/** Exchanges of two people, as long as one makes the figures better in their order. */
function improve(tables: Group[], book: Book, order: readonly string[]): void {
  const cost = (group: Group): readonly number[] => [
    book.broken(group.players, group.table),
    ...order.map((criterion) => book.figure(criterion, group.players, group.table)),
  ];
  const reach = Math.min(tables.length, 12);
  for (let pass = 0, better = true; better && pass < 12; pass++) {
    better = false;
    for (let first = 0; first < tables.length; first++) {
      const faulty = cost(tables[first]!)
        .slice(0, -1)
        .some((figure) => figure > 0);
      const wide = faulty ? 60 : reach;
      const last = Math.min(tables.length, first + wide);
      for (let second = faulty ? Math.max(0, first - wide) : first + 1; second < last; second++)
        if (second !== first && exchange(tables[first]!, tables[second]!, cost)) better = true;
    }
  }
}

function exchange(a: Group, b: Group, cost: (group: Group) => readonly number[]): boolean {
  let helped = false;
  for (let i = 0; i < a.players.length; i++) {
    for (let j = 0; j < b.players.length; j++) {
      const before = added(cost(a), cost(b));
      [a.players[i], b.players[j]] = [b.players[j]!, a.players[i]!];
      if (isLess(added(cost(a), cost(b)), before)) helped = true;
      else [a.players[i], b.players[j]] = [b.players[j]!, a.players[i]!];
    }
  }
  return helped;
}

function added(a: readonly number[], b: readonly number[]): readonly number[] {
  return a.map((figure, index) => figure + b[index]!);
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((figure, index) => figure !== b[index]);
  return at >= 0 && a[at]! < b[at]!;
}

/** 1, 2, 3 … from the best down; promised and kept numbers stay. */
function numbers(
  tables: readonly Group[],
  { at = {} }: SeatRequestJson,
  book: Book,
): readonly { table: number; players: string[] }[] {
  const best = ({ players }: Group): number =>
    Math.max(...players.map((id) => book.people.get(id)!.score ?? 0));
  const promised = new Set(Object.values(at));
  const taken = new Set(tables.map(({ table }) => table));
  let next = 0;
  return tables
    .toSorted((a, b) => best(b) - best(a))
    .map(({ table, players }) => {
      const promise = players.map((id) => book.promised.get(id)).find((number) => number !== undefined);
      if (table !== null || promise !== undefined) return { table: table ?? promise!, players };
      do next++;
      while (promised.has(next) || taken.has(next));
      return { table: next, players };
    })
    .sort((a, b) => a.table - b.table);
}
