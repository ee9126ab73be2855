import { say } from '@forceout/rules';
import type { EquationsRulebook, Said } from '@forceout/rules';
import { judgeEquation, judgeEquationsGoal, judgeEquationsPick } from '@forceout/rules/equations';
import type { Reason } from '@forceout/rules/equations';
import type { GoalAnswer, JudgeAnswer, ReasonSaid, VariationAnswer } from './answers.ts';
import { readEquationsPick, readEquationsPosition, readLaidGoal } from './equations-position.ts';
import { makeWrittenEquation, readWrittenEquation } from './equations-written.ts';
import { explainedEquation } from './explanations.ts';
import type { Field } from './field.ts';

export function judgeEquations(request: Field, book: EquationsRulebook): JudgeAnswer<Said> {
  const positionField = request.get('position');
  const position = readEquationsPosition(positionField, book);
  if (position.after === null) positionField.get('after').fail(say('file-missing'));
  if (position.goal === null && position.after !== 'no-goal')
    positionField.get('goal').fail(say('file-missing'));
  const writtenField = request.get('written');
  const written = writtenField.list(4).map(readWrittenEquation);
  if (written.length === 0) writtenField.fail(say('input-nothing-written'));
  if (written.length > 1) writtenField.fail(say('input-one-equation'));
  const { verdict, reasons, values } = judgeEquation(position, written);
  return {
    verdict,
    reasons: reasons.map(reasonAnswer),
    value: values[0] ?? null,
    ...(request.get('explain').value === true
      ? { explanation: written.map((one) => explainedEquation(position, one)) }
      : {}),
  };
}

export function variationEquations(request: Field, book: EquationsRulebook): VariationAnswer<Said> {
  const position = readEquationsPosition(request.get('position'), book);
  return judgeEquationsPick(position, readEquationsPick(request.get('pick')));
}

export function goalEquations(request: Field, book: EquationsRulebook): GoalAnswer<Said> {
  const position = readEquationsPosition(request.get('position'), book);
  const { legal, values, complete, readings, reasons } = judgeEquationsGoal(
    position,
    readLaidGoal(request.get('goal')),
  );
  return { legal, values, complete, readings, reasons: reasons.map(reasonAnswer) };
}

function reasonAnswer({ interpretation, ...rest }: Reason): ReasonSaid {
  return interpretation === undefined
    ? rest
    : { ...rest, interpretation: makeWrittenEquation(interpretation) };
}
