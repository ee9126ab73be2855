import { useAnswer } from '../engine/use-answer.ts';
import { makePosition } from '../position/position.ts';
import type { Position } from '../position/position.ts';
import { plainPaper } from './text/paper-rules.ts';
import type { PaperRules } from './text/paper-rules.ts';

/** What may be written in this position; the plainest guess until the worker has answered. */
export function usePaperRules(position: Position): PaperRules {
  const answer = useAnswer('paper', makePosition(position));
  return answer?.ok === true ? answer.value : plainPaper(position);
}
