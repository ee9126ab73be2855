import type { Done, Past } from '@forceout/client';
import type { LineState, TableLine } from '../table/line.ts';
import type { FromHost, KeptMatch, Plan, ToHost } from './protocol.ts';

/** A table in this browser. `look` hands the device to another seat. */
export interface LocalLine extends TableLine {
  readonly look: (seat: number) => void;
}

const KEY = 'forceout-hotseat';

export function keptMatch(): KeptMatch | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptMatch | null;
  } catch {
    return null;
  }
}

export function forgetMatch(): void {
  localStorage.removeItem(KEY);
}

function keep(kept: KeptMatch): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or closed store: the match goes on, but ends with the page.
  }
}

export function localLine(from: Plan | KeptMatch): LocalLine {
  let state: LineState = { view: null, seq: 0, status: 'connected', offset: 0, happened: [] };
  let seat = 0;
  let asked = 0;
  const listeners = new Set<() => void>();
  const waiting = new Map<number, (done: Done) => void>();
  const remembering = new Map<number, (past: Past) => void>();
  const hoping = new Map<number, (hint: string | null) => void>();
  const worker = new Worker(new URL('host-worker.ts', import.meta.url), { type: 'module' });
  const say = (message: ToHost): void => worker.postMessage(message);
  worker.addEventListener('message', ({ data }: MessageEvent<FromHost>) => {
    switch (data.say) {
      case 'view':
        state = {
          ...state,
          view: data.view,
          seq: data.seq,
          // A look from another seat tells nothing new.
          happened:
            data.seq === state.seq
              ? state.happened
              : [...state.happened, { seq: data.seq, events: data.events }],
        };
        for (const listener of listeners) listener();
        return;
      case 'kept':
        // Whoever plays alone against bots learns from it too; the record is loaded when there is something to add.
        if (data.kept.over === true)
          void import('../record/match-here.ts').then(({ rememberMatch }) => rememberMatch(data.kept));
        return keep(data.kept);
      case 'past':
        remembering.get(data.id)?.(data.past);
        remembering.delete(data.id);
        return;
      case 'hint':
        hoping.get(data.id)?.(data.hint);
        hoping.delete(data.id);
        return;
      case 'done':
        waiting.get(data.id)?.(data.done);
        waiting.delete(data.id);
    }
  });
  say('plan' in from ? { do: 'resume', kept: from } : { do: 'start', plan: from });
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    do: (command) =>
      new Promise((resolve) => {
        waiting.set(++asked, resolve);
        say({ do: 'command', id: asked, seat, command });
      }),
    past: () =>
      new Promise((resolve) => {
        remembering.set(++asked, resolve);
        say({ do: 'past', id: asked, seat });
      }),
    hint: (step, language) =>
      new Promise((resolve) => {
        hoping.set(++asked, resolve);
        say({ do: 'hint', id: asked, seat, step, language });
      }),
    look: (next) => {
      seat = next;
      say({ do: 'look', seat: next });
    },
    close: () => worker.terminate(),
  };
}
