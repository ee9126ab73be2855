import { err, ok } from '../../result.ts';
import type { Result } from '../../result.ts';
import { isDigit } from '../text/symbols.ts';
import type { Digit } from '../text/symbols.ts';
import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';

export const GOAL_SHAPES = ['row', 'column', 'L', 'T'] as const;
export type GoalShape = (typeof GOAL_SHAPES)[number];

export interface GoalCube {
  readonly digit: Digit;
  readonly upsideDown: boolean;
}

/** A legal arrangement of one to three digit cubes; L and T have the cube on top first. */
export interface GoalLayout {
  readonly shape: GoalShape;
  readonly cubes: readonly GoalCube[];
}

const CUBE = '(~?[0-9])';
const FORMS: readonly (readonly [GoalShape, RegExp])[] = [
  ['row', new RegExp(`^${CUBE}(?: ${CUBE})?(?: ${CUBE})?$`)],
  ['column', new RegExp(`^${CUBE}/${CUBE}(?:/${CUBE})?$`)],
  ['L', new RegExp(`^${CUBE}/${CUBE} ${CUBE}$`)],
  ['T', new RegExp(`^${CUBE}/\\(${CUBE} ${CUBE}\\)$`)],
];

/** Reads `"3"`, `"3 ~2"`, `"3/2/1"`, `"3/2 1"` and `"3/(2 1)"`; the error is one plain sentence. */
export function parseGoal(text: string): Result<GoalLayout, Said> {
  if (text.trimStart().startsWith('?')) return err(say('no-arrangement'));
  const tidy = text
    .trim()
    .replaceAll(/\s*([/()])\s*/g, '$1')
    .replaceAll(/\s+/g, ' ');
  for (const [shape, form] of FORMS) {
    const match = form.exec(tidy);
    if (match === null) continue;
    const cubes: GoalCube[] = [];
    for (const written of match.slice(1).filter((part) => part !== undefined)) {
      const digit = written.replace('~', '');
      if (!isDigit(digit)) return err(say('no-digit-cube', { digit }));
      cubes.push({ digit, upsideDown: written.startsWith('~') });
    }
    return ok({ shape, cubes });
  }
  return err(say('not-arranged-so', { text }));
}

export function makeGoal({ shape, cubes }: GoalLayout): string {
  const [a = '', b = '', c = ''] = cubes.map((cube) => (cube.upsideDown ? '~' : '') + cube.digit);
  switch (shape) {
    case 'row':
      return [a, b, c].join(' ').trim();
    case 'column':
      return [a, b, c].filter((part) => part !== '').join('/');
    case 'L':
      return `${a}/${b} ${c}`;
    case 'T':
      return `${a}/(${b} ${c})`;
  }
}

function valueOf(shape: GoalShape, [a = 0, b = 0, c = 0]: readonly number[], count: number): number {
  switch (shape) {
    case 'row':
      return a + b + c;
    case 'column':
      return count === 2 ? a * b : a * b * c;
    case 'L':
      return a * b + c;
    case 'T':
      return a * (b + c);
  }
}

/** What the Goal may equal before whole numbers are asked for; Absolute Value lets each turned cube be read both ways. */
export function goalReadings(layout: GoalLayout, absoluteValue: boolean): readonly number[] {
  let readings: readonly (readonly number[])[] = [[]];
  for (const { digit, upsideDown } of layout.cubes) {
    const upright = Number(digit);
    const choices = !upsideDown ? [upright] : absoluteValue ? [-upright, upright] : [-upright];
    readings = readings.flatMap((numbers) => choices.map((choice) => [...numbers, choice]));
  }
  const values = readings.map((numbers) => valueOf(layout.shape, numbers, layout.cubes.length));
  // Adding 0 turns −0 into 0.
  return [...new Set(values.map((value) => value + 0))].sort((a, b) => a - b);
}

/** The legal values of a Goal: whole numbers, in order. Empty if there is none. */
export function goalValues(layout: GoalLayout, absoluteValue: boolean): readonly number[] {
  return goalReadings(layout, absoluteValue).filter((value) => value >= 0);
}
