import type { RecordEvent } from '@forceout/players';
import type { Course } from '../practise/settings.ts';

/** The steps that were passed in this book and division. */
export function passedIn(record: readonly RecordEvent[], { book, division }: Course): ReadonlySet<string> {
  return new Set(
    record.flatMap((event) =>
      event.of === 'lesson' && event.course.rulebook === book && event.course.division === division
        ? [event.step]
        : [],
    ),
  );
}
