/**
 * The laptop of a day dies in the middle of a round; one person takes the day over on another laptop by the printed page
 * (`another-laptop`). Every step is done as the page says it, in processes of their own, and timed; reading and typing are
 * added at the pace of somebody who does it for the first time.
 *   node load/restore.ts --players 1200
 */
import { inEnglish } from '@forceout/rules/words';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Api, DayApi } from '@forceout/client';
import { plainContent } from '@forceout/client/rehearsal';
import { readTournamentFile } from '@forceout/formats/tournament';
import { bookById } from '@forceout/rules';
import { takeOverSteps, WORDS } from '@forceout/print';
import { freePort } from '@forceout/server/testing';
import { checkFile, openFile } from '@forceout/tournament';
import { option } from './arguments.ts';
import { browser, rosterText, startDay } from './hall-day.ts';
import { pause } from './figures.ts';
import { Machine } from './machine.ts';
import { startProcess, temporaryFolder } from './process.ts';

const BAR = 5 * 60;
/** A beginner reads three words and types two characters a second, and looks five seconds at every answer. */
const [WORDS_A_SECOND, TYPED_A_SECOND, LOOKS] = [3, 2, 5];
const RUN = new URL('../scripts/run.mjs', import.meta.url).pathname;

const players = option('players', 60);
const [old, stick, fresh] = [temporaryFolder('old'), temporaryFolder('stick'), temporaryFolder('new')];
const first = await startProcess({ FORCEOUT_DATA: old.path, FORCEOUT_BACKUPS: stick.path });
const { director, keeper, token, id, code } = await startDay(first.base, rosterText(players));
await director.command(id, { do: 'bell', events: ['on-mid'] });
const { things } = await director.day(id);
const some = things.table.slice(0, Math.min(20, things.table.length));
for (const [index, table] of some.entries()) {
  const seats = table.players.map((player, seat) => ({ player, total: index + seat * 3 }));
  const done = await keeper.command(id, { do: 'enter', table: table.id, seats });
  if (!('seq' in done)) throw new Error(JSON.stringify(done));
}
// The minute in which the stick gets its copy.
const { seq } = await director.day(id);
while (!(await director.backups(id)).every((copy) => copy.seq >= seq)) await pause(500);
const before = await director.file(id);
await first.kill('SIGKILL');
old.remove();

const machine = new Machine();
const told: string[] = [];
let [work, person] = [0, 0];
const page = takeOverSteps(code, WORDS.en);
/** One step of the page: what it takes to read and type it, and what the machine takes. */
async function step<T>(index: number, doing: () => T | Promise<T>): Promise<T> {
  const { text, type } = page[index]!;
  const human = text.split(' ').length / WORDS_A_SECOND + (type?.length ?? 0) / TYPED_A_SECOND + LOOKS;
  const started = performance.now();
  const done = await doing();
  const took = (performance.now() - started) / 1000;
  [work, person] = [work + took, person + human];
  told.push(`  ${index + 1}. machine ${took.toFixed(1)} s, person ${human.toFixed(0)} s: ${type ?? text}`);
  return done;
}
/** The line of the page, with the folder that was dragged behind it, as npm runs it. */
async function startHere(): Promise<{
  readonly base: string;
  readonly said: string;
  readonly end: () => void;
}> {
  const port = await freePort();
  const [, ...words] = page[1]!.type!.replace('--', '').trim().split(' ');
  const child = spawn(process.execPath, [RUN, ...words, join(stick.path, code)], {
    env: { PATH: process.env['PATH'] ?? '', FORCEOUT_DATA: fresh.path, FORCEOUT_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise<void>((listening, fail) => {
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      if (said.includes('Forceout is at')) listening();
    });
    child.once('exit', () => fail(new Error(said)));
  });
  return { base: `http://127.0.0.1:${port}`, said, end: () => child.kill('SIGTERM') };
}

await step(0, () => {});
const second = await step(1, startHere);
const passphrase = await step(2, () => /^director: (\S+)/m.exec(second.said)?.[1]);
if (passphrase === undefined) throw new Error(`no words in: ${second.said}`);
const own = browser(second.base);
const other = new DayApi(own);
const after = await step(3, async () => {
  await new Api(own).signIn('director', passphrase);
  const [day] = await other.list();
  return other.file(day!.id);
});
const scanned = await step(4, async () => {
  const phone = new DayApi(browser(second.base));
  await phone.redeem({ token });
  return phone;
});
const rest = things.table[some.length] ?? some[0]!;
const next = await step(5, () =>
  scanned.command(id, {
    do: 'enter',
    table: rest.id,
    seats: rest.players.map((player, seat) => ({ player, total: seat })),
  }),
);
second.end();

const opened = (text: string) => {
  const read = readTournamentFile(new TextEncoder().encode(text), bookById);
  if (!read.ok) throw new Error(inEnglish(read.error.message));
  return read.value;
};
const same =
  plainContent(openFile(opened(before))).join('\n') === plainContent(openFile(opened(after))).join('\n') &&
  JSON.stringify(checkFile(opened(before), bookById)) === JSON.stringify(checkFile(opened(after), bookById));
const goesOn = 'seq' in next || things.table.length <= some.length;
const seconds = work + person;
console.log(told.join('\n'));
console.log(
  `${players} players, ${seq} entries (${(readFileSync(join(fresh.path, 'forceout.db')).length / 1e6).toFixed(1)} MB): ${second.said.split('\n').slice(-3, -2).join('').trim()}; ` +
    `restored on another laptop in ${work.toFixed(1)} s of the machine and ${person.toFixed(0)} s of reading and typing, ` +
    `together ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s (bar 5 min); the same day by its check: ${same}; goes on: ${goesOn}; ${machine.told()}`,
);
stick.remove();
fresh.remove();
process.exit(same && goesOn && seconds < BAR ? 0 : 1);
