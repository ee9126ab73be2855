import type { DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { eventOf } from '../core/context.ts';
import type { Doing } from '../core/context.ts';
import type { Change } from '../core/state.ts';
import { say } from '../words/said.ts';

/**
 * Points without a table. Version 1 of the file has no line for it: points come from sheets alone, a table has two or
 * three people, two of them must have played, and whoever sits at one has a place in the standings, so a stand-in would
 * too. A line of our own kind means nothing to other readers, and their standings would not be ours. Hence the refusal.
 */
export function freeRound({ state, deed }: Doing<DeedOf<'free-round'>>): readonly Change[] {
  const { id } = eventOf(state, deed.event);
  const number = state.things.player.get(deed.player)?.number;
  if (number === undefined || !state.things.entry.has(`${id}/${deed.player}`))
    return refuse('not-entered', say('not-entered', deed.player, id));
  return refuse('no-free-round', say('no-free-round', number));
}
