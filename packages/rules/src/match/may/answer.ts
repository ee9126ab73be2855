import type { Deed, Refusal } from '../record/command.ts';
import { decide } from '../decide.ts';
import type { Party } from '../record/seat.ts';
import type { Instant, Match } from '../record/state.ts';

/** Whether something may be done now, and why not. */
export type Answer =
  | { readonly is: 'yes' }
  /** It can be done and then be charged: nobody holds a hand back at a table. */
  | ({ readonly is: 'illegal' } & Refusal)
  | ({ readonly is: 'no' } & Refusal);

export const YES: Answer = { is: 'yes' };

/** What the rules say to a deed. */
export function tried(match: Match, by: Party, deed: Deed, at: Instant): Answer {
  const decision = decide(match, { ...deed, id: 'may', at, by });
  if (!decision.ok) return { is: 'no', ...decision.refusal };
  for (const event of decision.events) {
    if (event.type !== 'fault' || event.fault.by !== by) continue;
    const { names, rule, message } = event.fault;
    return { is: 'illegal', code: names[0] ?? 'other', rule, message };
  }
  return YES;
}

/** The most that one of them allows; null where there is nothing to try. */
export function bestOf(answers: readonly Answer[]): Answer | null {
  return (
    answers.find(({ is }) => is === 'yes') ?? answers.find(({ is }) => is === 'illegal') ?? answers[0] ?? null
  );
}
