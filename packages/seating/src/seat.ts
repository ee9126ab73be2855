import { numberedTables } from './answer.ts';
import type { SeatAnswer } from './answer.ts';
import { bounds } from './bounds.ts';
import { Descent } from './descent.ts';
import { exact, MOST_EXACT } from './exact.ts';
import { figures, ledger } from './figures.ts';
import { atBound, isBetter, measure } from './measure.ts';
import type { Vector } from './measure.ts';
import { compile } from './problem.ts';
import type { Problem } from './problem.ts';
import { relabelled } from './relabel.ts';
import type { Figures, SeatRequest } from './request.ts';
import type { Seating } from './seating.ts';
import { sortedGroups } from './sorted.ts';
import { seatAsNow, seatGroups } from './start.ts';

/** Seats everybody. The same request gives the same answer, byte for byte. */
export function seat(request: SeatRequest): SeatAnswer {
  const problem = compile(request);
  const optimum = problem.n <= MOST_EXACT;
  const known = started(problem);
  const found = optimum ? exact(problem, totals(known)) : known;
  const seating = request.order.includes('moved') ? found : relabelled(found);
  const vector = measure(seating);
  const lower = optimum ? vector : bounds(problem, vector);
  const proven = optimum || atBound(problem, vector, lower);
  const tables = numberedTables(seating);
  const book = ledger(request);
  const cost = figures(book, tables);
  return { tables, cost, bound: bound(problem, cost, vector, lower), proven, why: [] };
}

/** The better of score order and of the seating in force, improved by exchanges. */
function started(problem: Problem): Seating {
  const { order } = problem.request;
  const sorted = seatGroups(problem, sortedGroups(problem, order.includes('two-again')).groups);
  new Descent(sorted).run();
  if (problem.request.current === null) return sorted;
  const asNow = seatAsNow(problem);
  new Descent(asNow).run();
  return isBetter(problem, measure(sorted), measure(asNow)) ? sorted : asNow;
}

function totals(seating: Seating): readonly [number, number] {
  let [high, low] = [0, seating.problem.blur];
  for (let slot = 0; slot < seating.labels.length; slot++) {
    high += seating.high(slot);
    low += seating.low(slot);
  }
  return [high, low];
}

/** A bound that is reached is written as the figure itself, so that rounding never parts the two. */
function bound(problem: Problem, cost: Figures, vector: Vector, lower: Vector): Figures {
  return Object.fromEntries(
    problem.request.order.map((criterion, place) => {
      const unit = criterion === 'gap' ? problem.gapUnit : 1;
      const blur = criterion === 'gap' ? problem.blur : 0;
      const reached = vector[place]! <= lower[place]! + blur;
      return [criterion, reached ? cost[criterion]! : Math.min(cost[criterion]!, lower[place]! * unit)];
    }),
  );
}
