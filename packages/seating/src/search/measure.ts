import { APART, MEETING, SCHOOL, TEAM } from './limb.ts';
import type { Problem } from './problem.ts';
import type { Criterion } from '../request.ts';
import type { Seating } from './seating.ts';

/** The figures of a seating in the order of the request; the gap in the search's own unit. */
export type Vector = readonly number[];

export function measure(seating: Seating): Vector {
  const { problem, labels } = seating;
  const { n, codes, scores, spent, home } = problem;
  const sums: Record<Criterion, number> = {
    apart: 0,
    team: 0,
    moved: 0,
    'two-again': 0,
    school: 0,
    repeat: 0,
    gap: 0,
  };
  seating.groups().forEach((group, slot) => {
    let most = -Infinity;
    let least = Infinity;
    group.forEach((one, place) => {
      const score = scores[one]!;
      most = Math.max(most, score);
      least = Math.min(least, score);
      if (home[one]! >= 0 && home[one] !== labels[slot]) sums.moved++;
      if (group.length === 2) sums['two-again'] += spent[one]!;
      for (const other of group.slice(place + 1)) {
        const code = codes[one * n + other]!;
        if ((code & APART) > 0) sums.apart++;
        if ((code & TEAM) > 0) sums.team++;
        if ((code & SCHOOL) > 0) sums.school++;
        sums.repeat += Math.floor(code / MEETING);
      }
    });
    sums.gap += (most - least) ** 2;
  });
  return problem.request.order.map((criterion) => sums[criterion]);
}

/** Whether one seating's figures are better than another's; gaps that differ by the blur only are the same. */
export function isBetter(problem: Problem, one: Vector, other: Vector): boolean {
  for (const [place, criterion] of problem.request.order.entries()) {
    const difference = one[place]! - other[place]!;
    if (Math.abs(difference) <= (criterion === 'gap' ? problem.blur : 0)) continue;
    return difference < 0;
  }
  return false;
}

export function atBound(problem: Problem, vector: Vector, bounds: Vector): boolean {
  return problem.request.order.every(
    (criterion, place) => vector[place]! <= bounds[place]! + (criterion === 'gap' ? problem.blur : 0),
  );
}
