import { judge } from '@forceout/rules/onsets';
import type { WrittenSolution } from '@forceout/rules/onsets';
import { cardsOf } from '@forceout/rules/onsets';
import type { Card, MatchSettings, Moment, Written } from '@forceout/rules/match';
import { onsetsPosition } from '../bots/onsets/position.ts';

/** The cards that one Solution selects, in the order they were dealt; null for two Solutions. */
export function selectedCards(
  settings: MatchSettings,
  moment: Moment,
  written: readonly Written[],
): readonly Card[] | null {
  if (written.length !== 1) return null;
  const [worth] = judge(onsetsPosition(settings, moment), written as readonly WrittenSolution[]).worth;
  if (!worth) return null;
  const selected = cardsOf(worth.cards);
  return moment.universe.filter((card) => selected.includes(card));
}
