import { bookOf } from '@forceout/rules';
import type { MatchSettings } from '@forceout/rules/match';
import type { Analyst } from './analyst.ts';
import { equationsAnalyst } from './equations/analyst.ts';
import { onsetsAnalyst } from './onsets/analyst.ts';

/** The analyst of the game that a match plays. */
export function analystFor(settings: MatchSettings): Analyst {
  const book = bookOf(settings);
  if (book === null) throw new Error(`no such rulebook: ${settings.rulebook}`);
  return book.game === 'onsets' ? onsetsAnalyst(settings) : equationsAnalyst(settings);
}
