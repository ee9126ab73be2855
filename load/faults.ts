/**
 * Faults that say nothing: a locked file, a connection that falls silent, a process that stops, a database that is cut
 * off or restarted, a disk that is full. For each: nothing acknowledged is lost, readyz says so, and play goes on.
 *   node load/faults.ts --seconds 20 --tables 20
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Cable, chanceFrom, startPostgres } from '@forceout/server/testing';
import { openStorage } from '../apps/server/src/storage/storage.ts';
import type { Place } from '../apps/server/src/storage/storage.ts';
import { option } from './arguments.ts';
import { closeAll, startMatches } from './crowd.ts';
import { pause } from './figures.ts';
import { Machine } from './machine.ts';
import { startProcess, temporaryFolder } from './process.ts';
import type { Env, ServerProcess } from './process.ts';

const [seconds, tables] = [option('seconds', 20), option('tables', 20)];

interface Fault {
  readonly name: string;
  readonly env: Env;
  readonly place: Place;
  begin(server: ServerProcess): void | Promise<void>;
  end(server: ServerProcess): void | Promise<void>;
  remove(): void | Promise<void>;
}

async function suffer(fault: Fault): Promise<boolean> {
  const server = await startProcess(fault.env);
  const matches = await startMatches(tables, 2, [server.base]);
  const chance = chanceFrom(1);
  const game = { over: false };
  const acknowledged: { readonly table: string; readonly seq: number }[] = [];
  const play = matches.map(async (match) => {
    while (!game.over) {
      await match.step(chance);
      const said = await match.players[1]!.live.play(match.id, { do: 'scratch', text: String(chance()) });
      if (said.ok) acknowledged.push({ table: match.id, seq: said.seq });
      await pause(50);
    }
  });
  const machine = new Machine();
  await pause(3000);
  const before = acknowledged.length;
  await fault.begin(server);
  await pause(1000);
  const begun = acknowledged.length;
  await pause(seconds * 1000 - 1000);
  const during = acknowledged.length - begun;
  const red = await fetch(`${server.base}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    async (response) =>
      `${response.status} ${JSON.stringify(((await response.json()) as { why: unknown }).why)}`,
    () => 'nothing',
  );
  await fault.end(server);
  const [ended, count] = [performance.now(), acknowledged.length];
  while (acknowledged.length === count && performance.now() - ended < 60_000) await pause(10);
  const back = performance.now() - ended;
  await pause(3000);
  const green = await fetch(`${server.base}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );
  game.over = true;
  await Promise.race([Promise.all(play), pause(5000)]);
  closeAll(matches);
  await server.kill('SIGTERM');
  const storage = await openStorage(fault.place);
  let missing = 0;
  for (const match of matches) {
    const seqs = new Set((await storage.tables.log(match.id, 0)).map(({ seq }) => seq));
    missing += acknowledged.filter(({ table, seq }) => table === match.id && !seqs.has(seq)).length;
  }
  await storage.close();
  await fault.remove();
  console.log(
    `${fault.name} for ${seconds} s under ${tables} tables: ${before} commands acknowledged before, ${during} during, ${acknowledged.length - count} after, ${missing} of them missing; ` +
      `first one ${back.toFixed(0)} ms after its end; readyz said ${red}, then ${green}; ${machine.told()}`,
  );
  return missing === 0 && back < 30_000 && green === 200;
}

function onSqlite(name: string, of: (file: string, folder: string) => Pick<Fault, 'begin' | 'end'>): Fault {
  const folder = temporaryFolder('faults');
  const place = { file: `${folder.path}/forceout.db` };
  return {
    name,
    env: { FORCEOUT_DATA: folder.path },
    place,
    remove: () => folder.remove(),
    ...of(place.file, folder.path),
  };
}

const locked = onSqlite('the file locked by another program', (file) => {
  let other: DatabaseSync | null = null;
  return {
    begin: () => {
      other = new DatabaseSync(file, { timeout: 5000 });
      other.exec('begin immediate');
    },
    end: () => {
      other?.exec('rollback');
      other?.close();
    },
  };
});
const stopped = onSqlite('the process stopped', () => ({
  begin: ({ pid }) => void process.kill(pid, 'SIGSTOP'),
  end: ({ pid }) => void process.kill(pid, 'SIGCONT'),
}));

/** A small disk of its own; null where this user may not mount one. */
function fullDisk(): Fault | null {
  const folder = temporaryFolder('disk');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', folder.path], { stdio: 'ignore' });
  } catch {
    folder.remove();
    return null;
  }
  return {
    name: 'a full disk',
    env: { FORCEOUT_DATA: folder.path },
    place: { file: `${folder.path}/forceout.db` },
    begin: () => {
      try {
        for (let part = 0; part < 1000; part++)
          writeFileSync(`${folder.path}/ballast-${part}`, Buffer.alloc(1 << 18));
      } catch {
        // That was the last free block.
      }
    },
    end: () => {
      for (let part = 0; part < 1000; part++) rmSync(`${folder.path}/ballast-${part}`, { force: true });
    },
    remove: () => {
      execFileSync('umount', [folder.path]);
      folder.remove();
    },
  };
}

const database = await startPostgres();
async function onPostgres(name: string, of: (cable: Cable) => Pick<Fault, 'begin' | 'end'>): Promise<Fault> {
  const url = await database.database();
  const cable = await Cable.lay(database.port);
  return {
    name,
    env: { DATABASE_URL: cable.through(url) },
    place: { url },
    remove: () => cable.stop(),
    ...of(cable),
  };
}

const full = fullDisk();
if (full === null) console.log('a full disk: not tried, this user may not mount one');
const faults = [
  locked,
  stopped,
  ...(full === null ? [] : [full]),
  await onPostgres('PostgreSQL cut off', (cable) => ({ begin: () => cable.cut(), end: () => cable.mend() })),
  ...(await Promise.all(
    (['to the database', 'from the database'] as const).map((way) =>
      onPostgres(`silence ${way}`, (cable) => ({ begin: () => cable.silence(way), end: () => cable.mend() })),
    ),
  )),
  await onPostgres('PostgreSQL restarting', () => {
    let restarted: Promise<void> = Promise.resolve();
    return {
      begin: () => {
        restarted = database.restart(seconds * 1000 - 2000);
      },
      end: () => restarted,
    };
  }),
];
for (const fault of faults) if (!(await suffer(fault))) process.exitCode = 1;
await database.stop();
process.exit();
