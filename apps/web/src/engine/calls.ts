/** Everything the engine's worker can be asked. What goes in and out is plain data, as the public formats have it. */
import { goalRequest, judgeRequest, variationRequest } from '@forceout/formats';
import { solveRequest } from '@forceout/players';

export const calls = {
  judge: judgeRequest,
  variation: variationRequest,
  goal: goalRequest,
  solve: solveRequest,
};

export type Calls = typeof calls;
