import { numberedTables } from './answer.ts';
import type { SeatAnswer } from './answer.ts';
import { bounds } from './search/bounds.ts';
import { figures, ledger } from './figures.ts';
import { atBound, measure } from './search/measure.ts';
import type { Vector } from './search/measure.ts';
import { compile } from './search/problem.ts';
import type { Problem } from './search/problem.ts';
import { relabelled } from './search/relabel.ts';
import type { Figures, SeatRequest } from './request.ts';
import { search } from './search/search.ts';
import type { SeatOptions } from './search/search.ts';
import { reasons } from './why.ts';

/** Seats everybody. The same request gives the same answer, byte for byte. */
export function seat(request: SeatRequest, options: SeatOptions = {}): SeatAnswer {
  const problem = compile(request);
  const { seating: found, proven: searched } = search(problem, options);
  const seating = request.order.includes('moved') ? found : relabelled(found);
  const vector = measure(seating);
  const lower = searched ? vector : bounds(problem, vector);
  const proven = searched || atBound(problem, vector, lower);
  const tables = numberedTables(seating);
  const book = ledger(request);
  const cost = figures(book, tables);
  options.progress?.(1);
  return {
    tables,
    cost,
    bound: bound(problem, cost, vector, lower),
    proven,
    why: reasons(seating, book, tables, cost),
  };
}

/** A bound that is reached is written as the figure itself, so that rounding never parts the two. */
function bound(problem: Problem, cost: Figures, vector: Vector, lower: Vector): Figures {
  return Object.fromEntries(
    problem.request.order.map((criterion, place) => {
      if (criterion !== 'gap') return [criterion, Math.min(cost[criterion]!, lower[place]!)];
      const { blur, gapScale } = problem;
      if (vector[place]! <= lower[place]! + blur) return [criterion, cost.gap!];
      // Where scores are no decimals the sum may be rounded up; a bound is rather too low.
      const least = (lower[place]! - blur) / gapScale;
      return [criterion, Number.isFinite(least) ? Math.max(0, Math.min(cost.gap!, least)) : 0];
    }),
  );
}
