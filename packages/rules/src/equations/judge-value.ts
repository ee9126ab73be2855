import * as N from '@forceout/numbers';
import { Arithmetic, UNCHECKABLE } from './arithmetic.ts';
import type { ValueId } from './arithmetic.ts';
import { reason } from './citing.ts';
import { hasChain } from './expression.ts';
import type { Expression } from './expression.ts';
import { isInRange } from './goal-readings.ts';
import { Groupings } from './groupings.ts';
import { makeExpression } from './print.ts';
import type { Reason } from './reason.ts';
import { chooser, leftToRight, oneGrouping } from './sample.ts';
import type { ShakeRules } from './shake-rules.ts';
import type { WrittenEquation } from './written.ts';

/** One grouping of a side and what it is worth. */
export interface Valued {
  readonly tree: Expression;
  readonly id: ValueId;
}

/** What the values of both sides come to. */
export interface ValueFindings {
  readonly reasons: readonly Reason[];
  readonly arithmetic: Arithmetic;
  /** The Solution grouped from left to right, or as it first is legal; null if it has no legal value. */
  readonly first: Valued | null;
  readonly goal: Valued | null;
}

/** Up to this many parts of a chain all groupings are worked out at once; above, samples come first. */
const SMALL_CHAIN = 13;
const SAMPLES = 64;
/** Operations worked out in one Equation; what is left then is uncheckable. */
const FUEL = 60_000;
/** Operations spent on finding out whether a text already refuted fits the Goal in some other grouping. */
const SECOND_LOOK = 2_000;

type Fit = 'fits' | 'misses' | 'equals' | 'uncheckable';

export function judgeValues(
  rules: ShakeRules,
  written: WrittenEquation,
  solution: readonly Expression[],
  goal: readonly Expression[],
): ValueFindings {
  const arithmetic = new Arithmetic(rules, FUEL);
  const goals = goalValues(rules, arithmetic, goal);
  const look = lookAt(solution, arithmetic, (id) => fitOf(rules, arithmetic, id, goals.values));
  const reasons: Reason[] = [...goals.reasons];
  const first = look.readings[0] ?? null;
  const { position } = rules;
  if (first === null && !look.uncheckable) {
    const why = arithmetic.illegal;
    reasons.push(reason(position, 'illegal-expression', `"${written.solution}" names no number. ${why?.message ?? ''}`.trim(), why?.rule));
  }
  if (goals.values.length > 0) reasons.push(...compared(rules, written, arithmetic, look, goals.values));
  const unsure = look.uncheckable || goals.uncheckable;
  if (unsure && reasons.length === 0) reasons.push(reason(position, 'uncheckable', `Nobody can check this Equation. ${arithmetic.uncheckable?.message ?? ''}`.trim()));
  return { reasons, arithmetic, first, goal: goals.values[0] ?? null };
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
    const message = `The Goal as written names no number. ${arithmetic.illegal?.message ?? ''}`.trim();
    reasons.push(reason(position, 'goal-illegal', message, goalRules.reading));
  }
  arithmetic.illegal = null;
  const far = values.find(({ id }) => !isInRange(id, rules, arithmetic));
  if (far !== undefined) {
    const entry = rules.force['multiple-of-k']!;
    const message = `The Goal is ${N.print(arithmetic.valueOf(far.id))}, which is not from −${entry.goalWithin} to ${entry.goalWithin}.`;
    reasons.push(reason(position, 'goal-illegal', message, entry.rule));
  }
  return { values, uncheckable, reasons };
}

/** What was seen of the readings of a Solution. */
interface Look {
  /** Readings of different value: the first, and one that misses and one that fits if there are such. */
  readonly readings: readonly Valued[];
  readonly missing: Valued | null;
  readonly fitting: Valued | null;
  readonly uncheckable: boolean;
  /** Whether every grouping was worked out. */
  readonly whole: boolean;
}

/** Tries some groupings of a long text first, since one that misses is found at once, and proves the rest after. */
function lookAt(meanings: readonly Expression[], arithmetic: Arithmetic, fit: (id: ValueId) => Fit): Look {
  const groupings = new Groupings(arithmetic, 'solution');
  const readings: Valued[] = [];
  let missing: Valued | null = null;
  let fitting: Valued | null = null;
  let uncheckable: boolean = false;
  let whole = true;
  const note = (id: ValueId, tree: () => Expression): void => {
    if (id === UNCHECKABLE) {
      uncheckable = true;
      return;
    }
    if (readings.some((known) => known.id === id)) return;
    const found = fit(id);
    const isNew = readings.length === 0 || (found === 'fits' ? fitting === null : found !== 'uncheckable' && missing === null);
    const valued = isNew || readings.length < 2 ? { id, tree: tree() } : null;
    if (valued !== null) readings.push(valued);
    if (found === 'uncheckable') uncheckable = true;
    else if (found === 'fits') fitting ??= valued;
    else missing ??= valued;
  };
  for (const meaning of meanings) {
    if (longestChain(meaning) > SMALL_CHAIN) {
      for (let sample = 0; sample < SAMPLES && (missing === null || fitting === null); sample++) {
        const tree = oneGrouping(meaning, sample === 0 ? leftToRight : chooser(sample));
        if (tree !== null) for (const id of groupings.values(tree)) note(id, () => tree);
      }
      if (missing !== null && fitting !== null) {
        whole = false;
        continue;
      }
      // Refuted already: look only briefly whether some grouping fits.
      if (missing !== null) arithmetic.fuel = Math.min(arithmetic.fuel, SECOND_LOOK);
    }
    const unsureBefore: boolean = uncheckable;
    for (const id of groupings.values(meaning)) note(id, () => (hasChain(meaning) ? groupings.groupedAs(meaning, id) : meaning));
    if (arithmetic.fuel <= 0) {
      whole = false;
      if (missing !== null) uncheckable = unsureBefore;
    }
  }
  return { readings, missing, fitting, uncheckable, whole };
}

