import { Filling } from './filling.ts';
import { fewestMoves } from './fewest-moves.ts';
import { measure } from './measure.ts';
import type { Vector } from './measure.ts';
import type { Problem } from './problem.ts';
import type { Seating } from './seating.ts';

export interface Repair {
  readonly seating: Seating;
  /** Every seating with so few moves was looked at, and what counts more than moves is at its bound. */
  readonly proven: boolean;
}

/** People beyond the fewest that are moved if team-mates cannot be parted otherwise. */
const MOST_EXTRA = 2;
/** Tables filled, over the whole search. */
const MOST_WORK = 300_000;

/**
 * After late arrivals and leavers few seatings move few people, and these can all be tried: which tables are given up, who
 * else leaves a table, and where those without a place go.
 */
export function repair(problem: Problem, lower: Vector): Repair | null {
  const { request, home, pinned, numbers, tables } = problem;
  const before = request.order.slice(0, request.order.indexOf('moved'));
  const residents: number[][] = numbers.map(() => []);
  const guests: (number | null)[] = numbers.map(() => null);
  let promisedAway = 0;
  home.forEach((label, player) => {
    const promise = pinned[player]!;
    if (promise >= 0 && promise !== label) {
      guests[promise] = player;
      if (label >= 0) promisedAway++;
    } else if (label >= 0) residents[label]!.push(player);
  });
  const filling = new Filling(problem, residents, guests, MOST_WORK);
  const least = fewestMoves(problem).moved;
  const surplus = numbers.length - tables;
  for (let extra = 0; extra <= MOST_EXTRA; extra++) {
    chooseGivenUp(problem, residents, surplus, least + extra - promisedAway, (givenUp, left) =>
      chooseLeaving(problem, residents, givenUp, left, (leaving) => filling.fill(givenUp, leaving)),
    );
    const seating = filling.best;
    if (filling.exhausted || extra === MOST_EXTRA)
      return seating === null ? null : { seating, proven: false };
    if (seating === null) continue;
    const figures = measure(seating);
    if (before.every((_, place) => figures[place]! <= lower[place]!)) return { seating, proven: true };
  }
  return null;
}

/** Sets of tables to be given up whose people are at most so many; tables where nobody sits are all alike. */
function chooseGivenUp(
  { numbers, pinned }: Problem,
  residents: readonly (readonly number[])[],
  surplus: number,
  moves: number,
  use: (givenUp: readonly number[], left: number) => boolean,
): void {
  const candidates = numbers
    .map((_, label) => label)
    .filter((label) => !pinned.includes(label))
    .sort((a, b) => residents[a]!.length - residents[b]!.length || b - a);
  const choose = (from: number, chosen: readonly number[], left: number): boolean => {
    if (chosen.length === surplus) return use(chosen, left);
    for (let at = from; at < candidates.length; at++) {
      const label = candidates[at]!;
      const people = residents[label]!.length;
      if (people > left) break;
      if (!choose(at + 1, [...chosen, label], left - people)) return false;
      // Another one where nobody sits would be the same again.
      if (people > 0) continue;
      while (residents[candidates[at + 1] ?? -1]?.length === 0) at++;
    }
    return true;
  };
  choose(0, [], moves);
}

/** Sets of exactly so many people who leave tables that stay. */
function chooseLeaving(
  { pinned, n, home }: Problem,
  residents: readonly (readonly number[])[],
  givenUp: readonly number[],
  left: number,
  use: (leaving: readonly number[]) => boolean,
): boolean {
  if (left < 0) return true;
  const gone = new Set(givenUp);
  const chosen: number[] = [];
  const choose = (from: number): boolean => {
    if (chosen.length === left) return use(chosen);
    for (let player = from; player < n; player++) {
      const label = home[player]!;
      if (label < 0 || pinned[player]! >= 0 || gone.has(label) || !residents[label]!.includes(player))
        continue;
      chosen.push(player);
      const goOn = choose(player + 1);
      chosen.pop();
      if (!goOn) return false;
    }
    return true;
  };
  return choose(0);
}
