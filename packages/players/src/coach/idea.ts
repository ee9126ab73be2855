import type { Cube, Moment, Written } from '@forceout/rules/match';
import type { Analyst } from '../bots/analyst.ts';
import type { Idea } from './hint.ts';

/** The plainest Solution of a position where something is known to be possible. */
export function plainIdea(analyst: Analyst, moment: Moment, found: readonly Written[]): Idea {
  return ideaOf(analyst, moment, analyst.plain(moment) ?? found);
}

/** A Solution with the cubes that it still needs from Resources. */
export function ideaOf(analyst: Analyst, moment: Moment, written: readonly Written[]): Idea {
  const faces = analyst.faces(written);
  return { text: analyst.text(written), cubes: faces.length, missing: missing(moment, faces) };
}

function missing({ mat, variations }: Moment, faces: readonly string[]): readonly Cube[] | null {
  const lying = [...mat.required, ...mat.permitted].map(faceOf);
  const resources = [...mat.resources];
  const needed: Cube[] = [];
  for (const face of faces) {
    const at = lying.indexOf(face);
    if (at >= 0) {
      lying.splice(at, 1);
      continue;
    }
    const from = resources.findIndex((cube) => faceOf(cube) === face);
    if (from >= 0) needed.push(...resources.splice(from, 1));
    // A sign that may be repeated needs no cube of its own.
    else if (!variations.some(({ id }) => id === 'multiple-operations')) return null;
  }
  // A cube in Required that the text does not show stands for something else in it.
  const unshown = lying.length - mat.permitted.length;
  return unshown > 0 ? null : needed;
}

export function faceOf(cube: Cube): string {
  return cube.slice(cube.indexOf(':') + 1);
}
