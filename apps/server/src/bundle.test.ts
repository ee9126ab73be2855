import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { isCurrent, writeStamp } from '../bin/bundle-stamp.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forceout-bundle-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a bundle', () => {
  const check = (): boolean => isCurrent(join(folder, 'stamp.json'), folder);

  test('is taken only while the sources are those it was made from', () => {
    expect(check()).toBe(false);
    writeFileSync(join(folder, 'a.ts'), 'one');
    writeFileSync(join(folder, 'b.ts'), 'two');
    writeStamp(['a.ts', 'b.ts'], join(folder, 'stamp.json'), folder);
    expect(check()).toBe(true);
    utimesSync(join(folder, 'b.ts'), 1, 1);
    expect(check()).toBe(false);
    writeStamp(['a.ts', 'b.ts'], join(folder, 'stamp.json'), folder);
    rmSync(join(folder, 'a.ts'));
    expect(check()).toBe(false);
    writeFileSync(join(folder, 'stamp.json'), '{"half": ');
    expect(check()).toBe(false);
  });

  test('serves, with its threads, and stops when told', async () => {
    const server = join(import.meta.dirname, '..');
    const node = process.execPath;
    const making = spawn(node, [join(server, 'bundle.ts')], { stdio: 'inherit' });
    expect(await once(making, 'exit')).toEqual([0, null]);
    const child = spawn(node, [join(server, 'dist/main.mjs')], {
      env: { FORCEOUT_PORT: '0', FORCEOUT_DATA: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const { port } = JSON.parse(line.toString().split('\n')[0]!) as { port: number };
    const guest = await fetch(`http://127.0.0.1:${port}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann' }),
    });
    expect(guest.status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
