import type { Hono } from 'hono';
import { createApp } from '../api/app.ts';
import { Lobby } from '../api/lobby.ts';
import { Meters } from '../api/meters.ts';
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { Days } from '../days/days.ts';
import type { House } from '../people/accounts.ts';
import { Metrics } from '../metrics.ts';
import { Questions } from '../questions/questions.ts';
import { Reading } from '../reading/reading.ts';
import { Doors } from '../people/doors.ts';
import { Rulebooks } from '../rulebooks/rulebooks.ts';
import { Sessions } from '../people/sessions.ts';
import { createLog } from '../server.ts';
import { openStorage } from '../storage/storage.ts';
import type { Place, Storage } from '../storage/storage.ts';
import { ServiceClock } from '../tables/service-clock.ts';
import { Tables } from '../tables/tables.ts';
import { WEB_FOLDER } from '../web/files.ts';
import { seeds } from './tables.ts';

/** The whole server without a socket, on a database in memory or elsewhere. */
export interface TestApp {
  readonly app: Hono;
  readonly storage: Storage;
  readonly tables: Tables;
  readonly reading: Reading;
  readonly days: Days;
  readonly clock: ServiceClock;
  readonly config: Config;
  readonly house: House;
  stop(): Promise<void>;
}

export async function startApp(
  env: Readonly<Record<string, string>> = {},
  webFolder: string = WEB_FOLDER,
  onTrouble: (what: string, error: unknown) => void = () => {},
  place: Place = { file: ':memory:' },
): Promise<TestApp> {
  const read = readConfig({ FORCEOUT_LOG: 'silent', ...env });
  if (!read.ok) throw new Error(read.error.join('\n'));
  const config = read.value;
  const storage = await openStorage(place);
  const clock = new ServiceClock(storage);
  await clock.start();
  const doors = new Doors(storage, Date.now);
  const tables = new Tables({ storage, clock, doors, botPace: 0, onTrouble, newSeed: seeds() });
  await tables.start();
  const reading = new Reading(storage);
  const house = { storage, sessions: new Sessions(storage, Date.now), now: Date.now };
  const lobby = new Lobby(storage, () => tables.now());
  await house.sessions.share(storage.topic('sessions'), (person) => {
    lobby.forget();
    void tables.renamed(person);
  });
  const days = new Days({ storage, now: Date.now, onTrouble, tables });
  await days.start();
  const rulebooks = new Rulebooks(storage.rulebooks, Date.now);
  const questions = new Questions(rulebooks);
  const app = createApp({
    config,
    house,
    tables,
    reading,
    questions,
    doors,
    days,
    backups: null,
    lobby,
    rulebooks,
    meters: new Meters(config.rates, Date.now),
    metrics: new Metrics(
      () => tables.inMemory,
      () => 0,
    ),
    log: createLog('silent'),
    version: 'test',
    webFolder,
    health: () => ({ ready: true, beatAge: 0, commitAge: null, why: [] }),
    remote: () => '192.0.2.1',
  });
  const stop = async (): Promise<void> => {
    await questions.stop();
    await reading.stop();
    await days.stop();
    await tables.stop();
    clock.stop();
    await storage.close();
  };
  return { app, storage, tables, reading, days, clock, config, house, stop };
}

/** A browser that keeps its cookie. */
export class Browser {
  readonly #app: Hono;
  cookie: string | null = null;
  lastCookie = '';
  /** All that came with the last answer that had any. */
  allCookies = '';

  constructor(app: Hono) {
    this.#app = app;
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const response = await this.#app.request(`http://play.test${path}`, {
      method,
      headers: {
        host: 'play.test',
        ...(method === 'GET' ? {} : { 'x-forceout': '1', origin: 'http://play.test' }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) this.allCookies = cookies.join('\n');
    const set = cookies.find((cookie) => cookie.startsWith('forceout='));
    if (set !== undefined) [this.lastCookie, this.cookie] = [set, set.split(';')[0]!];
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      json: /^application\/json\b/.test(response.headers.get('content-type') ?? '')
        ? (JSON.parse(text) as unknown)
        : text,
    };
  }
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
}
