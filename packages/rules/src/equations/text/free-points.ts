import type { ShakeRules, Side } from '../shake/shake-rules.ts';

/** Whether decimal points in the Goal are put there by the writer, without a cube. */
export function pointIsFree({ force }: ShakeRules, side: Side): boolean {
  return side === 'goal' && force['decimal-in-goal'] !== null && force['decimal-point'] === null;
}
