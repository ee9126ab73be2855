import type { DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { eventOf } from '../core/context.ts';
import type { Doing } from '../core/context.ts';
import { put, settingOf } from '../core/state.ts';
import type { Change } from '../core/state.ts';
import { drawSections } from '../seating/draw-sections.ts';

/** Puts every team of an event into a section; sections that came with the roster are kept. */
export function drawAll({ state, deed }: Doing<DeedOf<'draw-sections'>>): readonly Change[] {
  const event = eventOf(state, deed.event);
  const teams = [...state.things.team.values()].filter((team) => team.event === event.id);
  if (teams.length === 0) refuse('no-teams', 'There are no teams to put into sections.');
  const names = new Map([...state.things.section.values()].map(({ id, name }) => [id, name ?? id]));
  const { of } = drawSections(
    teams.map((team) => ({
      id: team.id,
      school: team.school ?? null,
      seed: team.seed ?? null,
      fixed: team.section === undefined ? null : (names.get(team.section) ?? team.section),
    })),
    settingOf(state, 'section-size', 9),
  );
  const id = (name: string): string => `${event.id}-${name}`;
  const fresh = [...new Set(of.values())].filter((name) => !state.things.section.has(id(name))).toSorted();
  return [
    ...fresh.map((name) => put(state, 'section', { id: id(name), event: event.id, name })),
    ...teams.map((team) => put(state, 'team', { ...team, section: team.section ?? id(of.get(team.id)!) })),
  ];
}

export function toSection({ state, deed }: Doing<DeedOf<'section'>>): readonly Change[] {
  const team = state.things.team.get(deed.team) ?? refuse('no-team', `There is no team "${deed.team}".`);
  const section = state.things.section.get(deed.section);
  if (section?.event !== team.event)
    refuse('no-section', `"${deed.section}" is no section of "${team.event}".`);
  return [put(state, 'team', { ...team, section: deed.section })];
}
