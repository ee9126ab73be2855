import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/forceout.mjs', import.meta.url));
const example = fileURLToPath(
  new URL('../../../../packages/tournament/examples/t147.forceout.jsonl', import.meta.url),
);
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forceout-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const forceout = (...words: readonly string[]) =>
  spawnSync(process.execPath, [bin, ...words], { encoding: 'utf8' });

it('one ZIP holds the tournament file and every table that a folder gets', () => {
  const zip = join(folder, 'all.zip');
  const both = forceout('export', example, '--out', join(folder, 'all'), '--zip', zip);
  expect(both.status).toBe(0);
  const archive = readFileSync(zip);
  const tables = readdirSync(join(folder, 'all'));
  expect(tables).toHaveLength(6);
  for (const path of [example, ...tables.map((name) => join(folder, 'all', name))])
    expect(archive.includes(readFileSync(path))).toBe(true);
  expect(both.stdout).toContain('all.zip: t147.forceout.jsonl, players.csv');
});

it('says what is missing', () => {
  const { status, stderr } = forceout('export', example);
  expect(status).toBe(2);
  expect(stderr).toContain('--zip <file.zip>');
});
