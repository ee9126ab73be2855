/**
 * A gym: phones that listen to a day, others that ask every ten seconds, and keepers who type. Then a round is released,
 * and every phone asks where its owner sits.
 *   node load/hall.ts --sockets 1200 --pollers 1200 --players 1200
 */
import { readFileSync } from 'node:fs';
import { DayApi } from '@forceout/client';
import type { DayMessage, LineAnswer } from '@forceout/client';
import { rosterText, startDay } from './hall-day.ts';
import { option } from './arguments.ts';
import { figures, pause } from './figures.ts';
import { loadPlace } from './place.ts';
import { startProcess } from './process.ts';
import { WebSocket } from 'ws';

const [sockets, pollers, players] = [option('sockets', 200), option('pollers', 200), option('players', 120)];
const place = await loadPlace('sqlite', 'hall');
const server = await startProcess({ ...place.env, FORCEOUT_RATES: '1' });
const { director, keeper, id, code } = await startDay(server.base, rosterText(players));

const address = `${server.base.replace('http', 'ws')}/socket/t/${code}`;
const told: (() => void)[] = [];
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
          told[index]?.();
      });
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

await director.command(id, { do: 'bell', events: ['on-mid'] });
const numbers = (await director.day(id)).things.table.map(({ number }) => number);
const heard: number[] = [];
const seated: number[] = [];
const found = Array.from(open, (_, index) => {
  return new Promise<void>((resolve) => {
    told[index] = () => {
      heard.push(performance.now() - released);
      void new DayApi({ base: server.base })
        .where(code, { number: 101 + (index % players) })
        .then((seats) => {
          if (seats.length === 1) seated.push(performance.now() - released);
          resolve();
        });
    };
  });
});
let released = performance.now();
await director.command(id, { do: 'release', event: 'on-mid', n: 1, what: 'seating', on: true });
await Promise.race([Promise.all(found), pause(20_000)]);

const typed: number[] = [];
const entries = Math.min(200, numbers.length);
const typing = Array.from({ length: entries }, async (_, index) => {
  await pause(index * 50);
  const answer = await keeper.ask(id, 'line', { line: `${numbers[index]} 12 16 ${9 + (index % 5)}` });
  const { deed } = answer as Extract<LineAnswer, { is: 'sheet' }>;
  const started = performance.now();
  const done = await keeper.command(id, { ...deed, sure: ['same-totals'] } as typeof deed);
  if ('seq' in done) typed.push(performance.now() - started);
});
await Promise.all(typing);
gym.over = true;
await Promise.all(polling);
for (const socket of open) socket.terminate();
const memory =
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
const ticks = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
const processor = (Number(ticks[11]) + Number(ticks[12])) / 100;
console.log(
  `${players} players, ${sockets} sockets, ${pollers} who ask every 10 s: released to heard ${figures(heard)}; ` +
    `released to "where do I sit" answered ${figures(seated)}; asking ${figures(polls)} (${same} of ${polls.length} had it already, ${again} called anew); ` +
    `${typed.length} sheets typed at 20 a second ${figures(typed)}; the server ${memory.toFixed(0)} MB, ${processor.toFixed(1)} s of processor time`,
);
await server.kill('SIGTERM');
await place.remove();
process.exit(heard.length === sockets && seated.length === sockets && typed.length === entries ? 0 : 1);
