import type { GoalLayout, Moment } from '@forceout/rules/match';
import type { Action } from '../table/action.ts';
import { afterGoal, afterMove } from './analyst.ts';
import { favouriteGoals } from './character.ts';
import type { Situation } from './situation.ts';

/** More Goals than these are looked at by nobody, even if none of them will do. */
const MOST_GOALS = 150;

/** Goals whose shortest Solution is looked for. */
const COMPARED = 4;

interface Plan {
  readonly goal: GoalLayout;
  readonly set: Moment;
  readonly weight: number;
}

/** Sets the hardest Goal that it sees a Solution for; the stronger ones ask how hard it is for the others. */
export function setGoal(situation: Situation): Action | null {
  const { view, seat, shake } = situation;
  const { phase } = view;
  if (phase.kind !== 'goal' || phase.setter !== seat) return null;
  if (phase.arranged !== null)
    return { do: 'set-goal', goal: { text: phase.arranged, cubes: shake.mat.goal } };
  const { best, any } = bestGoal(situation);
  if (best === null) {
    if (any === null || saysNoGoal(situation)) return { do: 'no-goal' };
    return { do: 'set-goal', goal: any };
  }
  if (!phase.disputing && !shake.setterBonus) {
    const cube = helpfulBonus(situation, best);
    if (cube !== null) return { do: 'bonus', cube };
  }
  return { do: 'set-goal', goal: best.goal };
}

/** Only who knows that there is none says so; others set one and hope. */
function saysNoGoal(situation: Situation): boolean {
  const { shake, level, analyst } = situation;
  if (shake.setterBonus || situation.chance('no Goal') >= level.certainty) return false;
  return analyst.find({ ...situation.moment('no-goal'), goal: null }).answer === 'no';
}

function bestGoal(situation: Situation): { readonly best: Plan | null; readonly any: GoalLayout | null } {
  const { analyst, game, level } = situation;
  const moment = situation.moment(null);
  const plans: Plan[] = [];
  let any: GoalLayout | null = null;
  let looked = 0;
  for (const goal of goalsInOrder(situation, moment)) {
    if (looked >= MOST_GOALS || (looked >= level.goalsLooked && plans.length > 0)) break;
    // Who sees little gives up early and hopes.
    if (looked >= level.goalsLooked * 4 && level.reach < 7) break;
    const cubes = game.goalCubes(goal, [...moment.mat.resources, ...moment.mat.goal]);
    if (cubes === null) continue;
    looked++;
    any ??= goal;
    const set = afterGoal(moment, goal.text, cubes, game);
    const found = analyst.find({ ...set, after: 'impossible' });
    if (found.answer !== 'yes' || !situation.sees(found)) continue;
    plans.push({ goal, set, weight: analyst.weight(found.written) });
  }
  const hardest = plans.toSorted((one, other) => other.weight - one.weight);
  return { best: level.hardGoals ? hardestForAll(situation, hardest) : (hardest[0] ?? null), any };
}

/** A long Solution that was found makes no hard Goal if there is a short one too: of the hardest, the one without. */
function hardestForAll({ analyst }: Situation, plans: readonly Plan[]): Plan | null {
  let best: Plan | null = null;
  for (const plan of plans.slice(0, COMPARED)) {
    // It can only be shorter.
    if (best !== null && plan.weight <= best.weight) break;
    const shortest = analyst.shortest({ ...plan.set, after: 'impossible' });
    const weight = shortest === null ? plan.weight : Math.min(plan.weight, analyst.weight(shortest));
    if (best === null || weight > best.weight) best = { ...plan, weight };
  }
  return best;
}

/** Favourites first; who thinks of nothing else sets one of these and hopes. */
function* goalsInOrder(situation: Situation, moment: Moment): Generator<GoalLayout> {
  let favourites = 0;
  for (const goal of favouriteGoals(situation, moment)) {
    favourites++;
    yield goal;
  }
  if (favourites > 0 && situation.level.onlyFavourites) return;
  yield* situation.analyst.goals(moment, situation.draws('goals'));
}

/** How much longer the Solution must get for a bonus move to be worth it. */
const WORTHWHILE = 2;
const CUBES_TRIED = 6;

/** A cube without which opponents have to look for a longer Solution. */
function helpfulBonus(situation: Situation, { set, weight }: Plan): string | null {
  const { analyst, level } = situation;
  if (!level.usesBonus || set.mat.resources.length < 4) return null;
  const cubes = [...new Set(set.mat.resources)].filter((cube) => situation.mayBonus(cube));
  for (const cube of cubes.slice(0, CUBES_TRIED)) {
    const without = afterMove(set, { from: 'resources', cube, to: 'forbidden' });
    const found = analyst.find({ ...without, after: 'impossible' });
    if (
      found.answer === 'yes' &&
      situation.sees(found) &&
      analyst.weight(found.written) >= weight + WORTHWHILE
    )
      return cube;
  }
  return null;
}

/** Agrees with "no Goal" unless it sees a Goal. */
export function answerNoGoal(situation: Situation): Action | null {
  const { view, seat, shake, analyst } = situation;
  const { phase } = view;
  if (phase.kind !== 'no-goal' || seat === shake.setter || phase.agreed.includes(seat)) return null;
  const found = analyst.find({ ...situation.moment('no-goal'), goal: null });
  const disputes = found.answer === 'unknown' ? bestGoal(situation).best !== null : situation.sees(found);
  return disputes ? { do: 'challenge', claim: 'no-goal' } : { do: 'agree' };
}
