import { makeCard } from '../text/cards.ts';
import type { Card } from '../text/cards.ts';
import type { OnSetsPosition } from '../shake/position.ts';
import type { PickReason } from '../shake/variation.ts';
import { say } from '../../said/said.ts';

interface NamesCard {
  readonly position: OnSetsPosition;
  readonly pick: { readonly card: Card };
  readonly entry: { readonly rule: string };
}

/** A required or forbidden card must lie on the table. */
export function mustBeDealt({ position, pick: { card }, entry }: NamesCard): readonly PickReason[] {
  if (position.universe.includes(card)) return [];
  const message = say('card-not-dealt', { card: makeCard(card) });
  return [{ code: 'card-not-dealt', rule: entry.rule, message }];
}
