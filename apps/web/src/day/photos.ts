import type { SheetPhoto } from '@forceout/client';
import { useSyncExternalStore } from 'react';
import { dayApi } from './line/network-line.ts';
import { useDay } from './use-day.tsx';

const EVERY = 5000;
const NONE: readonly SheetPhoto[] = [];

/** Photos of a day's sheets, asked for again and again while somebody looks. */
class PhotoList {
  readonly #day: string;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setInterval> | null = null;
  #byTable: ReadonlyMap<string, readonly SheetPhoto[]> = new Map();

  constructor(day: string) {
    this.#day = day;
  }

  of = (table: string): readonly SheetPhoto[] => this.#byTable.get(table) ?? NONE;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#timer === null) {
      void this.ask();
      this.#timer = setInterval(() => void this.ask(), EVERY);
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0 || this.#timer === null) return;
      clearInterval(this.#timer);
      this.#timer = null;
    };
  };

  async ask(): Promise<void> {
    let photos: readonly SheetPhoto[];
    try {
      photos = await dayApi.photos(this.#day);
    } catch {
      // No network, or a role that has nothing to do with sheets: what is known stays.
      return;
    }
    const before = [...this.#byTable.values()].reduce((sum, { length }) => sum + length, 0);
    // Photos are never taken away, so their number tells whether there are new ones.
    if (photos.length === before) return;
    this.#byTable = Map.groupBy(photos, ({ table }) => table);
    for (const listener of this.#listeners) listener();
  }
}

let opened: { readonly day: string; readonly list: PhotoList } | null = null;

function listOf(day: string): PhotoList {
  if (opened?.day !== day) opened = { day, list: new PhotoList(day) };
  return opened.list;
}

export function usePhotos(table: string): readonly SheetPhoto[] {
  const list = listOf(useDay().id);
  return useSyncExternalStore(list.subscribe, () => list.of(table));
}

/** Somebody has just taken one on this device. */
export function refreshPhotos(day: string): Promise<void> {
  return listOf(day).ask();
}
