import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMatch } from '@forceout/formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../bin/forceout.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forceout-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function forceout(words: readonly string[], input = '', env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...words], {
    input,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}

const LINE = 'agloa-onsets-2026 middle; cards BR BG G Y; goal 1; required R; permitted n B; after now';

describe('requests in one line', () => {
  it('are judged, and solved, alone and in a batch', () => {
    expect(forceout(['judge', '--json'], `${LINE}; written R n B\n`).stdout).toContain('"verdict":"correct"');
    expect(forceout(['solve'], LINE).stdout).toContain('A SOLUTION CAN BE WRITTEN');
    const both = forceout(['judge', '--batch'], `${LINE}; written R\n${LINE}; sauce R\n`);
    expect(both.stdout.split('\n')[1]).toBe('{"error":"position: a position has no \\"sauce\\""}');
    expect(both.status).toBe(1);
  });
});

describe('a match', () => {
  const [json, text] = [join(folder, 'match-00000.json'), join(folder, 'match.txt')];
  beforeAll(() => {
    const words = ['--matches', '1', '--seats', 'club,beginner', '--shakes', '1', '--out', folder, '--json'];
    forceout(['simulate', ...words]);
    writeFileSync(text, forceout(['replay', json, '--text']).stdout);
  });

  it('is told, turned into text and back, and verified in either form', () => {
    expect(forceout(['replay', json]).stdout).toMatch(/Shake 1\n.*sets the Goal/su);
    expect(readFileSync(text, 'utf8').length).toBeLessThan(readFileSync(json, 'utf8').length / 8);
    const [one, other] = [json, text].map((file) => readMatch(readFileSync(file, 'utf8')));
    if (one?.ok !== true || other?.ok !== true) throw new Error('both are matches');
    expect(other.value.match.totals).toEqual(one.value.match.totals);
    expect(forceout(['verify', text])).toMatchObject({ status: 0 });
    expect(forceout(['replay', '-', '--json'], readFileSync(text, 'utf8')).stdout).toContain(
      '"forceout-match"',
    );
  });

  it('gives its positions one a line, for the solver', () => {
    const { stdout } = forceout(['replay', text, '--positions']);
    const first = stdout.split('\n')[0]!;
    expect(first).toMatch(/^agloa-onsets-2026 middle; cards /u);
    expect(forceout(['solve', '--batch'], first).status).toBe(0);
  });

  it('is reviewed, for one player too', () => {
    expect(forceout(['review', text]).stdout).toMatch(/Shake 1/u);
    expect(forceout(['review', json, '--player', 'nobody'])).toMatchObject({ status: 2 });
  });
});

describe('rules', () => {
  it('are read, searched and compared', () => {
    expect(forceout(['rules']).stdout).toContain('agloa-onsets-2026');
    expect(forceout(['rules', 'read', 'agloa-onsets-2026', 'iv-c']).stdout).toMatch(/IV-C +Only a player/u);
    expect(forceout(['rules', 'search', 'bonus', '--in', 'agloa-onsets-2026']).stdout).toContain('IV-C');
    const compared = forceout(['rules', 'compare', 'agloa-onsets-2014', 'agloa-onsets-2026']).stdout;
    expect(compared).toContain('procedure.scoring');
    expect(forceout(['rules', 'read', 'agloa-onsets-1914']).stderr).toContain(
      'there is no book "agloa-onsets-1914"',
    );
  });
});

describe('puzzles', () => {
  const same = ['puzzle', '--seed', 'x', '--kind', 'right-or-wrong'];
  it('are asked and graded, with an answer from the keyboard or in the command', () => {
    const { right } = JSON.parse(forceout([...same, '--json', '--answer', 'right']).stdout) as {
      right: boolean;
    };
    const [yes, no] = right ? ['right', 'wrong'] : ['wrong', 'right'];
    expect(forceout(same, `${yes}\n`)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('RIGHT  ') as string,
    });
    expect(forceout([...same, '--answer', no])).toMatchObject({ status: 1 });
    expect(forceout([...same, '--answer', 'perhaps'])).toMatchObject({ status: 2 });
    expect(forceout(['puzzle', '--kind', 'list']).stdout).toContain('safe-move');
  });

  it('fill a worksheet with a key on its own page', () => {
    const words = [
      'worksheet',
      '--count',
      '3',
      '--seed',
      'week',
      '--kinds',
      'which-cards,legal-pick',
      '--title',
      'A & B',
    ];
    const { stdout, status } = forceout(words);
    expect(status).toBe(0);
    expect(stdout.match(/<li>/gu)).toHaveLength(6);
    expect(stdout).toContain('<title>A &amp; B</title>');
    expect(stdout).toContain('class="key"');
    expect(forceout(words).stdout).toBe(stdout);
  });
});

describe('the table in a terminal', () => {
  const play = ['play', '--seats', 'me,beginner', '--seed', 'one', '--rulebook'];
  it('speaks of Equations in its own signs, and lists what may be picked', () => {
    const lines = '\n\n\n\npick nonsense\npick base 99\nquit\n';
    const { stdout } = forceout([...play, 'agloa-equations-2015'], lines, { NO_COLOR: '1' });
    expect(stdout).toContain('(6x6)+1 = 37');
    expect(stdout).not.toContain('write R n G');
    expect(stdout).not.toContain('VV^');
    // After each of the two, whatever was wrong with it.
    const lists = stdout.match(/You may pick: .*/gu)!;
    expect(lists).toHaveLength(2);
    expect(lists[0]).toMatch(/sideways.*factorial.*base 8\|9\|10/u);
    expect(lists[0]).not.toContain('base 99');
    // Without colours a letter says which cube it is.
    expect(stdout).toMatch(/Resources +(?:[rbgk][\d+\-x/^√] ?)+/u);
  });

  it('lists On-Sets picks with the cubes and cards that lie there', () => {
    const lines = '\n\n\n\npick wild-cube Q\nquit\n';
    const { stdout } = forceout([...play, 'agloa-onsets-2026'], lines, { NO_COLOR: '1' });
    expect(stdout).toMatch(/You may pick: .*required-cube (?:[BRGYUn'=CV^-]\|?)+/u);
  });
});

describe('referee', () => {
  it('says who did what', () => {
    const script = {
      rulebook: 'agloa-onsets-2026',
      division: 'middle',
      players: ['ann', 'bob'],
      actions: [{ at: 3, by: 'bob', do: 'set-goal', goal: '3' }],
    };
    expect(forceout(['referee'], JSON.stringify(script)).stdout).toMatch(
      /0 {2}3 s {2}bob: set-goal 3 +refused/u,
    );
  });
});

describe('a program that is ended from outside', () => {
  const SLOW = `process.stdin.on('data', () => { for (;;); }); process.stderr.write('');`;
  it('takes its bots along and tells what there is', async () => {
    const bot = join(folder, 'slow.mjs');
    writeFileSync(bot, SLOW);
    const child = spawn(
      process.execPath,
      [bin, 'tournament', `node ${bot}`, 'beginner', '--limit', '60000'],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const bots = (): string => spawnSync('pgrep', ['-f', bot], { encoding: 'utf8' }).stdout;
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    while (bots().trim().split('\n').length < 2) await new Promise((wake) => setTimeout(wake, 100));
    child.kill('SIGTERM');
    const status = await new Promise((resolve) => child.on('exit', resolve));
    expect(status).toBe(143);
    expect(said).toContain('match points');
    // The kernel may need a moment to let it go.
    while (bots() !== '') await new Promise((wake) => setTimeout(wake, 50));
  });
});
