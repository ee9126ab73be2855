import { faceOfCube, isDigit, judgeEquationsGoal } from '@forceout/rules/equations';
import type { Cube, EquationsPosition } from '@forceout/rules/equations';
import type { Draws } from '@forceout/rules/kit';
import type { GoalLayout } from '@forceout/rules/match';
import { shuffled } from '../situation.ts';

/** Goals tried before giving up; most of them are legal. */
const MOST_TRIED = 60;

/** Legal Goals as players set them: a number of one or two digits, or a sum, difference or product of two digits. */
export function* equationsGoals(position: EquationsPosition, draws: Draws): Generator<GoalLayout> {
  const digits = position.resources.filter((cube) => isDigit(faceOfCube(cube)));
  const signs = position.resources.filter((cube) => '+-x'.includes(faceOfCube(cube)));
  const seen = new Set<string>();
  for (let tried = 0; tried < MOST_TRIED; tried++) {
    const [first, second] = shuffled(digits, draws);
    if (first === undefined) return;
    const cubes = shape(first, second, signs, draws);
    const text = cubes.map(faceOfCube).join('');
    if (seen.has(text)) continue;
    seen.add(text);
    if (judgeEquationsGoal(position, { text, cubes }).legal) yield { text, cubes };
  }
}

function shape(first: Cube, second: Cube | undefined, signs: readonly Cube[], draws: Draws): readonly Cube[] {
  const kind = draws.below(6);
  if (second === undefined || kind === 0) return [first];
  const sign = signs[draws.below(Math.max(1, signs.length))];
  return kind < 4 || sign === undefined ? [first, second] : [first, sign, second];
}