function longestChain(expression: Expression): number {
  switch (expression.kind) {
    case 'numeral':
    case 'imaginary':
      return 0;
    case 'unary':
      return longestChain(expression.of);
    case 'binary':
      return Math.max(longestChain(expression.left), longestChain(expression.right));
    case 'choice':
      return Math.max(longestChain(expression.of), longestChain(expression.root));
    case 'chain':
      return expression.elements.reduce(
        (most, element) => (element.kind === 'operand' ? Math.max(most, longestChain(element.of)) : most),
        expression.elements.length,
      );
  }
}

/** Whether a value of the Solution goes with every value of the Goal; `equals` where it must differ and does not. */
function fitOf(rules: ShakeRules, arithmetic: Arithmetic, id: ValueId, goals: readonly Valued[]): Fit {
  let fit: Fit = 'fits';
  for (const goal of goals) {
    const one = fitWith(rules, arithmetic, id, goal.id);
    if (one === 'misses' || one === 'equals') return one;
    if (one === 'uncheckable') fit = one;
  }
  return fit;
}

function fitWith({ force }: ShakeRules, arithmetic: Arithmetic, a: ValueId, b: ValueId): Fit {
  const multiple = force['multiple-of-k'];
  if (multiple === null && a === b) return 'fits';
  const [solution, goal] = [arithmetic.valueOf(a), arithmetic.valueOf(b)];
  const same = a === b ? 'equal' : N.isEqual(solution, goal);
  if (multiple === null) return same === 'equal' ? 'fits' : same === 'different' ? 'misses' : 'uncheckable';
  if (same === 'equal') return 'equals';
  const difference = N.subtract(solution, goal);
  if (difference.kind !== 'value') return 'uncheckable';
  const quotient = N.divide(difference.value, N.integer(multiple.k));
  const whole = quotient.kind === 'value' ? N.isInteger(quotient.value) : 'uncheckable';
  if (whole === false) return 'misses';
  return whole === 'uncheckable' || same === 'uncheckable' ? 'uncheckable' : 'fits';
}

function compared(
  rules: ShakeRules,
  written: WrittenEquation,
  arithmetic: Arithmetic,
  look: Look,
  goals: readonly Valued[],
): readonly Reason[] {
  const { position, force } = rules;
  const { missing, readings, fitting } = look;
  if (missing === null) return [];
  const reasons: Reason[] = [];
  const value = N.print(arithmetic.valueOf(missing.id));
  const lost = goals.find((goal) => ['misses', 'equals'].includes(fitWith(rules, arithmetic, missing.id, goal.id)))!;
  const goalValue = N.print(arithmetic.valueOf(lost.id));
  const goalDiffers = goals.some((goal) => goal.id !== lost.id);
  if (readings.length > 1 || goalDiffers) {
    const solution = makeExpression(missing.tree);
    const goal = makeExpression(lost.tree);
    const message = `It may be read ${solution} = ${goal}, where the Solution is ${value} and the Goal ${goalValue}.`;
    reasons.push({ ...reason(position, 'ambiguous', message), interpretation: { ...written, solution, goal }, value });
  }
  const somewhereFits = fitting !== null || (goalDiffers && goals.some((goal) => fitWith(rules, arithmetic, missing.id, goal.id) === 'fits'));
  if (somewhereFits || look.uncheckable) return reasons;
  const multiple = force['multiple-of-k'];
  const equals = multiple !== null && goals.some(({ id }) => fitWith(rules, arithmetic, missing.id, id) === 'equals');
  if (multiple !== null) {
    const message = equals
      ? `Multiple of k: the Solution equals the Goal, ${goalValue}, instead of differing from it.`
      : `Multiple of k: ${value} does not differ from the Goal, ${goalValue}, by a multiple of ${multiple.k}.`;
    reasons.push({ ...reason(position, 'variation-violated', message, multiple.rule), variation: 'multiple-of-k' });
  }
  const message = equals ? `The Solution is worth ${value}, the Goal itself.` : `The Solution is worth ${value}; the Goal is ${goalValue}.`;
  reasons.push({ ...reason(position, 'wrong-value', message), value });
  return reasons;
}
