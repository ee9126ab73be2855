import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

let said = { text: '', turn: 0 };
const listeners = new Set<() => void>();

/** Says a sentence to whoever listens to the screen instead of looking at it. */
export function announce(text: string): void {
  said = { text, turn: said.turn + 1 };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Two regions in turn: the same sentence twice is still heard twice. */
export function Announcer(): ReactNode {
  const { text, turn } = useSyncExternalStore(subscribe, () => said);
  return (
    <div className="unseen">
      <p role="status">{turn % 2 === 0 ? text : ''}</p>
      <p role="status">{turn % 2 === 1 ? text : ''}</p>
    </div>
  );
}
