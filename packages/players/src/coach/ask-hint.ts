import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import type { MatchView, Seat } from '@forceout/rules/match';
import type { Analyst } from '../bots/analyst.ts';
import { hint } from './hint.ts';

/** What to look at, a part of the answer, the answer. */
export const HINT_STEPS = [1, 2, 3] as const;
export type HintStep = (typeof HINT_STEPS)[number];

/** What was agreed about the coach when the table was opened. */
export interface CoachSettings {
  readonly hints: boolean;
}

/** One step of a hint for whoever sits here, or in one line why there is none. */
export function askHint(
  { hints }: CoachSettings,
  view: MatchView,
  seat: Seat,
  step: HintStep,
  analyst: Analyst,
): Result<string, string> {
  if (!hints) return err('Nobody is given hints at this table.');
  const steps = hint(view, seat, analyst);
  return steps === null ? err('There is nothing to find out now.') : ok(steps[step - 1]!);
}
