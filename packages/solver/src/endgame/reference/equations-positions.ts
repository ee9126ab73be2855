import type { EquationsPosition } from '@forceout/rules/equations';
import { afterEquationsMove, equationsMoves } from '../../equations/answers/moves.ts';
import { moved, PLAYED_DIVISIONS, shakeWithGoal } from '../../equations/reference/realistic-position.ts';
import type { Chance } from '../../onsets/reference/random-position.ts';
import { plainEquations } from './plain-equations.ts';
import { plainSafety } from './plain.ts';

/** What a question may take while a position is made. */
const QUESTION_MS = 100;
/** The cubes that are moved with an eye on safety; most of the others are put away before. */
const LAST_MOVES = 3;

/** A real roll with most cubes put away and the last moves safe where one is found, until so many cubes are left in Resources. */
export function endgameOfEquations(chance: Chance, left: number): EquationsPosition {
  const shake = shakeWithGoal(chance, chance.pick(PLAYED_DIVISIONS), chance.below(3));
  const onMat = 2 + chance.below(3);
  const few = shake.resources.slice(0, onMat + LAST_MOVES + left);
  let position: EquationsPosition = {
    ...moved(chance, { ...shake, resources: few }, onMat),
    after: null,
  };
  const game = plainEquations(QUESTION_MS);
  while (position.resources.length > left) {
    const nexts = chance
      .shuffled(equationsMoves(position))
      .slice(0, 6)
      .map((move) => afterEquationsMove(position, move));
    position = nexts.find((next) => plainSafety(game, next) === 'alive') ?? nexts[0]!;
  }
  return position;
}
