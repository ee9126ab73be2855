import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { openChromium } from '../chromium.ts';

const PAGE = `<!doctype html><title>trial</title><p id="said"></p><script type="module" src="./main.js"></script>`;
const SCRIPT = `import { judgeRequest } from '@forceout/judge';
import { solveRequest } from '@forceout/solver';
const position = 'agloa-onsets-2026 middle; cards BR BG G Y; goal 1; required R; permitted n B; after now';
const judged = judgeRequest({ position, written: [{ setName: 'R n B' }] });
const solved = solveRequest({ position }, { limit: null, all: 1 });
document.getElementById('said').textContent = [judged.value.verdict, solved.value.answer].join(' ');
`;

/** Builds a page with Vite in a project that has the packages, opens it in Chromium, and reads what it says. */
export async function openedPage(project: string): Promise<string> {
  const root = join(project, 'page');
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'main.js'), SCRIPT);
  await build({
    root,
    logLevel: 'warn',
    configFile: false,
    build: { outDir: 'dist', chunkSizeWarningLimit: 5000 },
  });
  const server = createServer(({ url = '/' }, response) => {
    const file = join(root, 'dist', url === '/' ? 'index.html' : url);
    try {
      const body = readFileSync(file);
      response.setHeader('content-type', extname(file) === '.js' ? 'text/javascript' : 'text/html');
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const browser = await openChromium();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction("document.getElementById('said').textContent !== ''");
    const said = (await page.textContent('#said')) ?? '';
    if (said !== 'correct yes') throw new Error(`the page says "${said}"`);
    return said;
  } finally {
    await browser.close();
    server.close();
  }
}
