import { faceOf } from '../../pieces/face.ts';
import type { Words } from '../../words/words.ts';
import { TURNED } from '../../pieces/turned.ts';
import { layGoal } from '../goal/goal-text.ts';
import type { LaidCube } from '../goal/goal-text.ts';
import type { GameName } from '../seen.ts';

/** A Goal as one reads it aloud: its cubes in order, with how they lie. */
export function goalWords({ pieces, table }: Words, game: GameName, goal: string): string {
  const laid = layGoal(game, goal, []);
  if (game === 'equations')
    return laid
      .map((one, index) => {
        const face = faceOf(one.cube);
        const said =
          one.turn === '' && face.kind === 'sign' ? face.sign : pieces.cube(face, TURNED[one.turn]);
        return `${index === 0 || makesNumeral(laid[index - 1]!, one) ? '' : ' '}${said}`;
      })
      .join('');
  const cubes = laid.map(({ cube, turn }) => pieces.cube(faceOf(cube), TURNED[turn])).join('; ');
  if (laid.length < 2) return cubes;
  const shape = goal.includes('(') ? 'T' : !goal.includes('/') ? 'row' : goal.includes(' ') ? 'L' : 'column';
  return `${cubes} (${table.goal.shapes[shape]})`;
}

/** Two digits side by side are one number; with a gap between them they are two. */
function makesNumeral(left: LaidCube, right: LaidCube): boolean {
  const upright = [left, right].every(({ cube, turn }) => turn === '' && /\d$/.test(cube));
  return upright && right.column - left.column === 2;
}
