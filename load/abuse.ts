/**
 * One guest, or one house full of them, against everybody: each known way to slow the others down runs beside honest
 * play, with the limits as they are by default. The honest p99 has to stay under three times its undisturbed value.
 *   node load/abuse.ts --tables 20 --seconds 8
 *   node load/abuse.ts --tables 20 --seconds 8 --postgres
 */
import { chanceFrom, LiveMatch, Player, QUICK } from '@forceout/server/testing';
import { WebSocket } from 'ws';
import { flag, option } from './arguments.ts';
import { each } from './crowd.ts';
import { figures, p99, pause } from './figures.ts';
import { Machine } from './machine.ts';
import { loadPlace } from './place.ts';
import { startProcess } from './process.ts';

const [tables, seconds] = [option('tables', 20), option('seconds', 8)];
/** So many requests of an attack are under way at once. */
const AT_ONCE = 32;
/** A p99 of a few milliseconds doubles by itself; less than this is nobody's trouble. */
const FLOOR = option('floor', 10);
const place = await loadPlace(flag('postgres') ? 'postgres' : 'sqlite', 'abuse');
const limits = { FORCEOUT_RATES: '1', FORCEOUT_PROXIES: '1', FORCEOUT_SOCKETS_PER_ADDRESS: '2000' };
const { base, kill, said } = await startProcess({ ...place.env, ...limits });
const chance = chanceFrom(1);
const school = (index: number): Record<string, string> => ({
  'x-forwarded-for': `192.0.2.${1 + (index % 250)}`,
});
const house = { 'x-forwarded-for': '198.51.100.66' };

const matches = await each(
  Array.from({ length: tables }, (_, index) => index),
  8,
  async (index) => {
    const players = [
      await Player.arriveFrom(school(index), 'Honest A', base),
      await Player.arriveFrom(school(index), 'Honest B', base),
    ];
    return LiveMatch.start(players, QUICK);
  },
);

/** Honest play for a while: from each move to everybody at its table. */
async function honest(): Promise<readonly number[]> {
  const latencies: number[] = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    matches.map(async (match) => {
      await pause(chance() * 500);
      while (performance.now() < until) {
        const before = performance.now();
        const { refused } = match;
        if ((await match.step(chance)) && match.refused === refused)
          latencies.push(performance.now() - before);
        else {
          const done = await match.players[0]!.live.play(match.id, { do: 'scratch', text: String(chance()) });
          if (done.ok) await match.seen(done.seq);
          latencies.push(performance.now() - before);
        }
        await pause(400 + chance() * 200);
      }
    }),
  );
  return latencies;
}

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
}

const eve = await Player.arriveFrom(house, 'Eve', base);
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
      if (!sockets.some(({ readyState }) => readyState === WebSocket.OPEN)) await open();
      const socket = sockets[turn % Math.max(1, sockets.length)];
      const id = `a${turn++}-${Math.floor(chance() * 1e9)}`;
      if (socket?.readyState === WebSocket.OPEN)
        socket.send(JSON.stringify({ t: 'do', table: long, id, command: command(turn) }));
      await pause(1);
      return answers > 0 ? 200 : 0;
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

await honest();
const undisturbed = await honest();
const limit = 3 * Math.max(p99(undisturbed), FLOOR);
console.log(`${place.name}, ${tables} honest tables, undisturbed: ${figures(undisturbed)}`);
for (const attack of attacks) {
  const machine = new Machine();
  const over = { yes: false };
  const statuses = new Map<number, number>();
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    while (!over.yes) {
      const status = await attack.once().catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // The attacker shares the machine: it must not win by starving everybody of the processor.
      await pause(status === 429 ? 20 : 2);
    }
  });
  const disturbed = await honest();
  over.yes = true;
  await Promise.race([Promise.all(lanes), pause(5000)]);
  const told = [...statuses].map(([status, times]) => `${times} times ${status}`).join(', ');
  const held = p99(disturbed) <= limit;
  if (!held) process.exitCode = 1;
  console.log(
    `${held ? 'held' : 'NOT HELD'}: ${attack.name} (${told}): honest ${figures(disturbed)}; ${machine.told()}`,
  );
}
if (said.length > 0) console.log(said.join('').slice(0, 2000));
await kill('SIGTERM');
await place.remove();
process.exit();
