/** The operator's commands; docs/operations.md tells about them. */
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { readLogin } from './people/names.ts';
import { record } from './people/record.ts';
import { newId, newPassphrase } from './people/secrets.ts';
import { soleServer } from './storage/sole.ts';
import { openStorage } from './storage/storage.ts';

const USAGE = `usage: forceout-server [serve]
       forceout-server start [<folder>]               the same, for people: quiet, with one line that says where it is; copies of
                                                      tournament days go to the folder (a stick), and a day whose folder it is goes on
       forceout-server backup <file> [<key file>]     a copy of everything but sessions, while the server runs
       forceout-server restore <file> [<key file>]    into an empty database; who was erased since is erased again
       forceout-server restore-day <folder or file> [<login>]  a tournament day from its backups; its director is <login>
       forceout-server erasures <file>                who was erased, for restoring a backup elsewhere
       forceout-server retain                         lets go of what is older than it may be, as the server does hourly
       forceout-server admin <login>                  makes an admin, or gives one a new passphrase`;

/** Runs a command line and gives back its exit status. */
export async function operate(
  [command = 'serve', argument, ...more]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const config = readConfig(command === 'start' ? { FORCEOUT_LOG: 'warn', ...env } : env);
  if (!config.ok) {
    for (const line of config.error) console.error(line);
    return 2;
  }
  const [least, most] = ARGUMENTS[command] ?? [1, 0];
  const given = [argument, ...more].filter((one) => one !== undefined).length;
  if (given < least || given > most) {
    console.error(USAGE);
    return 2;
  }
  switch (command) {
    case 'serve':
      return serve(config.value, async () => {});
    case 'start':
      return argument === undefined
        ? serve(config.value, sayWhere)
        : startWith(config.value, argument, (env['FORCEOUT_HOST'] ?? '') !== '');
    case 'admin':
      return makeAdmin(config.value, argument!);
    default:
      return (await import('./housekeeping.ts')).keepHouse(
        command,
        config.value,
        argument ?? '',
        more[0] ?? null,
      );
  }
}

/** How many words may follow each command. */
const ARGUMENTS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  serve: [0, 0],
  start: [0, 1],
  backup: [1, 2],
  restore: [1, 2],
  'restore-day': [1, 2],
  erasures: [1, 1],
  retain: [0, 0],
  admin: [1, 1],
};

/**
 * With a stick in: copies of tournament days go there, and the room may come in. With the folder of a day on it: the laptop of
 * that day has died, and its newest copy goes on here.
 */
async function startWith(config: Config, place: string, hostIsSet: boolean): Promise<number> {
  const { stickAt } = await import('./days/backup/stick.ts');
  const found = await stickAt(place);
  if (!found.ok) {
    console.error(found.error);
    return 2;
  }
  const { stick, day, others } = found.value;
  if (day !== null) {
    const { takeDay } = await import('./housekeeping.ts');
    const status = await takeDay(config, day, () => makeAdmin(config, DIRECTOR), DIRECTOR);
    if (status !== 0) return status;
  }
  for (const other of others)
    console.log(`There is a day on it; to go on with that one: npm start -- ${other}`);
  const host = hostIsSet ? config.host : EVERYWHERE;
  return serve({ ...config, host, backups: [...new Set([...config.backups, stick])] }, sayWhere);
}

/** Whom a day belongs to on the laptop that took it over. */
const DIRECTOR = 'director';
const EVERYWHERE = '0.0.0.0';

/** An address that a browser here can open, and those that the room can. */
async function sayWhere(host: string, port: number): Promise<void> {
  const { addressesOf } = await import('./days/routes/network-routes.ts');
  const everywhere = host === EVERYWHERE || host === '::';
  const here = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const room = everywhere ? addressesOf(host, port) : [];
  console.log(
    `Forceout is at http://${here}:${port}${room.length === 0 ? '' : `, for the room at ${room.join(' or ')}`} (Ctrl+C stops it)`,
  );
}

async function serve(config: Config, tell: (host: string, port: number) => Promise<void>): Promise<number> {
  const release = 'file' in config.storage ? soleServer(config.storage.file) : () => {};
  // The database opens in its own thread while the rest is loaded.
  const opening = openStorage(config.storage, {
    onLimbo: (error) => {
      console.error(`${error.message}; the process ends, so that it can be started anew`);
      process.exit(70);
    },
  });
  opening.catch(() => {});
  const { startServer } = await import('./server.ts');
  // Heard from the first moment: whoever asks it to stop while it starts has it stopped in order, too.
  const asked = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  const server = await startServer(config, opening);
  await tell(config.host, server.port);
  await asked;
  await server.stop();
  release();
  return 0;
}

/** The first admin cannot be made by anybody but who runs the machine. */
async function makeAdmin(config: Config, typed: string): Promise<number> {
  const read = readLogin(typed);
  if ('problem' in read) {
    console.error(read.problem);
    return 2;
  }
  const { login } = read;
  const { hashPassphrase } = await import('./people/passphrase.ts');
  const storage = await openStorage(config.storage);
  try {
    const passphrase = newPassphrase();
    const hash = await hashPassphrase(passphrase);
    const known = await storage.people.byLogin(login);
    const at = Date.now();
    if (known === null) {
      const id = newId();
      const person = { id, kind: 'account', login, name: login, role: 'admin', passphrase: hash } as const;
      await storage.people.add({ ...person, createdAt: at, seenAt: at });
    } else {
      await storage.people.setPassphrase(known.id, hash);
      await storage.people.setRole(known.id, 'admin');
      await storage.sessions.removeAll(known.id);
    }
    await record(
      { storage, now: Date.now },
      'command line',
      'make-admin',
      (await storage.people.byLogin(login))?.id ?? '',
    );
    console.log(`${login}: ${passphrase}`);
    return 0;
  } finally {
    await storage.close();
  }
}
