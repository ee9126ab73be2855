import { say } from '@forceout/rules';
import type { CubeSort } from '@forceout/rules/kit';
import type { Field } from './field.ts';

/** No list of cubes is longer; a kit has 18 or 24. */
export const MOST_CUBES = 64;

const SECTIONS = ['required', 'permitted', 'forbidden', 'resources'] as const;

/** The cubes of a position, refused where the kit has too few of a sort; missing sections are empty. */
export function readMat<Cube extends string>(
  field: Field,
  kit: readonly CubeSort[],
  readCube: (entry: Field) => Cube,
) {
  const left = new Map(kit.map((sort) => [sort, sort.count]));
  const read = (section: (typeof SECTIONS)[number]): readonly Cube[] => {
    const list = field.get(section);
    if (list.missing) return [];
    return list.list(MOST_CUBES).map((entry) => {
      const cube = readCube(entry);
      const sort = kit.find(({ faces }) => faces.includes(cube));
      if (sort === undefined) return entry.fail(say('input-kit-shows-none', { cube }));
      const rest = left.get(sort)! - 1;
      if (rest < 0) entry.fail(say('input-kit-too-many', { sort: sort.name, count: sort.count }));
      left.set(sort, rest);
      return cube;
    });
  };
  const [required = [], permitted = [], forbidden = [], resources = []] = SECTIONS.map(read);
  return { required, permitted, forbidden, resources };
}
