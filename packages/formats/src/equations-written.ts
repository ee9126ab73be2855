import type { WildMeaning, WrittenEquation } from '@forceout/rules/equations';
import { makeLaidGoal, readLaidGoal } from './equations-position.ts';
import type { Field } from './field.ts';

/** Longer than anything twenty-four cubes can spell, grouping symbols and repeated operations included. */
const MOST_TEXT = 400;

export function readWrittenEquation(field: Field): WrittenEquation {
  const [goal, wild, goalLayout] = [field.get('goal'), field.get('wild'), field.get('goalLayout')];
  return {
    solution: field.get('solution').text(MOST_TEXT),
    goal: goal.missing ? null : goal.text(MOST_TEXT),
    wild: wild.missing ? [] : readWild(wild),
    goalLayout: goalLayout.missing ? null : readLaidGoal(goalLayout),
  };
}

/** `{"0": "5"}`; a list of two meanings can be written too, and is judged inconsistent. */
function readWild(field: Field): readonly WildMeaning[] {
  return field.keys(12).map((face) => {
    const meaning = field.get(face);
    const standsFor = Array.isArray(meaning.value)
      ? meaning.list(12).map((one) => one.text(20))
      : [meaning.text(20)];
    return { face, standsFor };
  });
}

/** An Equation in the public format, without what the writer did not say. */
export function makeWrittenEquation(written: WrittenEquation): Readonly<Record<string, unknown>> {
  const { solution, goal, wild, goalLayout } = written;
  const meanings = wild.map(
    ({ face, standsFor }) => [face, standsFor.length === 1 ? standsFor[0] : standsFor] as const,
  );
  return {
    solution,
    ...(goal === null ? {} : { goal }),
    ...(wild.length === 0 ? {} : { wild: Object.fromEntries(meanings) }),
    ...(goalLayout === null ? {} : { goalLayout: makeLaidGoal(goalLayout) }),
  };
}
