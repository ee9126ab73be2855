import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/forceout.mjs', import.meta.url));
const examples = fileURLToPath(new URL('../../../../packages/tournament/examples', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forceout-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function forceout(words: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...words], {
    cwd: examples,
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const jsonLines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('one file', () => {
  it('standings in JSON, with the file as it was given', () => {
    const { status, stdout } = forceout([
      'standings',
      './t147.forceout.jsonl',
      '--json',
      '--after',
      '1',
      '--event',
      'e',
    ]);
    expect(status).toBe(0);
    expect(jsonLines(stdout)).toMatchObject([
      { file: './t147.forceout.jsonl', events: [{ event: 'e', after: 1 }] },
    ]);
  });

  it('for people', () => {
    expect(forceout(['standings', 't147.forceout.jsonl']).stdout).toContain('rank  player');
    expect(forceout(['check', 't001.forceout.jsonl']).stdout).toContain('line 21: penalty-value');
    expect(forceout(['roster', 'r13-doubles.csv']).stdout).toContain(
      '10 lines: 3 new, 7 in doubt, 0 not read',
    );
  });

  it('from standard input', () => {
    const input = readFileSync(join(examples, 't147.forceout.jsonl'), 'utf8');
    expect(jsonLines(forceout(['check', '-', '--json'], input).stdout)).toMatchObject([
      { file: '-', findings: [] },
    ]);
  });

  it.each([
    [['standings', 'd01-not-json.forceout.jsonl', '--json'], 'line 9:'],
    [['check', 'd19-cut-between-lines.forceout.jsonl', '--json'], 'line 18:'],
    [['standings', 't147.forceout.jsonl', '--json', '--event', 'nobody'], '"nobody"'],
    [['standings', 't147.forceout.jsonl', '--after', 'x'], '--after'],
    [['standings', '--loud'], '--loud'],
    [['roster', 'none.csv', '--json'], 'none.csv'],
  ])('%j is refused in one line', (words, text) => {
    const { status, stdout, stderr } = forceout(words);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(text);
  });

  it('a file that does not exist has no line', () => {
    expect(forceout(['check', 'none', '--json']).stderr).not.toMatch(/line \d/);
  });
});

describe('several files', () => {
  it('one object a line in order; the others go on; the highest status', () => {
    const words = ['check', 't147.forceout.jsonl', 't001.forceout.jsonl', '--json'];
    expect(forceout(words).status).toBe(1);
    const { status, stdout } = forceout([
      ...words,
      'd01-not-json.forceout.jsonl',
      'none',
      't061.forceout.jsonl',
    ]);
    expect(status).toBe(2);
    expect(jsonLines(stdout)).toMatchObject([
      { file: 't147.forceout.jsonl', findings: [] },
      { file: 't001.forceout.jsonl', findings: [{ line: 21, code: 'penalty-value' }] },
      { file: 'd01-not-json.forceout.jsonl', line: 9 },
      { file: 'none', error: expect.any(String) },
      { file: 't061.forceout.jsonl', findings: [] },
    ]);
    expect(jsonLines(stdout)[3]).not.toHaveProperty('line');
  });

  it('rosters', () => {
    const file = join(folder, 'empty.csv');
    writeFileSync(file, '');
    const { status, stdout } = forceout(['roster', 'r01-comma.csv', file, '--json']);
    expect(status).toBe(0);
    expect(jsonLines(stdout).map(({ counts }) => counts)).toEqual([
      { new: 12, doubt: 0, 'not-read': 0 },
      { new: 0, doubt: 0, 'not-read': 0 },
    ]);
  });
});

describe('points', () => {
  it('one request, and a batch in which a bad line stops nothing', () => {
    const request = { rulebook: 'agloa-onsets-2026', totals: [3, 3, 1] };
    expect(forceout(['points', '--json'], JSON.stringify(request)).stdout).toBe('{"points":[5,5,2]}\n');
    expect(forceout(['points'], JSON.stringify(request)).stdout).toBe('5 5 2\n');
    const batch = [
      request,
      { ...request, total: 3 },
      { ...request, totals: [1] },
      { ...request, totals: [1, 2.5] },
      { ...request, totals: [1, null, 3] },
      { ...request, played: [true, false, false] },
      { ...request, rulebook: 'agloa' },
    ];
    const { status, stdout } = forceout(
      ['points', '--batch'],
      batch.map((one) => JSON.stringify(one)).join('\n'),
    );
    expect(status).toBe(1);
    expect(jsonLines(stdout)).toEqual([
      { points: [5, 5, 2] },
      { error: expect.stringContaining('total:') },
      { error: expect.stringContaining('totals:') },
      { error: expect.stringContaining('totals[1]:') },
      { error: expect.stringContaining('totals[1]:') },
      { error: expect.stringContaining('played:') },
      { error: expect.stringContaining('rulebook:') },
    ]);
    expect(forceout(['points', '--json'], '{"rulebook":"agloa-onsets-2026"}').status).toBe(2);
  });
});
