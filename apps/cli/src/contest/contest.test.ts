import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMatchFile } from '@forceout/formats';
import { sprt } from '@forceout/players';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { optionsFor } from './bot-options.ts';
import { readSprt } from './experiment.ts';
import { fixturesOf } from './fixture.ts';
import { SprtWatch } from './sprt-watch.ts';
import type { Standing } from './tournament.ts';

const bin = fileURLToPath(new URL('../../bin/forceout.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forceout-contest-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function forceout(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...words], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

const START =
  'agloa-onsets-2026 middle; cards BRGY BRG BRY BR RG RY R GY G blank; goal 2; required R; resources B U G - Y n';
const starts = join(folder, 'starts.txt');
writeFileSync(starts, `# one\n${START}\n`);

/** A program that introduces itself and never does anything; the clock plays for it. */
const WAITS = `console.log(JSON.stringify({ type: 'me', name: 'Waiter', options: ['depth'] }));
let text = '';
process.stdin.on('data', (data) => {
  text += data;
  const lines = text.split('\\n');
  text = lines.pop();
  for (const message of lines.map((line) => JSON.parse(line)))
    if (message.type === 'ask') console.log(JSON.stringify({ id: message.id, do: null }));
});`;

describe('a tournament of programs', () => {
  it('seats three at one table, tells them their options, and writes matches and results', () => {
    const waiter = join(folder, 'waiter.mjs');
    writeFileSync(waiter, WAITS);
    const out = join(folder, 'three');
    const bots = ['club', `node ${waiter}`, 'beginner'];
    const told = ['--option', 'depth=2', '--option', '2:sped=9'];
    const how = ['--three', '--positions', starts, '--limit', '5000', '--out', out, '--errors', '--json'];
    const { status, stdout, stderr } = forceout('tournament', ...bots, ...told, ...how);
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: `forceout: "node ${waiter}" knows no option "sped"\n`,
    });
    const standings = JSON.parse(stdout) as readonly Standing[];
    expect(standings.map(({ matches }) => matches)).toEqual([3, 3, 3]);
    const waiting = standings.find(({ name }) => name === 'Waiter')!;
    expect(waiting.conduct).toMatchObject({ late: 0, nonsense: 0, gone: false });
    expect(waiting.decisions!.writing.all).toBeGreaterThan(0);
    expect(standings.reduce((sum, { elo }) => sum + elo, 0)).toBeCloseTo(0);
    const lines = readFileSync(join(out, 'results.jsonl'), 'utf8').trim().split('\n');
    const results = lines.map((line) => JSON.parse(line) as { bots: readonly string[]; seed: string });
    // Everybody has sat in every seat, with the same dice.
    for (const seat of [0, 1, 2])
      expect(new Set(results.map((result) => result.bots[seat]))).toEqual(new Set(bots));
    expect(new Set(results.map(({ seed }) => seed)).size).toBe(1);
    const files = readdirSync(out).filter((file) => file.startsWith('match-'));
    expect(files).toHaveLength(3);
    for (const file of files)
      expect(readMatchFile(JSON.parse(readFileSync(join(out, file), 'utf8')))).toMatchObject({ ok: true });
  });
});

it('a misspelt level is no program', () => {
  expect(forceout('tournament', 'club', 'beginer')).toEqual({
    status: 2,
    stdout: '',
    stderr:
      'forceout: there is no level "beginer"; did you mean "beginner"? (A program of that name: ./beginer)\n',
  });
});

