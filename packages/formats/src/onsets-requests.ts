import { say } from '@forceout/rules';
import type { OnSetsRulebook, Said } from '@forceout/rules';
import { judgeEach, judgeGoal, judgePick, rulesOf, rulingOn } from '@forceout/rules/onsets';
import type { Reason, Worth } from '@forceout/rules/onsets';
import type { GoalAnswer, JudgeAnswer, ReasonSaid, VariationAnswer } from './answers.ts';
import { explainedSolution } from './explanations.ts';
import type { Field } from './field.ts';
import { readOnSetsPosition, readPick } from './onsets-position.ts';
import { makeWrittenSolution, readWrittenSolution } from './onsets-written.ts';

export function judgeOnSets(request: Field, book: OnSetsRulebook): JudgeAnswer<Said> {
  const positionField = request.get('position');
  const position = readOnSetsPosition(positionField, book);
  if (position.after === null) positionField.get('after').fail(say('file-missing'));
  if (position.goal === null && position.after !== 'no-goal')
    positionField.get('goal').fail(say('file-missing'));
  const writtenField = request.get('written');
  const written = writtenField.list(4).map(readWrittenSolution);
  const pair = position.variations.some((pick) => pick.id === 'two-solutions');
  if (written.length === 0) writtenField.fail(say('input-nothing-written'));
  if (written.length > 1 && !pair) writtenField.fail(say('input-one-solution'));
  const rules = rulesOf(position);
  const judged = judgeEach(rules, written);
  const { verdict, reasons, worth } = rulingOn(rules, judged);
  return {
    verdict,
    reasons: reasons.map(reasonAnswer),
    value: valueAnswer(worth),
    ...(request.get('explain').value === true
      ? { explanation: judged.map((one) => explainedSolution(position.universe, one)) }
      : {}),
  };
}

export function variationOnSets(request: Field, book: OnSetsRulebook): VariationAnswer<Said> {
  return judgePick(readOnSetsPosition(request.get('position'), book), readPick(request.get('pick')));
}

export function goalOnSets(request: Field, book: OnSetsRulebook): GoalAnswer<Said> {
  const position = readOnSetsPosition(request.get('position'), book);
  const { legal, values, reasons } = judgeGoal(position, request.get('goal').text(200));
  return { legal, values: values.map(String), reasons: reasons.map(reasonAnswer) };
}

function reasonAnswer({ interpretation, ...rest }: Reason): ReasonSaid {
  return interpretation === undefined
    ? rest
    : { ...rest, interpretation: makeWrittenSolution(interpretation) };
}

/** The one value, or a list where a pair of Solutions was written. */
function valueAnswer(worth: readonly (Worth | null)[]): JudgeAnswer['value'] {
  const values = worth.map((one) => (one === null ? null : String(one.value)));
  return values.length === 1 ? values[0]! : values;
}
