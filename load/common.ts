/** What the load scripts share: servers in processes of their own, many players, and figures. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { LiveMatch, Player, freePort } from '@forceout/server/testing';

const MAIN = new URL('../apps/server/src/main.ts', import.meta.url).pathname;

export interface ServerProcess {
  readonly base: string;
  readonly port: number;
  readonly pid: number;
  /** Milliseconds from the start of the process to listening. */
  readonly startedIn: number;
  /** What it wrote besides "listening", such as errors. */
  readonly said: string[];
  kill(signal: NodeJS.Signals): Promise<void>;
}

export type Env = Readonly<Record<string, string>>;

/** Starts the real server in a process of its own and waits until it listens. */
export async function startProcess(env: Env, port?: number): Promise<ServerProcess> {
  const at = port ?? (await freePort());
  const started = performance.now();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'] ?? '',
      FORCEOUT_PORT: String(at),
      FORCEOUT_RATES: '1000',
      FORCEOUT_SOCKETS_PER_ADDRESS: '100000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.stderr.on('data', (data: Buffer) => said.push(data.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      if (data.includes('"listening"')) resolve();
      else said.push(data.toString());
    });
    child.once('exit', (code) => reject(new Error(`the server left with ${code}: ${said.join('')}`)));
  });
  return {
    base: `http://127.0.0.1:${at}`,
    port: at,
    pid: child.pid!,
    startedIn: performance.now() - started,
    said,
    kill: async (signal) => {
      child.kill(signal);
      await gone;
    },
  };
}

export function temporaryFolder(name: string): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), `forceout-${name}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Does something for every item, so many at a time. */
export async function each<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++)
      results[index] = await work(items[index]!, index);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

/** So many tables with so many players each; player p of every table goes first to base p, p+1, ... */
export async function startMatches(
  tables: number,
  seats: 2 | 3,
  bases: readonly string[],
): Promise<readonly LiveMatch[]> {
  const list = Array.from({ length: tables }, (_, index) => index);
  return each(list, 32, async (index) => {
    const players: Player[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const order = bases.map((_, place) => bases[(place + seat + index) % bases.length]!);
      players.push(await Player.arrive(`Robot ${LETTERS[seat]}`, ...order));
    }
    return LiveMatch.start(players);
  });
}
const LETTERS = 'ABC';

export function closeAll(matches: readonly LiveMatch[]): void {
  for (const { players } of matches) for (const { live } of players) live.close();
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function figures(milliseconds: readonly number[]): string {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number): string => percentile(sorted, share).toFixed(1);
  return `n=${sorted.length} p50=${at(0.5)} p90=${at(0.9)} p99=${at(0.99)} max=${at(1)} ms`;
}

export function busy(): string {
  return `load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`;
}

/** A number from the command line: `--tables 1500`. */
export function option(name: string, otherwise: number): number {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? otherwise : Number(process.argv[index + 1]);
}

export function flag(name: string): boolean {
  return process.argv.includes(`--${name}`);
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
