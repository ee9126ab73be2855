import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { operate } from './operator.ts';
import { openStorage } from './storage/storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'forceout-operator-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());

const env = (name: string) => ({ FORCEOUT_DATA: join(folder, name) });

test('an admin is made, backed up, restored elsewhere and given a new passphrase', async () => {
  expect(await operate(['admin', 'Chief'], env('one'))).toBe(0);
  expect(said.at(-1)).toMatch(/^chief: ([a-z]+-){3}[a-z]+$/);
  const file = join(folder, 'copy.jsonl');
  expect(await operate(['backup', file], env('one'))).toBe(0);
  await expect(operate(['backup', file], env('one'))).rejects.toThrow(/EEXIST/);
  expect(await operate(['restore', file], env('two'))).toBe(0);
  expect(said.at(-1)).toBe('restored 2 rows');
  const storage = await openStorage({ file: join(folder, 'two', 'forceout.db') });
  expect(await storage.people.byLogin('chief')).toMatchObject({ role: 'admin', kind: 'account' });
  const before = (await storage.people.byLogin('chief'))?.passphrase;
  await storage.close();
  await operate(['admin', 'chief'], env('two'));
  const again = await openStorage({ file: join(folder, 'two', 'forceout.db') });
  expect((await again.people.byLogin('chief'))?.passphrase).not.toBe(before);
  await again.close();
});

test('what is wrong is said in a line, with status 2', async () => {
  expect(await operate([], { FORCEOUT_PORT: 'x' })).toBe(2);
  expect(said.at(-1)).toMatch(/^FORCEOUT_PORT: /);
  for (const words of [['fly'], ['backup'], ['serve', 'now'], ['fly', 'high']])
    expect(await operate(words, {})).toBe(2);
  expect(said.at(-1)).toMatch(/^usage: /);
  expect(await operate(['admin', 'no spaces'], env('three'))).toBe(2);
});
