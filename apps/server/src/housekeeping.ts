/** The operator's commands that keep the house: backups, erasures, retention. What they do is in the audit. */
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from './config.ts';
import { erase } from './people/accounts.ts';
import type { House } from './people/accounts.ts';
import { record } from './people/record.ts';
import { retain } from './people/retention.ts';
import { Sessions } from './people/sessions.ts';
import { backup, linesOf } from './backup/backup.ts';
import { erasuresFile, noteErasure, readErasures } from './backup/erasures.ts';
import { restore } from './backup/restore.ts';
import { seal, unseal } from './backup/sealing.ts';
import { backupFolders, DayBackups } from './days/backup/backups.ts';
import { restoreDay } from './days/backup/restore.ts';
import { Days } from './days/days.ts';
import { retainDays } from './days/forgetting.ts';
import { openStorage } from './storage/storage.ts';

/** For the owner alone, whatever the umask says. */
const OWNER_ONLY = 0o600;

export async function keepHouse(
  command: string,
  config: Config,
  file: string,
  keyFile: string | null,
): Promise<number> {
  if (command === 'restore-day') return restoredDay(config, file, keyFile);
  const key = keyFile === null ? null : await readFile(keyFile);
  if (key !== null && key.length < 16) {
    console.error(`${keyFile}: a key file holds at least 16 bytes`);
    return 2;
  }
  switch (command) {
    case 'backup': {
      const lines = backup(config.storage);
      const target = createWriteStream(file, { flags: 'wx', mode: OWNER_ONLY });
      try {
        await pipeline(Readable.from(key === null ? lines : seal(lines, key)), target);
      } catch (error) {
        // Half a backup is none; a file that was there before is not ours.
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
          await rm(file, { force: true });
        throw error;
      }
      await note(config, 'backup');
      return 0;
    }
    case 'restore': {
      const rows = await restore(config.storage, linesOf(unseal(createReadStream(file), key)));
      const again = await replay(config);
      console.log(`restored ${rows} rows${again === 0 ? '' : `; ${again} people were erased again`}`);
      return 0;
    }
    case 'erasures':
      return inHouse(config, async ({ storage }) => {
        const lines = (await storage.people.erasures()).map((erasure) => `${JSON.stringify(erasure)}\n`);
        await writeFile(file, lines.join(''), { flag: 'wx', mode: OWNER_ONLY });
        console.log(
          `${lines.length} erasures; lay the file beside the database as ${erasuresFile(config.data)}`,
        );
        return 0;
      });
    default:
      return inHouse(config, async (house) => {
        const { guests, matches } = await retain(house, config.keep);
        const days = new Days({ storage: house.storage, now: house.now });
        const backups = new DayBackups(days, backupFolders(config));
        const old = await retainDays(house, days, backups, config.keep);
        await backups.stop();
        await days.stop();
        console.log(
          `${guests} guests erased, ${matches} matches reduced to numbers, names forgotten in ${old} tournament days`,
        );
        return 0;
      });
  }
}

async function note(config: Config, act: string): Promise<void> {
  await inHouse(config, async (house) => {
    await record(house, 'command line', act, '');
    return 0;
  });
}

/** A backup is older than erasures since: they are done again, before anybody is let in. */
function replay(config: Config): Promise<number> {
  return inHouse(config, async (house) => {
    const known = new Set((await house.storage.people.erasures()).map(({ person }) => person));
    let again = 0;
    for (const { person } of await readErasures(erasuresFile(config.data))) {
      if (known.has(person) || (await house.storage.people.byId(person)) === null) continue;
      await erase({ ...house, onErased: () => Promise.resolve() }, person);
      again++;
    }
    await record(house, 'command line', 'restore', '', { erasedAgain: again });
    return again;
  });
}

async function inHouse<T>(config: Config, work: (house: House) => Promise<T>): Promise<T> {
  const storage = await openStorage(config.storage);
  try {
    const sessions = new Sessions(storage, Date.now);
    await sessions.share(storage.topic('sessions'), () => {});
    const onErased = (person: string): Promise<void> => noteErasure(config.data, { person, at: Date.now() });
    return await work({ storage, sessions, now: Date.now, onErased });
  } finally {
    await storage.close();
  }
}

/** Takes a day from a stick, for an account that is made for it. A day that is here already goes on, so that the same line starts it again. */
export async function takeDay(
  config: Config,
  { code, folder }: { readonly code: string; readonly folder: string },
  makeDirector: () => Promise<number>,
  login: string,
): Promise<number> {
  const { known, director } = await inHouse(config, async ({ storage }) => ({
    known: await storage.days.byCode(code),
    director: await storage.people.byLogin(login),
  }));
  // Where it was begun it has its own director, who needs no other account.
  if (known !== null && known.openedBy !== director?.id) return 0;
  const made = await makeDirector();
  return made === 0 && known === null ? restoredDay(config, folder, login) : made;
}

/** A tournament day goes on, on another machine. */
async function restoredDay(config: Config, place: string, login: string | null): Promise<number> {
  return inHouse(config, async ({ storage }) => {
    const director = login === null ? null : await storage.people.byLogin(login.trim().toLowerCase());
    if (login !== null && director === null) {
      console.error(
        `nobody here has the user name ${login}; make an account first: forceout-server admin ${login}`,
      );
      return 2;
    }
    const restored = await restoreDay(storage, place, director?.id ?? null, Date.now());
    if (!restored.ok) {
      console.error(restored.error);
      return 1;
    }
    const { name, code, entries, passes, photos, damaged } = restored.value;
    for (const line of damaged) console.error(`not whole, so an older one was taken: ${line}`);
    console.log(`${name} (${code}): ${entries} entries, ${passes} passes, ${photos} photos`);
    return 0;
  });
}
