import type { RoundState } from '@forceout/formats/tournament';
import { roundFaults } from '../checks/round-check.ts';
import type { DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { eventOf, reasonOf, tableOf } from '../core/context.ts';
import type { Doing } from '../core/context.ts';
import { openRound, put, roundOf, settingOf, tablesOf } from '../core/state.ts';
import type { Change, Tournament } from '../core/state.ts';
import type { EventThing, RoundThing } from '../core/things.ts';
import { say } from '../words/said.ts';

function current(state: Tournament, event: EventThing): RoundThing {
  const n = openRound(state, event);
  return n === null ? refuse('all-played', say('all-played')) : roundOf(state, event.id, n);
}

function mustBe(round: RoundThing, ...states: readonly RoundState[]): void {
  if (!states.includes(round.state)) refuse('not-now', say('round-is', round.n, round.state));
}

/** The director has looked at the draft: what changed since is known. */
export function look({ state, deed }: Doing<DeedOf<'look'>>): readonly Change[] {
  const round = current(state, eventOf(state, deed.event));
  mustBe(round, 'drafted', 'checked');
  const { stale: _, ...rest } = round;
  return [put(state, 'round', { ...rest, state: 'checked' })];
}

export function accept({ state, deed, world }: Doing<DeedOf<'accept'>>): readonly Change[] {
  const event = eventOf(state, deed.event);
  const round = current(state, event);
  mustBe(round, 'drafted', 'checked');
  const known = roundFaults(state, event, round.n, world).some(({ key }) => key === deed.finding);
  if (!known) refuse('no-finding', say('no-finding', deed.finding));
  return [put(state, 'round', { ...round, accepted: [...(round.accepted ?? []), deed.finding] })];
}

export function publish({ state, deed, world }: Doing<DeedOf<'publish'>>): readonly Change[] {
  const event = eventOf(state, deed.event);
  const round = current(state, event);
  mustBe(round, 'drafted', 'checked');
  if (round.stale === true) refuse('stale', say('stale'));
  const open = roundFaults(state, event, round.n, world).filter(
    ({ key }) => !(round.accepted ?? []).includes(key),
  );
  if (open.length > 0)
    refuse(
      'not-clean',
      say('round-not-clean', open.length, open[0]!.message),
      open.map(({ key, message }) => ({ code: key, message })),
    );
  const released = deed.release === true ? { released: { ...round.released, seating: true } } : {};
  return [put(state, 'round', { ...round, ...released, state: 'published' })];
}

const STEPS = {
  start: { from: ['published'], to: 'running' },
  'last-shake': { from: ['running'], to: 'last-shake' },
  stop: { from: ['running', 'last-shake'], to: 'stopped' },
} as const satisfies Record<string, { readonly from: readonly RoundState[]; readonly to: RoundState }>;

export function step({ state, deed }: Doing<DeedOf<keyof typeof STEPS>>): readonly Change[] {
  const round = current(state, eventOf(state, deed.event));
  const { from, to } = STEPS[deed.do];
  mustBe(round, ...from);
  return [put(state, 'round', { ...round, state: to })];
}

/** After the start a late player joins a table of two; the shakes that are over score the book's value for absence. */
export function join({ state, deed }: Doing<DeedOf<'join'>>): readonly Change[] {
  const table = tableOf(state, deed.table);
  const round = roundOf(state, table.event, table.round);
  mustBe(round, 'published', 'running');
  if (table.players.length !== 2) refuse('table-full', say('table-not-two', table.number));
  if (state.things.sheet.has(table.id)) refuse('sheet-in', say('sheet-in', table.number));
  const entry = state.things.entry.get(`${table.event}/${deed.player}`);
  if (entry?.presence !== 'present') refuse('not-here', say('not-here', deed.player));
  const seated = tablesOf(state, table.event, table.round).some(({ players }) =>
    players.includes(deed.player),
  );
  if (seated) refuse('has-a-seat', say('has-a-seat', deed.player));
  const late = round.state === 'running' ? { late: [...(table.late ?? []), deed.player] } : {};
  return [put(state, 'table', { ...table, players: [...table.players, deed.player], ...late })];
}

/** The before-which-shake of a late player is a setting, told to who asks. */
export function lateRule(state: Tournament): string {
  return `A late player joins a table of two before shake ${settingOf(state, 'late-before-shake', 2)}, else the next round.`;
}

export function leaveOut({ state, deed, command }: Doing<DeedOf<'leave-out'>>): readonly Change[] {
  const table = tableOf(state, deed.table);
  const sheet = state.things.sheet.get(table.id);
  if (sheet?.state === 'confirmed' || sheet?.state === 'appealed')
    refuse('has-result', say('has-result', table.number));
  return [put(state, 'table', { ...table, leftOut: reasonOf(command) })];
}

/** Tables of a round whose result is still waited for. */
export function missingTables(state: Tournament, event: string, n: number): readonly number[] {
  return tablesOf(state, event, n)
    .filter(({ id, leftOut }) => {
      const is = state.things.sheet.get(id)?.state;
      return leftOut === undefined && is !== 'confirmed' && is !== 'appealed';
    })
    .map(({ number }) => number);
}

export function close({ state, deed }: Doing<DeedOf<'close'>>): readonly Change[] {
  const event = eventOf(state, deed.event);
  const round = current(state, event);
  mustBe(round, 'published', 'running', 'last-shake', 'stopped', 'collecting', 'reopened');
  const missing = missingTables(state, event.id, round.n);
  if (missing.length > 0) refuse('sheets-missing', say('sheets-missing', missing));
  const last = round.n === event.rounds;
  return [
    put(state, 'round', { ...round, state: 'closed' }),
    ...(last ? [put(state, 'event', { ...event, state: 'decided' })] : []),
  ];
}

export function reopen({ state, deed, command }: Doing<DeedOf<'reopen'>>): readonly Change[] {
  reasonOf(command);
  const event = eventOf(state, deed.event);
  const round = roundOf(state, event.id, deed.n);
  mustBe(round, 'closed');
  const later = Array.from({ length: event.rounds - deed.n }, (_, index) =>
    roundOf(state, event.id, deed.n + 1 + index),
  );
  if (later.some((one) => !['planned', 'drafted', 'checked'].includes(one.state)))
    refuse('later-round', say('later-round'));
  return [
    put(state, 'round', { ...round, state: 'reopened' }),
    ...(event.state === 'decided' ? [put(state, 'event', { ...event, state: 'running' })] : []),
  ];
}
