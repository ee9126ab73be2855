import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MatchFile } from '@forceout/formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../bin/forceout.mjs', import.meta.url));
const OLD = fileURLToPath(new URL('../../../packages/formats/fixtures/match-v1.json', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forceout-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function forceout(...words: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [PROGRAM, ...words], { encoding: 'utf8' });
  return { stdout, stderr, status };
}

let file: MatchFile;
beforeAll(() => {
  const words = [
    '--matches',
    '1',
    '--seats',
    'beginner,beginner',
    '--shakes',
    '1',
    '--out',
    folder,
    '--json',
  ];
  forceout('simulate', ...words);
  file = JSON.parse(readFileSync(join(folder, 'match-00000.json'), 'utf8')) as MatchFile;
});

function changed(change: (file: MatchFile) => MatchFile): string {
  const path = join(folder, 'changed.json');
  writeFileSync(path, JSON.stringify(change(file)));
  return path;
}

describe('forceout verify', () => {
  it('rolls and deals a match again', () => {
    const { stdout, status } = forceout('verify', join(folder, 'match-00000.json'));
    expect(stdout).toMatch(/^All \d+ rolls and \d+ deals come from the seed and the players' nonces/);
    expect(status).toBe(0);
  });

  it('names the event that was changed, also where the match goes on as before', () => {
    const index = file.events.findIndex(({ type }) => type === 'setter-rolled');
    const path = changed((whole) => {
      const event = whole.events[index]!;
      if (event.type !== 'setter-rolled') throw new Error('a roll is expected');
      return {
        ...whole,
        events: whole.events.with(index, { ...event, face: event.face === '5' ? '4' : '5' }),
      };
    });
    const { stdout, status } = forceout('verify', path);
    expect(stdout).toMatch(new RegExp(`^Event ${index} \\(setter-rolled\\) says \\d; .* give \\d\\.\\n$`));
    expect(status).toBe(1);
    expect(JSON.parse(forceout('verify', '--json', path).stdout)).toMatchObject({
      verified: false,
      dice: 2,
      differences: [{ index, type: 'setter-rolled' }],
    });
  });

  it('a seed that was not committed to, or another nonce, is found', () => {
    const seed = changed((whole) => ({ ...whole, header: { ...whole.header, seed: 'another' } }));
    expect(forceout('verify', seed).stdout).toContain('The seed is not the one that was committed to.');
    const nonces = changed((whole) => ({ ...whole, header: { ...whole.header, nonces: ['', 'another'] } }));
    expect(forceout('verify', nonces)).toMatchObject({ status: 1 });
  });

  it('says in one line what cannot be checked', () => {
    const { seed: _seed, ...header } = file.header;
    const path = changed((whole) => ({ ...whole, header }));
    expect(forceout('verify', path)).toMatchObject({
      status: 2,
      stderr: 'forceout: header.seed: missing, so its dice cannot be rolled again\n',
    });
    expect(forceout('verify')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/which match file/),
    });
    expect(forceout('verify', OLD).status).toBe(2);
  });
});
