/** A league's own book in the terminal: checked, judged, solved, picked by, refereed, simulated, played, and its old matches. */
import { inEnglish } from '@forceout/rules/words';
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
  const { settings } = opened.ok ? opened.value.match : expect.fail(inEnglish(opened.error));
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

it('picks, Goals, scripts, puzzles and worksheets take it too', () => {
  const open = { ...position, variations: [], goal: undefined, after: undefined, resources: ['1', '2', '3'] };
  expect(answered('goal', { position: { ...open, required: [], permitted: [] }, goal: '3' })).toMatchObject({
    legal: true,
  });
  const script = { rulebook: position.rulebook, division: 'middle', mode: 'auto', players: ['ann', 'bob'] };
  expect(answered('referee', { ...script, goalSetter: 'ann', actions: [] })).toMatchObject({ results: [] });
  const book = ['--rules', VALLEY, '--rulebook', position.rulebook];
  expect(forceout(['puzzle', ...book, '--seed', 'a']).stderr).toBe('');
  expect(forceout(['worksheet', ...book, '--seed', 'a']).stdout).toContain(position.rulebook);
  expect(forceout(['rules', 'read', position.rulebook, 'VII-B', '--rules', VALLEY]).status).toBe(0);
  expect(
    forceout(['rules', 'compare', 'agloa-onsets-2026', position.rulebook, '--rules', VALLEY]).stdout,
  ).toContain('X-D');
});

it('a day is run by it, and its file keeps the rules it began with', () => {
  writeFileSync(join(folder, 'people.csv'), 'first,last,school\nAna,Ito,A\nBo,Li,B\nCy,Ng,C\n');
  const lines = [
    'new club Valley',
    `event v ${position.rulebook} middle`,
    'i Rosa',
    'roster people.csv',
    'here all',
    'draft',
    'publish',
    'start',
    'stop',
    // Who is absent has 0 here, and −2 elsewhere.
    '1 6,4,a 6,4,a',
    'close',
    'quit',
  ];
  const day = join(folder, 'valley.forceout.jsonl');
  const run = forceout(['run', day, '--rules', VALLEY], lines.join('\n'));
  expect(run.stderr).toBe('');
  expect(run.stdout).toMatch(/ 0 → 2 \(2\)/u);
  expect(readFileSync(day, 'utf8')).toContain('"kind":"book"');

  // Whoever gets the file needs nothing else, and a newer file of the same name changes nothing in it.
  writeFileSync(join(folder, 'next.json'), readFileSync(VALLEY, 'utf8').replace('"is": 0', '"is": 4'));
  for (const rules of [[], ['--rules', 'next.json']]) {
    expect(forceout(['check', day, ...rules])).toMatchObject({ status: 0, stderr: '' });
    expect(forceout(['standings', day, ...rules]).stdout).toContain('Ana Ito');
    const sheets = forceout(['sheets', day, ...rules]).stdout;
    expect(sheets).toContain('Valley League On-Sets 2027');
    expect(sheets).not.toContain('Absolute Value');
    expect(forceout(['run', day, ...rules], 'standings\nquit\n').stdout).toContain('Ana Ito');
  }
});

it('a rehearsed day, with bots at its tables', () => {
  const plan = ['--players', '4', '--schools', '2', '--rounds', '1', '--preset', 'club', '--chaos', '0'];
  const book = ['--rules', VALLEY, '--rulebook', position.rulebook];
  const done = forceout(['simulate', 'tournament', ...plan, ...book, '--results', 'bots', '--json']);
  expect(done.stderr).toBe('');
  expect(JSON.parse(done.stdout)).toMatchObject({ rounds: [{ tables: 2 }] });
});
