import { ApiError, DayApi, DayFeed, daySocketAddress, freshId } from '@forceout/client';
import type { DayMessage, DayView } from '@forceout/client';
import { applied, EMPTY, keyOf, KINDS } from '@forceout/tournament';
import type { Deed, Kind, Things, Tournament } from '@forceout/tournament';
import type { DayDone, DayLine, DayLineState, NotDone } from './line.ts';
import { KeptList } from './unsent.ts';
import type { Unsent } from './unsent.ts';

export const dayApi = new DayApi();

/** Deeds that are undone by another of their kind, not by taking them back. */
const NOT_UNDONE = new Set<Deed['do']>(['undo', 'pause-bell', 'resume-bell', 'ring', 'bell', 'mark']);
const AGAIN_AFTER = 1000;

/** No network, or a server that is just coming up: it is tried again. Anything else is an answer. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}

export function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function dayOf({ things }: DayView): Tournament {
  const maps = Object.fromEntries(
    KINDS.map((kind: Kind) => [
      kind,
      new Map((things[kind] as readonly Things[Kind][]).map((thing) => [keyOf(kind, thing), thing])),
    ]),
  );
  return { ...EMPTY, things: maps as unknown as Tournament['things'] };
}

/** A day on the laptop that serves the hall. The connection mends itself; a deed is done once however often it is sent. */
export async function networkDayLine(id: string): Promise<DayLine> {
  const view = await dayApi.day(id);
  let state: DayLineState = {
    day: dayOf(view),
    id,
    code: view.code,
    me: view.you,
    may: view.may,
    status: 'away',
    gone: false,
    offset: view.now - Date.now(),
    waiting: 0,
    mine: [],
  };
  const listeners = new Set<() => void>();
  const become = (change: Partial<DayLineState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const reload = async (): Promise<void> => {
    const fresh = await dayApi.day(id);
    become({ day: dayOf(fresh), may: fresh.may, me: fresh.you });
  };
  const hear = (message: DayMessage): void => {
    if (message.t === 'changed') become({ day: applied(state.day!, message.changes) });
    // A reload that fails is tried when the socket comes back.
    else if (message.t === 'reload') void reload().catch(() => {});
    if (Math.abs(feed.offset - state.offset) > 20) become({ offset: feed.offset });
  };
  const feed = new DayFeed({
    open: (after) =>
      new WebSocket(
        daySocketAddress(location.origin, `/socket/days/${encodeURIComponent(id)}?after=${after}`),
      ),
    after: view.seq,
    onMessage: hear,
    onStatus: (status) => {
      become({ status });
      if (status === 'away') void stillMine();
    },
  });
  const open = { is: true };
  /** A line that is cut may have been cut on purpose: a revoked pass is dead at once, also on a page that is open. */
  const stillMine = async (): Promise<void> => {
    if (!open.is) return;
    try {
      await dayApi.day(id);
    } catch (error) {
      if (isPassing(error)) return;
      feed.close();
      become({ gone: true, day: EMPTY });
    }
  };
  const unsent = new KeptList<Unsent>(`forceout-unsent-${id}`);
  /** The same deed with the same id, until the server has said yes or no. */
  const send = async ({ deed, reason, id: command }: Unsent): Promise<DayDone> => {
    while (open.is) {
      try {
        const why = reason === undefined ? {} : { reason };
        const answer = await dayApi.command(id, deed, { id: command, ...why });
        return 'refusal' in answer ? { ok: false, refusal: answer.refusal } : { ok: true };
      } catch (error) {
        if (error instanceof ApiError && !isPassing(error))
          return { ok: false, refusal: { code: error.code, message: error.message } };
        await later(AGAIN_AFTER);
      }
    }
    return { ok: false, refusal: GONE };
  };
  // The journal has deeds in the order in which they were done here: two requests could overtake each other.
  let before: Promise<unknown> = Promise.resolve();
  const deliver = async (one: Unsent): Promise<DayDone> => {
    become({ waiting: state.waiting + 1 });
    const sent = before.then(() => send(one));
    before = sent;
    const done = await sent;
    // Whoever closes the page before there is an answer finds it waiting when the page is opened again.
    if (open.is) unsent.drop(({ id: other }) => other === one.id);
    become({ waiting: state.waiting - 1, mine: minesAfter(state.mine, one.deed, one.id, done) });
    return done;
  };
  for (const one of unsent.all) void deliver(one);
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    do: (deed, reason) => {
      const one: Unsent = {
        id: freshId(),
        deed,
        ...(reason === undefined || reason === '' ? {} : { reason }),
      };
      unsent.add(one);
      return deliver(one);
    },
    ask: (ask, about) => dayApi.ask(id, ask, about),
    journal: (after) => dayApi.journal(id, after),
    close: () => {
      open.is = false;
      feed.close();
    },
  };
}

const GONE: NotDone = { code: 'closed', message: 'This page was closed.' };

function minesAfter(
  mine: DayLineState['mine'],
  deed: Deed,
  id: string,
  { ok }: DayDone,
): DayLineState['mine'] {
  if (!ok) return mine;
  if (deed.do === 'undo') return mine.filter((one) => one.id !== deed.entry);
  return NOT_UNDONE.has(deed.do) ? [] : [...mine.slice(-20), { id, do: deed.do }];
}
