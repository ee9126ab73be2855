/** Answers of a check, the oldest first. */
export type Answers = readonly boolean[];

/** Of the last so many answers so many must be right. */
const LAST = 4;
const NEEDED = 3;
const HARDEST = 5;

/** How hard the next puzzle of a check is: one more after a right answer, one less after a wrong one. */
export function nextDifficulty(answers: Answers): number {
  let level = 1;
  for (const right of answers) level = Math.max(1, Math.min(HARDEST, level + (right ? 1 : -1)));
  return level;
}

/** Passed with three right of the last four. */
export function hasPassed(answers: Answers): boolean {
  return answers.slice(-LAST).filter(Boolean).length >= NEEDED;
}

/** How many right answers are missing at least. */
export function missing(answers: Answers): number {
  if (hasPassed(answers)) return 0;
  // The oldest of four falls out with the next answer.
  return NEEDED - answers.slice(-(LAST - 1)).filter(Boolean).length || 1;
}
