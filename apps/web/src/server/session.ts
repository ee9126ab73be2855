import { Api, ApiError } from '@forceout/client';
import type { Me } from '@forceout/client';
import { useEffect, useSyncExternalStore } from 'react';

/** The server that this page came from. */
export const api = new Api();

/** Who sits at this device; `offline` when the server does not answer. */
export type Person =
  | { readonly kind: 'asking' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'known'; readonly me: Me };

let person: Person = { kind: 'asking' };
let asked = false;
const listeners = new Set<() => void>();

function become(next: Person): void {
  person = next;
  for (const listener of listeners) listener();
}

/** Asks the server anew who we are, after signing in or out. */
export async function refreshPerson(): Promise<void> {
  asked = true;
  try {
    become({ kind: 'known', me: await api.me() });
  } catch (error) {
    become({ kind: error instanceof ApiError ? 'nobody' : 'offline' });
  }
}

/** Back on the network, the server may know us. */
globalThis.addEventListener('online', () => {
  if (person.kind === 'offline') void refreshPerson();
});

export function usePerson(): Person {
  useEffect(() => {
    if (!asked) void refreshPerson();
  }, []);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => person,
  );
}

/** Whoever wants to sit down and is nobody yet becomes a guest of this name. */
export async function someone(name: string): Promise<Me> {
  if (person.kind !== 'known') await refreshPerson();
  if (person.kind === 'known') return person.me;
  const me = await api.guest(name);
  become({ kind: 'known', me });
  return me;
}
