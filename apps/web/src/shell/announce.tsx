import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

let said = { text: '', turn: 0 };
const listeners = new Set<() => void>();

let isSpeaking = false;

/**
 * Says a sentence to whoever listens to the screen instead of looking at it. What is said in one moment is one
 * message: a move, and that it is now one's own turn. The second would else wipe out the first.
 */
export function announce(text: string): void {
  said = isSpeaking ? { ...said, text: `${said.text} ${text}` } : { text, turn: said.turn + 1 };
  isSpeaking = true;
  queueMicrotask(() => (isSpeaking = false));
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
