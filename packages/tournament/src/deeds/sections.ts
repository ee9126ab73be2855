import { makeSections } from '@forceout/seating';
import type { DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { eventOf } from '../core/context.ts';
import type { Doing } from '../core/context.ts';
import { put, settingOf } from '../core/state.ts';
import type { Change, Tournament } from '../core/state.ts';
import { say } from '../words/said.ts';

/** A, B, … Z, AA, AB, … */
export function sectionName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? sectionName(rest - 1) : '') + String.fromCodePoint(65 + (index % 26));
}

/** Puts every team of an event into a section; sections that came with the roster are kept. */
export function drawAll({ state, deed }: Doing<DeedOf<'draw-sections'>>): readonly Change[] {
  const event = eventOf(state, deed.event);
  const teams = [...state.things.team.values()].filter((team) => team.event === event.id);
  if (state.things.section.has(event.id)) refuse('play-together', say('play-together'));
  if (teams.length === 0) refuse('no-teams', say('no-teams'));
  const ids = sectionIds(
    state,
    event.id,
    Math.max(1, Math.round(teams.length / settingOf(state, 'section-size', 9))),
  );
  const { sections } = makeSections(
    teams.map(({ id, school, seed, section }) => ({
      id,
      school: school ?? null,
      district: (school === undefined ? undefined : state.things.school.get(school)?.district) ?? null,
      seed: seed ?? null,
      section: section === undefined ? null : ids.indexOf(section),
    })),
    ids.length,
  );
  const sectionOf = new Map(
    sections.flatMap((members, index) => members.map(({ id }) => [id, ids[index]!] as const)),
  );
  const fresh = ids.filter((id) => !state.things.section.has(id));
  return [
    ...fresh.map((id) => put(state, 'section', { id, event: event.id, name: id.slice(event.id.length + 1) })),
    ...teams.map((team) => put(state, 'team', { ...team, section: sectionOf.get(team.id)! })),
  ];
}

/** The sections that there are, and as many new ones as are lacking. */
function sectionIds({ things }: Tournament, event: string, count: number): readonly string[] {
  const ids = [...things.section.values()].filter((section) => section.event === event).map(({ id }) => id);
  for (let index = 0; ids.length < count; index++) {
    const id = `${event}-${sectionName(index)}`;
    if (!ids.includes(id)) ids.push(id);
  }
  return ids;
}

export function toSection({ state, deed }: Doing<DeedOf<'section'>>): readonly Change[] {
  const team = state.things.team.get(deed.team) ?? refuse('no-team', say('no-team', deed.team));
  const section = state.things.section.get(deed.section);
  if (section?.event !== team.event) refuse('no-section', say('no-section', deed.section, team.event));
  return [put(state, 'team', { ...team, section: deed.section })];
}
