import type { PlayerRecord } from '@forceout/client';
import type { RecordEvent } from '@forceout/players';
import { eventFromFlat, eventName, flatEvent } from '@forceout/players/words';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../server/session.ts';

/** What this device remembers of its player. Who is signed in keeps it with the account too. */
const KEY = 'forceout.record';
/** The newest are kept. */
const MOST = 3000;

let events: readonly RecordEvent[] = load();
let fetched = false;
const listeners = new Set<() => void>();

function load(): readonly RecordEvent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? known(kept as readonly unknown[]) : [];
  } catch {
    return [];
  }
}

function known(list: readonly unknown[]): readonly RecordEvent[] {
  return list.flatMap((one) => {
    if (typeof one !== 'object' || one === null) return [];
    const event = eventFromFlat(one as Readonly<Record<string, unknown>>);
    return event === null ? [] : [event];
  });
}

function become(next: readonly RecordEvent[]): void {
  events = next.slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(events.map(flatEvent)));
  } catch {
    // It then holds for this visit.
  }
  for (const listener of listeners) listener();
}

/** Adds to the record; the same lesson or match again takes the place of the first. */
export function remember(event: RecordEvent): void {
  const name = eventName(event);
  become([...events.filter((one) => eventName(one) !== name), event]);
  // Only who is signed in keeps a record with the server; without one there is none to keep.
  void api.puzzleDone(name, flatEvent(event)).catch(() => {});
}

export function isKnown(name: string): boolean {
  return events.some((event) => eventName(event) === name);
}

/** What the account has and this device has not. Matches are reviewed a few at a time, so it is asked until all are. */
export async function fetchRecord(): Promise<void> {
  fetched = true;
  for await (const kept of pagesOf(api.record)) {
    const names = new Set(events.map(eventName));
    const more = kept.filter((event) => !names.has(eventName(event)));
    if (more.length > 0) become([...more, ...events].toSorted((one, other) => one.at - other.at));
  }
}

/** The events of a record, again and again as long as there are more of them. */
export async function* pagesOf(ask: () => Promise<PlayerRecord>): AsyncGenerator<readonly RecordEvent[]> {
  for (let before = Infinity; ;) {
    const answer = await ask().catch(() => null);
    if (answer === null) return;
    yield known(answer.events);
    if (answer.pending === 0 || answer.pending >= before) return;
    before = answer.pending;
  }
}

export function useRecord(): readonly RecordEvent[] {
  useEffect(() => {
    if (!fetched) void fetchRecord();
  }, []);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => events,
  );
}
