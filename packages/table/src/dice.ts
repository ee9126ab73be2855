import { bookOf } from '@forceout/rules';
import {
  CARDS_IN_A_PACK,
  commitment,
  dealCards,
  EQUATIONS_CUBES,
  ONSETS_CUBES,
  rollCubes,
  rollForFirst,
  sha256Hex,
} from '@forceout/rules/kit';
import type { CubeSort } from '@forceout/rules/kit';
import { gameFor } from '@forceout/rules/match';
import type { Card, Cube, MatchSettings, Seat } from '@forceout/rules/match';

/**
 * The dice of a table. The host chooses a seed and shows its hash; then each seat gives a nonce; rolls and deals come
 * from all of them together, so that neither the host nor any seat can choose them. The first version had no nonces.
 */
export type DiceVersion = 1 | 2;

export interface Secrets {
  readonly version: DiceVersion;
  readonly seed: string;
  readonly nonces: readonly string[];
}

/** How often the cubes were thrown and cards dealt so far; the log tells it, and each draws anew. */
export interface Draws {
  readonly throws: number;
  readonly deals: number;
}

export const NO_DRAWS: Draws = { throws: 0, deals: 0 };

/** What the host shows before anybody is ready. */
export function commit(seed: string): string {
  return commitment(seed);
}

/** All that the dice come from, in one word. */
export function diceKey({ version, seed, nonces }: Secrets): string {
  // As JSON, so that no two lists of nonces run together into the same text.
  return version === 1 ? seed : sha256Hex(`forceout dice 2 ${JSON.stringify([seed, ...nonces])}`);
}

export function rollFrom(key: string, { throws }: Draws, settings: MatchSettings): readonly Cube[] {
  // Where the restriction cubes are laid out, only the others are rolled.
  const laidOut = gameFor(settings).layOut !== null;
  return rollCubes(
    key,
    throws,
    sortsOf(settings).filter(({ name }) => !laidOut || name !== 'restriction'),
  );
}

export function faceFrom(key: string, { throws }: Draws, settings: MatchSettings, seat: Seat): Cube {
  return rollForFirst(key, seat, throws, sortsOf(settings)[0]!);
}

/** The pack without the cards that lie on the table, the top first. */
export function packFrom(key: string, { deals }: Draws, there: readonly Card[]): readonly Card[] {
  return dealCards(key, deals, CARDS_IN_A_PACK).filter((card) => !there.includes(card));
}

function sortsOf(settings: MatchSettings): readonly CubeSort[] {
  return bookOf(settings)?.game === 'equations' ? EQUATIONS_CUBES : ONSETS_CUBES;
}
