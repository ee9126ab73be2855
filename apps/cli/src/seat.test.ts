import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../bin/forceout.mjs', import.meta.url));

function forceout(words: readonly string[], input: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'seat', ...words], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const players = Array.from({ length: 7 }, (_, at) => ({
  id: `p${at + 1}`,
  school: at < 4 ? 'Oak' : `S${at}`,
  score: 20 - at,
}));

describe('forceout seat', () => {
  it('answers in JSON from standard input', () => {
    const { status, stdout } = forceout(['--json'], JSON.stringify({ players }));
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      cost: { apart: 0, team: 0, 'two-again': 0, school: 1, repeat: 0 },
      proven: true,
      why: [
        { criterion: 'school', forced: true, because: 'school-too-large', numbers: { school: 4, tables: 3 } },
      ],
    });
  });

  it('shows people a table a line, the figures and the reasons', () => {
    const { status, stdout } = forceout([], JSON.stringify({ players }));
    expect(status).toBe(0);
    expect(stdout).toMatch(/^ +1 {2}p1, /);
    expect(stdout).toContain('same school: 1');
    expect(stdout).toContain('PROVEN BEST');
    expect(stdout).toMatch(/school +1 \(at least 1\)/);
    expect(stdout).toContain('unavoidable: 4 of 7 players are of one school, at 3 tables: at least 1 pair');
  });

  it.each([
    ['', 'the request is not JSON'],
    ['{"players":', 'the request is not JSON'],
    ['{"players":[{"id":"a"},{"id":"a"}]}', 'request.players[1].id: "a" is there twice'],
    ['{"players":[{"id":"a"},{"id":"b"}],"order":["gaps"]}', 'request.order[0]: "gaps" is not a criterion'],
  ])('refuses %j with one line and status 2', (input, message) => {
    const { status, stdout, stderr } = forceout(['--json'], input);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('takes a batch, in which a bad line stops nothing', () => {
    const { stdout } = forceout(['--batch'], `${JSON.stringify({ players })}\n{"players":[]}\n`);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines).toEqual([
      expect.objectContaining({ proven: true }),
      { error: 'request.players: 2 to 3000 players are expected, not 0' },
    ]);
  });

  it('A3 three processes at once give the same bytes, for a request longer than other commands take', async () => {
    const many = Array.from({ length: 900 }, (_, at) => ({
      id: `somebody with quite a long name, number ${at}`,
      team: `team with a name of its own ${Math.floor(at / 5)}`,
      school: `school with a name of its own ${Math.floor(at / 30)}`,
      notes: undefined,
      score: (at * 7) % 13,
    }));
    const met = Array.from({ length: 3000 }, (_, at) =>
      [at % 900, (at + 11) % 900, (at + 29) % 900].map((who) => many[who]!.id),
    );
    const input = JSON.stringify({ players: many, met });
    expect(input.length).toBeGreaterThan(256 * 1024);
    const run = (): Promise<string> =>
      new Promise((resolve, reject) => {
        const child = spawn(process.execPath, [bin, 'seat', '--json']);
        let text = '';
        child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
        child.on('error', reject);
        child.on('close', () => resolve(text));
        child.stdin.end(input);
      });
    const [one, ...others] = await Promise.all([run(), run(), run()]);
    expect(one.length).toBeGreaterThan(1000);
    expect(others).toEqual([one, one]);
  });
});
