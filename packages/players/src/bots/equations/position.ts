import { bookOf } from '@forceout/rules';
import type { Cube, EquationsPosition, Pick } from '@forceout/rules/equations';
import type { MatchSettings, Moment } from '@forceout/rules/match';

/** A moment of an Equations match in the words of its judge. */
export function equationsPosition(settings: MatchSettings, moment: Moment): EquationsPosition {
  const { division, level, season } = settings;
  const book = bookOf(settings);
  if (book?.game !== 'equations') throw new Error(`${settings.rulebook} is no Equations rulebook`);
  const { variations, goal, mat, after } = moment;
  const cubes = (place: keyof typeof mat): readonly Cube[] => mat[place] as readonly Cube[];
  return {
    book,
    division,
    level,
    season,
    variations: variations as readonly object[] as readonly Pick[],
    goal: goal === null ? null : { text: goal, cubes: mat.goal.length === 0 ? null : cubes('goal') },
    required: cubes('required'),
    permitted: cubes('permitted'),
    forbidden: cubes('forbidden'),
    resources: cubes('resources'),
    after,
  };
}
