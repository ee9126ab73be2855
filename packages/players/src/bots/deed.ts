import type { Action } from '../table/action.ts';
import type { Move } from './analyst.ts';

/** A move as a player does it. */
export function deed({ from, cube, to }: Move): Action {
  return from === 'permitted' ? { do: 'shift', cube, to } : { do: 'move', cube, to, bonus: null };
}
