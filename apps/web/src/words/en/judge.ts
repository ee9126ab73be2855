export const judge = {
  title: 'Judge a Solution',
  intro: 'Build a position, write a Solution, and see what the rulebook says about it.',
  toSolver: 'Open this in the solver',
} as const;
