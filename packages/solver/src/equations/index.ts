export { GAPS, INVARIANTS } from './proof.ts';
export type { CaseProof, Gap, InvariantName, Proof, Searched } from './proof.ts';
export { solveEquations } from './solve.ts';
export type { SolveEquationsAnswer, SolveEquationsOptions } from './solve.ts';
