import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../server/session.ts';
import { currentShelf, houseNamed, meetAll, onShelf, putServerBooks } from './shelf.ts';
import type { Shelf } from './shelf.ts';

let asked = false;

/** Asks the server which house rules it has; without an answer the last ones stay. */
export async function refreshShelf(): Promise<void> {
  asked = true;
  try {
    putServerBooks(await api.rulebooks());
  } catch {
    // Whoever is offline plays by what is here.
  }
}

/** What can be chosen, looked up at the server once. */
export function useShelf(): Shelf {
  useEffect(() => {
    if (!asked) void refreshShelf();
  }, []);
  return useSyncExternalStore(onShelf, currentShelf);
}

/** A version that this device has never met is asked of the server, which keeps them all. */
export function useMet(name: string): void {
  useEffect(() => {
    if (!name.includes('@') || houseNamed(name) !== null) return;
    void api.versionsOf(name.split('@')[0]!).then(meetAll, () => {});
  }, [name]);
}
