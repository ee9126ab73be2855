/** A slow and obvious twin: reads the request as it is written, tries every seating. It shares no code with the rest. */

export interface PlainRequest {
  readonly players: readonly {
    readonly id: string;
    readonly team?: string;
    readonly school?: string;
    readonly score?: number;
    readonly twos?: number;
  }[];
  readonly met?: readonly (readonly string[])[];
  readonly apart?: readonly (readonly string[])[];
  readonly order?: readonly string[];
  readonly at?: Readonly<Record<string, number>>;
  readonly current?: readonly { readonly table: number; readonly players: readonly string[] }[];
  readonly seed?: number;
}

export interface PlainTable {
  readonly table: number;
  readonly players: readonly string[];
}

export function plainOrder(request: PlainRequest): readonly string[] {
  const all = ['apart', 'team', 'moved', 'two-again', 'school', 'repeat', 'gap'];
  return request.order ?? (request.current === undefined ? all.filter((name) => name !== 'moved') : all);
}

/** One figure, by its definition. */
export function plainFigure(request: PlainRequest, tables: readonly PlainTable[], criterion: string): number {
  const player = (id: string) => request.players.find((candidate) => candidate.id === id)!;
  let sum = 0;
  for (const { table, players } of tables) {
    if (criterion === 'gap') {
      const scores = players.map((id) => player(id).score ?? 0);
      sum += (Math.max(...scores) - Math.min(...scores)) ** 2;
    }
    for (const id of players) {
      if (criterion === 'two-again' && players.length === 2) sum += player(id).twos ?? 0;
      const now = (request.current ?? []).find((seated) => seated.players.includes(id));
      if (criterion === 'moved' && now !== undefined && now.table !== table) sum += 1;
      for (const other of players) {
        if (id >= other) continue;
        const share = (field: 'team' | 'school'): boolean =>
          player(id)[field] !== undefined && player(id)[field] === player(other)[field];
        if (criterion === 'team' && share('team')) sum += 1;
        if (criterion === 'school' && share('school')) sum += 1;
        if (
          criterion === 'apart' &&
          (request.apart ?? []).some((pair) => pair.includes(id) && pair.includes(other))
        )
          sum += 1;
        if (criterion === 'repeat')
          sum += (request.met ?? []).filter((past) => past.includes(id) && past.includes(other)).length;
      }
    }
  }
  return sum;
}

export function plainCost(request: PlainRequest, tables: readonly PlainTable[]): Record<string, number> {
  return Object.fromEntries(
    plainOrder(request).map((criterion) => [criterion, plainFigure(request, tables, criterion)]),
  );
}

/** What is wrong with a seating; nothing if it may be used. */
export function plainFaults(request: PlainRequest, tables: readonly PlainTable[]): readonly string[] {
  const faults: string[] = [];
  const seated = tables.flatMap(({ players }) => players);
  const ids = request.players.map(({ id }) => id);
  if (seated.toSorted().join('\n') !== ids.toSorted().join('\n')) faults.push('not everybody sits once');
  const sizes = [0, 0, 0, 0];
  for (const { players } of tables) sizes[players.length] = (sizes[players.length] ?? 0) + 1;
  if (sizes[2] !== [0, 2, 1][ids.length % 3]) faults.push('too many twos');
  if (sizes[2]! + sizes[3]! !== tables.length) faults.push('a table of another size');
  const numbers = tables.map(({ table }) => table);
  if (new Set(numbers).size !== numbers.length) faults.push('a number twice');
  if (numbers.some((number) => !Number.isInteger(number) || number < 1)) faults.push('a number below 1');
  for (const [id, table] of Object.entries(request.at ?? {})) {
    if (!tables.some((seat) => seat.table === table && seat.players.includes(id)))
      faults.push(`${id} not promised`);
  }
  const top = ({ players }: PlainTable): number =>
    Math.max(...players.map((id) => request.players.find((player) => player.id === id)!.score ?? 0));
  if (request.at === undefined && request.current === undefined) {
    if (numbers.some((number, place) => number !== place + 1)) faults.push('numbers are not 1, 2, 3');
    if (tables.some((table, place) => place > 0 && top(table) > top(tables[place - 1]!)))
      faults.push('not in score order');
  }
  const known = (request.current ?? []).map(({ table }) => table);
  const promised = Object.values(request.at ?? {});
  const fresh = numbers.filter((number) => !known.includes(number) && !promised.includes(number));
  if (request.current !== undefined && fresh.length > 0) {
    if (known.some((number) => !numbers.includes(number)))
      faults.push('a new number while an old one is free');
    if (known.some((number) => fresh.some((other) => other < number)))
      faults.push('a new number does not follow');
  }
  return faults;
}

export function isLess(one: readonly number[], other: readonly number[]): boolean {
  for (const [place, figure] of one.entries()) if (figure !== other[place]) return figure < other[place]!;
  return false;
}

/** The best figures of all seatings of a small field, whatever numbers its tables get. */
export function plainBest(request: PlainRequest): Record<string, number> {
  const order = plainOrder(request);
  const count = Math.ceil(request.players.length / 3);
  const promised = Object.values(request.at ?? {});
  const numbers = [...new Set([...promised, ...(request.current ?? []).map(({ table }) => table)])];
  for (let next = 1; numbers.length < count; next++) if (!numbers.includes(next)) numbers.push(next);
  let best: readonly number[] | null = null;
  const consider = (groups: readonly (readonly string[])[], tables: readonly PlainTable[]): void => {
    if (tables.length < groups.length) {
      const players = groups[tables.length]!;
      for (const table of numbers) {
        if (!tables.some((seat) => seat.table === table)) consider(groups, [...tables, { table, players }]);
      }
      return;
    }
    for (const [id, table] of Object.entries(request.at ?? {}))
      if (!tables.some((seat) => seat.table === table && seat.players.includes(id))) return;
    const cost = order.map((criterion) => plainFigure(request, tables, criterion));
    if (best === null || isLess(cost, best)) best = cost;
  };
  const partition = (rest: readonly string[], groups: readonly (readonly string[])[], twos: number): void => {
    const [first, ...others] = rest;
    if (first === undefined) {
      // Without promises or a seating in force every numbering has the same figures.
      if (promised.length === 0 && request.current === undefined)
        consider(
          groups,
          groups.map((players, place) => ({ table: place + 1, players })),
        );
      else consider(groups, []);
      return;
    }
    others.forEach((one, place) => {
      const without = others.filter((other) => other !== one);
      if (twos > 0) partition(without, [...groups, [first, one]], twos - 1);
      for (const other of others.slice(place + 1))
        partition(
          without.filter((id) => id !== other),
          [...groups, [first, one, other]],
          twos,
        );
    });
  };
  partition(
    request.players.map(({ id }) => id),
    [],
    3 * count - request.players.length,
  );
  return Object.fromEntries(order.map((criterion, place) => [criterion, best![place]!]));
}
