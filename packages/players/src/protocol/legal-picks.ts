import { bookOf } from '@forceout/rules';
import { variationsOf as equationsVariations, waysToPick as equationsWays } from '@forceout/rules/equations';
import { gameFor } from '@forceout/rules/match';
import type { MatchView, Pick } from '@forceout/rules/match';
import { variationsOf as onsetsVariations } from '@forceout/rules/onsets';
import type { Cube } from '@forceout/rules/onsets';
import { waysToPick as onsetsWays } from '../bots/onsets/picks.ts';

/** Every variation that may be picked as things stand, blanks filled in; of Double Sets some. */
export function legalPicks({ settings, shake }: MatchView): readonly Pick[] {
  const book = bookOf(settings);
  const game = gameFor(settings);
  if (book === null || shake === null || !game.picks) return [];
  const { universe, mat } = shake;
  // Cubes of a match are those of its game.
  const kit = { universe, resources: mat.resources as readonly Cube[] };
  const ways: readonly Pick[] =
    book.game === 'onsets'
      ? onsetsVariations({ ...settings, book }).list.flatMap(({ id }) => onsetsWays(kit, id))
      : equationsVariations({ ...settings, book }).list.flatMap(equationsWays);
  const moment = { ...shake, variations: shake.picks.map(({ pick }) => pick), after: null };
  return ways.filter((pick) => game.judgePick(moment, pick).length === 0);
}
