import { Live } from '@forceout/client';
import type { SocketLike } from '@forceout/client';
import type { LineState, TableLine } from '../table/line.ts';

function openSocket(): SocketLike {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/socket`);
}

/** A table on the server. The connection mends itself; a command is done once however often it is sent. */
export function networkLine(table: string): TableLine {
  let state: LineState = { view: null, status: 'away', offset: 0 };
  const listeners = new Set<() => void>();
  const become = (change: Partial<LineState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const live = new Live({
    open: openSocket,
    onStatus: (status) => become({ status, offset: live.offset }),
  });
  live.watch(table, (view) => become({ view, offset: live.offset }));
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    do: (command) => live.do(table, command),
    close: () => live.close(),
  };
}
