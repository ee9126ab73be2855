import type {
  EquationExplanationSaid,
  GoalAnswer,
  JudgeAnswer,
  ReasonSaid,
  SolutionExplanationAnswer,
  VariationAnswer,
} from '@forceout/formats';
import type { Said } from '@forceout/rules';
import { cards, paint, rows } from './style.ts';
import { told, words as texts } from './words/language.ts';

/** The answers of the commands as people read them. */

export function showJudge(answer: JudgeAnswer<Said>): string {
  const words = texts().answers;
  const colors = { correct: 'green', incorrect: 'red', uncheckable: 'yellow' } as const;
  const lines = [paint(words.verdicts[answer.verdict], 'bold', colors[answer.verdict])];
  if (answer.reasons.length > 0) lines.push(showReasons(answer.reasons));
  const explanations = answer.explanation ?? [];
  explanations.forEach((explanation, index) => {
    if (explanation === null) return;
    lines.push(
      '',
      paint(words.work(explanations.length > 1 ? index + 1 : null), 'bold'),
      explanation.game === 'onsets' ? showSolution(explanation) : showEquation(explanation),
    );
  });
  return lines.join('\n');
}

export function showVariation(answer: VariationAnswer<Said>): string {
  const { picks } = texts().answers;
  return answer.legal
    ? paint(picks.legal, 'bold', 'green')
    : `${paint(picks.illegal, 'bold', 'red')}\n${showReasons(answer.reasons)}`;
}

export function showGoal(answer: GoalAnswer<Said>): string {
  const { goals, equals } = texts().answers;
  if (!answer.legal) return `${paint(goals.illegal, 'bold', 'red')}\n${showReasons(answer.reasons)}`;
  return `${paint(goals.legal, 'bold', 'green')}\n  ${equals(answer.values)}`;
}

function showReasons(reasons: readonly ReasonSaid[]): string {
  return rows(reasons.map(({ code, rule, message }) => [`${code} [${rule}]`, told(message)]));
}

function showEquation({ lines, drawings, losing }: EquationExplanationSaid): string {
  const pictures = drawings.map((drawing) => drawing.replaceAll(/^/gm, '    '));
  const { loses } = texts().answers;
  const steps = lines.map((line) => `${line.say === 'step-comes-to' ? '    ' : '  '}${told(line)}`);
  return [...(losing ? [`  ${loses}`] : []), ...pictures, steps.join('\n')].join('\n\n');
}

function showSolution(explanation: SolutionExplanationAnswer): string {
  const { universe, goal, restrictions, left, steps, selected, doubled, value, blankAs } = explanation;
  const words = texts().answers;
  const pairs: (readonly [string, string])[] = [];
  pairs.push([words.universe(universe.length), cards(universe)]);
  pairs.push([explanation.losing ? words.groupedToLose : words.readAs, explanation.text]);
  if (blankAs !== null) pairs.push([words.blank, words.blankAs(blankAs)]);
  for (const restriction of restrictions) {
    for (const step of restriction.steps) pairs.push([step.text, cards(step.cards)]);
    pairs.push([words.removes(restriction.text), cards(restriction.removes)]);
  }
  if (restrictions.length > 0) pairs.push([words.left, cards(left)]);
  for (const step of steps) pairs.push([step.text, cards(step.cards)]);
  if (doubled.length > 0) pairs.push([words.twice, cards(doubled)]);
  const count = doubled.length > 0 ? `${selected.length} + ${doubled.length} = ${value}` : String(value);
  pairs.push([words.worth, count], [words.goal, goal.join(words.or) || words.goalIllegal]);
  return rows(pairs);
}
