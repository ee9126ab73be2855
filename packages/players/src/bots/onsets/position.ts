import { bookOf } from '@forceout/rules';
import type { MatchSettings, Moment } from '@forceout/rules/match';
import type { Cube, OnSetsPosition, Pick } from '@forceout/rules/onsets';

/** A moment of an On-Sets match in the words of its judge. */
export function onsetsPosition(settings: MatchSettings, moment: Moment): OnSetsPosition {
  const { division, level } = settings;
  const book = bookOf(settings);
  if (book?.game !== 'onsets') throw new Error(`${settings.rulebook} is no On-Sets rulebook`);
  const { universe, variations, goal, mat, after } = moment;
  const cubes = (place: keyof typeof mat): readonly Cube[] => mat[place] as readonly Cube[];
  return {
    book,
    division,
    level,
    universe,
    variations: variations as readonly object[] as readonly Pick[],
    goal,
    required: cubes('required'),
    permitted: cubes('permitted'),
    forbidden: cubes('forbidden'),
    resources: cubes('resources'),
    after,
  };
}
