import type { Result } from '@forceout/rules';
import type { GoalAnswer, JudgeAnswer, VariationAnswer } from './answers.ts';
import { read } from './field.ts';
import { goalOnSets, judgeOnSets, variationOnSets } from './onsets-requests.ts';
import { readRulebook } from './rulebook.ts';

/** `{"position": …, "written": [Solution…]}`: is what was written correct? */
export function judgeRequest(json: unknown): Result<JudgeAnswer, string> {
  return read(json, (request) => judgeOnSets(request, readRulebook(request.get('position').get('rulebook'))));
}

/** `{"position": …, "pick": {…}}`: may this variation be picked now? */
export function variationRequest(json: unknown): Result<VariationAnswer, string> {
  return read(json, (request) =>
    variationOnSets(request, readRulebook(request.get('position').get('rulebook'))),
  );
}

/** `{"position": …, "goal": …}`: may this Goal be set, and what may it equal? */
export function goalRequest(json: unknown): Result<GoalAnswer, string> {
  return read(json, (request) => goalOnSets(request, readRulebook(request.get('position').get('rulebook'))));
}
