import type { CubeSymbol } from '../text/symbols.ts';
import { isOperation, isRelation } from '../text/symbols.ts';
import type { Reading, TextError } from '../text/reading.ts';
import type { Reason } from './reason.ts';
import { reason } from './citing.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';
import type { MeaningOf } from '../shake/wild.ts';
import { say } from '../../said/said.ts';

/** What is wrong with the text itself: no meaning, parts that must be there or must not. */
export function textReasons(rules: ShakeRules, reading: Reading, meaningOf: MeaningOf): readonly Reason[] {
  const { position, force } = rules;
  // What stands in a Restriction part that may not be there at all need not be looked at.
  const errors = reading.errors.filter(({ part }) => part === 'setName' || force.restrictionsPlayed);
  const reasons = errors.flatMap((error) => textError(rules, error));
  const { setNameSymbols, restrictionSymbols } = reading;
  if (restrictionSymbols !== null && !force.restrictionsPlayed) {
    reasons.push(reason(position, 'restriction-not-allowed', say('no-restrictions-here')));
  }
  const isRequiredRelation = position.required.some((cube) => isRelation(meaningOf(cube) ?? ''));
  if (restrictionSymbols === null && force.restrictionsPlayed && isRequiredRelation) {
    const message = say('restriction-needed');
    reasons.push(reason(position, 'restriction-needed', message));
  }
  if (restrictionSymbols === null && setNameSymbols.length < 2) {
    reasons.push(reason(position, 'too-few-cubes', say('two-cubes')));
  }
  const two = force['two-operations'];
  if (two !== null && countOperations(setNameSymbols) < 2) {
    const message = say('two-operations');
    reasons.push({
      ...reason(position, 'variation-violated', message, two.rule),
      variation: 'two-operations',
    });
  }
  return reasons;
}

function textError({ position, force }: ShakeRules, error: TextError): Reason[] {
  const where = say('in-text', { text: error.text, what: error.message });
  switch (error.code) {
    case 'undefined-symbol':
    case 'no-relation':
      return [reason(position, 'undefined-symbol', where)];
    case 'relation-in-set-name': {
      // Where no Restrictions are played = and ⊆ mean nothing by themselves.
      const meaningless = force.restrictionsPlayed ? [] : [reason(position, 'undefined-symbol', where)];
      return [...meaningless, reason(position, 'relation-in-set-name', where)];
    }
    case 'goal-written':
      return [reason(position, 'goal-written', where)];
    case 'grouped-relation':
      // Such grouping symbols also leave the Restriction without a meaning.
      return [reason(position, 'grouped-relation', where), reason(position, 'undefined-symbol', where)];
  }
}

function countOperations(symbols: readonly CubeSymbol[]): number {
  return symbols.filter(isOperation).length;
}
