import { judgeSaid } from '@forceout/formats';
import type {
  EquationExplanationSaid,
  JudgeAnswer,
  ReasonSaid,
  SolutionExplanationAnswer,
} from '@forceout/formats';
import type { Result, Said } from '@forceout/rules';
import { books } from './shelf.ts';
import { makeExpression } from '@forceout/rules/equations';
import type { ExplainedSide, ExplanationStep, Expression } from '@forceout/rules/equations';

/** A piece of an Equation with what it comes to and the pieces it is made of. */
export interface WorkedPiece {
  /** The sign that is done here; the numeral itself for a leaf. */
  readonly sign: string;
  readonly text: string;
  /** What is done, where there is something to say. */
  readonly said: Said | null;
  readonly values: readonly string[];
  readonly decimals: readonly string[];
  readonly of: readonly WorkedPiece[];
}

export interface WorkedSide {
  readonly text: string;
  readonly value: string;
  readonly decimal: string;
  readonly tree: WorkedPiece;
}

export interface WorkedEquation {
  readonly game: 'equations';
  readonly losing: boolean;
  readonly solution: WorkedSide | null;
  readonly goal: WorkedSide | null;
}

export type Work = SolutionExplanationAnswer | WorkedEquation;

export interface Ruling extends Omit<JudgeAnswer, 'explanation' | 'reasons'> {
  /** Of a pair of Solutions, which one a reason is about. */
  readonly reasons: readonly (ReasonSaid & { readonly solution?: number })[];
  /** How each Solution works out; null where its text has no meaning. */
  readonly work: readonly (Work | null)[];
}

/** The judge's ruling with the work shown, ready to be drawn. */
export function ruling(position: unknown, written: readonly unknown[]): Result<Ruling, Said> {
  const judged = judgeSaid({ position, written, explain: true }, books());
  if (!judged.ok) return judged;
  const { explanation = [], ...answer } = judged.value;
  return { ok: true, value: { ...answer, work: explanation.map(workOf) } };
}

function workOf(explained: SolutionExplanationAnswer | EquationExplanationSaid | null): Work | null {
  if (explained === null || explained.game === 'onsets') return explained;
  const { losing, solution, goal } = explained;
  return { game: 'equations', losing, solution: sideOf(solution), goal: sideOf(goal) };
}

function sideOf(side: ExplainedSide | null): WorkedSide | null {
  if (side === null) return null;
  const { text, value, decimal, tree, steps } = side;
  return { text, value, decimal, tree: piece(tree, new Map(steps.map((step) => [step.text, step]))) };
}

const SIGNS: Readonly<Record<string, string>> = { '-': '−', x: '×', '/': '÷', r: '√', '.': '×', "'": '^' };

function piece(tree: Expression, steps: ReadonlyMap<string, ExplanationStep>): WorkedPiece {
  const text = makeExpression(tree, 'unicode');
  const step = steps.get(text);
  const worked = {
    text,
    said: step?.said ?? null,
    values: step?.values ?? [text],
    decimals: step?.decimals ?? [text],
  };
  switch (tree.kind) {
    case 'unary':
      return { ...worked, sign: SIGNS[tree.operation] ?? tree.operation, of: [piece(tree.of, steps)] };
    case 'binary':
      return {
        ...worked,
        sign: SIGNS[tree.operation] ?? tree.operation,
        of: [piece(tree.left, steps), piece(tree.right, steps)],
      };
    case 'choice':
      return { ...worked, sign: ':=', of: [piece(tree.of, steps)] };
    case 'numeral':
    case 'imaginary':
    case 'chain':
      return { ...worked, sign: text, of: [] };
  }
}
