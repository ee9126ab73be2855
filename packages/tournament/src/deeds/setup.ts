import type { DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { eventOf } from '../core/context.ts';
import type { Doing } from '../core/context.ts';
import { put, roundOf } from '../core/state.ts';
import type { Change } from '../core/state.ts';
import type { EventThing } from '../core/things.ts';
import { PRESETS } from '../presets/presets.ts';
import { SETTINGS } from '../presets/settings.ts';
import { say } from '../words/said.ts';

export function create({ state, deed }: Doing<DeedOf<'create'>>): readonly Change[] {
  if (state.things.tournament.size > 0) refuse('already-there', say('already-created'));
  const preset = PRESETS[deed.tournament.preset];
  if (preset === undefined) return refuse('no-preset', say('no-preset', deed.tournament.preset));
  return [
    put(state, 'tournament', { ...deed.tournament, state: 'draft' }),
    ...Object.entries(SETTINGS).map(([id, { is }]) =>
      put(state, 'setting', { id, value: id === 'confirm' ? preset.confirm.is : is }),
    ),
  ];
}

/** What a setting takes, by what it is. */
function wrongFor(is: string | number | boolean): 'wrong-number' | 'wrong-yes-no' | 'wrong-text' {
  if (typeof is === 'number') return 'wrong-number';
  return typeof is === 'boolean' ? 'wrong-yes-no' : 'wrong-text';
}

export function set({ state, deed }: Doing<DeedOf<'set'>>): readonly Change[] {
  const known = SETTINGS[deed.setting];
  if (known === undefined) return refuse('no-setting', say('no-setting', deed.setting));
  if (typeof known.is !== typeof deed.value || Number.isNaN(deed.value))
    refuse('wrong-value', say(wrongFor(known.is), deed.setting));
  return [put(state, 'setting', { id: deed.setting, value: deed.value })];
}

/** An event with what the preset fills in. */
export function presetEvent(
  preset: string,
  fields: Pick<EventThing, 'id' | 'game' | 'rulebook'> & Partial<EventThing>,
): Omit<EventThing, 'state'> {
  const filled = PRESETS[preset] ?? PRESETS['club']!;
  return {
    rounds: filled.rounds.is,
    modes: filled.modes.is,
    attendance: filled.attendance.is,
    teamRules: filled.teamRules.is,
    tieBreaks: filled.tieBreaks.is,
    cut: filled.cut.is,
    firstTable: 1,
    ...fields,
  };
}

export function addEvent({ state, deed, world }: Doing<DeedOf<'add-event'>>): readonly Change[] {
  const { event } = deed;
  if (state.things.event.has(event.id)) refuse('already-there', say('already-event', event.id));
  checkEvent({ ...event, state: 'draft' }, world);
  return [put(state, 'event', { ...event, state: 'draft' })];
}

export function changeEvent({ state, deed, world }: Doing<DeedOf<'change-event'>>): readonly Change[] {
  const event = eventOf(state, deed.event);
  const changed: EventThing = { ...event, ...deed.fields, id: event.id, state: event.state };
  checkEvent(changed, world);
  const seated = [...state.things.round.values()].filter(
    (round) => round.event === event.id && round.state !== 'planned',
  );
  if (seated.some(({ n }) => n > changed.rounds)) refuse('rounds-seated', say('rounds-seated'));
  if (changed.rulebook !== event.rulebook && roundOf(state, event.id, 1).state !== 'planned')
    refuse('book-fixed', say('book-fixed'));
  return [put(state, 'event', changed)];
}

function checkEvent({ rulebook, rounds, modes, division }: EventThing, { books }: Doing['world']): void {
  const book = books(rulebook);
  if (book === null) return refuse('no-book', say('no-book', rulebook));
  if (!Number.isSafeInteger(rounds) || rounds < 1) refuse('no-rounds', say('no-rounds'));
  if (modes.length === 0) refuse('no-mode', say('no-mode'));
  if (division !== undefined && !book.divisions.includes(division))
    refuse('no-division', say('no-division', rulebook, division));
}
