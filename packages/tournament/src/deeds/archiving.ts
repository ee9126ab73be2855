import type { DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import type { Doing } from '../core/context.ts';
import { put } from '../core/state.ts';
import type { Change, Tournament } from '../core/state.ts';
import { say } from '../words/said.ts';

/** The day is over and signed: from now on it is only read. */
export function archive({ state }: Doing<DeedOf<'archive'>>): readonly Change[] {
  const tournament = [...state.things.tournament.values()][0];
  if (tournament === undefined) return refuse('no-tournament', say('no-tournament'));
  if (tournament.state !== 'finished') refuse('not-finished', say('not-finished'));
  const open = [...state.things.event.values()].filter(
    (event) => event.together === undefined && event.state !== 'certified',
  );
  if (open.length > 0)
    refuse(
      'not-certified',
      say(
        'not-certified',
        open.map(({ id }) => id),
      ),
    );
  return [put(state, 'tournament', { ...tournament, state: 'archived' })];
}

/** An archived tournament takes nothing but the undoing of its archiving. */
export function refuseArchived({ state, deed }: Pick<Doing, 'state' | 'deed'>): void {
  if (!isArchived(state) || deed.do === 'forget') return;
  const undone = deed.do === 'undo' ? state.journal.find(({ id }) => id === deed.entry) : undefined;
  if (undone?.deed.do !== 'archive') refuse('archived', say('archived'));
}

function isArchived({ things }: Tournament): boolean {
  return [...things.tournament.values()].some(({ state }) => state === 'archived');
}
