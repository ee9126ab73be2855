import type { Situation } from './situation.ts';

/** Where the leader may not take a bonus move, everybody else may. [agloa-onsets-2026 IV-C] */
export function mayBonus({ game, view, seat }: Situation): boolean {
  if (game.procedure.bonus.leader.is === 'may') return true;
  return view.totals.some((total, other) => other !== seat && total >= view.totals[seat]!);
}
