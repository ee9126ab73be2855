import { err, ok, RULEBOOKS } from '@forceout/rules';
import type { Result, Rulebook, Said } from '@forceout/rules';
import { inEnglish } from '@forceout/rules/words';
import type { GoalAnswer, JudgeAnswer, ReasonAnswer, ReasonSaid, VariationAnswer } from './answers.ts';
import { goalEquations, judgeEquations, variationEquations } from './equations-requests.ts';
import { equationInEnglish } from './explanations.ts';
import { read } from './field.ts';
import type { Field } from './field.ts';
import { goalOnSets, judgeOnSets, variationOnSets } from './onsets-requests.ts';
import { withPositions } from './notation/with-positions.ts';
import { readRulebook } from './rulebook.ts';

/** `{"position": …, "written": [Solution…]}`: is what was written correct? */
export function judgeRequest(json: unknown, books = RULEBOOKS): Result<JudgeAnswer, string> {
  const said = judgeSaid(json, books);
  if (!said.ok) return err(inEnglish(said.error));
  const { explanation, ...answer } = said.value;
  const told = inWords(ok(answer));
  if (!told.ok || explanation === undefined) return told;
  const explained = explanation.map((one) => (one?.game === 'equations' ? equationInEnglish(one) : one));
  return ok({ ...told.value, explanation: explained });
}

export function judgeSaid(json: unknown, books = RULEBOOKS): Result<JudgeAnswer<Said>, Said> {
  return byGame(json, { onsets: judgeOnSets, equations: judgeEquations }, books);
}

/** `{"position": …, "pick": {…}}`: may this variation be picked now? */
export function variationRequest(json: unknown, books = RULEBOOKS): Result<VariationAnswer, string> {
  return inWords(variationSaid(json, books));
}

export function variationSaid(json: unknown, books = RULEBOOKS): Result<VariationAnswer<Said>, Said> {
  return byGame(json, { onsets: variationOnSets, equations: variationEquations }, books);
}

/** `{"position": …, "goal": …}`: may this Goal be set, and what may it equal? */
export function goalRequest(json: unknown, books = RULEBOOKS): Result<GoalAnswer, string> {
  return inWords(goalSaid(json, books));
}

export function goalSaid(json: unknown, books = RULEBOOKS): Result<GoalAnswer<Said>, Said> {
  return byGame(json, { onsets: goalOnSets, equations: goalEquations }, books);
}

/** The same with its sentences in English, as the public answers have them. */
function inWords<Answer extends { readonly reasons: readonly ReasonSaid[] }>(
  answer: Result<Answer, Said>,
): Result<Omit<Answer, 'reasons'> & { readonly reasons: readonly ReasonAnswer[] }, string> {
  if (!answer.ok) return err(inEnglish(answer.error));
  const reasons = answer.value.reasons.map((reason) => ({ ...reason, message: inEnglish(reason.message) }));
  return ok({ ...answer.value, reasons });
}

type Answering<Answer> = {
  readonly [Game in Rulebook['game']]: (request: Field, book: Extract<Rulebook, { game: Game }>) => Answer;
};

/** The rulebook that the position names says which game it is. */
function byGame<Answer>(
  json: unknown,
  answering: Answering<Answer>,
  books: readonly Rulebook[],
): Result<Answer, Said> {
  const answer = (request: Field) => {
    const book = readRulebook(request.get('position').get('rulebook'));
    return book.game === 'onsets' ? answering.onsets(request, book) : answering.equations(request, book);
  };
  const request = withPositions(json);
  return request.ok ? read(request.value, answer, 'refused', books) : request;
}
