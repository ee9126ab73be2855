import { anneal } from './anneal.ts';
import type { Chance } from './chance.ts';
import { Descent } from './descent.ts';
import { Limb } from './limb.ts';
import { atBound, isBetter, measure } from './measure.ts';
import type { Vector } from './measure.ts';
import { Reshuffle } from './reshuffle.ts';
import type { Problem } from './problem.ts';
import type { Criterion } from '../request.ts';
import type { Seating } from './seating.ts';

/** How much dearer a criterion is than the one behind it, while the search may still break the order. */
const RATIO = 3;

/** Criteria as prices, not yet as an order: one more conflict against so much gap. */
export function prices(problem: Problem, step: number, strictness: number): Limb {
  const { order } = problem.request;
  const weights: Partial<Record<Criterion, number>> = {};
  let weight = 1;
  order.toReversed().forEach((criterion, place) => {
    const unit = criterion === 'gap' ? step : 1;
    if (place > 0) weight *= order[order.length - place] === 'gap' ? strictness : RATIO;
    weights[criterion] = weight / unit;
  });
  return new Limb(problem, weights);
}

export interface Round {
  readonly steps: number;
  readonly strictness: number;
  readonly from: number;
  readonly to: number;
}

/** A budget of work, not of time: about 0.7 s on a laptop of 2020, whatever the field. */
const STEPS = 8_000_000;

/** Small fields are begun often, each time differently; large ones need long stretches near what is there. */
export function plan(n: number, effort: number): readonly Round[] {
  const count = n <= 60 ? 16 : n <= 250 ? 8 : n <= 700 ? 4 : 3;
  const [strictness, heat] =
    n <= 250
      ? [
          [3, 5, 8, 4],
          [1, 2, 0.5, 4],
        ]
      : [[10], [0.5]];
  return Array.from({ length: count }, (_, round) => ({
    steps: Math.ceil((effort * STEPS) / count),
    strictness: strictness[round % strictness.length]!,
    from: heat[round % heat.length]!,
    to: 0.02,
  }));
}

/** Heats and cools from the best seating so far; what comes out counts only if it is better. */
export function improve(
  best: Seating,
  lower: Vector,
  rounds: readonly Round[],
  chance: Chance,
  progress?: (share: number) => void,
): Seating {
  const { problem } = best;
  let champion = best;
  let figures = measure(champion);
  const seating = best.copy();
  for (const [round, { steps, strictness, from, to }] of rounds.entries()) {
    progress?.(round / rounds.length);
    if (atBound(problem, figures, lower)) break;
    seating.take(champion);
    const gap = figures[problem.request.order.indexOf('gap')] ?? 0;
    const unit = Math.max(problem.step, gap / problem.tables);
    anneal(seating, prices(problem, unit, strictness), { steps, from, to }, chance);
    new Descent(seating).run();
    const reached = measure(seating);
    if (!isBetter(problem, reached, figures)) continue;
    champion = seating.copy();
    figures = reached;
  }
  return champion;
}

/** Exchanges tried among the people whom a repair touches. */
const REPAIR_STEPS = 60_000;
const REPAIR_ROUNDS = 6;

/** The best repair that moves no more people than the one given. */
export function improveRepair(best: Seating, lower: Vector, effort: number, chance: Chance): Seating {
  const { problem } = best;
  let champion = best;
  let figures = measure(champion);
  for (let round = 0; round < REPAIR_ROUNDS && !atBound(problem, figures, lower); round++) {
    const seating = champion.copy();
    const gap = figures[problem.request.order.indexOf('gap')] ?? 0;
    const unit = Math.max(problem.step, gap / problem.tables);
    new Reshuffle(seating, prices(problem, unit, [10, 30, 4][round % 3]!), chance).run(
      REPAIR_STEPS * effort,
      [2, 10, 40][round % 3]!,
      0.02,
    );
    new Descent(seating).run();
    const reached = measure(seating);
    if (!isBetter(problem, reached, figures)) continue;
    champion = seating;
    figures = reached;
  }
  return champion;
}
