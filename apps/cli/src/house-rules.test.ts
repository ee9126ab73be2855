/** A league's own book in the terminal: checked, judged, solved, picked by, refereed, simulated, played, and its old matches. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMatchFile } from '@forceout/formats';
import { versionOf } from '@forceout/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../bin/forceout.mjs', import.meta.url));
const VALLEY = fileURLToPath(new URL('../../../docs/examples/valley.rulebook.json', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forceout-house-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function forceout(words: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...words], {
    input,
    encoding: 'utf8',
    cwd: folder,
  });
  return { status, stdout, stderr };
}

const position = {
  rulebook: 'valley-onsets-2027',
  division: 'middle',
  universe: ['BR', 'B', 'R', 'G', 'Y', 'blank'],
  variations: [{ id: 'double-set', set: 'B' }],
  goal: '3 2',
  required: ['B', 'R'],
  permitted: ['U'],
  forbidden: [],
  resources: [],
  after: 'stop',
};

function answered(command: string, request: object): unknown {
  const { stdout, stderr } = forceout([command, '--json', '--rules', VALLEY], JSON.stringify(request));
  return stdout === '' ? stderr : (JSON.parse(stdout) as unknown);
}

it('is checked, and three changes are told', () => {
  const { status, stdout } = forceout(['rules', 'check', VALLEY]);
  expect(status).toBe(0);
  expect(stdout).toContain('procedure.bonus.leader: may-not [IV-C] → may [IV-C]');
  expect(stdout).toContain('procedure.scoring.absent');
  expect(stdout).toContain('variations.middle.list.absolute-value');
});

it('is judged by, solved and picked by', () => {
  expect(answered('judge', { position, written: [{ setName: 'B U R' }] })).toMatchObject({
    verdict: 'correct',
    value: '5',
  });
  expect(answered('solve', { position })).toMatchObject({ answer: 'yes' });
  const open = { ...position, variations: [], goal: undefined, after: undefined };
  expect(answered('variation', { position: open, pick: { id: 'absolute-value' } })).toMatchObject({
    legal: false,
  });
});

it('is simulated and played, and a match of an older version still opens', () => {
  const table = ['--rules', VALLEY, '--rulebook', 'valley-onsets-2027', '--shakes', '1'];
  const simulated = forceout([
    'simulate',
    ...table,
    '--matches',
    '1',
    '--seats',
    'beginner,beginner',
    '--out',
    'saved',
  ]);
  expect([simulated.status, simulated.stderr]).toEqual([0, expect.any(String)]);
  const [name = ''] = readdirSync(join(folder, 'saved'));
  const saved = JSON.parse(readFileSync(join(folder, 'saved', name), 'utf8')) as unknown;
  const opened = readMatchFile(saved);
  const { settings } = opened.ok ? opened.value.match : expect.fail(opened.error);
  expect(settings.house).toHaveLength(1);
  // Next year's file changes a rule back: another version, and the match above is still of the older one.
  const later = readFileSync(VALLEY, 'utf8').replace('"is": "may"', '"is": "may-not"');
  writeFileSync(join(folder, 'later.json'), later);
  expect(forceout(['rules', 'check', 'later.json']).status).toBe(0);
  expect(forceout(['verify', join('saved', name), '--rules', join(folder, 'later.json')]).status).toBe(0);
  const again = readMatchFile(saved);
  expect(again.ok && versionOf(again.value.match.settings.house!)).toBe(versionOf(settings.house!));
  const { stdout } = forceout(['play', ...table, '--seats', 'me,beginner'], 'quit\n');
  expect(stdout).toContain('valley-onsets-2027, middle');
});
