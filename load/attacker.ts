/** The attacker of load/abuse.ts, in a thread of its own, so that its own work does not slow the honest ones' clocks. */
import { parentPort, workerData } from 'node:worker_threads';
import { chanceFrom, Player, QUICK } from '@forceout/server/testing';
import { WebSocket } from 'ws';
import { pause } from './figures.ts';

/** So many requests of an attack are under way at once. */
const AT_ONCE = 32;
const { base } = workerData as { base: string };
const chance = chanceFrom(7);
const house = { 'x-forwarded-for': '198.51.100.66' };

type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<number>;
const ask: Ask = async (path, headers = {}) => {
  const response = await fetch(`${base}${path}`, { headers: { ...house, ...headers } });
  await response.arrayBuffer();
  return response.status;
};

interface Attack {
  readonly name: string;
  /** One request; its status. */
  once(): Promise<number>;
  end?(): void;
}

const eve = await Player.arriveFrom(house, 'Eve', base);
eve.live.close();
const { id: long } = await eve.api.openTable(QUICK);
/** Eve has a table with as long a log as she is allowed to make. */
for (let turn = 0; turn < 200; turn++) {
  const made = await eve.api
    .command(long, { do: turn % 2 === 0 ? 'sit' : 'stand', ...(turn % 2 === 0 ? { seat: 0 } : {}) } as never)
    .catch(() => null);
  if (made !== null && 'refusal' in made) break;
  await pause(110);
}

/** Sockets of Eve, over which she does one thing as fast as it goes. */
function overSockets(name: string, command: (turn: number) => object): Attack {
  let [turn, sockets]: [number, readonly WebSocket[]] = [0, []];
  let answers = 0;
  let opening: Promise<void> | null = null;
  const open = async (): Promise<void> => {
    sockets = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const socket = new WebSocket(`${base.replace('http', 'ws')}/socket`, {
          headers: { ...house, cookie: eve.cookie, origin: base },
        });
        socket.on('message', () => answers++);
        socket.on('error', () => {});
        await new Promise((resolve) => {
          socket.once('open', resolve);
          socket.once('close', resolve);
          socket.once('error', resolve);
        });
        return socket;
      }),
    );
  };
  return {
    name,
    once: async () => {
      if (!sockets.some(({ readyState }) => readyState === WebSocket.OPEN)) {
        // Thrown out: the next sockets half a second later. A flood of connections is the proxy's affair.
        opening ??= pause(500)
          .then(open)
          .finally(() => {
            opening = null;
          });
        await opening;
      }
      const socket = sockets[turn % Math.max(1, sockets.length)];
      const id = `a${turn++}-${Math.floor(chance() * 1e9)}`;
      if (socket?.readyState === WebSocket.OPEN)
        socket.send(JSON.stringify({ t: 'do', table: long, id, command: command(turn) }));
      // Some 1,500 a second: a hundred times what a person is allowed, and not so much that the attacker takes the processor from everybody.
      await pause(15);
      return answers > 0 ? 200 : 0;
    },
    end: () => {
      for (const socket of sockets) socket.terminate();
      sockets = [];
    },
  };
}

const cookie = { cookie: eve.cookie };
const token = (): string => Array.from({ length: 43 }, () => Math.floor(chance() * 36).toString(36)).join('');
let counter = 0;
const attacks: readonly Attack[] = [
  { name: 'exports', once: () => ask('/api/me/data', cookie) },
  { name: 'the past of a long log', once: () => ask(`/api/tables/${long}/past`, cookie) },
  { name: 'the lobby', once: () => ask('/api/tables') },
  { name: 'made-up tokens', once: () => ask('/api/me', { authorization: `Bearer ${token()}` }) },
  { name: 'readyz', once: () => ask('/readyz') },
  {
    name: 'a new port for every request',
    once: () => ask('/api/tables', { 'x-forwarded-for': `198.51.100.66:${1024 + (counter++ % 60_000)}` }),
  },
  {
    name: 'a new IPv6 address for every request',
    once: () =>
      ask('/api/tables', { 'x-forwarded-for': `2001:db8:6:6::${(counter++ % 65_536).toString(16)}` }),
  },
  {
    name: 'new guests',
    once: async () =>
      (
        await fetch(`${base}/api/guest`, {
          method: 'POST',
          headers: { ...house, 'content-type': 'application/json', 'x-forceout': '1' },
          body: '{"name":"Eve"}',
        })
      ).status,
  },
  { name: 'guessing codes', once: () => ask(`/api/codes/${token().slice(0, 6)}`, cookie) },
  overSockets('ready and not', (turn) => ({ do: 'ready', ready: turn % 2 === 0 })),
  overSockets('sit and stand', (turn) => (turn % 2 === 0 ? { do: 'sit', seat: 0 } : { do: 'stand' })),
  overSockets('finish', (turn) => ({ do: 'finish', wish: turn % 2 === 0 })),
];

/** What the attacker is told: begin with an attack, or stop with it. */
export type Order = { readonly begin: string } | { readonly stop: true };

const port = parentPort;
if (port === null) throw new Error('load/attacker.ts runs as a worker thread');
let over = { yes: true };
let statuses = new Map<number, number>();
let current: Attack | null = null;
port.on('message', (order: Order) => {
  over.yes = true;
  if ('stop' in order) {
    current?.end?.();
    const told = [...statuses].map(
      ([status, times]) => `${times} times ${status === 0 ? 'cut off' : status}`,
    );
    statuses = new Map();
    port.postMessage(told.join(', '));
    return;
  }
  const attack = attacks.find(({ name }) => name === order.begin)!;
  const mine = { yes: false };
  [over, current] = [mine, attack];
  for (let lane = 0; lane < AT_ONCE; lane++) void run(attack, mine);
});

async function run(attack: Attack, mine: { readonly yes: boolean }): Promise<void> {
  while (!mine.yes) {
    const status = await attack.once().catch(() => 0);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    // The attacker shares the machine: it must not win by starving everybody of the processor.
    await pause(status === 429 ? 20 : 5);
  }
}
port.postMessage(attacks.map(({ name }) => name));
