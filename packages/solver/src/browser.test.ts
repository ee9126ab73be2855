import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChromium } from '../../../scripts/chromium.ts';

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
    '/': [
      'text/html',
      '<!doctype html><title>Forceout</title><script type="module" src="/page.js"></script>',
    ],
    '/page.js': ['text/javascript', await bundled('./testing/page.ts')],
    '/worker.js': ['text/javascript', await bundled('./onsets/answers/worker-browser.ts')],
  };
  server = createServer((request, response) => {
    const [type, text] = files[request.url ?? '/'] ?? ['text/plain', ''];
    // Shared memory, by which a search is cancelled, needs a page that is isolated.
    const isolation = {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    };
    response.writeHead(200, { 'content-type': type, ...isolation }).end(text);
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

it('judges both games in a page and solves in its worker, with progress and cancelling', async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(address);
  await page.waitForFunction(() => 'run' in globalThis);
  const found = await page.evaluate(() => (globalThis as unknown as { run: () => Promise<unknown> }).run());
  expect(errors).toEqual([]);
  expect(found).toMatchObject({
    judged: 'correct',
    equation: 'correct',
    solved: expect.arrayContaining([expect.objectContaining({ say: 'answer', answer: 'yes' })]),
    cancelled: [{ say: 'answer', answer: 'unknown' }],
  });
});
