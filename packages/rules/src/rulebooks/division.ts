/** The levels of competition; each rulebook names those it has. */
export const DIVISIONS = ['minor', 'elementary', 'middle', 'junior', 'senior'] as const;
export type Division = (typeof DIVISIONS)[number];
