import * as N from '@forceout/numbers/towers';
import { UNCHECKABLE } from '../worth/arithmetic.ts';
import type { Expression } from '../text/expression.ts';
import { Groupings } from '../worth/groupings.ts';
import { judgeEachEquation } from './judge.ts';
import type { JudgedEquation } from './judge.ts';
import type { Valued } from '../worth/fit.ts';
import type { EquationsPosition } from '../shake/position.ts';
import { makeExpression } from '../text/print.ts';
import type { Side } from '../shake/shake-rules.ts';
import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';
import { binaryStep, leafStep, unaryStep } from './steps.ts';
import type { WrittenEquation } from '../text/written.ts';

/** One step of the work: a piece of the expression, what is done, and what it comes to. */
export interface ExplanationStep {
  readonly text: string;
  readonly said: Said;
  /** Exact, in base ten; several for complex roots of which none is chosen yet. */
  readonly values: readonly string[];
  /** The same as decimals, cut off and not rounded; … where digits are missing. */
  readonly decimals: readonly string[];
}

export interface ExplainedSide {
  readonly text: string;
  readonly value: string;
  readonly decimal: string;
  readonly steps: readonly ExplanationStep[];
  readonly tree: Expression;
}

/** How one interpretation of an Equation works out. */
export interface EquationExplanation {
  readonly solution: ExplainedSide | null;
  readonly goal: ExplainedSide | null;
  /** True if this is a reading that loses while another would win. */
  readonly losing: boolean;
  /** The same line by line: a side, then its steps. */
  readonly lines: readonly Said[];
}

/** Shows the work: a losing interpretation if the text is ambiguous, else the one from left to right. */
export function explainEquation(position: EquationsPosition, written: WrittenEquation): EquationExplanation {
  return explainJudged(judgeEachEquation(position, [written])[0]!);
}

export function explainJudged(judged: JudgedEquation): EquationExplanation {
  const { values, reasons } = judged;
  const losing = reasons.some(({ code }) => code === 'ambiguous') ? values.losing : null;
  const solution = explained(judged, losing?.solution ?? values.first, 'solution');
  const goal = explained(judged, losing?.goal ?? values.goal, 'goal');
  const unsure = values.arithmetic.uncheckable !== null;
  const lines = [...linesOf(solution, 'solution', unsure), ...linesOf(goal, 'goal', unsure)];
  return { solution, goal, losing: losing !== null, lines };
}

function explained({ values }: JudgedEquation, valued: Valued | null, side: Side): ExplainedSide | null {
  if (valued === null) return null;
  const { arithmetic } = values;
  arithmetic.fuel = Math.max(arithmetic.fuel, STEPS_FUEL);
  const value = arithmetic.valueOf(valued.id);
  const groupings = new Groupings(arithmetic, side);
  return {
    text: makeExpression(valued.tree, 'unicode'),
    value: N.print(value),
    decimal: decimalOf(value),
    steps: distinct(stepsOf(valued.tree, groupings)),
    tree: valued.tree,
  };
}

/** A tower has no decimals that anybody could write; then it stands as it is. */
function decimalOf(value: N.Value): string {
  return N.isTower(value) ? N.print(value) : N.decimal(value);
}

/** Enough to work out one grouping again. */
const STEPS_FUEL = 20_000;
const MOST_VALUES = 12;

function stepsOf(tree: Expression, groupings: Groupings): readonly ExplanationStep[] {
  const { rules } = groupings.arithmetic;
  const step = (said: Said): ExplanationStep => ({
    text: makeExpression(tree, 'unicode'),
    said,
    ...worth(tree, groupings),
  });
  switch (tree.kind) {
    case 'numeral':
    case 'imaginary': {
      const said = leafStep(rules, tree);
      return said === null ? [] : [step(said)];
    }
    case 'unary':
      return [
        ...stepsOf(tree.of, groupings),
        step(unaryStep(rules, tree.operation, shown(tree.of, groupings))),
      ];
    case 'binary': {
      const said = binaryStep(
        rules,
        tree.operation,
        shown(tree.left, groupings),
        shown(tree.right, groupings),
      );
      return [...stepsOf(tree.left, groupings), ...stepsOf(tree.right, groupings), step(said)];
    }
    case 'choice':
      return [
        ...stepsOf(tree.of, groupings),
        step(say('step-root-meant', { text: makeExpression(tree.root, 'unicode') })),
      ];
    case 'chain':
      return [];
  }
}

function worth(tree: Expression, groupings: Groupings): Pick<ExplanationStep, 'values' | 'decimals'> {
  // A two-digit numeral beside % has a value of its own, though it is no legal expression by itself.
  const ids = tree.kind === 'numeral' ? groupings.arithmetic.numeral(tree, 'goal') : groupings.values(tree);
  const values = ids.filter((id) => id !== UNCHECKABLE).map((id) => groupings.arithmetic.valueOf(id));
  return {
    values: values.slice(0, MOST_VALUES).map((value) => N.print(value)),
    decimals: values.slice(0, MOST_VALUES).map(decimalOf),
  };
}

function shown(tree: Expression, groupings: Groupings): readonly string[] {
  return worth(tree, groupings).values;
}

function linesOf(side: ExplainedSide | null, name: Side, unsure: boolean): readonly Said[] {
  if (side === null) return [say(unsure ? 'side-unchecked' : 'side-has-no-value', { side: name })];
  const { text, value, decimal } = side;
  const steps = side.steps.map(({ text: piece, said, values, decimals }) =>
    say('step-comes-to', {
      text: piece,
      step: said,
      values,
      decimals: decimals.join() === values.join() ? null : decimals,
    }),
  );
  return [say('side-is', { side: name, text, value, decimal: decimal === value ? null : decimal }), ...steps];
}

function distinct(steps: readonly ExplanationStep[]): readonly ExplanationStep[] {
  return steps.filter((one, index) => steps.findIndex((other) => other.text === one.text) === index);
}
