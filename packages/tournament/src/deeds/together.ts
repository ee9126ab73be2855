import { DIVISIONS } from '@forceout/rules';
import type { Deed, DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { eventOf } from '../core/context.ts';
import type { Doing } from '../core/context.ts';
import { drop, put, roundOf } from '../core/state.ts';
import type { Change, Tournament } from '../core/state.ts';
import type { EventThing } from '../core/things.ts';
import { say } from '../words/said.ts';

/**
 * Divisions that play together are one event, that of the lowest division: its book and lists, one seating. A reader of the
 * file counts whoever sits in an event as an entrant of it, so standings apart cannot be two events with common tables:
 * each division is a section of the common event, named by its own event's id, and has its places there.
 */
export function playTogether({ state, deed }: Doing<DeedOf<'play-together'>>): readonly Change[] {
  const events = [...new Set(deed.events)].map((id) => eventOf(state, id));
  if (events.length < 2) refuse('too-few', say('too-few-events'));
  for (const event of events) checkFree(state, event);
  if (new Set(events.map(({ game }) => game)).size > 1) refuse('other-game', say('other-game'));
  const host = lowest(events);
  if (host.modes.includes('rotation')) refuse('rotation', say('rotation'));
  return [
    ...events.map(({ id, name, division }) =>
      put(state, 'section', { id, event: host.id, name: name ?? division ?? id }),
    ),
    ...events.flatMap((event) => moved(state, event, host)),
  ];
}

function checkFree(state: Tournament, { id, rounds, together }: EventThing): void {
  const { things } = state;
  if (together !== undefined) refuse('plays-with', say('plays-with', id, together));
  const seated = Array.from({ length: rounds }, (_, index) => roundOf(state, id, index + 1));
  if (seated.some((round) => round.state !== 'planned')) refuse('has-started', say('has-seated', id));
  if ([...things.section.values()].some((section) => section.event === id) || things.section.has(id))
    refuse('has-sections', say('has-sections', id));
}

/** The event of the lowest division; one without a division is lower than none. */
function lowest(events: readonly EventThing[]): EventThing {
  const height = ({ division }: EventThing): number =>
    division === undefined ? DIVISIONS.length : DIVISIONS.indexOf(division);
  return events.toSorted((a, b) => height(a) - height(b))[0]!;
}

/** Entries and teams of a division, as a section of the common event. */
function moved(state: Tournament, { id, ...event }: EventThing, host: EventThing): readonly Change[] {
  const entries = [...state.things.entry.values()].filter((entry) => entry.event === id);
  const teams = [...state.things.team.values()].filter((team) => team.event === id);
  const own = id === host.id;
  const twice = own ? undefined : entries.find((one) => state.things.entry.has(`${host.id}/${one.player}`));
  if (twice !== undefined) refuse('entered-twice', say('entered-twice', twice.player, id, host.id));
  return [
    ...entries.flatMap((entry) => [
      ...(own ? [] : [drop(state, 'entry', `${id}/${entry.player}`)]),
      put(state, 'entry', { ...entry, event: host.id, section: id }),
    ]),
    ...teams.map((team) => put(state, 'team', { ...team, event: host.id, section: id })),
    ...(own ? [] : [put(state, 'event', { id, ...event, together: [host.id] })]),
  ];
}

/** Where people of an event play, and the section that they have there. */
export function placeOf(
  { things }: Tournament,
  named: string,
): { readonly event: string; readonly section: string | null } {
  const event = things.event.get(named)?.together?.[0] ?? named;
  return { event, section: things.section.get(named)?.event === event ? named : null };
}

/** An event that plays with another has no people, rounds or results of its own. */
export function refuseHosted(state: Tournament, deed: Deed): void {
  if (!('event' in deed) || typeof deed.event !== 'string') return;
  const together = state.things.event.get(deed.event)?.together;
  if (together !== undefined) refuse('plays-with', say('plays-with-people', deed.event, together));
}