describe('a simulation', () => {
  const plan = [
    'simulate',
    '--seats',
    'perfect,beginner',
    '--positions',
    starts,
    '--sprt',
    '0,400',
    '--json',
  ];
  it('stops when the question is answered, with the same answer on one core and on several', () => {
    const [one, several] = ['1', '3'].map((workers) => {
      const { stdout } = forceout(...plan, '--workers', workers, '--matches', '200');
      const { sprt: found, matches } = JSON.parse(stdout) as {
        sprt: { answer: string; sets: number };
        matches: number;
      };
      return { found, matches };
    });
    expect(one!.found.answer).not.toBe('open');
    expect(one!.matches).toBe(2 * one!.found.sets);
    expect(several).toEqual(one);
  });

  it.each([
    [['--sprt', '30'], '--sprt takes two numbers of Elo points, as in --sprt 0,30'],
    [['--sprt', '30,0'], '--sprt: the first number is the smaller one, and neither is beyond 1000'],
    [
      ['--positions', starts, '--division', 'junior'],
      '--division: with --positions every position names its own',
    ],
    [['club'], 'what is "club"? Bots are named by --seats'],
  ])('says in a line what is wrong with %j', (words, problem) => {
    expect(forceout('simulate', ...words)).toEqual({
      status: 2,
      stdout: '',
      stderr: `forceout: ${problem}\n`,
    });
  });

  it('names the line of a bad start position', () => {
    const bad = join(folder, 'bad.txt');
    writeFileSync(bad, `${START}\n${START}; goal 3\n`);
    const { status, stderr } = forceout('simulate', '--positions', bad);
    expect(status).toBe(2);
    expect(stderr).toMatch(/bad\.txt: line 2: .*goal/u);
  });
});

describe('the parts of a contest', () => {
  it('fixtures are whole sets of everybody who can sit together', () => {
    expect(fixturesOf(3, 2, 3)).toHaveLength(3 * 4);
    expect(fixturesOf(4, 3, 1)).toHaveLength(4 * 3);
    expect(fixturesOf(2, 2, 2).map(({ set, bots }) => [set, ...bots])).toEqual([
      [0, 0, 1],
      [0, 1, 0],
    ]);
  });

  it('options go to all programs or to one', () => {
    expect(optionsFor(['depth=3', '2:depth=4', 'book=a=b'], 2)).toEqual({
      ok: true,
      value: [
        { depth: '3', book: 'a=b' },
        { depth: '4', book: 'a=b' },
      ],
    });
    expect(optionsFor(['depth'], 2)).toMatchObject({
      ok: false,
      error: '--option: "depth" is not name=value',
    });
    expect(optionsFor(['3:depth=1'], 2)).toMatchObject({ ok: false, error: '--option: there is no bot 3' });
  });

  it('a risk may be given with the hypotheses', () => {
    expect(readSprt('-5,5,0.01')).toEqual({ ok: true, value: { low: -5, high: 5, alpha: 0.01, beta: 0.01 } });
    expect(readSprt('0,5,0.7').ok).toBe(false);
  });

  it('a sequential test sees results in the order of matches, whichever is over first', () => {
    const asked = { low: 0, high: 100, alpha: 0.05, beta: 0.05 };
    const score = fc.constantFrom(0, 0.5, 1);
    fc.assert(
      fc.property(
        fc.array(score, { minLength: 2, maxLength: 60 }),
        fc.infiniteStream(fc.nat()),
        (scores, order) => {
          const results = scores.map((own, index) => ({
            index,
            result: {
              set: String(Math.floor(index / 2)),
              bots: index % 2 === 0 ? [0, 1] : [1, 0],
              totals: index % 2 === 0 ? [own, 1 - own] : [1 - own, own],
            },
          }));
          const watch = new SprtWatch(asked);
          const keys = results.map(() => order.next().value ?? 0);
          const shuffled = results.toSorted((a, b) => keys[a.index]! - keys[b.index]!);
          for (const { index, result } of shuffled) watch.see(index, result);
          // The slow way: after each whole pair, from the beginning.
          const pairs = Array.from(
            { length: Math.floor(scores.length / 2) },
            (_, set) => (scores[2 * set]! + scores[2 * set + 1]!) / 2,
          );
          const settled = pairs.findIndex((_, set) => sprt(pairs.slice(0, set + 1), asked).answer !== 'open');
          const expected = settled < 0 ? pairs : pairs.slice(0, settled + 1);
          expect(watch.state).toEqual(sprt(expected, asked));
          if (settled >= 0) expect(watch.seen).toBe(2 * (settled + 1));
        },
      ),
    );
  });
});
