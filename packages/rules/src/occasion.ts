/** When a Solution is written. It may use of Resources: one cube, anything, nothing, anything, anything. */
export const AFTERS = ['now', 'impossible', 'forceout', 'stop', 'no-goal'] as const;
export type After = (typeof AFTERS)[number];

/** The introductory game of a book, or all of it. */
export const LEVELS = ['basic', 'adventurous'] as const;
export type Level = (typeof LEVELS)[number];
