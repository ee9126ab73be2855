import { ok } from '@forceout/rules';
import { z } from 'zod';
import { Refusal, Told } from '../../api/schemas.ts';
import { problem } from '../../people/problem.ts';
import type { DayOutcome } from '../host.ts';

const AWAY = problem(503, 'try-again', 'That did not work just now; please try again.');
export const DayRefusal = Refusal.extend({
  ask: z.array(z.object({ code: z.string(), message: Told })).optional(),
});
export const Outcome = z.union([z.object({ seq: z.number() }), z.object({ refusal: DayRefusal })]);

/** What became of a command, as it is told over HTTP. */
export function outcomeOf(outcome: DayOutcome) {
  switch (outcome.is) {
    case 'done':
      return ok({ seq: outcome.seq });
    case 'refused': {
      const { ask, ...refusal } = outcome.refusal;
      return ok({ refusal: { ...refusal, ...(ask === undefined ? {} : { ask: [...ask] }) } });
    }
    case 'unknown':
      return AWAY;
  }
}
