import type { DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { eventOf } from '../core/context.ts';
import type { Doing } from '../core/context.ts';
import { put } from '../core/state.ts';
import type { Change, Tournament } from '../core/state.ts';
import type { EntryThing, TeamThing } from '../core/things.ts';
import { say } from '../words/said.ts';

/** A roster as one journal entry. A second import updates and never removes. */
export function importRoster({ state, deed, command }: Doing<DeedOf<'import'>>): readonly Change[] {
  eventOf(state, deed.event);
  const numbers = new Map([...state.things.player.values()].map(({ id, number }) => [number, id]));
  for (const { id, number } of deed.players) {
    const taken = numbers.get(number);
    if (taken !== undefined && taken !== id) refuse('number-taken', say('number-taken', number, taken));
    numbers.set(number, id);
  }
  const changes: Change[] = [];
  for (const school of deed.schools) changes.push(put(state, 'school', school));
  for (const { section, ...player } of deed.players) {
    changes.push(put(state, 'player', player));
    const before = state.things.entry.get(`${deed.event}/${player.id}`);
    const entry: EntryThing = before ?? {
      event: deed.event,
      player: player.id,
      presence: 'entered',
      since: command.at,
    };
    changes.push(put(state, 'entry', { ...entry, ...(section === undefined ? {} : { section }) }));
  }
  for (const team of deed.teams) changes.push(put(state, 'team', checkedTeam(state, team, deed.teams)));
  return changes.filter(isReal);
}

/** What is put as it was changes nothing, so that importing twice is no change. */
export function isReal({ was, to }: Change): boolean {
  return JSON.stringify(was ?? null) !== JSON.stringify(to);
}

function checkedTeam({ things }: Tournament, team: TeamThing, imported: readonly TeamThing[]): TeamThing {
  // Where divisions play together, each is a section with the id of its event.
  const division = ({ section }: TeamThing): string =>
    section !== undefined && things.event.has(section) ? section : '';
  const others = [...things.team.values(), ...imported].filter(
    (other) => other.event === team.event && other.id !== team.id && division(other) === division(team),
  );
  const name = team.name?.toLowerCase();
  if (name !== undefined && others.some((other) => other.name?.toLowerCase() === name))
    refuse('name-taken', say('name-taken-team', team.name ?? ''));
  return team;
}

export function presence({ state, deed, command }: Doing<DeedOf<'presence'>>): readonly Change[] {
  return deed.players.map((player) => {
    const entry = state.things.entry.get(`${deed.event}/${player}`);
    if (entry === undefined) return refuse('not-entered', say('not-entered', player, deed.event));
    if (entry.presence === 'withdrawn' && deed.is === 'entered') refuse('withdrawn', say('withdrawn'));
    return put(state, 'entry', { ...entry, presence: deed.is, since: command.at });
  });
}

/** A substitute takes the place from a round on; the results of who held it before stay. */
export function substitute({ state, deed, command }: Doing<DeedOf<'substitute'>>): readonly Change[] {
  const team = state.things.team.get(deed.team) ?? refuse('no-team', say('no-team', deed.team));
  const { rounds } = eventOf(state, team.event);
  const slot = team.slots[deed.slot - 1];
  if (slot === undefined) return refuse('no-place', say('no-place', deed.team, team.slots.length));
  if (deed.from < 1 || deed.from > rounds) refuse('no-round', say('no-round', rounds));
  if (!state.things.player.has(deed.player)) refuse('no-player', say('no-player', deed.player));
  const placed = [...state.things.team.values()].some(
    (other) =>
      other.event === team.event &&
      other.slots.some((one) => holders(one).some(({ player }) => player === deed.player)),
  );
  if (placed) refuse('has-a-place', say('has-a-place', deed.player));
  const before = holders(slot).filter(({ from }) => from < deed.from);
  if (deed.from > 1 && before.length === 0) refuse('empty-place', say('empty-place'));
  const slots = team.slots.with(deed.slot - 1, [...before, { player: deed.player, from: deed.from }]);
  const changes: Change[] = [put(state, 'team', { ...team, slots })];
  if (!state.things.entry.has(`${team.event}/${deed.player}`))
    changes.push(
      put(state, 'entry', { event: team.event, player: deed.player, presence: 'entered', since: command.at }),
    );
  return changes;
}

export function holders(
  slot: TeamThing['slots'][number],
): readonly { readonly player: string; readonly from: number }[] {
  return slot === null ? [] : typeof slot === 'string' ? [{ player: slot, from: 1 }] : slot;
}
