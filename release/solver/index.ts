/** The solvers: can a Solution be written, and which; what every move leads to. */
export { analyseRequest, solveRequest } from '@forceout/players';
export type {
  AnalysedMove,
  AnalyseRequestAnswer,
  AnalyseRequestOptions,
  SolveRequestAnswer,
  SolveRequestOptions,
} from '@forceout/players';
