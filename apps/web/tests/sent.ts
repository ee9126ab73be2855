/** What a page has sent for: bytes as they travel, with their headers. */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';

const DIST = resolve(import.meta.dirname, '../dist');

export interface Sent {
  script: number;
  style: number;
  /** The judge and solver, in a worker of their own: it comes after the page, and beside it. */
  worker: number;
  /** The files of script. */
  readonly files: string[];
}

/** Counts from now on. */
export async function countSent(page: Page): Promise<Sent> {
  const sent: Sent = { script: 0, style: 0, worker: 0, files: [] };
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const answers = new Map<string, { readonly type: string; readonly url: string }>();
  client.on('Network.responseReceived', ({ requestId, type, response: { url } }) =>
    answers.set(requestId, { type, url }),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, url } = answers.get(requestId) ?? {};
    if (type === 'Stylesheet') sent.style += encodedDataLength;
    if (type !== 'Script' || url === undefined) return;
    sent.script += encodedDataLength;
    sent.files.push(new URL(url).pathname);
  });
  // A worker's script is no request of the page's.
  page.on('worker', (started) => {
    sent.worker += statSync(join(DIST, `${new URL(started.url()).pathname}.br`)).size;
  });
  return sent;
}
