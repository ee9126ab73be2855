import project from '../../../package.json' with { type: 'json' };
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { getConnInfo } from '@hono/node-server/conninfo';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { createApp } from './api/app.ts';
import { Lobby } from './api/lobby.ts';
import { Meters } from './api/meters.ts';
import { Thinkers } from './bots/thinkers.ts';
import type { Config } from './config.ts';
import { backupFolders, DayBackups } from './days/backup/backups.ts';
import { retainDays } from './days/forgetting.ts';
import { Days } from './days/days.ts';
import { DaySockets } from './days/sockets.ts';
import { Entrance } from './entrance/entrance.ts';
import { Lines } from './entrance/lines.ts';
import { Turns } from './entrance/turns.ts';
import { freeSpace, Health } from './health.ts';
import { Metrics } from './metrics.ts';
import { Questions } from './questions/questions.ts';
import { Reading } from './reading/reading.ts';
import { Doors } from './people/doors.ts';
import { rulebooksFolder, takeFolder } from './rulebooks/folder.ts';
import { Rulebooks } from './rulebooks/rulebooks.ts';
import type { House } from './people/accounts.ts';
import { retain } from './people/retention.ts';
import { Sessions } from './people/sessions.ts';
import { Sockets } from './socket/sockets.ts';
import { noteErasure } from './backup/erasures.ts';
import { openStorage } from './storage/storage.ts';
import type { Storage } from './storage/storage.ts';
import { ServiceClock } from './tables/service-clock.ts';
import { Tables } from './tables/tables.ts';
import { startWatchdog } from './watchdog.ts';
import { WEB_FOLDER } from './web/files.ts';

export const VERSION: string = project.version;
/** How long clients have to take their leave, and how long commands that came before may take. */
const LEAVE_WITHIN = 1000;
const RETAIN_EVERY = 3_600_000;
/** An embedded database that takes no writes for so long is helped by nothing but a new process. */
const OLDEST_BEAT = 60_000;

export interface RunningServer {
  readonly port: number;
  readonly storage: Storage;
  stop(): Promise<void>;
}

export function createLog(level: Config['logLevel']): Logger {
  // Nothing that opens a door is ever logged; the paths are named in case somebody logs a whole request.
  const redact = ['*.passphrase', '*.token', '*.cookie', '*.authorization', 'headers', '*.headers'];
  return pino({ level, redact, base: { app: 'forceout' } });
}

/** Starts everything, listening within half a second, and stops it again without losing anybody's move. */
export async function startServer(
  config: Config,
  opening: Promise<Storage> = openStorage(config.storage),
  log: Logger = createLog(config.logLevel),
): Promise<RunningServer> {
  const stored = await opening;
  const clock = new ServiceClock(stored);
  await clock.start();
  const health = new Health(clock, freeSpace(config.storage));
  const storage = health.watch(stored);
  const sessions = new Sessions(storage, Date.now);
  const house: House = {
    storage,
    sessions,
    now: Date.now,
    onErased: (person) => noteErasure(config.data, { person, at: Date.now() }),
  };
  const metrics: Metrics = new Metrics(
    () => tables.inMemory,
    () => clock.beatAge / 1000,
  );
  const doors = new Doors(storage, Date.now);
  const tables: Tables = new Tables({
    doors,
    storage,
    clock,
    thinkers: new Thinkers(config.botThreads),
    botPace: config.botPace,
    onAppended: (milliseconds) => metrics.append.observe(milliseconds / 1000),
    onTrouble: (what, error) => {
      // Whoever still thought about something is told to stop.
      if (health.leaving) return;
      metrics.troubles.inc();
      log.error({ error: String(error) }, what);
    },
  });
  await tables.start();
  const reading = new Reading(storage);
  const lobby = new Lobby(storage, () => tables.now());
  const rulebooks = new Rulebooks(storage.rulebooks, Date.now);
  const taken = await takeFolder(rulebooks, rulebooksFolder(config.data));
  for (const file of taken.fresh) log.info({ file }, 'house rules taken');
  for (const line of taken.problems) log.error({ line }, 'house rules not taken');
  const days = new Days({
    storage,
    tables,
    now: Date.now,
    onTrouble: (what, error) => {
      metrics.troubles.inc();
      log.error({ error: String(error) }, what);
    },
  });
  await days.start();
  const backups = new DayBackups(days, backupFolders(config));
  const meters = new Meters(config.rates, Date.now);
  await meters.share(storage.topic('meters'));
  const questions = new Questions(rulebooks);
  const app = createApp({
    config,
    house,
    tables,
    reading,
    questions,
    doors,
    days,
    backups,
    lobby,
    rulebooks,
    meters,
    metrics,
    log,
    version: VERSION,
    webFolder: WEB_FOLDER,
    health: () => health.report(),
    remote: (context) => getConnInfo(context).remote.address ?? '',
  });
  const entrance = new Entrance({
    config,
    meters,
    holderOf: (token) => sessions.remembered(token)?.who.person.id ?? null,
    onRefused: () => metrics.refused.inc(),
  });
  const listener = getRequestListener(app.fetch);
  const turns = new Turns();
  const http = createServer((request, response) => {
    if (entrance.lets(request, response)) turns.take(() => void listener(request, response));
  });
  if (config.proxies === 0) new Lines(meters).guard(http);
  http.requestTimeout = 30_000;
  http.headersTimeout = 10_000;
  // A phone in a hall asks every ten seconds; on a line that was closed meanwhile it would have to call anew each time.
  http.keepAliveTimeout = 25_000;
  const sockets = new Sockets(
    {
      config,
      house,
      tables,
      clock,
      log,
      meters,
      onOutcome: (outcome) => metrics.commands.inc({ outcome }),
      onCount: (count) => metrics.sockets.set(count),
    },
    http,
    entrance,
  );
  const daySockets = new DaySockets({ config, house, days, meters }, http, entrance);
  await sessions.share(storage.topic('sessions'), (person) => {
    lobby.forget();
    void tables.renamed(person);
    void sockets.changed(person);
  });
  let retainedAt = Date.now() - 2 * RETAIN_EVERY;
  const sweeper = setInterval(() => {
    const from = retainedAt;
    retainedAt = Date.now();
    const all = async () => ({
      ...(await retain(house, config.keep, from)),
      days: await retainDays(house, days, backups, config.keep),
    });
    all().then(
      (kept) => log.info(kept, 'retention'),
      (error: unknown) => {
        // The next one takes what this one did not.
        retainedAt = from;
        log.error({ error: String(error) }, 'retention failed');
      },
    );
  }, RETAIN_EVERY);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(config.port, config.host, resolve);
  });
  const { port } = http.address() as AddressInfo;
  log.info({ host: config.host, port, storage: storage.engine }, 'listening');

  const stopWatchdog = startWatchdog(
    process.env,
    () => clock.beatAge < OLDEST_BEAT || storage.engine !== 'sqlite',
  );

  async function stop(): Promise<void> {
    if (health.leaving) return;
    health.leaving = true;
    stopWatchdog();
    health.stop();
    meters.stop();
    clearInterval(sweeper);
    const closed = new Promise((resolve) => http.close(resolve));
    sockets.stop();
    daySockets.stop();
    const late = setTimeout(() => http.closeAllConnections(), LEAVE_WITHIN);
    http.closeIdleConnections();
    await closed;
    clearTimeout(late);
    await questions.stop();
    await reading.stop();
    await backups.stop();
    await days.stop();
    await tables.stop();
    clock.stop();
    await storage.close();
    log.info('stopped');
  }
  return { port, storage, stop };
}
