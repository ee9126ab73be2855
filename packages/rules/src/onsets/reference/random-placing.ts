import type { After } from '../shake/position.ts';
import type { RandomShake, RolledCube } from './random-shake.ts';
import { anyOf, chance, weighted } from './random-source.ts';
import type { Random } from './random-source.ts';
import type { Draft } from './random-written.ts';
import { isRelation } from '../text/symbols.ts';
import type { Cube } from '../text/symbols.ts';

// Part of the generator of positions and Solutions (random-solutions.ts): where the cubes were played.

export interface Sections {
  readonly required: Cube[];
  readonly permitted: Cube[];
  readonly forbidden: Cube[];
  readonly resources: Cube[];
}

type Place = keyof Sections | 'not-listed';

/** The cubes so on the mat that the Solutions may use what they use; spoilt in one place or two if that is asked for. */
export function placed(
  random: Random,
  { roll }: RandomShake,
  drafts: readonly Draft[],
  after: After,
  spoilt: boolean,
): Sections {
  const used = roll.filter((cube) => drafts.some((draft) => cubesOf(draft).includes(cube)));
  // Before a Goal is set nothing lies on the mat.
  const allInResources = after === 'no-goal' && chance(random, 0.85);
  const fromResources = after === 'now' && chance(random, 0.8) ? anyOf(random, used) : undefined;
  const places = new Map<RolledCube, Place>();
  for (const cube of roll) {
    if (allInResources || cube === fromResources) places.set(cube, 'resources');
    else if (used.includes(cube)) places.set(cube, placeOfUsed(random, cube, drafts, after));
    else places.set(cube, placeOfUnused(random, after));
  }
  if (spoilt) spoil(random, roll, used, places);
  const at = (place: Place): Cube[] =>
    roll.filter((cube) => places.get(cube) === place).map(({ face }) => face);
  return {
    required: at('required'),
    permitted: at('permitted'),
    forbidden: at('forbidden'),
    resources: after === 'forceout' ? [] : at('resources'),
  };
}

function cubesOf({ nameCubes, restrictionCubes }: Draft): readonly RolledCube[] {
  return [...nameCubes, ...(restrictionCubes ?? [])];
}

function placeOfUsed(random: Random, cube: RolledCube, drafts: readonly Draft[], after: After): Place {
  const couldBeRequired = drafts.every(({ meanings, nameCubes, restrictionCubes }) => {
    const inRestrictions = restrictionCubes?.includes(cube) ?? true;
    if (isRelation(meanings.get(cube.face) ?? cube.face)) return restrictionCubes !== null && inRestrictions;
    return nameCubes.includes(cube) && inRestrictions;
  });
  if (couldBeRequired && chance(random, 0.5)) return 'required';
  if (after === 'forceout') return 'permitted';
  return chance(random, after === 'now' ? 0.05 : 0.4) ? 'resources' : 'permitted';
}

function placeOfUnused(random: Random, after: After): Place {
  const place = (['permitted', 'forbidden', 'resources', 'not-listed'] as const)[
    weighted(random, [3, 3, 3, 1])
  ]!;
  return after === 'forceout' && place === 'resources' ? 'forbidden' : place;
}

/** A cube too many in Required, or one too few to use. */
function spoil(
  random: Random,
  roll: readonly RolledCube[],
  used: readonly RolledCube[],
  places: Map<RolledCube, Place>,
): void {
  const kind = weighted(random, [4, 3, 3, 1]);
  const cube = anyOf(
    random,
    roll.filter((each) => used.includes(each) === kind > 0),
  );
  if (cube === undefined) return;
  places.set(cube, (['required', 'forbidden', 'resources', 'not-listed'] as const)[kind]!);
}
