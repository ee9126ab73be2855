import { faceOf } from '../pieces/face.ts';
import type { Words } from '../words/words.ts';
import { layGoal, TURNED } from './goal-text.ts';
import type { GameName } from './seen.ts';

/** A Goal as one reads it aloud: its cubes in order, with how they lie. */
export function goalWords({ pieces, table }: Words, game: GameName, goal: string): string {
  const laid = layGoal(game, goal, []);
  if (game === 'equations')
    return laid
      .map(({ cube, turn, column }, index) => {
        const face = faceOf(cube);
        const said = turn === '' && face.kind === 'sign' ? face.sign : pieces.cube(face, TURNED[turn]);
        const gap = index > 0 && column - laid[index - 1]!.column > 2;
        return `${gap ? ' ' : ''}${said}`;
      })
      .join(' ');
  const cubes = laid.map(({ cube, turn }) => pieces.cube(faceOf(cube), TURNED[turn])).join('; ');
  if (laid.length < 2) return cubes;
  const shape = goal.includes('(') ? 'T' : !goal.includes('/') ? 'row' : goal.includes(' ') ? 'L' : 'column';
  return `${cubes} (${table.goal.shapes[shape]})`;
}
