import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { startApp } from '../testing/app.ts';
import { webFile } from './files.ts';

const home = mkdtempSync(join(tmpdir(), 'forceout-web-'));
const folder = join(home, 'dist');
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(home, 'secret.txt'), 'a secret');
writeFileSync(join(folder, 'index.html'), '<!doctype html>page');
writeFileSync(join(folder, 't.html'), '<!doctype html>hall');
writeFileSync(join(folder, '.hidden.txt'), 'a secret');
writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'let a = 1;');
writeFileSync(join(folder, 'assets', 'main-abc123.js.gz'), gzipSync('let a = 1;'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const html = 'text/html,*/*';
const ask = (path: string, { accept = '*/*', encodings = '', etag = '' } = {}) =>
  webFile(folder, { path, accept, encodings, etag });

describe('files of the web app', () => {
  test('the page stands for every address of the app, and is asked for anew', async () => {
    for (const path of ['/', '/table/ABC123', '/learn', '/%E0%A4%A', '/table/%']) {
      const page = (await ask(path, { accept: html }))!;
      expect(await page.text()).toBe('<!doctype html>page');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('content-type')).toContain('text/html');
      expect((await ask(path, { accept: html, etag: page.headers.get('etag')! }))!.status).toBe(304);
    }
    expect(await ask('/table/ABC123')).toBeNull();
    expect(await ask('/missing.js', { accept: html })).toBeNull();
  });

  test('what everybody in a hall opens is a page of its own', async () => {
    for (const path of ['/t/ABC', '/t/ABC/on-mid/2/117'])
      expect(await (await ask(path, { accept: html }))!.text()).toBe('<!doctype html>hall');
  });

  test('hashed files are kept for ever, and sent small where they can be', async () => {
    const plain = (await ask('/assets/main-abc123.js', { encodings: 'gzip;q=0, br' }))!;
    expect(await plain.text()).toBe('let a = 1;');
    expect(plain.headers.get('cache-control')).toContain('immutable');
    const small = (await ask('/assets/main-abc123.js', { encodings: 'gzip, br' }))!;
    expect(small.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await small.arrayBuffer())).toString()).toBe('let a = 1;');
    utimesSync(join(folder, 'assets', 'main-abc123.js.gz'), 1, 1);
    const old = (await ask('/assets/main-abc123.js', { encodings: 'gzip' }))!;
    expect(old.headers.get('content-encoding')).toBeNull();
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/.hidden.txt',
    '/assets/%00.js',
    '/%',
    '/assets',
  ])('nothing else is reached: %s', async (path) => {
    expect(await ask(path)).toBeNull();
  });
});

describe('the server', () => {
  test('serves the app beside its API, with a policy that allows its own scripts and socket only', async () => {
    const server = await startApp({}, folder);
    const get = (path: string, accept = html) =>
      server.app.request(`http://play.test${path}`, { headers: { accept, host: 'play.test:8080' } });
    const page = await get('/table/ABC123');
    expect(await page.text()).toContain('page');
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self'; style-src 'self'");
    expect(policy).toContain("connect-src 'self' ws://play.test:8080 wss://play.test:8080;");
    expect(policy).not.toContain('unsafe');
    const missing = await get('/api/nothing');
    expect([missing.status, await missing.json()]).toMatchObject([404, { error: { code: 'not-found' } }]);
    const head = await server.app.request('http://play.test/', { method: 'HEAD', headers: { accept: html } });
    expect([head.status, await head.text()]).toEqual([200, '']);
    await server.stop();
    const bare = await startApp({}, join(home, 'nowhere'));
    const none = await bare.app.request('http://play.test/', { headers: { accept: html } });
    expect([none.status, await none.json()]).toMatchObject([404, { error: { code: 'no-web-app' } }]);
    await bare.stop();
  });

  test('a forged host does not get into the policy', async () => {
    const server = await startApp({}, folder);
    const headers = { accept: html, host: "x; script-src 'unsafe-inline'" };
    const page = await server.app.request('http://play.test/', { headers });
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    await server.stop();
  });
});
