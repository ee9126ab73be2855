import type { GoalRuling } from '../goal/goal-ruling.ts';
import { groupedSolution } from './outcomes.ts';
import type { Outcome, SetDemand, Solution } from './outcomes.ts';
import { makeRestriction, makeSetName } from '../text/print.ts';
import type { Reason } from './reason.ts';
import { reason } from './citing.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';
import type { Table } from '../shake/table.ts';
import type { WrittenSolution } from '../text/written.ts';
import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';

/** What the interpretations of a Solution come to. */
export interface ValueFindings {
  readonly reasons: readonly Reason[];
  /** An interpretation that loses, if one does. */
  readonly losing: Outcome | null;
}

export function valueReasons(
  rules: ShakeRules,
  solution: Solution,
  table: Table,
  outcomes: readonly Outcome[],
  goal: GoalRuling,
  written: WrittenSolution,
): ValueFindings {
  const { position, force } = rules;
  const fits = (outcome: Outcome): boolean => !goal.legal || goal.values.includes(outcome.value);
  const loses = (outcome: Outcome): boolean => !fits(outcome) || outcome.violates.length > 0;
  const losing = outcomes.find(loses) ?? null;
  if (losing === null) return { reasons: [], losing };

  const reasons: Reason[] = [];
  for (const id of losing.violates) {
    if (!outcomes.every((outcome) => outcome.violates.includes(id))) continue;
    const message = violationMessage(id);
    reasons.push({ ...reason(position, 'variation-violated', message, force[id]!.rule), variation: id });
  }
  const differ = outcomes.some(
    (other) => other.value !== losing.value || other.violates.join() !== losing.violates.join(),
  );
  if (differ) reasons.push(ambiguous(rules, solution, table, losing, goal, written));
  if (!outcomes.some(fits)) {
    const message = say('worth-not-goal', {
      value: String(outcomes[0]!.value),
      goal: goal.values.map(String),
    });
    reasons.push({ ...reason(position, 'wrong-value', message), value: String(outcomes[0]!.value) });
  }
  return { reasons, losing };
}

function ambiguous(
  { position }: ShakeRules,
  solution: Solution,
  table: Table,
  losing: Outcome,
  goal: GoalRuling,
  written: WrittenSolution,
): Reason {
  const grouped = groupedSolution(solution, losing, table);
  const setName = makeSetName(grouped.setName);
  const restrictions = grouped.restrictions.map((restriction) => makeRestriction(restriction));
  const shown = [
    ...grouped.restrictions.map((restriction) => makeRestriction(restriction, 'unicode')),
    makeSetName(grouped.setName, 'unicode'),
  ].join(', ');
  const why =
    losing.violates.length > 0
      ? violationMessage(losing.violates[0]!)
      : say('goal-is', { goal: goal.values.map(String) });
  return {
    ...reason(
      position,
      'ambiguous',
      say('may-be-grouped', { text: shown, value: String(losing.value), why }),
    ),
    interpretation: { ...written, restrictions, setName },
    value: String(losing.value),
  };
}

function violationMessage(id: SetDemand): Said {
  switch (id) {
    case 'required-card':
      return say('required-card-missing');
    case 'forbidden-card':
      return say('forbidden-card-there');
    case 'no-null-restrictions':
      return say('null-restriction');
  }
}
