import type { DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { eventOf } from '../core/context.ts';
import type { Doing } from '../core/context.ts';
import type { Change } from '../core/state.ts';

/**
 * Points without a table. Version 1 of the file has no line for it: points come from sheets alone, a table has two or
 * three people, two of them must have played, and whoever sits at one has a place in the standings, so a stand-in would
 * too. A line of our own kind means nothing to other readers, and their standings would not be ours. Hence the refusal.
 */
export function freeRound({ state, deed }: Doing<DeedOf<'free-round'>>): readonly Change[] {
  const { id } = eventOf(state, deed.event);
  const number = state.things.player.get(deed.player)?.number;
  if (number === undefined || !state.things.entry.has(`${id}/${deed.player}`))
    return refuse('not-entered', `"${deed.player}" is not entered in "${id}".`);
  return refuse(
    'no-free-round',
    `Number ${number} cannot have points without a table: the tournament file counts sheets of two or three people only. Let the division play together with another.`,
  );
}
