import { APART, MEETING } from './limb.ts';
import type { Vector } from './measure.ts';
import { fewestMoves } from './fewest-moves.ts';
import { groupsOf } from './problem.ts';
import type { Problem } from './problem.ts';
import type { Criterion } from '../request.ts';
import { sortedGroups } from './sorted.ts';

/**
 * Figures that the best seating cannot beat, in the order of the request. What is said of a criterion may rest on those
 * before it being at their bounds, which `reached` has to show; without it, it is what one may hope for.
 */
export function bounds(problem: Problem, reached: Vector | null = null): Vector {
  const lower: number[] = [];
  for (const [place, criterion] of problem.request.order.entries()) {
    const best = reached === null || lower.every((least, before) => reached[before]! <= least);
    lower.push(bound(problem, criterion, place, best));
  }
  return lower;
}

function bound(problem: Problem, criterion: Criterion, place: number, best: boolean): number {
  const { request, tables, twos, spent } = problem;
  switch (criterion) {
    case 'apart':
      return needed(problem, (code) => (code & APART) > 0, 1);
    case 'team':
    case 'school':
      return groupsOf(request.players, criterion)
        .map(({ length }) => pairsOfGroup(length, tables))
        .reduce((sum, pairs) => sum + pairs, 0);
    case 'repeat':
      return needed(problem, (code) => code >= MEETING, 1);
    case 'two-again':
      return spent
        .toSorted()
        .subarray(0, 2 * twos)
        .reduce((sum, again) => sum + again, 0);
    case 'moved':
      return fewestMoves(problem).moved;
    case 'gap': {
      // If tables of two are settled before the gap, only who may sit at them counts.
      const before = request.order.indexOf('two-again');
      return sortedGroups(problem, best && before >= 0 && before < place).gap;
    }
  }
}

/** A group spread as evenly as can be still has so many pairs: one each at the tables, then a second, then a third. */
export function pairsOfGroup(size: number, tables: number): number {
  return Math.max(0, size - tables) + Math.max(0, size - 2 * tables);
}

/** Who fits with fewer people than sit at a table with anybody makes a pair that does not fit; each pair is made by two. */
function needed(problem: Problem, clashes: (code: number) => boolean, pairCost: number): number {
  const { n, codes, twos } = problem;
  const company = twos > 0 ? 1 : 2;
  let sum = 0;
  for (let one = 0; one < n; one++) {
    let fits = 0;
    for (let other = 0; other < n && fits < company; other++)
      if (other !== one && !clashes(codes[one * n + other]!)) fits++;
    sum += company - fits;
  }
  return Math.ceil(sum / 2) * pairCost;
}
