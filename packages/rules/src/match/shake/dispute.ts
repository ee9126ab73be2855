import { penalize } from '../errors/penalties.ts';
import type { Proceedings } from '../proceedings.ts';
import { say } from '../../said/said.ts';

/** III-D-2: the first Goal-setter pays, unless a correct Impossible came before the next move. */
export function settleDispute(proceedings: Proceedings, impossibleWasCorrect: boolean): void {
  const { shake, game } = proceedings;
  const { is: procedure, rule } = game.procedure.goal.noGoal;
  if (shake.disputed === null || procedure.kind !== 'disputer-sets-a-goal') return;
  const setter = shake.disputed;
  proceedings.emit({ type: 'dispute-settled' });
  if (!impossibleWasCorrect) {
    penalize(proceedings, setter, procedure.setterPenalty, rule, say('wrong-no-goal'));
  }
}
