import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChromium } from '../../../scripts/chromium.ts';
import { seat } from './index.ts';
import type { FromSeatingWorker } from './index.ts';
import { read } from './testing/acceptance.ts';
import { playedField } from './testing/field.ts';

/** One file for a browser from a TypeScript entry. */
async function bundled(entry: string): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL(entry, import.meta.url)),
    platform: 'browser',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  return output[0].code;
}

let server: Server;
let browser: Browser;
let address = '';

beforeAll(async () => {
  const files: Readonly<Record<string, readonly [string, string]>> = {
    '/': ['text/html', '<!doctype html><title>Seating</title><script type="module" src="/page.js"></script>'],
    '/page.js': ['text/javascript', await bundled('./testing/page.ts')],
    '/worker.js': ['text/javascript', await bundled('./worker-browser.ts')],
  };
  server = createServer((request, response) => {
    const [type, text] = files[request.url ?? '/'] ?? ['text/plain', ''];
    response.writeHead(200, { 'content-type': type }).end(text);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  browser = await openChromium();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

it('seats in a browser worker as it does here, with progress, and refuses by name', async () => {
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForFunction(() => 'ask' in globalThis);
  const ask = (request: unknown): Promise<readonly FromSeatingWorker[]> =>
    page.evaluate(
      (json) =>
        (globalThis as unknown as { ask: (json: unknown) => Promise<readonly FromSeatingWorker[]> }).ask(
          json,
        ),
      request,
    );
  const request = playedField({ players: 31, largest: 0.3, schools: 4, rounds: 2, seed: 2 });
  const said = await ask(request);
  expect(said.filter(({ say }) => say === 'progress').length).toBeGreaterThan(1);
  expect(said.at(-1)).toEqual({ ask: 1, say: 'answer', answer: seat(read(request)) });
  expect(await ask({ players: [{ id: 'a' }] })).toEqual([
    { ask: 1, say: 'refused', error: 'request.players: 2 to 3000 players are expected, not 1' },
  ]);
});
