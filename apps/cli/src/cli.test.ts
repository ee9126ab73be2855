import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../bin/forceout.mjs', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forceout-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function forceout(words: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...words], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const position = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  universe: ['BRGY', 'BRG', 'BRY', 'BR', 'RG', 'RY', 'R', 'GY', 'G', 'blank'],
  variations: [],
  goal: '2',
  required: [],
  permitted: ['B', 'U', 'G', '-', 'R'],
  forbidden: [],
  resources: ['1', '2', 'Y'],
  after: 'forceout',
};
const request = { position, written: [{ setName: 'B U G - R' }] };

describe('forceout judge', () => {
  it('shows people the verdict, the section and the work', () => {
    const { status, stdout } = forceout(['judge'], JSON.stringify(request));
    expect(status).toBe(0);
    expect(stdout).toContain('INCORRECT\n  ambiguous [VII-B-6]');
    expect(stdout).toContain('grouped so that it loses  B ∪ (G − R)');
    expect(stdout).toMatch(/worth +6\n/);
  });

  it('answers in JSON, from a file', () => {
    const file = join(folder, 'request.json');
    writeFileSync(file, JSON.stringify({ ...request, written: [{ setName: '(B U G) - R' }] }));
    const { status, stdout } = forceout(['judge', file, '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ verdict: 'correct', reasons: [], value: '2' });
  });

  it('takes a batch: one answer a line, in order, and a bad line stops nothing', () => {
    const bad = { ...request, position: { ...position, required: ['R', 'R', 'Q'] } };
    const lines = [
      `\uFEFF${JSON.stringify(request)}`,
      '{nonsense',
      '',
      JSON.stringify(bad),
      JSON.stringify(request),
    ];
    const { status, stdout, stderr } = forceout(['judge', '-', '--batch'], `${lines.join('\n')}\n\n`);
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'forceout: 3 of 5 lines failed\n' });
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answers).toHaveLength(5);
    expect(answers[0]).toMatchObject({ verdict: 'incorrect' });
    expect(answers[1]).toEqual({ error: expect.stringContaining('this is not JSON') });
    expect(answers[2]).toEqual({ error: 'an empty line is no request' });
    expect(answers[3]).toEqual({ error: 'position.required[2]: "Q" is not an On-Sets cube' });
    expect(answers[4]).toEqual(answers[0]);
  });

  it.each([
    ['nothing', '', 'nothing came in'],
    ['no JSON', '{"position": {\n', 'this is not JSON'],
    [
      'an unknown cube',
      JSON.stringify({ ...request, position: { ...position, required: ['Q'] } }),
      'position.required[0]: "Q"',
    ],
    ['too much', `"${'x'.repeat(300_000)}"`, 'longer than'],
  ])('refuses %s in one line, with status 2', (_, input, line) => {
    const { status, stdout, stderr } = forceout(['judge'], input);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(line);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('the other commands', () => {
  it('forceout goal', () => {
    expect(forceout(['goal'], JSON.stringify({ position, goal: '1 2' })).stdout).toBe(
      'LEGAL GOAL\n  A Solution must equal 3.\n',
    );
    expect(forceout(['goal'], JSON.stringify({ position, goal: '1 ~2' })).stdout).toContain(
      'goal-illegal [III-B]',
    );
  });

  it('forceout variation', () => {
    const pick = { id: 'wild-cube', cube: 'B' };
    expect(forceout(['variation'], JSON.stringify({ position, pick })).stdout).toContain(
      'ILLEGAL PICK\n  cube-not-in-resources [XIII-B-2]',
    );
    expect(
      forceout(['variation', '--json'], JSON.stringify({ position, pick: { id: 'two-operations' } })).stdout,
    ).toBe('{"legal":true,"reasons":[]}\n');
  });

  it.each([
    [['fly'], 'there is no command "fly"'],
    [['judge', '--loud'], 'there is no option --loud'],
    [['judge', '/no/such/file'], 'there is no file "/no/such/file"'],
    [['standings', '/no/such/file'], 'there is no file "/no/such/file"'],
    [['standings', '/'], '"/" is a folder, not a file'],
    [['judge', '/'], 'a folder, not a file'],
    [['judge', 'a', 'b'], 'one file at a time'],
    [['toString'], 'there is no command "toString"'],
  ])('refuses %j', (words, line) => {
    const { status, stderr } = forceout(words);
    expect(status).toBe(2);
    expect(stderr).toContain(line);
  });

  it('helps', () => {
    expect(forceout(['--help']).stdout).toContain('forceout <command> [file]');
  });
});

describe('the menu', () => {
  it('asks for a position and judges, with answers piped in', () => {
    const answers = [
      '1',
      'agloa-onsets-2014',
      'middle',
      'BRG RG R',
      'wild-cube Y',
      '1',
      'Q',
      'R',
      'Y G',
      '',
      '',
      'forceout',
      'R - G',
      '',
      'Y=-',
      '4',
      'mlag-onsets-basic-2019',
      'VII-B-2-a',
      'q',
    ];
    const { status, stdout } = forceout([], `${answers.join('\n')}\n`);
    expect(status).toBe(0);
    expect(stdout).toContain('position.required[0]: "Q" is not an On-Sets cube');
    expect(stdout).toContain('\nCORRECT\n');
    expect(stdout).toContain('VII-B-2-a');
  });

  it('asks for Equations when its book is chosen', () => {
    const answers = [
      '1',
      'agloa-equations-2015',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '(6x6)+1',
      '37',
      '',
      'q',
    ];
    const { status, stdout } = forceout([], `${answers.join('\n')}\n`);
    expect(status).toBe(0);
    expect(stdout).toContain('\nCORRECT\n');
  });

  it('ends when the input ends', () => {
    expect(forceout([], '1\n').status).toBe(0);
  });
});

describe('--language', () => {
  it('answers people in Spanish, and programs as the formats have it', () => {
    const { status, stdout } = forceout(['judge', '--language', 'es'], JSON.stringify(request));
    expect(status).toBe(0);
    expect(stdout).toContain('INCORRECTA\n  ambiguous [VII-B-6]');
    expect(stdout).toContain('Se puede agrupar B ∪ (G − R), que vale 6. La Meta es 2.');
    expect(stdout).not.toMatch(/\b(the|worth|grouped|removes)\b/);
    const answer = JSON.parse(
      forceout(['judge', '--json', '--language', 'es'], JSON.stringify(request)).stdout,
    ) as {
      reasons: { message: string }[];
    };
    expect(answer.reasons[0]!.message).toBe(
      'It may be grouped B ∪ (G − R), which is worth 6. The Goal is 2.',
    );
  });

  it('is one of those that there are', () => {
    const { status, stderr } = forceout(['judge', '--language', 'xx'], '{}');
    expect([status, stderr]).toEqual([2, 'forceout: --language: one of en, es\n']);
  });
});
