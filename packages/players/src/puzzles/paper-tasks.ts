import type { Draws } from '@forceout/rules/kit';
import type { Moment, Written } from '@forceout/rules/match';
import type { Analyst } from '../bots/analyst.ts';
import { shuffled } from '../bots/situation.ts';
import { measured } from './made.ts';
import type { Made } from './made.ts';

/** Somebody's paper: right every other time, else wrong in one of the ways in which people are. */
export function rightOrWrong(
  analyst: Analyst,
  moment: Moment,
  written: readonly Written[],
  draws: Draws,
): Made | null {
  const seen = measured(analyst, moment, written);
  const kind = 'right-or-wrong';
  if (draws.below(2) === 0)
    return { moment, ...seen, task: { kind, written, key: true, why: null, regrouped: null } };
  for (const wrong of shuffled([forgotGrouping, leftRequiredOut, usedForbidden, missedTheGoal], draws)) {
    const paper = wrong(analyst, moment, written);
    const [fault] = paper === null ? [] : analyst.faults(moment, paper);
    if (paper === null || fault === undefined) continue;
    const { code, message, regrouped } = fault;
    return { moment, ...seen, task: { kind, written: paper, key: false, why: { code, message }, regrouped } };
  }
  return null;
}

function forgotGrouping(analyst: Analyst, _: Moment, written: readonly Written[]): readonly Written[] {
  return analyst.hasty(written);
}

/** Right if the Goal were one more or one less. */
function missedTheGoal(
  analyst: Analyst,
  moment: Moment,
  written: readonly Written[],
): readonly Written[] | null {
  const { asks, goal } = analyst.working(moment, written);
  const inCards = moment.universe.length > 0;
  const wanted = inCards ? asks[0] : Number(goal[0]?.value ?? moment.goal);
  if (wanted === undefined || !Number.isInteger(wanted)) return null;
  for (const near of [wanted + 1, wanted - 1]) {
    if (near < 0) continue;
    const text = inCards ? inARow(near) : String(near);
    const paper = analyst.plain({ ...moment, goal: text, mat: { ...moment.mat, goal: [] } });
    if (paper !== null) return paper.map((one) => ('goal' in one ? { ...one, goal: moment.goal } : one));
  }
  return null;
}

/** The largest digit on a cube of On-Sets. */
const HIGHEST = 5;

/** A number of cards as a Goal of digits side by side. */
function inARow(count: number): string {
  if (count === 0) return '1 ~1';
  return count <= HIGHEST ? String(count) : `${HIGHEST} ${inARow(count - HIGHEST)}`;
}

/** Right if nothing in Required had to be used. */
function leftRequiredOut(analyst: Analyst, moment: Moment): readonly Written[] | null {
  const { mat } = moment;
  if (mat.required.length === 0) return null;
  const permitted = [...mat.permitted, ...mat.required];
  return analyst.plain({ ...moment, mat: { ...mat, required: [], permitted } });
}

/** Right if what lies in Forbidden could be used. */
function usedForbidden(analyst: Analyst, moment: Moment): readonly Written[] | null {
  const { mat } = moment;
  if (mat.forbidden.length === 0) return null;
  const resources = [...mat.forbidden, ...mat.resources];
  return analyst.plain({ ...moment, mat: { ...mat, forbidden: [], resources } });
}
