import type { Answer, EndgameGame } from './game.ts';
import { inOrder, keyOf, withCube } from './mat.ts';
import type { Mat } from './mat.ts';
import type { Solvable } from './solvable.ts';

/**
 * What an opponent may do about the last move: `now` or `impossible`, a challenge that is right; `alive`, proved that none
 * is; `unknown`, not found out.
 */
export type MatSafety = 'now' | 'impossible' | 'alive' | 'unknown';

export function safetyOf(mat: Mat, game: EndgameGame, solvable: Solvable): MatSafety {
  const onMat = inOrder(mat.required + mat.permitted);
  const alive = solvable.has(mat.required, inOrder(onMat + mat.resources));
  if (alive === 'no') return 'impossible';
  const now = game.mayBeNow(mat) ? answerNow(mat, onMat, game, solvable) : 'no';
  if (now === 'yes') return 'now';
  return alive === 'yes' && now === 'no' ? 'alive' : 'unknown';
}

function answerNow(mat: Mat, onMat: string, game: EndgameGame, solvable: Solvable): Answer {
  const { solvableNow } = game;
  if (solvableNow !== null) return solvable.other(`now ${keyOf(mat)}`, (limit) => solvableNow(mat, limit));
  let answer: Answer = 'no';
  // Whoever needs no cube of Resources can write the same with one, so the mat alone is not asked for.
  for (const kind of new Set(mat.resources)) {
    const one = solvable.has(mat.required, withCube(onMat, kind));
    if (one === 'yes') return 'yes';
    if (one === 'unknown') answer = 'unknown';
  }
  return answer;
}
