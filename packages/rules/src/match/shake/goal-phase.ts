import { wantClocks } from '../clocks/clock.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Clock } from '../record/state.ts';

/** III: the Goal-setter sets a Goal, the others consider a "no Goal", or whoever disputes it sets one. */
export function enterGoal(proceedings: Proceedings, back: Clock | null): void {
  const { match, shake, game, at } = proceedings;
  const { phase } = match;
  const { noGoal } = shake;
  const { goal, noGoal: procedure } =
    game.procedure.goal.noGoal.is.kind === 'disputer-sets-a-goal'
      ? { goal: game.procedure.time.goal, noGoal: game.procedure.goal.noGoal.is }
      : { goal: game.procedure.time.goal, noGoal: null };
  if (noGoal !== null && noGoal.disputer === null) return enterNoGoal(proceedings, noGoal.agreed);
  const disputing = noGoal?.disputer != null;
  const setter = noGoal?.disputer ?? shake.setter;
  if (phase.kind !== 'goal' || phase.setter !== setter || phase.disputing !== disputing)
    proceedings.enter({ kind: 'goal', setter, disputing });
  const seconds = disputing && procedure !== null ? procedure.seconds : goal.is;
  const task = disputing ? 'dispute-goal' : 'goal';
  wantClocks(proceedings, [{ seat: setter, task, until: at + seconds }], back);
}

/** III-D: a minute to agree or not. */
function enterNoGoal(proceedings: Proceedings, agreed: readonly number[]): void {
  const { match, shake, game, at } = proceedings;
  if (match.phase.kind !== 'no-goal') proceedings.enter({ kind: 'no-goal', agreed });
  const until = at + game.procedure.time.agreeingToNoGoal.is;
  const open = proceedings.opponents(shake.setter).filter((seat) => !agreed.includes(seat));
  wantClocks(
    proceedings,
    open.map((seat) => ({ seat, task: 'agree', until })),
  );
}
