import type { DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { tableOf } from '../core/context.ts';
import type { Doing } from '../core/context.ts';
import { put } from '../core/state.ts';
import type { Change } from '../core/state.ts';

/** A judge is wanted at a table. */
export function call({ state, deed, command }: Doing<DeedOf<'call'>>): readonly Change[] {
  const { id } = tableOf(state, deed.table);
  return [
    put(state, 'call', {
      id: command.id,
      table: id,
      at: command.at,
      by: command.by,
      reason: deed.why,
      state: 'open',
    }),
  ];
}

export function answerCall({
  state,
  deed,
  command,
}: Doing<DeedOf<'take-call' | 'end-call'>>): readonly Change[] {
  const found = state.things.call.get(deed.call) ?? refuse('no-call', `There is no call "${deed.call}".`);
  if (deed.do === 'take-call') {
    if (found.state !== 'open') refuse('taken', `${found.takenBy ?? 'Somebody'} has taken this call.`);
    return [put(state, 'call', { ...found, state: 'taken', takenBy: command.by })];
  }
  if (found.state === 'done') refuse('done', 'This call is over.');
  return [
    put(state, 'call', {
      ...found,
      state: 'done',
      takenBy: found.takenBy ?? command.by,
      minutes: deed.minutes ?? 0,
    }),
  ];
}
