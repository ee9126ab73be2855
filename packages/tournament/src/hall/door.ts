import { bookOf } from '@forceout/rules';
import type { Changed, DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { eventOf } from '../core/context.ts';
import type { Doing } from '../core/context.ts';
import { put } from '../core/state.ts';
import type { Change } from '../core/state.ts';
import type { PlayerThing, SchoolThing } from '../core/things.ts';
import { substitute } from '../deeds/people.ts';
import { say } from '../words/said.ts';

const LONGEST_NAME = 60;

/** Somebody on no list is entered and here: the next number, and a place in a team if there is one. */
export function walkIn({ state, deed, command }: Doing<DeedOf<'walk-in'>>): readonly Change[] {
  const event = eventOf(state, deed.event);
  const { team: wanted, ...fields } = deed.player;
  const number = 1 + Math.max(100, ...[...state.things.player.values()].map((one) => one.number));
  const player: PlayerThing = { id: `p${number}`, number, ...fields };
  checkPlayer(state, player);
  const changes: Change[] = [
    put(state, 'player', player),
    put(state, 'entry', { event: event.id, player: player.id, presence: 'present', since: command.at }),
  ];
  if (wanted === undefined) return changes;
  const team = state.things.team.get(wanted);
  if (team?.event !== event.id) return refuse('no-team', say('no-team-in', wanted, event.id));
  const free = team.slots.indexOf(null);
  if (free < 0 && team.slots.length >= 5) refuse('team-full', say('team-full'));
  const slots = free < 0 ? [...team.slots, player.id] : team.slots.with(free, player.id);
  return [...changes, put(state, 'team', { ...team, slots })];
}

/** Names, school, grade, how the name is shown; number and results stay. */
export function changePlayer({ state, deed }: Doing<DeedOf<'change-player'>>): readonly Change[] {
  const known = state.things.player.get(deed.player);
  if (known === undefined) return refuse('no-player', say('no-player', deed.player));
  const player: PlayerThing = { ...changed(known, deed.fields), id: known.id };
  checkPlayer(state, player);
  const holder = [...state.things.player.values()].find(
    (other) => other.id !== player.id && other.number === player.number,
  );
  if (holder !== undefined) refuse('number-taken', say('number-taken', player.number, holder.id));
  return [put(state, 'player', player)];
}

/** A shorter name for lists, or how its players are shown. */
export function changeSchool({ state, deed }: Doing<DeedOf<'change-school'>>): readonly Change[] {
  const known = state.things.school.get(deed.school);
  if (known === undefined) return refuse('no-school', say('no-school', deed.school));
  const school: SchoolThing = { ...changed(known, deed.fields), id: known.id };
  if (school.name.trim() === '') refuse('no-name', say('no-name-school'));
  const shown = (one: SchoolThing): string => (one.short ?? one.name).toLowerCase();
  const twin = [...state.things.school.values()].some(
    (other) => other.id !== school.id && shown(other) === shown(school),
  );
  if (twin) refuse('name-taken', say('name-taken-school'));
  return [put(state, 'school', school)];
}

function changed<Thing extends object>(known: Thing, fields: Changed<Thing>): Thing {
  const all = Object.entries({ ...known, ...fields });
  return Object.fromEntries(all.filter(([, value]) => value !== null)) as Thing;
}

function checkPlayer(
  { things }: Doing['state'],
  { first = '', last = '', school, number }: PlayerThing,
): void {
  const name = `${first} ${last}`.trim();
  if (name === '') refuse('no-name', say('no-name-player'));
  if ([...name].length > LONGEST_NAME) refuse('long-name', say('long-name', LONGEST_NAME));
  if (school !== undefined && !things.school.has(school)) refuse('no-school', say('no-school', school));
  if (!Number.isSafeInteger(number) || number < 1) refuse('no-number', say('no-number'));
}

/** A coach asks; nothing changes before somebody of the staff has said yes. */
export function askSubstitute({
  state,
  deed,
  command,
  world,
}: Doing<DeedOf<'ask-substitute'>>): readonly Change[] {
  const { do: _, ...wish } = deed;
  // What cannot be done is said at once.
  substitute({ state, command, world, deed: { do: 'substitute', ...wish } });
  return [put(state, 'request', { id: command.id, ...wish, by: command.by, at: command.at, state: 'open' })];
}

export function answerRequest({
  state,
  deed,
  command,
  world,
}: Doing<DeedOf<'answer-request'>>): readonly Change[] {
  const asked = state.things.request.get(deed.request);
  if (asked === undefined) return refuse('no-request', say('no-request', deed.request));
  if (asked.state !== 'open')
    refuse('answered', say(asked.state === 'granted' ? 'answered-yes' : 'answered-no'));
  const { team, slot, player, from } = asked;
  return [
    put(state, 'request', { ...asked, state: deed.grant ? 'granted' : 'refused' }),
    ...(deed.grant
      ? substitute({ state, command, world, deed: { do: 'substitute', team, slot, player, from } })
      : []),
  ];
}

/** A league's own book for events of this day. */
export function addBook({ state, deed }: Doing<DeedOf<'add-book'>>): readonly Change[] {
  const last = deed.house.at(-1);
  const book = last === undefined ? null : bookOf({ rulebook: last.id, house: deed.house });
  if (book === null) return refuse('no-book', say('no-house-rules'));
  const used = [...state.things.event.values()].some(
    (event) => event.rulebook === book.id && event.state !== 'draft' && event.state !== 'ready',
  );
  if (used) refuse('book-fixed', say('book-fixed'));
  return [put(state, 'book', { id: book.id, house: deed.house })];
}
