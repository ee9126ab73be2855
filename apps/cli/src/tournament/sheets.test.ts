import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PRINTS } from '@forceout/print';
import { sampleFile } from '@forceout/print/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/forceout.mjs', import.meta.url));
let folder = '';
let day = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forceout-sheets-'));
  day = join(folder, 'day.forceout.jsonl');
  writeFileSync(day, sampleFile());
});
afterAll(() => rmSync(folder, { recursive: true }));

function sheets(words: readonly string[], input: Uint8Array | '' = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'sheets', ...words], {
    input,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  return { status, stdout, stderr };
}

describe('forceout sheets', () => {
  it('writes the scoresheets of a round to standard output', () => {
    const { status, stdout, stderr } = sheets([day, '--round', '2']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^<!doctype html>/);
    expect(stdout.match(/class="page sheet"/g)).toHaveLength(12);
    expect(stdout).toContain('Round 2');
    expect(sheets(['-', '--round', '2'], sampleFile()).stdout).toBe(stdout);
  });

  it('writes everything into a folder, and the same bytes again', () => {
    const out = join(folder, 'papers');
    const words = [day, '--print', 'all', '--out', out, '--wifi', 'Gym:a:b', '--address', 'http://hall:4000'];
    expect(sheets(words).stdout.trim().split('\n')).toHaveLength(PRINTS.length);
    const read = () => readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'utf8')]);
    const first = read();
    expect(new Set(first.map(([name]) => name))).toEqual(new Set(PRINTS.map((print) => `${print}.html`)));
    sheets(words);
    expect(read()).toEqual(first);
  });

  it('names as everybody may read them, another language and paper', () => {
    const words = [day, '--print', 'seating-by-name', '--public', '--language', 'es', '--paper', 'a4'];
    const { stdout } = sheets(words);
    expect(stdout).toContain('Ana O.');
    expect(stdout).not.toContain('Neill');
    expect(stdout).toContain('¿Dónde me siento?');
    expect(stdout).toContain('size: 210mm 297mm');
  });

  it.for([
    [['--print', 'posters'], '"posters"'],
    [['--print', 'standings,awards'], '--out'],
    [['--round', 'x'], '--round'],
    [['--shakes', '13'], '--shakes'],
    [['--paper', 'a5'], '--paper'],
    [['--language', 'fr'], '--language'],
    [['--table', '1-3'], '--table'],
    [['--event', 'nobody'], '"nobody"'],
    [['--json'], '--json'],
    [['--loud'], '--loud'],
  ] as const)('%j is refused in one line', ([words, said]) => {
    const { status, stdout, stderr } = sheets([day, ...words]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(said);
  });

  it('a file that cannot be read is refused with its line, one that is not there without', () => {
    const damaged = join(folder, 'damaged.jsonl');
    writeFileSync(damaged, Buffer.from(sampleFile()).toString().replace('"kind":"round"', '"kind":"round'));
    expect(sheets([damaged])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/line \d+:/),
    });
    expect(sheets([join(folder, 'none')]).stderr).not.toMatch(/line \d/);
  });
});
