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

export interface Plan {
  readonly rounds: number;
  /** Exchanges tried in one round. */
  readonly steps: number;
  readonly heats: readonly number[];
}

/** A budget of work, not of time: about 0.6 s on a laptop of 2020, whatever the field. */
const STEPS = 8_000_000;
/** How hot a round begins and how cool it ends, in the price of a usual gap. */
const HEATS = { many: [1, 2, 0.5, 4], few: [0.5, 1, 0.25] };
const COOL = 0.02;
/** The price of a conflict in usual gaps: where it begins, and how it follows what comes of it. */
const STRICTNESS = { first: 10, least: 2, most: 1000, dearer: 3, cheaper: 0.6 };

/** Small fields are begun often, large ones need long stretches. */
export function plan(n: number, effort: number): Plan {
  const rounds = n <= 60 ? 16 : n <= 250 ? 8 : n <= 700 ? 4 : 3;
  const large = n > 700;
  const steps = Math.ceil(((large ? 0.75 : 1) * effort * STEPS) / rounds);
  return { rounds, steps, heats: large ? HEATS.few : HEATS.many };
}

/** Heats and cools from the best seating so far; what comes out counts only if it is better. */
export function improve(
  best: Seating,
  lower: Vector,
  { rounds, steps, heats }: Plan,
  chance: Chance,
  progress?: (share: number) => void,
): Seating {
  const { problem } = best;
  const gapAt = problem.request.order.indexOf('gap');
  let champion = best;
  let figures = measure(champion);
  let strictness = STRICTNESS.first;
  const seating = best.copy();
  for (let round = 0; round < rounds && !atBound(problem, figures, lower); round++) {
    progress?.(round / rounds);
    seating.take(champion);
    const unit = Math.max(problem.step, (figures[gapAt] ?? 0) / problem.tables);
    const heat = { steps, from: heats[round % heats.length]!, to: COOL };
    anneal(seating, prices(problem, unit, strictness), heat, chance);
    // Conflicts that were worth their price were too cheap; where none were, there may be a way through some.
    const cooled = measure(seating);
    const sold = cooled.some((figure, place) => place < gapAt && figure > figures[place]!);
    strictness *= sold ? STRICTNESS.dearer : STRICTNESS.cheaper;
    strictness = Math.min(STRICTNESS.most, Math.max(STRICTNESS.least, strictness));
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
