import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { KEEP } from './people/retention.ts';
import type { Keep } from './people/retention.ts';
import type { Place } from './storage/storage.ts';

/** Everything that can be set from outside; docs/operations.md explains each. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly storage: Place;
  /** Origins besides the server's own from which browsers may call. */
  readonly origins: readonly string[];
  /** Browsers reach the server by https, so cookies go no other way. */
  readonly https: boolean;
  /** How many proxies stand before the server; their X-Forwarded-For is believed. */
  readonly proxies: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Multiplies every rate limit. */
  readonly rates: number;
  readonly socketsPerAddress: number;
  /** Multiplies the time that bots take to think. */
  readonly botPace: number;
  readonly keep: Keep;
  /** Where what must outlive the database is written: the list of erasures. */
  readonly data: string;
  /** Where copies of tournament days are written, besides the data folder: a stick. */
  readonly backups: readonly string[];
  /** Threads in which they do. */
  readonly botThreads: number;
}

/** To a PostgreSQL, from each process. */
const CONNECTIONS = 10;

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the environment; every wrong value is told in one line, all at once. */
export function readConfig(env: Env): Result<Config, readonly string[]> {
  const problems: string[] = [];
  const number = (name: string, otherwise: number, least: number, most: number): number => {
    const value = env[name];
    if (value === undefined || value === '') return otherwise;
    const read = Number(value);
    if (/^\d+(\.\d+)?$/.test(value) && read >= least && read <= most) return read;
    problems.push(`${name}: "${value}" is not a number from ${least} to ${most}`);
    return otherwise;
  };
  const yes = (name: string): boolean => {
    const value = env[name] ?? '';
    if (!['', '0', '1'].includes(value)) problems.push(`${name}: "${value}" is neither 0 nor 1`);
    return value === '1';
  };
  const config: Config = {
    host: env['FORCEOUT_HOST'] || '127.0.0.1',
    port: number('FORCEOUT_PORT', 8080, 0, 65_535),
    storage: readPlace(env, number('FORCEOUT_CONNECTIONS', CONNECTIONS, 2, 200), problems),
    origins: readOrigins(env['FORCEOUT_ORIGINS'] ?? '', problems),
    https: yes('FORCEOUT_HTTPS'),
    proxies: number('FORCEOUT_PROXIES', 0, 0, 5),
    logLevel: readLevel(env['FORCEOUT_LOG'] ?? '', problems),
    rates: number('FORCEOUT_RATES', 1, 0.1, 1_000_000),
    socketsPerAddress: number('FORCEOUT_SOCKETS_PER_ADDRESS', 2000, 1, 1_000_000),
    botPace: number('FORCEOUT_BOT_PACE', 1, 0, 1),
    keep: {
      guests: number('FORCEOUT_KEEP_GUESTS', KEEP.guests, 1, 3660),
      matches: number('FORCEOUT_KEEP_MATCHES', KEEP.matches, 1, 3660),
    },
    data: env['FORCEOUT_DATA'] || '.forceout',
    backups: (env['FORCEOUT_BACKUPS'] ?? '').split(',').flatMap((folder) => folder.trim() || []),
    botThreads: number('FORCEOUT_BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, 64),
  };
  for (const name of Object.keys(env)) {
    if (name.startsWith('FORCEOUT_') && !KNOWN.includes(name))
      problems.push(`${name}: there is no such setting`);
  }
  return problems.length > 0 ? err(problems) : ok(config);
}

const KNOWN = [
  'FORCEOUT_HOST',
  'FORCEOUT_PORT',
  'FORCEOUT_DATA',
  'FORCEOUT_BACKUPS',
  'FORCEOUT_CONNECTIONS',
  'FORCEOUT_BUS',
  'FORCEOUT_KEEP_GUESTS',
  'FORCEOUT_KEEP_MATCHES',
  'FORCEOUT_ORIGINS',
  'FORCEOUT_HTTPS',
  'FORCEOUT_PROXIES',
  'FORCEOUT_LOG',
  'FORCEOUT_RATES',
  'FORCEOUT_SOCKETS_PER_ADDRESS',
  'FORCEOUT_BOT_PACE',
  'FORCEOUT_BOT_THREADS',
];

function readPlace(env: Env, connections: number, problems: string[]): Place {
  const file = join(env['FORCEOUT_DATA'] || '.forceout', 'forceout.db');
  const url = env['DATABASE_URL'] ?? '';
  if (url === '') return { file };
  // The address holds a password, so it is not repeated.
  if (!/^postgres(ql)?:\/\/\S+$/.test(url)) problems.push('DATABASE_URL: a postgres:// address is expected');
  const bus = env['FORCEOUT_BUS'] || undefined;
  if (bus !== undefined && !/^nats:\/\/\S+$/.test(bus))
    problems.push('FORCEOUT_BUS: a nats:// address is expected');
  return { url, connections, ...(bus === undefined ? {} : { bus }) };
}

function readOrigins(list: string, problems: string[]): readonly string[] {
  const origins = list.split(',').flatMap((entry) => (entry.trim() === '' ? [] : [entry.trim()]));
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      problems.push(`FORCEOUT_ORIGINS: "${origin}" is not an origin like https://play.example.org`);
    }
  }
  return origins;
}

function readLevel(level: string, problems: string[]): Config['logLevel'] {
  if (level === '') return 'info';
  const known = LOG_LEVELS.find((one) => one === level);
  if (known === undefined) problems.push(`FORCEOUT_LOG: "${level}" is none of ${LOG_LEVELS.join(', ')}`);
  return known ?? 'info';
}
