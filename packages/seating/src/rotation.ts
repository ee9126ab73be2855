import type { SeatPlayer, SeatRequest } from './request.ts';
import { seat } from './seat.ts';

/** A team of a section: its players by number, null where a number is empty. */
export interface RotationTeam {
  readonly id: string;
  readonly school: string | null;
  readonly players: readonly (string | null)[];
}

/** Everybody of nine meets everybody once in four rounds. */
const NINE: readonly (readonly (readonly number[])[])[] = [
  [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
  ],
  [
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
  ],
  [
    [0, 4, 8],
    [1, 5, 6],
    [2, 3, 7],
  ],
  [
    [0, 5, 7],
    [1, 3, 8],
    [2, 4, 6],
  ],
];

/**
 * All rounds of a section in advance: players of the same number meet. Nine play a fixed plan; other sizes are seated round
 * after round without regard to scores, with what they have met and their twos so far. Gives the tables of each round.
 */
export function rotation(
  teams: readonly RotationTeam[],
  rounds: number,
  seed = 1,
): readonly (readonly (readonly string[])[])[] {
  const plan: string[][][] = Array.from({ length: rounds }, () => []);
  for (const people of byNumber(teams)) {
    const met: (readonly string[])[] = [];
    const twos = new Map<string, number>();
    plan.forEach((tables, round) => {
      const fixed = people.length === NINE[0]!.length * 3 ? NINE[round] : undefined;
      const seated =
        fixed === undefined
          ? seat(requestOf(people, met, twos, seed + round)).tables.map(({ players }) => players)
          : fixed.map((table) => table.map((place) => people[place]!.id));
      for (const table of seated) {
        tables.push([...table]);
        met.push(table);
        if (table.length === 2) for (const id of table) twos.set(id, (twos.get(id) ?? 0) + 1);
      }
    });
  }
  return plan;
}

/** Players of each number; numbers that fewer than two have are put together, since nobody plays alone. */
function byNumber(teams: readonly RotationTeam[]): readonly (readonly SeatPlayer[])[] {
  const most = teams.reduce((numbers, { players }) => Math.max(numbers, players.length), 0);
  const groups: SeatPlayer[][] = Array.from({ length: most }, (_, number) =>
    teams.flatMap(({ id: team, school, players }) => {
      const id = players[number] ?? null;
      return id === null ? [] : [{ id, team, school, score: 0, twos: 0 }];
    }),
  );
  const single = groups.filter(({ length }) => length === 1).flat();
  const others = groups.filter(({ length }) => length > 1);
  if (single.length > 1 || others.length === 0) return single.length > 1 ? [...others, single] : [];
  return others.map((group, place) => (place === 0 ? [...group, ...single] : group));
}

function requestOf(
  people: readonly SeatPlayer[],
  met: readonly (readonly string[])[],
  twos: ReadonlyMap<string, number>,
  seed: number,
): SeatRequest {
  return {
    players: people.map((player) => ({ ...player, twos: twos.get(player.id) ?? 0 })),
    met,
    apart: [],
    order: ['team', 'two-again', 'school', 'repeat'],
    at: new Map(),
    current: null,
    seed,
    reserved: [],
  };
}
