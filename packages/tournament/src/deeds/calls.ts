import type { DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import { eventOf, tableOf } from '../core/context.ts';
import type { Doing, World } from '../core/context.ts';
import { put, settingOf } from '../core/state.ts';
import type { Change, Tournament } from '../core/state.ts';
import type { CallThing, TableThing } from '../core/things.ts';
import { bellOf, bellTimes } from '../hall/bell-times.ts';
import { procedureOf } from '../results/table-result.ts';
import { say } from '../words/said.ts';

/** A judge is wanted at a table. */
export function call({ state, deed, command }: Doing<DeedOf<'call'>>): readonly Change[] {
  const { id } = tableOf(state, deed.table);
  return [
    put(state, 'call', {
      id: command.id,
      table: id,
      at: command.at,
      by: command.by,
      reason: deed.why,
      state: 'open',
    }),
  ];
}

export function takeCall({ state, deed, command }: Doing<DeedOf<'take-call'>>): readonly Change[] {
  const found = callOf(state, deed.call);
  if (found.state === 'taken' && found.wants !== undefined && found.takenBy !== command.by) {
    const { wants: _, ...answered } = found;
    return [put(state, 'call', { ...answered, takenBy: `${found.takenBy}, ${command.by}` })];
  }
  if (found.state !== 'open') refuse('taken', say('taken', found.takenBy ?? null));
  return [put(state, 'call', { ...found, state: 'taken', takenBy: command.by, takenAt: command.at })];
}

/** A second judge, or the head judge, is wanted at the same table. */
export function escalateCall({ state, deed }: Doing<DeedOf<'escalate-call'>>): readonly Change[] {
  const found = callOf(state, deed.call);
  if (found.state === 'done') refuse('done', say('done'));
  return [put(state, 'call', { ...found, wants: deed.to })];
}

/** The judge is done. Minutes taken in the last five before the warning are given back where the book says so (XI-B-3). */
export function endCall({ state, deed, command, world }: Doing<DeedOf<'end-call'>>): readonly Change[] {
  const { wants: _, ...found } = callOf(state, deed.call);
  if (found.state === 'done') refuse('done', say('done'));
  const minutes = deed.minutes ?? 0;
  if (!Number.isFinite(minutes) || minutes < 0 || minutes > 60)
    refuse('wrong-minutes', say('minutes-of-call'));
  if (deed.ruling !== undefined && deed.ruling.text.trim() === '') refuse('no-text', say('no-text'));
  const table = tableOf(state, found.table);
  const back = timeBack(state, table, found, minutes, world);
  return [
    put(state, 'call', {
      ...found,
      state: 'done',
      takenBy: found.takenBy ?? command.by,
      doneAt: command.at,
      minutes,
      ...(deed.ruling === undefined ? {} : { ruling: deed.ruling }),
    }),
    ...(back === 0 ? [] : [put(state, 'table', { ...table, minutes: (table.minutes ?? 0) + back })]),
  ];
}

const LAST_MINUTES = 5 * 60_000;

/** How many minutes the table gets back for a call. */
function timeBack(
  state: Tournament,
  table: TableThing,
  ended: CallThing,
  minutes: number,
  { books }: World,
): number {
  const { judgesTimeGivenBack } = procedureOf(books, eventOf(state, table.event).rulebook).round;
  const bell = bellOf(state, table.event, table.round);
  if (bell === null || (!judgesTimeGivenBack.is && !settingOf(state, 'time-back', false))) return 0;
  const { lastShake } = bellTimes(bell, table.minutes ?? 0);
  const at = Date.parse(ended.at);
  return bell.stopped === undefined && at < lastShake && at >= lastShake - LAST_MINUTES ? minutes : 0;
}

function callOf({ things }: Tournament, id: string): CallThing {
  return things.call.get(id) ?? refuse('no-call', say('no-call', id));
}
