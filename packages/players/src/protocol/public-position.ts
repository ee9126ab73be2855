import { makeEquationsPosition, makeOnSetsPosition } from '@forceout/formats';
import { bookOf } from '@forceout/rules';
import type { MatchSettings, Moment } from '@forceout/rules/match';
import { equationsPosition } from '../bots/equations/position.ts';
import { onsetsPosition } from '../bots/onsets/position.ts';

/** A moment of a match as the public formats have it, ready for `forceout judge` and `forceout solve`. */
export function positionOf(settings: MatchSettings, moment: Moment): Readonly<Record<string, unknown>> {
  return bookOf(settings)?.game === 'equations'
    ? makeEquationsPosition(equationsPosition(settings, moment))
    : makeOnSetsPosition(onsetsPosition(settings, moment));
}
