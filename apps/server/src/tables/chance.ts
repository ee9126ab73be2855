import type { Action } from '@forceout/players';
import { bookOf } from '@forceout/rules';
import {
  dealCards,
  EQUATIONS_CUBES,
  ONSETS_CUBES,
  CARDS_IN_A_PACK,
  rollCubes,
  rollForFirst,
} from '@forceout/rules/kit';
import { gameFor } from '@forceout/rules/match';
import type { Card, Cube, Deed } from '@forceout/rules/match';
import type { Table } from './table.ts';

/** Dice and cards come from the table's seed; a client asks for a roll and never says what was rolled. */
export function rolledCubes(table: Table, seed: string): readonly Cube[] {
  const layOut = table.match === null ? null : gameFor(table.match.settings).layOut;
  // Where the restriction cubes are laid out, only the others are rolled.
  const sorts = cubeSorts(table).filter(({ name }) => layOut === null || name !== 'restriction');
  return rollCubes(seed, table.throws, sorts);
}

export function rolledForFirst(table: Table, seed: string, seat: number): Cube {
  return rollForFirst(seed, seat, table.throws, cubeSorts(table)[0]!);
}

/** So many cards from the top of the pack that do not lie on the table yet. */
export function dealtCards(table: Table, seed: string, count: number): readonly Card[] {
  const there = table.match?.shake?.universe ?? [];
  const pack = dealCards(seed, table.deals, CARDS_IN_A_PACK).filter((card) => !there.includes(card));
  return pack.slice(0, Math.max(0, count - there.length));
}

/** An action with whatever the dice or the pack say. */
export function fillIn(table: Table, seat: number, action: Action): Deed {
  const seed = table.seed ?? '';
  switch (action.do) {
    case 'roll':
      return { do: action.do, cubes: rolledCubes(table, seed) };
    case 'roll-for-setter':
      return { do: action.do, face: rolledForFirst(table, seed, seat) };
    case 'deal':
      return { do: action.do, cards: dealtCards(table, seed, action.count) };
    default:
      return action;
  }
}

function cubeSorts(table: Table): typeof ONSETS_CUBES {
  return bookOf(table.settings)?.game === 'equations' ? EQUATIONS_CUBES : ONSETS_CUBES;
}
