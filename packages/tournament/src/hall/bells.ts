import type { DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { eventOf, tableOf } from '../core/context.ts';
import type { Doing, World } from '../core/context.ts';
import { openRound, put, roundOf } from '../core/state.ts';
import type { Change, Tournament } from '../core/state.ts';
import type { BellThing, EventThing } from '../core/things.ts';
import { procedureOf } from '../results/table-result.ts';
import { bellOf } from './bell-times.ts';
import { say } from '../words/said.ts';

const WRITING = 2;
const MOST_MINUTES = 600;

/** One clock for published rounds of some events, which run from now on. */
export function startBell({ state, deed, command, world }: Doing<DeedOf<'bell'>>): readonly Change[] {
  const events = [...new Set(deed.events)].map((id) => eventOf(state, id));
  if (events.length === 0) refuse('no-event', say('no-event-for-bell'));
  const rounds = events.map((event) => {
    const n = openRound(state, event);
    if (n === null) return refuse('all-played', say('all-played-of', event.id));
    const round = roundOf(state, event.id, n);
    if (round.state !== 'published') refuse('not-now', say('round-of-is', n, event.id, round.state));
    return round;
  });
  const bell: BellThing = {
    id: command.id,
    rounds: rounds.map(({ event, n }) => ({ event, n })),
    started: command.at,
    minutes: minutesOf(deed.minutes, events, 'minutes', world),
    extra: minutesOf(deed.extra, events, 'extraMinutes', world),
    writing: deed.writing ?? WRITING,
    added: 0,
    pauses: [],
  };
  return [
    put(state, 'bell', bell),
    ...rounds.map((round) => put(state, 'round', { ...round, state: 'running' })),
  ];
}

/** From the books; events whose books differ need to be told. */
function minutesOf(
  said: number | undefined,
  events: readonly EventThing[],
  which: 'minutes' | 'extraMinutes',
  { books }: World,
): number {
  const all = new Set(events.map(({ rulebook }) => procedureOf(books, rulebook).round[which].is));
  const minutes = said ?? (all.size === 1 ? [...all][0]! : null);
  if (minutes === null) return refuse('other-minutes', say('other-minutes'));
  if (!Number.isFinite(minutes) || minutes < 0 || minutes > MOST_MINUTES)
    refuse('wrong-minutes', say('minutes-of-round', MOST_MINUTES));
  return minutes;
}

function openBell({ things }: Tournament, id: string): BellThing {
  const bell = things.bell.get(id) ?? refuse('no-bell', say('no-bell', id));
  if (bell.stopped !== undefined) refuse('stopped', say('stopped'));
  return bell;
}

export function pauseBell({
  state,
  deed,
  command,
}: Doing<DeedOf<'pause-bell' | 'resume-bell'>>): readonly Change[] {
  const bell = openBell(state, deed.bell);
  const open = bell.pauses.findIndex(({ to }) => to === undefined);
  if (deed.do === 'pause-bell') {
    if (open >= 0) refuse('paused', say('paused'));
    return [put(state, 'bell', { ...bell, pauses: [...bell.pauses, { from: command.at }] })];
  }
  if (open < 0) return refuse('not-paused', say('not-paused'));
  const pauses = bell.pauses.with(open, { ...bell.pauses[open]!, to: command.at });
  return [put(state, 'bell', { ...bell, pauses })];
}

/** "Last shake" and "Stop": by the clock, or earlier by hand. */
export function ring({ state, deed, command }: Doing<DeedOf<'ring'>>): readonly Change[] {
  const bell = openBell(state, deed.bell);
  if (deed.what === 'last-shake' && bell.lastShake !== undefined) refuse('rung', say('rung'));
  if (bell.pauses.some(({ to }) => to === undefined)) refuse('paused', say('paused'));
  const rung =
    deed.what === 'last-shake'
      ? { lastShake: command.at }
      : { lastShake: bell.lastShake ?? command.at, stopped: command.at };
  const from = deed.what === 'last-shake' ? ['running'] : ['running', 'last-shake'];
  return [
    put(state, 'bell', { ...bell, ...rung }),
    ...bell.rounds
      .map(({ event, n }) => roundOf(state, event, n))
      .filter((round) => from.includes(round.state))
      .map((round) =>
        put(state, 'round', { ...round, state: deed.what === 'stop' ? 'stopped' : 'last-shake' }),
      ),
  ];
}

/** For everybody, or for one table. */
export function addMinutes({ state, deed }: Doing<DeedOf<'add-minutes'>>): readonly Change[] {
  const bell = openBell(state, deed.bell);
  const { minutes } = deed;
  if (!Number.isFinite(minutes) || minutes === 0 || Math.abs(minutes) > 60)
    refuse('wrong-minutes', say('minutes-at-once'));
  if (deed.table === undefined) {
    if (bell.lastShake !== undefined) refuse('rung', say('rung'));
    return [put(state, 'bell', { ...bell, added: bell.added + minutes })];
  }
  const table = tableOf(state, deed.table);
  if (bellOf(state, table.event, table.round)?.id !== bell.id)
    refuse('other-bell', say('other-bell', table.number));
  const own = (table.minutes ?? 0) + minutes;
  if (own < 0) refuse('wrong-minutes', say('minutes-of-table'));
  return [put(state, 'table', { ...table, minutes: own })];
}
