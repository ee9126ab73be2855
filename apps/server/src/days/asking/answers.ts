import type { DayQuestions } from '@forceout/client';
import { readRoster } from '@forceout/formats/roster';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import {
  awardsOf,
  bellOf,
  dataOf,
  effectsOf,
  evolve,
  firstPlaces,
  nextSteps,
  openRound,
  previewImport,
  roundFaults,
  seenChanges,
  standingsApart,
  tablesOf,
} from '@forceout/tournament';
import type { Actor, DayRole, EventThing, ShownStandings } from '@forceout/tournament';
import type { Problem } from '../../people/problem.ts';
import type { DayHost } from '../host.ts';
import { worldOf } from '../seats.ts';
import { readLine } from './line.ts';
import type { Question } from './schema.ts';
import { seatingOf, swapFigures } from './seating.ts';

const RUN: readonly DayRole[] = ['director', 'deputy'];
const HEADS: readonly DayRole[] = [...RUN, 'head-scorekeeper', 'head-judge'];
const KEEP: readonly DayRole[] = [...RUN, 'head-scorekeeper', 'scorekeeper'];

/** Who may ask what; a question is answered from what its asker may see. */
const MAY_ASK: Readonly<Record<Question['ask'], readonly DayRole[] | 'staff'>> = {
  today: 'staff',
  line: KEEP,
  seating: HEADS,
  swap: RUN,
  faults: HEADS,
  standings: [...HEADS, 'scorekeeper', 'judge'],
  awards: HEADS,
  try: 'staff',
  roster: RUN,
  missing: [...KEEP, 'head-judge', 'judge', 'runner', 'check-in'],
};

const NOT_YOURS: Problem = { status: 403, code: 'not-allowed', message: 'This is for other staff.' };
const no = (code: Problem['code'], message: string): Result<never, Problem> =>
  err({ status: 404, code, message });

type Answer = DayQuestions[keyof DayQuestions]['answer'];

export async function answer(
  host: DayHost,
  actor: Actor,
  question: Question,
): Promise<Result<Answer, Problem>> {
  const may = MAY_ASK[question.ask];
  if (may !== 'staff' && !may.includes(actor.role)) return err(NOT_YOURS);
  const { state } = host;
  const world = worldOf(state);
  switch (question.ask) {
    case 'today':
      return ok({ steps: nextSteps(state, world) });
    case 'line':
      return ok(await readLine(host, actor, question));
    case 'seating': {
      const event = state.things.event.get(question.event);
      const n = event === undefined ? null : (question.round ?? seatedRound(host, event));
      return event === undefined || n === null
        ? no('no-round', 'No round of this event is seated.')
        : ok(seatingOf(state, event, n, world));
    }
    case 'swap': {
      const event = state.things.event.get(question.event);
      const n = event === undefined ? null : openRound(state, event);
      const swapped =
        event === undefined || n === null ? null : swapFigures(state, event, n, question, world);
      return swapped === null ? no('no-seat', 'They have no seats in a round that waits.') : ok(swapped);
    }
    case 'faults': {
      const event = state.things.event.get(question.event);
      const n = event === undefined ? null : (question.round ?? openRound(state, event));
      if (event === undefined || n === null) return no('no-round', 'All rounds are closed.');
      const accepted = state.things.round.get(`${event.id}/${n}`)?.accepted ?? [];
      return ok(
        roundFaults(state, event, n, world).map((fault) => ({
          ...fault,
          accepted: accepted.includes(fault.key),
        })),
      );
    }
    case 'standings': {
      const shown = standingsFor(host, question.event, question.after);
      return shown === null ? no('no-event', 'There is no such event.') : ok(shown.standings);
    }
    case 'awards': {
      const shown = standingsFor(host, question.event);
      return shown === null
        ? no('no-event', 'There is no such event.')
        : ok(awardsOf(shown, firstPlaces(question.places)));
    }
    case 'try':
      return tried(host, actor, question);
    case 'roster':
      return ok(rosterOf(host, question));
    case 'missing':
      return ok(missing(host, question.event));
  }
}

function seatedRound({ state }: DayHost, event: EventThing): number | null {
  for (let n = event.rounds; n >= 1; n--) if (tablesOf(state, event.id, n).length > 0) return n;
  return null;
}

export function standingsFor({ state }: DayHost, id: string, after?: number): ShownStandings | null {
  const data = dataOf(state);
  const event = data.events.find((one) => one.id === id);
  return event === undefined ? null : standingsApart(data, event, worldOf(state).books, after ?? null);
}

async function tried(
  host: DayHost,
  actor: Actor,
  { deed, reason }: Extract<Question, { ask: 'try' }>,
): Promise<Result<DayQuestions['try']['answer'], Problem>> {
  // Whoever could try out an entry would learn what the first person typed.
  if (deed.do === 'enter' || deed.do === 'settle')
    return err({ status: 403, code: 'not-allowed', message: 'An entry is not tried out: ask for its line.' });
  const before = host.state;
  const entry = await host.tryOut(actor, { deed, reason });
  if ('code' in entry) return ok({ refusal: entry });
  const after = evolve(before, entry);
  const changes = seenChanges(before, after, actor, entry.changes);
  const effects =
    deed.do === 'correct' || deed.do === 'rule'
      ? { effects: effectsOf(before, after, deed.table, worldOf(before)) }
      : {};
  return ok({ changes, ...effects });
}

function rosterOf(
  { state }: DayHost,
  { event, text, base64 }: Extract<Question, { ask: 'roster' }>,
): DayQuestions['roster']['answer'] {
  const bytes = base64 === undefined ? new TextEncoder().encode(text ?? '') : Buffer.from(base64, 'base64');
  const roster = readRoster(bytes);
  const { lines, missing: gone, deed } = previewImport(state, event, roster);
  const count = (outcome: (typeof lines)[number]['outcome']): number =>
    lines.filter((line) => line.outcome === outcome).length;
  const read = new Map(roster.lines.map((line) => [line.line, line]));
  return {
    lines: lines.map((line) => {
      const entry = read.get(line.line);
      const player = entry !== undefined && 'player' in entry ? entry.player : null;
      const name = [player?.first, player?.last].filter((part) => part !== undefined).join(' ');
      return { ...line, name, problems: entry?.problems ?? [] };
    }),
    counts: {
      new: count('new'),
      changed: count('changed'),
      same: count('same'),
      doubt: count('doubt'),
      'not-read': count('not-read'),
    },
    missing: gone.flatMap((id) => state.things.player.get(id)?.number ?? []),
    deed,
  };
}

/** Sheets that are waited for, from the moment of Stop; before it those of tables that are done early. */
function missing({ state, now }: DayHost, wanted: string | undefined): DayQuestions['missing']['answer'] {
  return [...state.things.event.values()].flatMap((event) => {
    const n = openRound(state, event);
    if (n === null || event.together !== undefined || (wanted !== undefined && wanted !== event.id))
      return [];
    const is = state.things.round.get(`${event.id}/${n}`)?.state;
    if (is === undefined || ['planned', 'drafted', 'checked', 'published'].includes(is)) return [];
    const stopped = bellOf(state, event.id, n)?.stopped;
    const tables = tablesOf(state, event.id, n).flatMap(({ id, number, leftOut, mark }) => {
      const sheet = state.things.sheet.get(id)?.state ?? 'none';
      if (leftOut !== undefined || sheet === 'confirmed' || sheet === 'appealed') return [];
      return { number, state: sheet, collected: mark?.is === 'collected' };
    });
    const since = stopped === undefined ? null : now() - Date.parse(stopped);
    return [{ event: event.id, round: n, tables, since }];
  });
}
