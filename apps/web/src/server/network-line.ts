import type { Refused } from '@forceout/client';
import { Live } from '@forceout/client';
import type { SocketLike } from '@forceout/client';
import type { LineState, TableLine } from '../table/line.ts';
import { api } from './session.ts';

function openSocket(): SocketLike {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/socket`);
}

/** A table on the server. The connection mends itself; a command is done once however often it is sent. */
export function networkLine(table: string, onMissing?: (problem: Refused) => void): TableLine {
  let state: LineState = { view: null, seq: 0, status: 'away', offset: 0, happened: [] };
  const listeners = new Set<() => void>();
  const become = (change: Partial<LineState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const live = new Live({
    open: openSocket,
    onStatus: (status) => become({ status, offset: live.offset }),
    // Before the first view the only thing to go wrong is that we may not see the table.
    onProblem: (refusal) => {
      if (state.view === null && refusal.code !== 'try-again') onMissing?.(refusal);
    },
  });
  live.watch(table, (view, seq, events) => {
    const told = events.length === 0 ? [] : [{ seq, events }];
    become({ view, seq, offset: live.offset, happened: [...state.happened, ...told] });
  });
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    do: (command) => live.do(table, command),
    past: () => api.past(table),
    hint: async (step, language) => (await api.hint(table, step, language)).hint,
    close: () => live.close(),
  };
}
