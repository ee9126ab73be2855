/** A real Chromium before the real server with the built app: what the browser tests stand on. */
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@forceout/server/testing';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openChromium } from '../../../scripts/chromium.ts';
import { buildWeb } from '../build.ts';
import { PATIENCE } from './driver.ts';

const SERVER = resolve(import.meta.dirname, '../../server/bin/forceout-server.mjs');

/** For a page in which things move, as most people see it. */
export const MOVING = { reducedMotion: 'no-preference' } as const;

export interface House {
  readonly base: string;
  readonly browser: Browser;
  /**
   * A page of a person of their own: other pages do not share its cookies. Nothing moves in it, and no service worker fetches
   * the whole app for later: either takes longer than most tests, so who is about them asks for them.
   */
  page(options?: BrowserContextOptions): Promise<Page>;
  /** The passphrase of the admin `chief`. */
  readonly passphrase: string;
  /** What went wrong in any page: uncaught errors, refused scripts, and anything asked for outside of this machine. */
  readonly errors: readonly string[];
  stop(): Promise<void>;
}

export async function openHouse(env: Readonly<Record<string, string>> = {}): Promise<House> {
  await buildWeb();
  const folder = mkdtempSync(join(tmpdir(), 'forceout-web-'));
  const port = await freePort();
  const settings = {
    PATH: process.env['PATH'] ?? '',
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
    FORCEOUT_PORT: String(port),
    FORCEOUT_DATA: folder,
    FORCEOUT_RATES: '1000',
    ...env,
  };
  // Side by side: the browser starts while the server does.
  const [{ passphrase, server, gone }, browser] = await Promise.all([startServer(settings), openChromium()]);
  const errors: string[] = [];
  const base = `http://127.0.0.1:${port}`;
  return {
    base,
    browser,
    errors,
    passphrase,
    page: async (options = {}) => {
      const context = await browser.newContext({
        baseURL: base,
        locale: 'en-US',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...options,
      });
      context.setDefaultTimeout(PATIENCE);
      // Every page and whatever it opens; a page that asks for anything outside of the laptop is wrong.
      context.on('request', (request) => {
        if (isOutside(request.url())) errors.push(`asks for ${request.url()}`);
      });
      const page = await context.newPage();
      page.on('websocket', (socket) => {
        if (isOutside(socket.url())) errors.push(`asks for ${socket.url()}`);
      });
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${String(error)}`));
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) errors.push(message.text());
      });
      return page;
    },
    stop: async () => {
      server.kill('SIGTERM');
      await Promise.all([browser.close(), gone]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Running {
  readonly server: ChildProcess;
  readonly gone: Promise<void>;
  readonly passphrase: string;
}

/** A server that listens, and has an admin. */
async function startServer(env: NodeJS.ProcessEnv): Promise<Running> {
  const made = await promisify(execFile)(process.execPath, [SERVER, 'admin', 'chief'], { env });
  const server = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise<void>((done) => server.once('exit', () => done()));
  await new Promise<void>((listening, fail) => {
    server.stdout.on('data', (data: Buffer) => {
      if (data.includes('listening')) listening();
    });
    void gone.then(() => fail(new Error('the server left')));
  });
  return { server, gone, passphrase: made.stdout.split(': ')[1]!.trim() };
}

function isOutside(url: string): boolean {
  const { hostname, protocol } = new URL(url);
  return hostname !== '127.0.0.1' && !['data:', 'blob:', 'about:'].includes(protocol);
}
