import type { CommandOf, Refusal } from '../record/command.ts';
import { endedBy } from '../clocks/clock.ts';
import { recordFaults, refusalFor } from '../errors/faults.ts';
import type { Problem } from '../errors/faults.ts';
import type { GoalLayout } from '../game/game.ts';
import { legalAct } from './legal-act.ts';
import { holds } from '../record/mat.ts';
import { notNow, refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Seat } from '../record/seat.ts';
import { stand } from './stand.ts';
import { say } from '../../said/said.ts';

/** III-B-2: cubes touch the Goal section; they may be rearranged until "Goal" is said, but not taken back. */
export function arrangeGoal(
  proceedings: Proceedings,
  { goal }: CommandOf<'arrange-goal'>,
  by: Seat,
): Refusal | null {
  const { phase } = proceedings.match;
  if (phase.kind !== 'goal') return notNow(proceedings, 'arrange-goal');
  if (by !== phase.setter) return refuse('out-of-turn', proceedings.rule('goal'), say('only-setter-touches'));
  const cubes = cubesFor(proceedings, goal);
  if ('code' in cubes) return cubes;
  proceedings.emit({ type: 'goal-arranged', seat: by, text: goal.text, cubes });
  return null;
}

/** The cubes that a Goal takes, with those that touched the Goal section among them. */
function cubesFor(proceedings: Proceedings, goal: GoalLayout): readonly string[] | Refusal {
  const { shake, game } = proceedings;
  const { mat } = shake;
  const cubes = game.goalCubes(goal, [...mat.goal, ...mat.resources]);
  if (cubes === null)
    return refuse('goal-cube-unavailable', proceedings.rule('goal'), say('goal-from-resources'));
  if (!holds(cubes, mat.goal)) {
    return refuse('goal-cube-unused', proceedings.rule('goalTouched'), say('touched-in-the-goal'));
  }
  return cubes;
}

/** III-B-2: saying "Goal". */
export function setGoal(proceedings: Proceedings, { goal }: CommandOf<'set-goal'>, by: Seat): Refusal | null {
  const { match, shake, game } = proceedings;
  const { phase } = match;
  if (shake.goal !== null) return refuse('goal-is-set', proceedings.rule('goalFixed'), say('goal-stays'));
  if (phase.kind !== 'goal' && phase.kind !== 'picking') return notNow(proceedings, 'set-goal');
  const setter = phase.kind === 'goal' ? phase.setter : shake.setter;
  const problems: Problem[] = [];
  if (by !== setter) {
    const message = say('setter-sets-goal');
    problems.push({ code: 'out-of-turn', rule: proceedings.rule('goal'), message, names: ['out-of-turn'] });
  }
  if (phase.kind === 'picking') {
    const message = say('goal-after-picks');
    problems.push({
      code: 'picks-missing',
      rule: proceedings.rule('picking'),
      message,
      names: ['out-of-turn', 'other'],
    });
  }
  const cubes = cubesFor(proceedings, goal);
  if ('code' in cubes) return cubes;
  const [illegal] = game.judgeGoal(proceedings.moment(), goal);
  // An illegal Goal is no illegal procedure: at a table it stands, and invites an Impossible challenge.
  if (illegal !== undefined && !proceedings.isTable)
    return refuse(illegal.code, illegal.rule, illegal.message);
  const refusal = refusalFor(proceedings, problems);
  if (refusal !== null) return refusal;
  completeGoal(proceedings, by, goal.text, cubes, illegal === undefined && problems.length === 0);
  recordFaults(proceedings, by, problems);
  return null;
}

function completeGoal(
  proceedings: Proceedings,
  seat: Seat,
  text: string,
  cubes: readonly string[],
  legal: boolean,
): void {
  const { match, shake, game } = proceedings;
  const { mat } = shake;
  const rest = [...mat.resources, ...mat.goal];
  for (const cube of cubes) rest.splice(rest.indexOf(cube), 1);
  const disputed = match.phase.kind === 'goal' && match.phase.disputing ? shake.setter : null;
  const { phase } = match;
  const task = phase.kind === 'goal' && phase.disputing ? 'dispute-goal' : 'goal';
  const ended = endedBy(proceedings, seat, phase.kind === 'goal' ? phase.setter : shake.setter, task);
  const leftOver = game.leftOver(rest);
  proceedings.emit({ type: 'goal-set', seat, text, cubes, leftOver, disputed, ref: proceedings.ref, ended });
  if (legal) legalAct(proceedings, seat, 'goal');
  stand(proceedings);
}

/** Where the book says so, a Goal is also set when the setter turns the timer. */
export function turnTimer(proceedings: Proceedings, by: Seat): Refusal | null {
  const { phase } = proceedings.match;
  const { setBy } = proceedings.game.procedure.goal;
  if (phase.kind !== 'goal' || by !== phase.setter) return notNow(proceedings, 'turn-timer');
  if (!setBy.is.includes('turning-the-timer')) {
    return refuse('goal-not-said', setBy.rule, say('say-goal'));
  }
  return arrangedIsSet(proceedings) ? null : refuse('no-goal-cubes', setBy.rule, say('goal-section-empty'));
}

/** Takes the Goal as it lies; false if nothing lies there. */
export function arrangedIsSet(proceedings: Proceedings): boolean {
  const { phase } = proceedings.match;
  const { arranged, mat } = proceedings.shake;
  if (phase.kind !== 'goal' || arranged === null) return false;
  const { goal: cubes } = mat;
  const problems = proceedings.game.judgeGoal(proceedings.moment(), { text: arranged, cubes });
  completeGoal(proceedings, phase.setter, arranged, cubes, problems.length === 0);
  return true;
}
