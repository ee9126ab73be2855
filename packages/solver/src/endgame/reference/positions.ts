import type { Division, OnSetsRulebook } from '@forceout/rules';
import { isDigit } from '@forceout/rules/onsets';
import type { OnSetsPosition } from '@forceout/rules/onsets';
import { afterMove, legalMoves } from '../../onsets/answers/safety-table.ts';
import type { Chance } from '../../onsets/reference/random-position.ts';
import { begunShake } from '../../onsets/reference/realistic-position.ts';
import { plainSafety } from './plain.ts';
import { plainOnSets } from './plain-onsets.ts';

/** Moves that are tried for one that is safe. */
const TRIED = 6;

/** A shake played with moves at random, safe ones where some are found, until so many cubes are left in Resources. */
export function endgamePosition(
  chance: Chance,
  book: OnSetsRulebook,
  division: Division,
  left: number,
): OnSetsPosition {
  const begun = begunShake(chance, book, division);
  // Digits that are in no Goal go to Forbidden at once.
  const digits = begun.resources.filter(isDigit);
  let position: OnSetsPosition = {
    ...begun,
    forbidden: digits,
    resources: begun.resources.filter((cube) => !isDigit(cube)),
  };
  const game = plainOnSets();
  while (position.resources.length > left) {
    const moves = chance.shuffled(legalMoves(position)).slice(0, TRIED);
    const nexts = moves.map((move) => afterMove(position, move));
    position = nexts.find((next) => plainSafety(game, next) === 'alive') ?? nexts[0]!;
  }
  return position;
}
