import { drawExpression, explainEquation, isWorthDrawing } from '@forceout/rules/equations';
import type {
  EquationExplanation,
  EquationsPosition,
  ExplainedSide,
  ExplanationStep,
  WrittenEquation,
} from '@forceout/rules/equations';
import { inEnglish } from '@forceout/rules/words';
import { explain, makeCard } from '@forceout/rules/onsets';
import type { Card, Explanation, Judged, RestrictionStep, Step } from '@forceout/rules/onsets';

type Json<T, Changed> = Omit<T, keyof Changed> & Readonly<Changed>;
type CardNames = readonly string[];
type StepAnswer = Json<Step, { cards: CardNames }>;

/** How a Solution works out, with cards named by their dots as everywhere in the public formats. */
export type SolutionExplanationAnswer = Json<
  Explanation,
  {
    game: 'onsets';
    universe: CardNames;
    restrictions: readonly Json<RestrictionStep, { steps: readonly StepAnswer[]; removes: CardNames }>[];
    left: CardNames;
    steps: readonly StepAnswer[];
    selected: CardNames;
    doubled: CardNames;
    blankAs: string | null;
  }
>;

export function explainedSolution(
  universe: readonly Card[],
  judged: Judged,
): SolutionExplanationAnswer | null {
  const found = explain(universe, judged);
  if (found === null) return null;
  const names = (cards: readonly Card[]): CardNames => cards.map(makeCard);
  const steps = (list: readonly Step[]): readonly StepAnswer[] =>
    list.map((step) => ({ ...step, cards: names(step.cards) }));
  return {
    ...found,
    game: 'onsets',
    universe: names(found.universe),
    restrictions: found.restrictions.map((restriction) => ({
      ...restriction,
      steps: steps(restriction.steps),
      removes: names(restriction.removes),
    })),
    left: names(found.left),
    steps: steps(found.steps),
    selected: names(found.selected),
    doubled: names(found.doubled),
    blankAs: found.blankAs === null ? null : makeCard(found.blankAs),
  };
}

/** A side with its steps; programs read them in English, who makes words takes what is said. */
type SideAnswer = Omit<ExplainedSide, 'steps'> & {
  readonly steps: readonly (Omit<ExplanationStep, 'said'> & { readonly words: string })[];
};

/** How an Equation works out, with a drawing of each side where it has more than one line. */
export type EquationExplanationSaid = EquationExplanation & {
  readonly game: 'equations';
  readonly drawings: readonly string[];
};

/** The same as programs read it. */
export interface EquationExplanationAnswer {
  readonly game: 'equations';
  readonly solution: SideAnswer | null;
  readonly goal: SideAnswer | null;
  readonly losing: boolean;
  readonly text: string;
  readonly drawings: readonly string[];
}

export function explainedEquation(
  position: EquationsPosition,
  written: WrittenEquation,
): EquationExplanationSaid {
  const explanation = explainEquation(position, written);
  const trees = [explanation.solution, explanation.goal].flatMap((side) =>
    side === null ? [] : [side.tree],
  );
  return { game: 'equations', ...explanation, drawings: trees.filter(isWorthDrawing).map(drawExpression) };
}

export function equationInEnglish({
  game,
  solution,
  goal,
  losing,
  lines,
  drawings,
}: EquationExplanationSaid): EquationExplanationAnswer {
  const side = (one: ExplainedSide | null): SideAnswer | null =>
    one === null
      ? null
      : {
          ...one,
          steps: one.steps.map(({ text, said, ...worth }) => ({ text, words: inEnglish(said), ...worth })),
        };
  // A step stands two characters in, below the side it belongs to.
  const told = lines.map((line) => `${line.say === 'step-comes-to' ? '  ' : ''}${inEnglish(line)}`);
  return { game, solution: side(solution), goal: side(goal), losing, text: told.join('\n'), drawings };
}
