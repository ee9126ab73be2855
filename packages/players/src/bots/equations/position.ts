import { bookById } from '@forceout/rules';
import type { Cube, EquationsPosition, Pick } from '@forceout/rules/equations';
import type { MatchSettings, Moment } from '@forceout/rules/match';

/** A moment of an Equations match in the words of its judge. */
export function equationsPosition(
  { rulebook, division, level, season }: MatchSettings,
  moment: Moment,
): EquationsPosition {
  const book = bookById(rulebook);
  if (book?.game !== 'equations') throw new Error(`${rulebook} is no Equations rulebook`);
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
