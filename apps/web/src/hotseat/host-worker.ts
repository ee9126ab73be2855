import { LocalTable } from './local-table.ts';
import type { FromHost, KeptMatch, Plan, ToHost } from './protocol.ts';

const scope = globalThis as unknown as {
  postMessage(message: FromHost): void;
  addEventListener(type: 'message', heard: (event: { readonly data: ToHost }) => void): void;
};

let table: LocalTable | null = null;
let looks = 0;

function show(): void {
  if (table === null) return;
  scope.postMessage({ say: 'view', view: table.view(looks), seq: table.seq, events: table.events(looks) });
  scope.postMessage({ say: 'kept', kept: table.kept });
}

function open(kept: KeptMatch | Plan): void {
  table?.stop();
  table = new LocalTable(kept, {
    now: () => Date.now(),
    after: (milliseconds, call) => {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    changed: show,
  });
  show();
}

function take(message: ToHost): void {
  switch (message.do) {
    case 'start':
      return open(message.plan);
    case 'resume':
      return open(message.kept);
    case 'look':
      looks = message.seat;
      return show();
    case 'past': {
      const { id, seat } = message;
      if (table !== null) scope.postMessage({ say: 'past', id, past: table.past(seat) });
      return;
    }
    case 'hint': {
      const { id, seat, step, language } = message;
      return scope.postMessage({ say: 'hint', id, hint: table?.hint(seat, step, language) ?? null });
    }
    case 'command': {
      const { id, seat, command } = message;
      void table?.do(seat, command).then((done) => scope.postMessage({ say: 'done', id, done }));
    }
  }
}

scope.addEventListener('message', ({ data }) => take(data));
