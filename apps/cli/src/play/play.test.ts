import { spawnSync } from 'node:child_process';
import { readdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMatchFile } from '@forceout/formats';
import { view } from '@forceout/rules/match';
import { HostedTable, tableFor } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { readTyped } from './play-words.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/forceout.mjs', import.meta.url));

function forceout(words: readonly string[], input = '') {
  const { stdout, stderr, status } = spawnSync(process.execPath, [PROGRAM, ...words], {
    input,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

const settings = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  level: 'adventurous',
  season: 'even',
  mode: 'auto',
  clock: 'untimed',
  judge: false,
} as const;
const opening = {
  universe: [1, 2, 3, 4, 5, 6],
  picks: [],
  goal: '2',
  mat: { resources: ['R', 'U', 'n'], required: [], permitted: [], forbidden: [], goal: ['2'] },
  lastMover: 0,
  turn: 1,
};
const table = new HostedTable({
  settings: tableFor(settings, [null, null]),
  people: ['a', 'b'].map((name) => ({ name, bot: null })),
  seed: 'words',
  start: { at: 0, goalSetter: 0, opening },
});
const mine = view(table.match, 1);

describe('what people type', () => {
  it.each([
    ['r r', { do: 'move', cube: 'R', to: 'required' }],
    ['∪ permitted', { do: 'move', cube: 'U', to: 'permitted' }],
    ['now', { do: 'challenge', claim: 'now' }],
    ['write R = B, G n Y', { do: 'present', written: [{ restrictions: ['R = B'], setName: 'G n Y' }] }],
    [
      'write R n B; wild B=U',
      { do: 'present', written: [{ restrictions: [], setName: 'R n B', wild: { B: 'U' } }] },
    ],
    ['pick wild-cube R', { do: 'pick', variation: { id: 'wild-cube', cube: 'R' } }],
  ])('%s', (line, action) => {
    expect(readTyped(line, mine, 1)).toEqual({ ok: true, value: { kind: 'act', action } });
  });

  it('help at any moment, and a plain word where something is not understood', () => {
    expect(readTyped('?', mine, 1)).toEqual({ ok: true, value: { kind: 'help' } });
    expect(readTyped('frobnicate', mine, 1)).toMatchObject({ ok: false });
  });
});

describe('forceout play', () => {
  it('plays from lines, shows the table, helps, hints and reviews', () => {
    const { stdout, status } = forceout(
      ['play', '--seats', 'me,club', '--seed', 'x', '--shakes', '1'],
      '\n\n\n\nhint\n?\nnonsense\n',
    );
    expect(status).toBe(0);
    expect(stdout).toContain('Resources');
    expect(stdout).toContain('You may type');
    expect(stdout).toContain('The match ends here');
  });

  it('gives a hint step by step, and in one line none where none are allowed', () => {
    const lines = '\n\n\n\n\nhint\nhint\n';
    const play = ['play', '--seats', 'me,beginner', '--seed', 'hints 2', '--shakes', '1'];
    expect(forceout(play, lines).stdout).not.toContain('Nobody is given hints');
    const { stdout } = forceout([...play, '--hints', 'off'], lines);
    expect(stdout.match(/^Nobody is given hints at this table\.$/gm)).toHaveLength(2);
    expect(forceout(['play', '--hints', 'maybe']).stderr).toBe('forceout: --hints: on or off\n');
  });

  it('says in one line what is wrong with its options', () => {
    const { stderr, status } = forceout(['play', '--seats', 'me,grandmaster']);
    expect(status).toBe(2);
    expect(stderr).toBe(
      'forceout: --seats: "grandmaster" is not one of beginner, club, varsity, national, perfect, me\n',
    );
  });
});

describe('forceout simulate', () => {
  it('plays on several threads, prints a table and writes matches that can be read again', () => {
    const out = mkdtempSync(join(tmpdir(), 'forceout-matches-'));
    const { stdout, status } = forceout([
      'simulate',
      '--matches',
      '2',
      '--seats',
      'club,beginner',
      '--shakes',
      '1',
      '--workers',
      '2',
      '--out',
      out,
      '--json',
    ]);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ matches: 2, shakes: 2, refusals: 0, seed: 'forceout' });
    const files = readdirSync(out).filter((file) => file !== 'results.jsonl');
    expect(files).toEqual(['match-00000.json', 'match-00001.json']);
    for (const file of files)
      expect(readMatchFile(JSON.parse(readFileSync(join(out, file), 'utf8')))).toMatchObject({ ok: true });
    rmSync(out, { recursive: true });
  });
});
