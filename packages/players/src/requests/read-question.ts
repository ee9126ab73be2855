import { readEquationsPosition, readOnSetsPosition, readRulebook } from '@forceout/formats';
import type { Field } from '@forceout/formats';
import type { EquationsPosition } from '@forceout/rules/equations';
import type { OnSetsPosition } from '@forceout/rules/onsets';

/** A position of either game, as a request brings it. */
export type Question =
  | { readonly game: 'onsets'; readonly position: OnSetsPosition }
  | { readonly game: 'equations'; readonly position: EquationsPosition };

/** Reads `position`, of which every question asks something more. */
export function readQuestion(
  request: Field,
  demand: (
    field: Field,
    position: Pick<OnSetsPosition | EquationsPosition, 'after' | 'goal' | 'resources'>,
  ) => void,
): Question {
  const field = request.get('position');
  const book = readRulebook(field.get('rulebook'));
  const question: Question =
    book.game === 'onsets'
      ? { game: 'onsets', position: readOnSetsPosition(field, book) }
      : { game: 'equations', position: readEquationsPosition(field, book) };
  demand(field, question.position);
  return question;
}
