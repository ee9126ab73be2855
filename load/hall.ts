/**
 * A gym: phones that listen to a day and look for their owners, others that ask every ten seconds, and keepers who type.
 * Then a round is released, and every phone hears where its owner sits, on its line as the page of the phones does it.
 *   node load/hall.ts --sockets 1200 --pollers 1200 --players 1200
 */
import type { DayMessage, LineAnswer } from '@forceout/client';
import { FLAGS, MEMORY } from '../apps/server/bin/flags.mjs';
import { rosterText, startDay } from './hall-day.ts';
import { option } from './arguments.ts';
import { figures, pause } from './figures.ts';
import { Machine } from './machine.ts';
import { loadPlace } from './place.ts';
import { startProcess } from './process.ts';
import { memoryOf, processorOf } from './server-use.ts';
import { WebSocket } from 'ws';

const [sockets, pollers, players] = [option('sockets', 200), option('pollers', 200), option('players', 120)];
const place = await loadPlace('sqlite', 'hall');
const server = await startProcess({ ...place.env, ...MEMORY, FORCEOUT_RATES: '1' }, undefined, FLAGS);
const memory = [memoryOf(server.pid)];
const machine = new Machine();
const { director, keeper, id, code } = await startDay(server.base, rosterText(players));
memory.push(memoryOf(server.pid));

const address = `${server.base.replace('http', 'ws')}/socket/t/${code}`;
const told: ((message: Extract<DayMessage, { t: 'rev' }>) => void)[] = [];
const open: WebSocket[] = [];
for (let from = 0; from < sockets; from += 50) {
  await Promise.all(
    Array.from({ length: Math.min(50, sockets - from) }, async () => {
      const socket = new WebSocket(address);
      await new Promise((resolve, reject) => {
        socket.once('open', resolve);
        socket.once('error', reject);
      });
      const index = open.push(socket) - 1;
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as DayMessage;
        if (message.t === 'rev' && message.changed.some((page) => page.startsWith('seating')))
          told[index]?.(message);
      });
      socket.send(JSON.stringify({ t: 'looks', for: String(101 + (index % players)) }));
    }),
  );
  // Phones do not all come in one instant; a limit on new sockets per address sees to that.
  await pause(60);
}

const gym = { over: false };
const polls: number[] = [];
let [same, again] = [0, 0];
const polling = Array.from({ length: pollers }, async (_, index) => {
  await pause((index / pollers) * 10_000);
  let etag = '';
  while (!gym.over) {
    const started = performance.now();
    const ask = () => fetch(`${server.base}/api/t/${code}`, { headers: { 'if-none-match': etag } });
    // As browsers do where a kept line turns out to be closed.
    const response = await ask().catch(() => {
      again++;
      return ask();
    });
    await response.arrayBuffer();
    polls.push(performance.now() - started);
    if (response.status === 304) same++;
    etag = response.headers.get('etag') ?? '';
    for (let waited = 0; waited < 100 && !gym.over; waited++) await pause(100);
  }
});
await pause(4000);
memory.push(memoryOf(server.pid));

await director.command(id, { do: 'bell', events: ['on-mid'] });
const numbers = (await director.day(id)).things.table.map(({ number }) => number);
const heard: number[] = [];
const seated: number[] = [];
const found = Array.from(open, (_, index) => {
  return new Promise<void>((resolve) => {
    told[index] = ({ day, seats }) => {
      if (day !== undefined) heard.push(performance.now() - released);
      const [seat] = seats?.found ?? [];
      if (seat?.number === 101 + (index % players)) seated.push(performance.now() - released);
      resolve();
    };
  });
});
let released = performance.now();
const before = processorOf(server.pid);
await director.command(id, { do: 'release', event: 'on-mid', n: 1, what: 'seating', on: true });
await Promise.race([Promise.all(found), pause(20_000)]);
const releasing = (processorOf(server.pid) - before) / ((performance.now() - released) / 1000);

/** From Enter to the echo of names and points, and from yes to "on disk". */
const echoed: number[] = [];
const typed: number[] = [];
const from = [performance.now(), processorOf(server.pid)] as const;
const entries = Math.min(200, numbers.length);
const typing = Array.from({ length: entries }, async (_, index) => {
  await pause(index * 50);
  const entered = performance.now();
  const answer = await keeper.ask(id, 'line', { line: `${numbers[index]} 12 16 ${9 + (index % 5)}` });
  const { deed } = answer as Extract<LineAnswer, { is: 'sheet' }>;
  const started = performance.now();
  echoed.push(started - entered);
  const done = await keeper.command(id, { ...deed, sure: ['same-totals'] } as typeof deed);
  if ('seq' in done) typed.push(performance.now() - started);
});
await Promise.all(typing);
const typingUse = (processorOf(server.pid) - from[1]) / ((performance.now() - from[0]) / 1000);
gym.over = true;
await Promise.all(polling);
for (const socket of open) socket.terminate();
memory.push(memoryOf(server.pid));
console.log(
  `${players} players, ${sockets} sockets, ${pollers} who ask every 10 s: released to heard ${figures(heard)}; ` +
    `released to the own seat known ${figures(seated)}; asking ${figures(polls)} (${same} of ${polls.length} had it already, ${again} called anew); ` +
    `${typed.length} sheets at 20 a second: echo ${figures(echoed)}, on disk ${figures(typed)}; ` +
    `of a core the server took ${releasing.toFixed(2)} while it released and ${typingUse.toFixed(2)} while sheets were typed; ` +
    `${memory.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB (started, with the day, with its phones, at the end); ${machine.told()}`,
);
await server.kill('SIGTERM');
await place.remove();
process.exit(heard.length === sockets && seated.length === sockets && typed.length === entries ? 0 : 1);
