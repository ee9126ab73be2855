import { bookById } from '@forceout/rules';
import type { MatchSettings } from '@forceout/rules/match';
import type { Analyst } from './analyst.ts';
import { onsetsAnalyst } from './onsets/analyst.ts';

/** The analyst of the game that a match plays. */
export function analystFor(settings: MatchSettings): Analyst {
  const book = bookById(settings.rulebook);
  if (book?.game !== 'onsets') throw new Error(`no bot plays ${settings.rulebook} yet`);
  return onsetsAnalyst(settings);
}
