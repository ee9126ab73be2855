import type { Draws } from '@forceout/rules/kit';
import { VARIATION, judgePick, pickOf, variationsOf } from '@forceout/rules/onsets';
import type {
  BlankName,
  Card,
  Cube,
  Fillings,
  OnSetsPosition,
  Pick,
  VariationId,
} from '@forceout/rules/onsets';
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

/** What a blank is filled in from. */
type Pickable = { readonly resources: readonly Cube[]; readonly universe: readonly Card[] };

/** What a bot would fill in, by the kind of blank. */
const FILLINGS: { readonly [Name in BlankName]: (position: Pickable) => readonly Fillings[Name][] } = {
  cube: ({ resources }) => [...new Set(resources)],
  card: ({ universe }) => universe,
  set: () => DOUBLE_SETS,
};

function filledIn(position: OnSetsPosition, id: VariationId, draws: Draws): readonly Pick[] {
  const ways = waysToPick(position, id);
  return VARIATION[id].blank === null ? ways : shuffled(ways, draws);
}

/** Every way in which a variation may be picked here; of Double Sets, which are without end, some that players like. */
export function waysToPick(position: Pickable, id: VariationId): readonly Pick[] {
  const { blank } = VARIATION[id];
  if (blank === null) return [pickOf(id)];
  const fillings: readonly Fillings[BlankName][] = FILLINGS[blank](position);
  return fillings.map((filling) => pickOf(id, filling));
}
