import type {
  EquationExplanationAnswer,
  GoalAnswer,
  JudgeAnswer,
  ReasonAnswer,
  SolutionExplanationAnswer,
  VariationAnswer,
} from '@forceout/formats';
import { cards, paint, rows } from './style.ts';

/** The answers of the commands as people read them. */

export function showJudge(answer: JudgeAnswer): string {
  const head = {
    correct: paint('CORRECT', 'bold', 'green'),
    incorrect: paint('INCORRECT', 'bold', 'red'),
    uncheckable: paint('UNCHECKABLE', 'bold', 'yellow'),
  };
  const lines = [head[answer.verdict]];
  if (answer.reasons.length > 0) lines.push(showReasons(answer.reasons));
  const explanations = answer.explanation ?? [];
  explanations.forEach((explanation, index) => {
    if (explanation === null) return;
    const which = explanations.length > 1 ? ` of Solution ${index + 1}` : '';
    lines.push(
      '',
      paint(`The work${which}`, 'bold'),
      explanation.game === 'onsets' ? showSolution(explanation) : showEquation(explanation),
    );
  });
  return lines.join('\n');
}

export function showVariation(answer: VariationAnswer): string {
  return answer.legal
    ? paint('LEGAL PICK', 'bold', 'green')
    : `${paint('ILLEGAL PICK', 'bold', 'red')}\n${showReasons(answer.reasons)}`;
}

export function showGoal(answer: GoalAnswer): string {
  if (!answer.legal) return `${paint('ILLEGAL GOAL', 'bold', 'red')}\n${showReasons(answer.reasons)}`;
  return `${paint('LEGAL GOAL', 'bold', 'green')}\n  A Solution must equal ${answer.values.join(' or ')}.`;
}

function showReasons(reasons: readonly ReasonAnswer[]): string {
  return rows(reasons.map(({ code, rule, message }) => [`${code} [${rule}]`, message]));
}

function showEquation({ text, drawings, losing }: EquationExplanationAnswer): string {
  const pictures = drawings.map((drawing) => drawing.replaceAll(/^/gm, '    '));
  return [...(losing ? ['  Grouped so that it loses:'] : []), ...pictures, text.replaceAll(/^/gm, '  ')].join(
    '\n\n',
  );
}

function showSolution(explanation: SolutionExplanationAnswer): string {
  const { universe, goal, restrictions, left, steps, selected, doubled, value, blankAs } = explanation;
  const pairs: (readonly [string, string])[] = [];
  pairs.push([`Universe of ${universe.length}`, cards(universe)]);
  pairs.push([explanation.losing ? 'grouped so that it loses' : 'read as', explanation.text]);
  if (blankAs !== null) pairs.push(['blank card', `has the dots ${blankAs}`]);
  for (const restriction of restrictions) {
    for (const step of restriction.steps) pairs.push([step.text, cards(step.cards)]);
    pairs.push([`${restriction.text} removes`, cards(restriction.removes)]);
  }
  if (restrictions.length > 0) pairs.push(['left of the Universe', cards(left)]);
  for (const step of steps) pairs.push([step.text, cards(step.cards)]);
  if (doubled.length > 0) pairs.push(['counted twice', cards(doubled)]);
  const count = doubled.length > 0 ? `${selected.length} + ${doubled.length} = ${value}` : String(value);
  pairs.push(['worth', count], ['the Goal', goal.join(' or ') || 'is illegal']);
  return rows(pairs);
}
