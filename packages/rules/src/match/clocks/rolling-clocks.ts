import { clockOf } from './clock.ts';
import type { Wanted } from './clock.ts';
import type { Cube } from '../game/game.ts';
import type { Proceedings } from '../proceedings.ts';
import { clockwiseFrom, rightOf } from '../record/seat.ts';
import type { Seat } from '../record/seat.ts';

/** II-A, II-B: limits of who is to roll and who is to deal, each their own. */
export function rollingClocks(proceedings: Proceedings): readonly Wanted[] {
  const { shake, game, at } = proceedings;
  const { rolling, dealing, goal } = game.procedure.time;
  const wanted: Wanted[] = [];
  // XI-A-1-b: where the roll has no limit of its own, roll and Goal are one task.
  if (!shake.rolled) wanted.push({ seat: shake.setter, task: 'roll', until: at + (rolling.is ?? goal.is) });
  else if (rolling.is === null) wanted.push({ seat: shake.setter, task: 'goal', until: at + goal.is });
  if (!shake.dealt && game.cards !== null)
    wanted.push({ seat: shake.dealer, task: 'deal', until: at + dealing.is });
  return wanted;
}

/** Where roll and Goal share their time, the roll does not end it. */
export function shareTime(proceedings: Proceedings, task: 'roll' | 'goal', becomes: 'roll' | 'goal'): void {
  const { shake, game } = proceedings;
  if (game.procedure.time.rolling.is !== null || clockOf(proceedings, shake.setter, task) === null) return;
  proceedings.emit({ type: 'clock-renamed', seat: shake.setter, task, becomes });
}

export function undoRoll(proceedings: Proceedings, laidOut: readonly Cube[]): void {
  proceedings.emit({ type: 'rolled-again', laidOut });
  shareTime(proceedings, 'goal', 'roll');
}

export function undoDeal(proceedings: Proceedings, keep: boolean): void {
  proceedings.emit({ type: 'universe', cards: keep ? proceedings.shake.universe : [], dealt: false });
}

/** I-D, II-B, X-D: who rolls and who deals follows from the order and from who is there, until it is done. */
export function assignRolling(proceedings: Proceedings): void {
  const { shake, seats } = proceedings;
  const here = (seat: Seat): boolean => !shake.absent.includes(seat);
  const setter = shake.rolled ? shake.setter : (clockwiseFrom(shake.due, seats).find(here) ?? shake.due);
  if (setter !== shake.setter) proceedings.emit({ type: 'setter', seat: setter });
  if (shake.dealt) return;
  // To the right of the Goal-setter; if they let it pass, the Goal-setter, then the others.
  const right = clockwiseFrom(rightOf(setter, seats), seats).toReversed();
  const order = [right.at(-1)!, setter, ...right];
  const dealer =
    order.find((seat) => here(seat) && !shake.lostDeals.includes(seat) && (seat !== setter || alone(seat))) ??
    setter;
  if (dealer !== shake.dealer) proceedings.emit({ type: 'dealer', seat: dealer });

  /** The Goal-setter deals only if who should have is late twice. */
  function alone(seat: Seat): boolean {
    return shake.lostDeals.some((other) => other !== seat);
  }
}
