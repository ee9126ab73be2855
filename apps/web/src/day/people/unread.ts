import type { Told } from '@forceout/rules';
import { useSyncExternalStore } from 'react';
import { useDay } from '../use-day.tsx';

/** A line of a roster that was not read; it stays until somebody settles it. */
export interface UnreadLine {
  readonly line: number;
  readonly text: string;
  /** One text, where an older version kept it. */
  readonly why: readonly Told[] | string;
}

const listeners = new Set<() => void>();
const NONE: readonly UnreadLine[] = [];
const known = new Map<string, readonly UnreadLine[]>();

function read(key: string): readonly UnreadLine[] {
  const before = known.get(key);
  if (before !== undefined) return before;
  let lines = NONE;
  try {
    lines = JSON.parse(localStorage.getItem(key) ?? '[]') as readonly UnreadLine[];
  } catch {
    // A closed store: the list lives as long as the page.
  }
  known.set(key, lines);
  return lines;
}

/** Lines of this day's rosters that were not read, kept on this device. */
export function useUnread(): readonly [readonly UnreadLine[], (lines: readonly UnreadLine[]) => void] {
  const { id } = useDay();
  const key = `forceout-unread-${id}`;
  const lines = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => read(key),
  );
  const keep = (next: readonly UnreadLine[]): void => {
    known.set(key, next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // As above.
    }
    for (const listener of listeners) listener();
  };
  return [lines, keep];
}
