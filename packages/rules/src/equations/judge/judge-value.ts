import * as N from '@forceout/numbers/towers';
import { Arithmetic, UNCHECKABLE } from '../worth/arithmetic.ts';
import { addedInsteadOfAveraged } from './average-slip.ts';
import { reason } from './citing.ts';
import { hasChain } from '../text/expression.ts';
import type { Expression } from '../text/expression.ts';
import { fitWith } from '../worth/fit.ts';
import type { Valued } from '../worth/fit.ts';
import { isInRange } from '../goal/goal-readings.ts';
import { Groupings } from '../worth/groupings.ts';
import { Look } from '../worth/look.ts';
import { makeExpression } from '../text/print.ts';
import type { Reason } from './reason.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';
import type { WrittenEquation } from '../text/written.ts';
import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';

/** What the values of both sides come to. */
export interface ValueFindings {
  readonly reasons: readonly Reason[];
  readonly arithmetic: Arithmetic;
  /** The Solution grouped from left to right, or as it first is legal; null if it has no legal value. */
  readonly first: Valued | null;
  readonly goal: Valued | null;
  /** A reading of both sides that loses while another would not, or has another value. */
  readonly losing: { readonly solution: Valued; readonly goal: Valued } | null;
  /** Whether some reading of the Solution is known to equal some reading of the Goal. */
  readonly meets: boolean;
}

/** Work allowed for one Equation, about 0.2 s at most; what is left then is uncheckable. */
const FUEL = 50_000;

export function judgeValues(
  rules: ShakeRules,
  written: WrittenEquation,
  solution: readonly Expression[],
  goal: readonly Expression[],
): ValueFindings {
  const arithmetic = new Arithmetic(rules, FUEL);
  const goals = goalValues(rules, arithmetic, goal);
  const look = new Look(arithmetic, goals.values);
  for (const meaning of solution) look.at(meaning);
  const reasons: Reason[] = [...goals.reasons];
  const first = look.readings[0] ?? null;
  const { position } = rules;
  if (first === null && !look.uncheckable) {
    const why = arithmetic.illegal;
    reasons.push(
      reason(
        position,
        'illegal-expression',
        say('names-no-number', { text: written.solution, why: why?.message ?? null }),
        why?.rule,
      ),
    );
  }
  const losing = losingPair(rules, arithmetic, look, goals.values);
  if (losing !== null) reasons.push(...compared(rules, written, arithmetic, look, goals.values, losing));
  if (reasons.some(({ code }) => code === 'wrong-value'))
    reasons.push(...addedInsteadOfAveraged(rules, solution, goal));
  const unsure = look.uncheckable || goals.uncheckable;
  if (unsure && reasons.length === 0)
    reasons.push(
      reason(
        position,
        'uncheckable',
        say('uncheckable', {
          why:
            arithmetic.uncheckable?.message ??
            undecided(rules, arithmetic, [...look.readings, ...goals.values]),
        }),
      ),
    );
  return { reasons, arithmetic, first, goal: goals.values[0] ?? null, losing, meets: look.meets };
}

/** Both sides are known, but not well enough to be compared. */
function undecided({ force }: ShakeRules, arithmetic: Arithmetic, sides: readonly Valued[]): Said {
  if (sides.some(({ id }) => N.isUnfactored(arithmetic.valueOf(id))))
    return say('number', { why: 'cannot-factor' });
  const multiple = force['multiple-of-k'];
  return multiple === null ? say('equality-undecided') : say('multiple-undecided', { k: multiple.k });
}

interface GoalValues {
  readonly values: readonly Valued[];
  readonly uncheckable: boolean;
  readonly reasons: readonly Reason[];
}

function goalValues(rules: ShakeRules, arithmetic: Arithmetic, goal: readonly Expression[]): GoalValues {
  const groupings = new Groupings(arithmetic, 'goal');
  const { position } = rules;
  const values: Valued[] = [];
  let uncheckable = false;
  for (const meaning of goal) {
    for (const id of groupings.values(meaning)) {
      if (id === UNCHECKABLE) uncheckable = true;
      else values.push({ id, tree: hasChain(meaning) ? groupings.groupedAs(meaning, id) : meaning });
    }
  }
  const reasons: Reason[] = [];
  if (goal.length > 0 && values.length === 0 && !uncheckable) {
    const { goalRules } = position.level === 'basic' ? position.book.basicLevel : position.book;
    const message = say('goal-names-no-number', { why: arithmetic.illegal?.message ?? null });
    reasons.push(reason(position, 'goal-illegal', message, goalRules.reading));
  }
  arithmetic.illegal = null;
  const far = values.find(({ id }) => !isInRange(id, rules, arithmetic));
  if (far !== undefined) {
    const entry = rules.force['multiple-of-k']!;
    const value = N.print(arithmetic.valueOf(far.id));
    const message = say('goal-out-of-range', { value, within: entry.goalWithin ?? 0 });
    reasons.push(reason(position, 'goal-illegal', message, entry.rule));
  }
  return { values, uncheckable, reasons };
}

function losingPair(
  rules: ShakeRules,
  arithmetic: Arithmetic,
  { missing }: Look,
  goals: readonly Valued[],
): ValueFindings['losing'] {
  if (missing === null) return null;
  const goal = goals.find(({ id }) =>
    ['misses', 'equals'].includes(fitWith(rules, arithmetic, missing.id, id)),
  );
  return goal === undefined ? null : { solution: missing, goal };
}

function compared(
  rules: ShakeRules,
  written: WrittenEquation,
  arithmetic: Arithmetic,
  look: Look,
  goals: readonly Valued[],
  { solution: missing, goal: lost }: NonNullable<ValueFindings['losing']>,
): readonly Reason[] {
  const { position, force } = rules;
  const { readings } = look;
  const reasons: Reason[] = [];
  const value = N.print(arithmetic.valueOf(missing.id));
  const goalValue = N.print(arithmetic.valueOf(lost.id));
  const goalDiffers = goals.some((goal) => goal.id !== lost.id);
  const unseen = look.uncheckable || !look.whole;
  if (readings.length > 1 || goalDiffers || unseen) {
    const solution = makeExpression(missing.tree);
    const goal = makeExpression(lost.tree);
    const message = say('may-be-read', { solution, goal, value, goalValue });
    reasons.push({
      ...reason(position, 'ambiguous', message),
      interpretation: { ...written, solution, goal },
      value,
    });
  }
  // That no reading fits is said only if all of them were seen.
  if (look.meets || unseen) return reasons;
  const multiple = force['multiple-of-k'];
  const equals =
    multiple !== null && goals.some(({ id }) => fitWith(rules, arithmetic, missing.id, id) === 'equals');
  if (multiple !== null) {
    const message = equals
      ? say('multiple-equals', { goal: goalValue })
      : say('multiple-misses', { value, goal: goalValue, k: multiple.k });
    reasons.push({
      ...reason(position, 'variation-violated', message, multiple.rule),
      variation: 'multiple-of-k',
    });
  }
  const message = equals
    ? say('worth-goal-itself', { value })
    : say('worth-not-goal', { value, goal: [goalValue] });
  reasons.push({ ...reason(position, 'wrong-value', message), value });
  return reasons;
}
