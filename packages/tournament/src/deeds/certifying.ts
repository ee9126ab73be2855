import { sha256Hex } from '@forceout/rules/kit';
import type { DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { eventOf } from '../core/context.ts';
import type { Doing } from '../core/context.ts';
import { dataOf, put } from '../core/state.ts';
import type { Change } from '../core/state.ts';
import { eventStandings } from '../standings/standings.ts';
import { say } from '../words/said.ts';

/** The director signs the standings: a version and a digest that anybody can compute again. */
export function certify({ state, deed, command, world }: Doing<DeedOf<'certify'>>): readonly Change[] {
  const event = eventOf(state, deed.event);
  if (event.state === 'certified') refuse('certified', say('certified'));
  if (event.state !== 'decided') refuse('not-decided', say('not-decided'));
  const data = dataOf(state);
  const standings = eventStandings(
    data,
    data.events.find(({ id }) => id === event.id)!,
    world.books,
  );
  if (standings.provisional) refuse('provisional', say('provisional'));
  const certified = {
    version: (event.certified?.version ?? 0) + 1,
    digest: sha256Hex(JSON.stringify(standings)),
    by: command.by,
    at: command.at,
  };
  return [put(state, 'event', { ...event, state: 'certified', certified })];
}
