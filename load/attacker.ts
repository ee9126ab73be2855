/** The attacker of load/abuse.ts, in a process of its own, with the priority that it is given. */
import { existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { chanceFrom, Player, QUICK } from '@forceout/server/testing';
import { WebSocket } from 'ws';
import { pause } from './figures.ts';

/** So many requests of an attack are under way at once. */
const AT_ONCE = 32;
const base = process.argv[2]!;
const priority = process.argv[3]!;
setPriority(Number(priority));
// Where Linux shares the processor by sessions first, this one's counts.
if (existsSync('/proc/self/autogroup')) writeFileSync('/proc/self/autogroup', priority);
process.on('disconnect', () => process.exit());
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
  /** How many at once, where it is not as many as usual. */
  readonly lanes?: number;
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

/** Requests on a connection of their own, all sent before the first is answered; the status of the first. */
function onNewLine(...requests: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    let status = 0;
    const lines = requests.map((line) => `${line}\r\nHost: here\r\nX-Forwarded-For: 198.51.100.66\r\n\r\n`);
    // Where no proxy is believed, this is another address than that of the honest ones.
    const wire = connect({ host: '127.0.0.1', port: Number(new URL(base).port), localAddress: '127.0.0.66' });
    wire.on('connect', () => wire.write(lines.join('')));
    wire.on('data', (data: Buffer) => {
      status ||= Number(data.toString('latin1', 9, 12));
      if (requests.length === 1) wire.destroy();
    });
    wire.on('error', () => wire.destroy());
    wire.on('close', () => resolve(status));
    wire.setTimeout(3000, () => wire.destroy());
  });
}

/** A new socket of Eve with thousands of messages at once; 101 if it was opened. */
function fullSocket(): Promise<number> {
  return new Promise((resolve) => {
    let status = 0;
    const socket = new WebSocket(`${base.replace('http', 'ws')}/socket`, {
      headers: { ...house, cookie: eve.cookie, origin: base },
    });
    socket.on('open', () => {
      status = 101;
      for (let n = 0; n < 5000; n++) socket.send('{"t":"ping","n":1}');
    });
    socket.on('unexpected-response', (_, response) => {
      status = response.statusCode ?? 0;
      socket.terminate();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(status));
  });
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
  { name: 'files of the app', once: () => ask('/', { accept: 'text/html' }) },
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
  { name: 'a flood of new connections', lanes: 256, once: () => onNewLine('GET /api/tables HTTP/1.1') },
  {
    name: 'hundreds of requests at once on a connection',
    once: () => onNewLine(...Array.from({ length: 500 }, () => 'GET /api/tables HTTP/1.1')),
  },
  { name: 'thousands of messages at once on new sockets', once: fullSocket },
  { name: 'guessing codes', once: () => ask(`/api/codes/${token().slice(0, 6)}`, cookie) },
  overSockets('ready and not', (turn) => ({ do: 'ready', ready: turn % 2 === 0 })),
  overSockets('sit and stand', (turn) => (turn % 2 === 0 ? { do: 'sit', seat: 0 } : { do: 'stand' })),
  overSockets('finish', (turn) => ({ do: 'finish', wish: turn % 2 === 0 })),
];

/** What the attacker is told: begin with an attack, or stop with it. */
export type Order = { readonly begin: string } | { readonly stop: true };

let over = { yes: true };
let statuses = new Map<number, number>();
let current: Attack | null = null;
process.on('message', (order: Order) => {
  over.yes = true;
  if ('stop' in order) {
    current?.end?.();
    const told = [...statuses].map(
      ([status, times]) => `${times} times ${status === 0 ? 'cut off' : status}`,
    );
    statuses = new Map();
    process.send?.(told.join(', '));
    return;
  }
  const attack = attacks.find(({ name }) => name === order.begin)!;
  const mine = { yes: false };
  [over, current] = [mine, attack];
  for (let lane = 0; lane < (attack.lanes ?? AT_ONCE); lane++) void run(attack, mine);
});

async function run(attack: Attack, mine: { readonly yes: boolean }): Promise<void> {
  while (!mine.yes) {
    const status = await attack.once().catch(() => 0);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}
process.send?.(attacks.map(({ name }) => name).join(','));
