import type { CubeCount } from '../../writing/text/count-cubes.ts';

export type PadSection = 'required' | 'permitted' | 'resources';

/** How many cubes of a face are left to be written, and where they lie. */
export interface FaceCount {
  readonly left: number;
  /** Of Required, which all have to be used. */
  readonly required: number;
  /** Only Resources still have one. */
  readonly loose: boolean;
}

export function onFace(
  count: Pick<CubeCount, PadSection>,
  sections: readonly PadSection[],
  cube: string,
): FaceCount {
  const leftIn = (section: PadSection): number =>
    sections.includes(section) ? count[section].filter((mark) => mark.cube === cube && !mark.used).length : 0;
  const [required, permitted, resources] = [leftIn('required'), leftIn('permitted'), leftIn('resources')];
  return {
    left: required + permitted + resources,
    required,
    loose: required + permitted === 0 && resources > 0,
  };
}

/** How many cubes may stand in a row of a phone. */
const ACROSS = [6, 7, 8, 9] as const;

/** For each length of a row the rows that so many cubes a section take; style sheets find the largest cubes from these. */
export function rowsFor(sizes: readonly number[]): readonly (readonly [string, number])[] {
  return ACROSS.map((across) => [
    `--rows-${across}`,
    sizes.reduce((rows, size) => rows + Math.ceil(size / across), 0),
  ]);
}
