import { judgeEquationsPick, variationsOf, waysToPick } from '@forceout/rules/equations';
import type { EquationsPosition, Pick } from '@forceout/rules/equations';
import type { Draws } from '@forceout/rules/kit';
import { shuffled } from '../situation.ts';

/** Legal picks with their blanks filled in, one for each variation that has any. */
export function* equationsPicks(position: EquationsPosition, draws: Draws): Generator<Pick> {
  for (const entry of shuffled(variationsOf(position).list, draws)) {
    const legal = shuffled(waysToPick(entry), draws).find((pick) => judgeEquationsPick(position, pick).legal);
    if (legal !== undefined) yield legal;
  }
}
