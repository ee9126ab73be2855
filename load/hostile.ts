/**
 * Malformed and hostile messages over real sockets: none may crash or hang the server or be accepted.
 *   node load/hostile.ts --messages 100000
 */
import { chanceFrom, Player } from '@forceout/server/testing';
import { WebSocket } from 'ws';
import { option } from './arguments.ts';
import { closeAll, startMatches } from './crowd.ts';
import { pause } from './figures.ts';
import { Machine } from './machine.ts';
import { startProcess, temporaryFolder } from './process.ts';

const messages = option('messages', 20_000);
const folder = temporaryFolder('hostile');
const server = await startProcess({ FORCEOUT_DATA: folder.path, FORCEOUT_RATES: '1000000' });
const [match] = await startMatches(1, 3, [server.base]);
const table = match!.id;
const chance = chanceFrom(option('seed', 1));
const one = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!;

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const WORDS = [
  'move',
  'present',
  'sign',
  'roll',
  'deal',
  'challenge',
  'wait',
  'stop-round',
  'judge-approves',
  '__proto__',
];
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  'x'.repeat(3000),
  [],
  {},
  [[[]]],
  '\u0000',
  '__proto__',
  NaN,
];
const SEATS = [0, 1, 2, 3, -1, 1.5, '0', null];

function odd(depth = 0): unknown {
  if (depth > 3 || chance() < 0.5) return one(ODD);
  if (chance() < 0.5) return Array.from({ length: Math.floor(chance() * 4) }, () => odd(depth + 1));
  return Object.fromEntries(
    Array.from({ length: Math.floor(chance() * 4) }, () => [one(WORDS), odd(depth + 1)]),
  );
}

/** Whatever somebody without a seat at this table might send. */
function hostile(): string | Buffer {
  const kind = Math.floor(chance() * 12);
  const command = (value: unknown): string =>
    JSON.stringify({ t: 'do', table, id: `h${Math.floor(chance() * 1e9)}`, command: value });
  switch (kind) {
    case 0:
      return deep(1 + Math.floor(chance() * 8000));
    case 1:
      return JSON.stringify(odd());
    case 2:
      return JSON.stringify({
        t: one(['watch', 'do', 'unwatch', 'ping', 'hello', '']),
        table: odd(),
        id: odd(),
        n: odd(),
      });
    case 3:
      return command({
        do: 'play',
        deed: { do: one(WORDS), cube: odd(), to: odd(), written: odd(), player: one(SEATS) },
      });
    case 4:
      return command({ do: 'sit', seat: one(SEATS) });
    case 5:
      return command({ do: 'ready', ready: odd() });
    case 6:
      return command({ do: 'say', phrase: one(['hello', 'drop dead', odd()]) });
    case 7:
      return command({ do: one(['judge', 'stand', 'finish', 'rematch', 'close', 'admin']), wish: true });
    case 8:
      return command({
        do: 'play',
        deed: { do: 'present', written: Array.from({ length: 50 }, () => ({ setName: '('.repeat(300) })) },
      });
    case 9:
      return Array.from({ length: 1 + Math.floor(chance() * 200) }, () =>
        String.fromCodePoint(Math.floor(chance() * 0xd7ff)),
      ).join('');
    case 10:
      return `{"t":"do","table":"${table}","id":"x","command":{"do":"sit","seat":0},"t":"do"`;
    default:
      return chance() < 0.02 ? Buffer.from([0xff, 0xfe, 0x00]) : 'x'.repeat(Math.floor(chance() * 20_000));
  }
}

const before = match!.seqs[0]!;
const eve = await Player.arrive('Eve', server.base);
eve.live.close();
let [sent, acks, cut] = [0, 0, 0];
const open = (): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/socket`, {
      headers: { cookie: eve.cookie, origin: server.base },
    });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      if (data.includes('"t":"ack"')) acks++;
    });
  });
/** How many commands and offences the server itself has counted; what follows a cut never reaches it. */
async function counted(): Promise<Readonly<Record<string, number>>> {
  const metrics = await fetch(`${server.base}/metrics`).then((response) => response.text());
  const lines = metrics.matchAll(/^forceout_commands_total\{outcome="(\w+)"\} (\d+)/gm);
  return Object.fromEntries([...lines].map(([, outcome = '', count]) => [outcome, Number(count)]));
}

const machine = new Machine();
const began = performance.now();
const slowest: number[] = [];
let [reached, honest] = [0, 0];
const lane = async (): Promise<void> => {
  let socket = await open();
  while (reached < messages) {
    sent++;
    if (socket.readyState !== WebSocket.OPEN) {
      cut++;
      socket.terminate();
      socket = await open();
    }
    socket.send(hostile());
    if (sent % 5 === 0) await pause(0);
    // Now and then an honest player sees whether the server still answers.
    if (sent % 1000 !== 0) continue;
    const asked = performance.now();
    const done = await match!.players[0]!.live.play(table, { do: 'scratch', text: String(sent) });
    slowest.push(performance.now() - asked);
    if (done.ok) honest++;
    const { offence = 0, refused = 0 } = await counted();
    reached = offence + refused;
  }
  socket.close();
};
await Promise.all(Array.from({ length: 4 }, lane));
await pause(500);
const seconds = (performance.now() - began) / 1000;
const health = await fetch(`${server.base}/readyz`).then((response) => response.status);
const grown = match!.seqs[0]! - before - honest;
console.log(
  `${sent} malformed and hostile messages in ${seconds.toFixed(1)} s, ${reached} reached the server: ${acks} accepted, ${cut} times cut off, table grew by ${grown}; ` +
    `an honest player's slowest answer ${Math.max(...slowest).toFixed(0)} ms; readyz ${health}; ` +
    `the server wrote ${server.said.length === 0 ? 'no errors' : `errors: ${server.said.join('').slice(0, 2000)}`}; ${machine.told()}`,
);
closeAll([match!]);
await server.kill('SIGTERM');
folder.remove();
if (acks + grown + server.said.length > 0 || health !== 200) process.exitCode = 1;
process.exit();
