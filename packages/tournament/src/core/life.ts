import { applied, put } from './state.ts';
import type { Change, Tournament } from './state.ts';
import type { EventThing, TournamentThing } from './things.ts';

/** Where tournament and events stand follows from what has happened: draft → open or ready → running → decided or finished. */
export function lifeChanges(state: Tournament, changes: readonly Change[]): readonly Change[] {
  const after = applied(state, changes);
  const events = [...after.things.event.values()].flatMap((event) => {
    const entered = [...after.things.entry.values()].some((entry) => entry.event === event.id);
    const is: EventThing['state'] = event.state === 'draft' && entered ? 'ready' : event.state;
    return is === event.state ? [] : put(after, 'event', { ...event, state: is });
  });
  const then = applied(after, events);
  return [
    ...events,
    ...[...then.things.tournament.values()].flatMap((tournament) => {
      const is = stateOf([...then.things.event.values()], tournament);
      return is === tournament.state ? [] : put(then, 'tournament', { ...tournament, state: is });
    }),
  ];
}

function stateOf(events: readonly EventThing[], { state }: TournamentThing): TournamentThing['state'] {
  if (state === 'archived') return state;
  if (events.length > 0 && events.every((event) => event.state === 'decided' || event.state === 'certified'))
    return 'finished';
  if (events.some((event) => event.state !== 'draft' && event.state !== 'ready')) return 'running';
  return events.some((event) => event.state === 'ready') ? 'open' : 'draft';
}
