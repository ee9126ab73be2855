import type { DaySaid } from '@forceout/tournament';
import { dayText } from '@forceout/tournament/words';
import { language } from '../words/language.ts';

/** What a tournament day says, in the language of who reads here. */
export function told(said: DaySaid): string {
  return dayText(said, language());
}
