import { makePickWords } from '@forceout/formats';
import { legalPicks, publicPick } from '@forceout/players';
import type { MatchView } from '@forceout/rules/match';
import { words as texts } from '../words/language.ts';

/** Which variations may be picked now; one with a blank is named with the ways to fill it. */
export function picksLine(view: MatchView): string {
  const names = new Map<string, string[]>();
  for (const pick of legalPicks(view)) {
    const [id = '', ...blank] = makePickWords(publicPick(pick)).split(' ');
    names.set(id, [...(names.get(id) ?? []), ...(blank.length === 0 ? [] : [blank.join(' ')])]);
  }
  const listed = [...names].map(([id, blanks]) => (blanks.length === 0 ? id : `${id} ${blanks.join('|')}`));
  return `  ${texts().table.mayPick(listed.join(', '))}`;
}
