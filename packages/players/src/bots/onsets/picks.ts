import type { Draws } from '@forceout/rules/kit';
import { judgePick, variationsOf } from '@forceout/rules/onsets';
import type { Cube, OnSetsPosition, Pick, VariationId } from '@forceout/rules/onsets';
import { shuffled } from '../situation.ts';

/** Double Sets that players like to name: a colour, or two of them put together. */
const DOUBLE_SETS = ['B', 'R', 'G', 'Y', 'B n R', 'G n Y', 'R U Y', 'B - G', "R'", 'Y - R'];

/** Legal picks with their blanks filled in, one for each variation that has any. */
export function* onsetsPicks(position: OnSetsPosition, draws: Draws): Generator<Pick> {
  for (const { id } of shuffled(variationsOf(position).list, draws)) {
    for (const pick of filledIn(position, id, draws)) {
      if (!judgePick(position, pick).legal) continue;
      yield pick;
      break;
    }
  }
}

function filledIn({ resources, universe }: OnSetsPosition, id: VariationId, draws: Draws): readonly Pick[] {
  const cubes = (): readonly Cube[] => shuffled([...new Set(resources)], draws);
  switch (id) {
    case 'required-cube':
    case 'wild-cube':
      return cubes().map((cube) => ({ id, cube }));
    case 'required-card':
    case 'forbidden-card':
      return shuffled(universe, draws).map((card) => ({ id, card }));
    case 'double-set':
      return shuffled(DOUBLE_SETS, draws).map((set) => ({ id, set }));
    default:
      return [{ id }];
  }
}
