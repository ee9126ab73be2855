import { bounds } from './bounds.ts';
import { Chance } from './chance.ts';
import { Descent } from './descent.ts';
import { exact, MOST_EXACT } from './exact.ts';
import { improve, improveRepair, plan } from './improve.ts';
import { atBound, isBetter, measure } from './measure.ts';
import type { Problem } from './problem.ts';
import { relabelled } from './relabel.ts';
import { repair } from './repair.ts';
import type { Seating } from './seating.ts';
import { sortedGroups } from './sorted.ts';
import { seatAsNow, seatGroups } from './start.ts';

export interface SeatOptions {
  /** How much work may be spent on a large field, as a multiple of the usual. */
  readonly effort?: number;
  /** Told now and then what share of the work is done. */
  readonly progress?: (share: number) => void;
}

/** A share of the usual work. */
const A_LITTLE = 0.01;
/** Table numbers make every step slower, and a repair has less to choose from. */
const WITH_NUMBERS = 0.6;

export interface Found {
  readonly seating: Seating;
  /** All seatings were looked at, one way or another. */
  readonly proven: boolean;
}

export function search(problem: Problem, { effort = 1, progress }: SeatOptions): Found {
  const known = started(problem);
  const lower = bounds(problem);
  const { order } = problem.request;
  if (problem.n <= MOST_EXACT) {
    // The better the seating that is known, the more the exact search may leave out.
    const near = improve(known, lower, plan(problem.n, A_LITTLE), new Chance(problem.request.seed));
    const done = atBound(problem, measure(near), lower);
    return done
      ? { seating: near, proven: true }
      : { seating: exact(problem, totals(near)), proven: problem.precise };
  }
  const repaired = order.includes('moved') ? repair(problem, lower) : null;
  if (repaired?.proven === true && problem.precise) return repaired;
  let best =
    repaired !== null && isBetter(problem, measure(repaired.seating), measure(known))
      ? repaired.seating
      : known;
  const chance = new Chance(problem.request.seed);
  if (order.includes('moved')) best = improveRepair(best, lower, effort, chance);
  const seating = improve(
    best,
    lower,
    plan(problem.n, order.includes('moved') ? WITH_NUMBERS * effort : effort),
    chance,
    progress,
  );
  const renumbered = relabelled(seating);
  return {
    seating: isBetter(problem, measure(renumbered), measure(seating)) ? renumbered : seating,
    proven: false,
  };
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
