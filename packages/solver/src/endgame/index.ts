export type { Analysis, Outcome } from './analyse.ts';
export type { End, Ends } from './ends.ts';
export { analyseEquations } from './equations.ts';
export type { EquationsAnalysis, EquationsEndgameTurn } from './equations.ts';
export { analyseOnSets } from './onsets.ts';
export type { OnSetsAnalysis, OnSetsTurn } from './onsets.ts';
export type { MatSafety } from './safety.ts';
export type { EndgameLimit } from './solvable.ts';
export type { BonusRights, Replies } from './tree.ts';
