import { numberedTables } from './answer.ts';
import type { SeatAnswer } from './answer.ts';
import { bounds } from './bounds.ts';
import { Chance } from './chance.ts';
import { improve, plan } from './improve.ts';
import { Descent } from './descent.ts';
import { exact, MOST_EXACT } from './exact.ts';
import { figures, ledger } from './figures.ts';
import { atBound, isBetter, measure } from './measure.ts';
import type { Vector } from './measure.ts';
import { compile } from './problem.ts';
import type { Problem } from './problem.ts';
import { repair } from './repair.ts';
import { relabelled } from './relabel.ts';
import type { Figures, SeatRequest } from './request.ts';
import type { Seating } from './seating.ts';
import { reasons } from './why.ts';
import { sortedGroups } from './sorted.ts';
import { seatAsNow, seatGroups } from './start.ts';

/** Seats everybody. The same request gives the same answer, byte for byte. */
export function seat(request: SeatRequest): SeatAnswer {
  const problem = compile(request);
  const { seating: found, proven: searched } = search(problem);
  const seating = request.order.includes('moved') ? found : relabelled(found);
  const vector = measure(seating);
  const lower = searched ? vector : bounds(problem, vector);
  const proven = searched || atBound(problem, vector, lower);
  const tables = numberedTables(seating);
  const book = ledger(request);
  const cost = figures(book, tables);
  return { tables, cost, bound: bound(problem, cost, vector, lower), proven, why: reasons(seating, book, tables, cost) };
}

interface Found {
  readonly seating: Seating;
  /** All seatings were looked at, one way or another. */
  readonly proven: boolean;
}

function search(problem: Problem): Found {
  const known = started(problem);
  if (problem.n <= MOST_EXACT) return { seating: exact(problem, totals(known)), proven: true };
  const lower = bounds(problem);
  const { order } = problem.request;
  const repaired = order.includes('moved') ? repair(problem, lower) : null;
  if (repaired?.proven === true) return repaired;
  const better =
    repaired !== null && isBetter(problem, measure(repaired.seating), measure(known)) ? repaired.seating : known;
  const seating = improve(better, lower, plan(problem.n), new Chance(problem.request.seed));
  return { seating, proven: false };
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
