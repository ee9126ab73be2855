/** Many players at many tables. */
import type { TableAsked } from '@forceout/client';
import { LiveMatch, Player, QUICK } from '@forceout/server/testing';

/** Does something for every item, so many at a time. */
export async function each<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++)
      results[index] = await work(items[index]!, index);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

const LETTERS = 'ABC';

/** So many tables with so many players each; player p of every table goes first to base p, p+1, ... */
export async function startMatches(
  tables: number,
  seats: 2 | 3,
  bases: readonly string[],
  settings: TableAsked = QUICK,
): Promise<readonly LiveMatch[]> {
  const list = Array.from({ length: tables }, (_, index) => index);
  return each(list, 32, async (index) => {
    const players: Player[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const order = bases.map((_, place) => bases[(place + seat + index) % bases.length]!);
      players.push(await Player.arrive(`Robot ${LETTERS[seat]}`, ...order));
    }
    return LiveMatch.start(players, settings);
  });
}

export function closeAll(matches: readonly LiveMatch[]): void {
  for (const { players } of matches) for (const { live } of players) live.close();
}
