import type { MatchView } from '@forceout/rules/match';

export const LESSONS = ['penalties', 'challenges', 'solutions', 'patience'] as const;
export type Lesson = (typeof LESSONS)[number];

/** One thing to learn, for who did not win: what cost the most points. */
export function lessonOf({ totals, sheet, results, shown }: MatchView, seat: number | null): Lesson | null {
  if (seat === null || totals[seat] === Math.max(...totals)) return null;
  const lost = sheet
    .filter((entry) => entry.seat === seat && entry.kind === 'penalty')
    .reduce((sum, { points }) => sum + points, 0);
  if (lost <= -2) return 'penalties';
  const poor = results.filter(({ scores }) => scores !== null && scores[seat]! <= 2).length;
  const wrong = shown?.papers.some((paper) => paper.seat === seat && paper.verdict === 'incorrect') === true;
  if (wrong) return 'solutions';
  return poor * 2 >= results.length ? 'challenges' : 'patience';
}
