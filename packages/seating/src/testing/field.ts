import { seat } from '../index.ts';
import type { SeatRequest } from '../index.ts';
import { chance } from './arbitrary.ts';
import type { PlainRequest } from './reference.ts';

export interface FieldShape {
  readonly players: number;
  /** The share of everybody that is of the largest school; the rest are spread over the others. */
  readonly largest: number;
  readonly schools: number;
  readonly rounds: number;
  readonly seed: number;
}

/** A field some rounds into a tournament: seated, played, with match points by the order of strength and chance. */
export function playedField({ players: n, largest, schools, rounds, seed }: FieldShape): PlainRequest {
  const roll = chance(seed);
  const strength = Array.from({ length: n }, () => roll(100));
  const sizes = new Map<number, number>();
  const people = Array.from({ length: n }, (_, index) => {
    const school = roll(1000) < largest * 1000 ? 1 : 2 + roll(Math.max(1, schools - 1));
    const size = sizes.get(school) ?? 0;
    sizes.set(school, size + 1);
    const team = `S${school}-${Math.floor(size / 5) + 1}`;
    return { id: `p${index + 1}`, team, school: `S${school}`, score: 0, twos: 0 };
  });
  const met: string[][] = [];
  for (let round = 0; round < rounds; round++) {
    const request: SeatRequest = {
      players: people,
      met,
      apart: [],
      order: ['team', 'two-again', 'school', 'repeat', 'gap'],
      at: new Map(),
      current: null,
      seed: 1 + round,
      reserved: [],
    };
    for (const { players } of seat(request, { effort: 0.1 }).tables) {
      met.push([...players]);
      const seats = players.map((id) => people[Number(id.slice(1)) - 1]!);
      const luck = new Map(
        seats.map((person) => [person, strength[Number(person.id.slice(1)) - 1]! + roll(80)]),
      );
      seats.sort((a, b) => luck.get(b)! - luck.get(a)!);
      const tie = roll(8);
      const points =
        seats.length === 2
          ? tie === 0
            ? [5, 5]
            : [6, 4]
          : tie === 0
            ? [5, 5, 2]
            : tie === 1
              ? [6, 3, 3]
              : [6, 4, 2];
      seats.forEach((person, place) => (person.score += points[place]!));
      if (seats.length === 2) for (const person of seats) person.twos += 1;
    }
  }
  return { players: people, met, seed };
}
