import { factsOf, lessonPath } from '@forceout/players';
import type { LessonFacts, LessonStep } from '@forceout/players';
import type { MatchSettings } from '@forceout/rules/match';

export interface Lesson {
  readonly steps: readonly LessonStep[];
  readonly facts: LessonFacts;
}

/** The way through a game as a division plays it. */
export function lesson(settings: MatchSettings): Lesson {
  return { steps: lessonPath(settings), facts: factsOf(settings) };
}
