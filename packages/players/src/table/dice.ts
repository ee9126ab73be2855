import { bookOf } from '@forceout/rules';
import {
  CARDS_IN_A_PACK,
  dealCards,
  EQUATIONS_CUBES,
  ONSETS_CUBES,
  rollCubes,
  rollForFirst,
} from '@forceout/rules/kit';
import type { CubeSort } from '@forceout/rules/kit';
import { gameFor } from '@forceout/rules/match';
import type { Deed, Match, Seat } from '@forceout/rules/match';
import type { Action } from './action.ts';

/** The table's dice and cards: the same seed always rolls the same match. */
export class Dice {
  readonly #seed: string;
  #throws = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** The action with whatever the dice or the pack say. */
  fillIn(match: Match, seat: Seat, action: Action): Deed {
    switch (action.do) {
      case 'roll-for-setter':
        return { do: action.do, face: rollForFirst(this.#seed, seat, this.#throws++, sortsOf(match)[0]!) };
      case 'roll': {
        // Where the restriction cubes are laid out, only the others are rolled.
        const laidOut = gameFor(match.settings).layOut !== null;
        const sorts = sortsOf(match).filter(({ name }) => !laidOut || name !== 'restriction');
        return { do: action.do, cubes: rollCubes(this.#seed, this.#throws++, sorts) };
      }
      case 'deal': {
        const there = match.shake?.universe ?? [];
        const pack = dealCards(this.#seed, this.#throws++, CARDS_IN_A_PACK).filter(
          (card) => !there.includes(card),
        );
        return { do: action.do, cards: pack.slice(0, Math.max(0, action.count - there.length)) };
      }
      default:
        return action;
    }
  }
}

function sortsOf({ settings }: Match): readonly CubeSort[] {
  return bookOf(settings)?.game === 'equations' ? EQUATIONS_CUBES : ONSETS_CUBES;
}
