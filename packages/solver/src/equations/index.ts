export { cubesInSolution, facesIn } from './cubes/cubes-in.ts';
export { EquationsPool } from './answers/pool.ts';
export type { EquationsWorkerHandle } from './answers/pool.ts';
export { ENGINES, SEARCHES } from './goal/answer.ts';
export type { EngineName, SearchName, Stage } from './goal/answer.ts';
export { GAPS, INVARIANTS } from './goal/proof.ts';
export type { CaseProof, Gap, InvariantName, Proof, Searched } from './goal/proof.ts';
export {
  afterEquationsMove,
  equationsMoves,
  equationsSafetyTable,
  EquationsTurn,
} from './answers/safety-table.ts';
export type { EquationsMove, EquationsSafety, EquationsSafetyEntry } from './answers/safety-table.ts';
export { equationsGoalsFrom, settableEquationsGoals, withGoal } from './answers/settable-goals.ts';
export type { SettableEquationsGoal } from './answers/settable-goals.ts';
export { solveEquations } from './answers/solve.ts';
export type { SolveEquationsAnswer, SolveEquationsOptions } from './answers/solve.ts';
export { equationsWorker } from './answers/worker.ts';
export type { EquationsPort, FromEquationsWorker, ToEquationsWorker } from './answers/worker.ts';
export { causeOf, reasonsOf } from './answers/why.ts';
export type { CaseReason } from './answers/why.ts';
