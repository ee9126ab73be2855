import type { Moment, Written } from '@forceout/rules/match';
import type { Analyst } from '../bots/analyst.ts';
import { missingCubes } from '../bots/own-solution.ts';
import type { Idea } from './hint.ts';

/** The plainest Solution of a position where something is known to be possible. */
export function plainIdea(analyst: Analyst, moment: Moment, found: readonly Written[]): Idea {
  return ideaOf(analyst, moment, analyst.plain(moment) ?? withoutIdleRoots(analyst, moment, found));
}

/** A sign that may be repeated invites searches to repeat it: nobody writes √√√√0 where √0 does. */
export function withoutIdleRoots(
  analyst: Analyst,
  moment: Moment,
  written: readonly Written[],
): readonly Written[] {
  const shorter = written.map((one) =>
    'solution' in one && typeof one.solution === 'string'
      ? { ...one, solution: one.solution.replaceAll(/r{2,}/g, 'r') }
      : one,
  );
  return analyst.faults(moment, shorter).length === 0 ? shorter : written;
}

/** A Solution with the cubes that it still needs from Resources. */
export function ideaOf(analyst: Analyst, moment: Moment, written: readonly Written[]): Idea {
  const faces = analyst.faces(written);
  return { text: analyst.text(written), cubes: faces.length, missing: missingCubes(moment, faces) };
}
