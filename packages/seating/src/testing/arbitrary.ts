import type { PlainRequest } from './reference.ts';

/** Chance from a seed, so that a failure can be run again. */
export function chance(seed: number): (below: number) => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface Shape {
  readonly players: number;
  readonly repair?: boolean;
  readonly promises?: boolean;
  readonly order?: boolean;
}

const ALL = ['apart', 'team', 'moved', 'two-again', 'school', 'repeat', 'gap'];

/** A request as a tournament would make it, a few rounds in. */
export function randomRequest(seed: number, { players: n, repair, promises, order }: Shape): PlainRequest {
  const roll = chance(seed);
  const schools = 1 + roll(Math.max(1, Math.floor(n / 2)));
  const rounds = roll(4);
  const players = Array.from({ length: n }, (_, index) => {
    const school = roll(4) === 0 ? 0 : roll(schools);
    return {
      id: `p${index + 1}`,
      ...(roll(12) === 0 ? {} : { team: `S${school}-${roll(2)}`, school: `S${school}` }),
      score: Array.from({ length: rounds }, () => 2 + roll(5)).reduce((sum, points) => sum + points, 0),
      ...(roll(3) === 0 ? { twos: roll(3) } : {}),
    };
  });
  const ids = players.map(({ id }) => id);
  const shuffled = (): string[] => {
    const left = [...ids];
    return ids.map(() => left.splice(roll(left.length), 1)[0]!);
  };
  const tables = (people: readonly string[]): string[][] => {
    const groups: string[][] = [];
    let at = 0;
    let twos = [0, 2, 1][people.length % 3]!;
    while (at < people.length) {
      const size = twos > 0 ? 2 : 3;
      twos -= size === 2 ? 1 : 0;
      groups.push(people.slice(at, at + size));
      at += size;
    }
    return groups;
  };
  const met = Array.from({ length: rounds }, () => tables(shuffled())).flat();
  if (roll(3) === 0) met.push([ids[0]!, 'gone']);
  const apart = Array.from({ length: roll(3) }, () => {
    const one = roll(n);
    return [ids[one]!, ids[(one + 1 + roll(n - 1)) % n]!];
  });
  const seated = shuffled()
    .slice(0, n - roll(4))
    .concat(Array.from({ length: roll(4) }, (_, at) => `left${at}`));
  const places = tables(
    seated.length < 2 ? [...ids] : seated.map((id) => id).sort((a, b) => roll(2) || a.localeCompare(b)),
  );
  const current = places.map((people, place) => ({
    table: place + 1 + (place > 2 ? roll(1) : 0),
    players: people,
  }));
  const count = Math.ceil(n / 3);
  const at: Record<string, number> = {};
  for (let left = promises === true ? roll(Math.min(4, count + 1)) : 0; left > 0; left--) {
    const table = 1 + roll(count + 2);
    if (!Object.values(at).includes(table) && Object.keys(at).length < count) at[ids[roll(n)]!] ??= table;
  }
  const usable = repair === true ? ALL : ALL.filter((criterion) => criterion !== 'moved');
  const chosen = usable
    .toSorted((a, b) => roll(3) - 1 || a.localeCompare(b))
    .slice(0, 1 + roll(usable.length));
  return {
    players,
    met,
    apart,
    ...(order === true && roll(3) > 0 ? { order: chosen } : {}),
    ...(promises === true ? { at } : {}),
    ...(repair === true ? { current } : {}),
    seed: roll(5),
  };
}
