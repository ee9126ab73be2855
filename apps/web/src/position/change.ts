import type { CubeSort } from '@forceout/rules/kit';
import { SECTIONS, gameOf } from './position.ts';
import type { Position, Section } from './position.ts';

/** Where a tapped cube goes: a section of the mat, or the Goal. */
export type Place = Section | 'goal';

/** How many cubes of each sort the kit still has for this mat; the Goal's own cubes need not be there. */
export function cubesLeft(position: Position, kit: readonly CubeSort[]): readonly number[] {
  const onMat = [...SECTIONS.flatMap((section) => position[section]), ...(position.goalCubes ?? [])];
  return kit.map(({ faces, count }) => count - onMat.filter((cube) => faces.includes(cube)).length);
}

export function put(position: Position, cube: string, section: Section): Position {
  return { ...position, [section]: [...position[section], cube] };
}

export function take(position: Position, index: number, section: Section): Position {
  return { ...position, [section]: position[section].toSpliced(index, 1) };
}

export function toggleCard(position: Position, card: string): Position {
  const { universe } = position;
  return {
    ...position,
    universe: universe.includes(card) ? universe.filter((one) => one !== card) : [...universe, card],
  };
}

/** Puts a cube behind the Goal; its colours are known as long as every cube was put there so. */
export function putInGoal(position: Position, cube: string): Position {
  const { goal, goalCubes } = position;
  const face = cube.slice(cube.indexOf(':') + 1);
  if (!cube.includes(':')) return { ...position, goal: goal === '' ? face : `${goal} ${face}` };
  const known = goal === '' ? [] : goalCubes;
  return { ...position, goal: goal + face, goalCubes: known === null ? null : [...known, cube] };
}

/** Another book: what it does not know is left behind. */
export function withBook(position: Position, rulebook: string): Position {
  // Only one book has a Minor division.
  const kept = {
    ...position,
    rulebook,
    division: position.division === 'minor' ? 'elementary' : position.division,
  } as const;
  if (gameOf(position) === gameOf(kept)) return kept;
  return {
    ...kept,
    universe: [],
    variations: [],
    goal: '',
    goalCubes: null,
    required: [],
    permitted: [],
    forbidden: [],
    resources: [],
  };
}
