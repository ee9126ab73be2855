import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTournamentFile } from '@forceout/formats/tournament';
import { EMPTY } from '@forceout/tournament';
import type { JournalEntry, Tournament } from '@forceout/tournament';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Director } from './director.ts';
import { TournamentOnDisk } from './journal-file.ts';
import { WORDS } from './words.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forceout-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ROSTER = [
  'First,Last,School',
  ...Array.from({ length: 7 }, (_, index) => `N${index},L${index},S${index}`),
].join('\n');
const MORNING = [
  'new club Day',
  'event e agloa-onsets-2026 middle',
  'roster people.csv',
  'here all',
  'draft',
  'publish',
  'start',
  'stop',
];

/** A director at a desk of paper: what was said, and what was written first. */
function desk(state: Tournament = EMPTY) {
  const said: string[] = [];
  const written: JournalEntry[] = [];
  const order: string[] = [];
  const director = new Director(
    state,
    'kim',
    {
      append: (entry) => {
        written.push(entry);
        order.push('written');
      },
      save: () => order.push('saved'),
      read: () => new TextEncoder().encode(ROSTER),
      now: () => '2027-01-16T09:00:00-05:00',
      say: (text) => {
        said.push(text);
        order.push('said');
      },
    },
    WORDS,
  );
  const type = (...lines: readonly string[]): string => {
    said.length = 0;
    for (const line of lines) director.line(line);
    return said.join('\n');
  };
  return { director, type, written, order };
}

describe('the text-mode director', () => {
  it('is told that something is done only after it is written', () => {
    const { type, order, written } = desk();
    type(...MORNING);
    expect(written).toHaveLength(MORNING.length);
    order.length = 0;
    type('2 10 8');
    expect(order.filter((one) => one === 'written')).toHaveLength(1);
    expect(order.at(-1)).toBe('said');
    expect(order.lastIndexOf('written')).toBeLessThan(order.length - 1);
  });

  it('a refusal writes nothing', () => {
    const { type, written } = desk();
    type(...MORNING);
    const before = written.length;
    for (const line of [
      '9 1 2 3',
      '2 1 2 3',
      '2 1',
      'nonsense',
      'close',
      'swap 1 2',
      'here 999',
      '2 = 1',
      'roster',
      'accept x',
      'settle 2 1 2 # why',
      'correct 2 1 2 # why',
    ])
      expect(type(line)).not.toBe('');
    expect(written.filter(({ deed }) => deed.do !== 'import')).toHaveLength(before - 1);
  });

  it('asks, and takes a y; anything else forgets the question', () => {
    const { type } = desk();
    type(...MORNING);
    expect(type('2 10 8 = 4 6')).toContain('y: save it all the same');
    expect(type('?')).toContain('missing: 1 2 3');
    expect(type('y')).toContain('not a command');
    expect(type('2 10 8 = 4 6', 'y')).toContain('confirmed');
    expect(type('?')).toContain('missing: 1 3');
  });

  it('undoes the own last line', () => {
    const { type } = desk();
    type(...MORNING, '2 10 8');
    expect(type('u')).toBe('taken back');
    expect(type('?')).toBe('missing: 1 2 3');
    expect(type('u')).toContain('nothing that can be undone');
  });

  it('shows what a correction changes before it is saved', () => {
    const { type, written } = desk();
    type(...MORNING, '1 9 6 3', '2 10 8', '3 5 9', 'close');
    const before = written.length;
    expect(type('correct 1:2 1 8 # the columns were exchanged')).toMatch(/place 1 → \d.*points 6 → 4/);
    expect(written).toHaveLength(before);
    expect(type('y')).toBe('corrected');
    expect(written.at(-1)).toMatchObject({ reason: 'the columns were exchanged', by: 'kim' });
  });

  it('takes a league’s own names of people and keeps the whole day in one file', () => {
    const { type, director } = desk();
    expect(type('today')).toContain('no tournament yet');
    type(...MORNING, 'i lee');
    expect(director.by).toBe('lee');
    expect(type('help')).toContain('117 22 16 18');
    expect(type('seating')).toContain('101 N0 L0');
  });
});

describe('on disk', () => {
  const open = (file: string) => {
    const opened = TournamentOnDisk.open(file);
    if (!opened.ok) throw new Error(opened.error);
    return opened.value;
  };
  const morning = (): readonly JournalEntry[] => {
    const { type, written } = desk();
    type(...MORNING);
    return written;
  };

  it('what was appended is there again; a torn last line is dropped; saving empties the journal', () => {
    const file = join(folder, 'torn.forceout.jsonl');
    const entries = morning();
    const first = open(file);
    for (const entry of entries) first.disk.append(entry);
    appendFileSync(`${file}.journal`, '{"id":"torn","by"');
    const second = open(file);
    expect(second.recovered).toBe(entries.length);
    second.disk.append({ ...entries.at(-1)!, id: 'later', changes: [] });
    const third = open(file);
    expect(third.state.journal.map(({ id }) => id)).toEqual([...entries.map(({ id }) => id), 'later']);
    third.disk.save(third.state, '2027-01-16T12:00:00Z');
    expect(readFileSync(`${file}.journal`, 'utf8')).toBe('');
    expect(readTournamentFile(readFileSync(file)).ok).toBe(true);
    const fourth = open(file);
    expect(fourth.recovered).toBe(0);
    expect(fourth.state.journal).toHaveLength(entries.length + 1);
  });

  it('a journal that is damaged elsewhere is refused with its line', () => {
    const file = join(folder, 'damaged.forceout.jsonl');
    writeFileSync(`${file}.journal`, '{}\nnonsense\n{}\n');
    expect(TournamentOnDisk.open(file)).toMatchObject({
      ok: false,
      error: expect.stringContaining('line 2'),
    });
  });

  it('two do not run one tournament at the same time; a note of who is gone counts for nothing', () => {
    const file = join(folder, 'held.forceout.jsonl');
    // The process that started this test is alive and is not us.
    writeFileSync(`${file}.lock`, String(process.ppid));
    expect(TournamentOnDisk.open(file)).toMatchObject({
      ok: false,
      error: expect.stringContaining('is running'),
    });
    writeFileSync(`${file}.lock`, '999999999');
    const { disk } = open(file);
    disk.close();
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  it('killed in the middle of entry, five times: nothing that was confirmed is lost, nothing is doubled', async () => {
    const file = join(folder, 'killed.forceout.jsonl');
    const first = open(file);
    for (const entry of morning()) first.disk.append(entry);
    first.disk.close();
    const confirmed: string[] = [];
    for (const [index, line] of ['1 9 6 3', '2 10 8', '3 5 9', 'correct 2 8 10 # slip', 'close'].entries()) {
      await killedAfter(
        file,
        line === 'correct 2 8 10 # slip' ? [line, 'y'] : [line],
        /confirmed|corrected|is closed/,
      );
      confirmed.push(line);
      const { state, disk } = open(file);
      disk.close();
      expect(state.things.sheet.size).toBe(Math.min(3, index + 1));
      expect(new Set(state.journal.map(({ id }) => id)).size).toBe(state.journal.length);
      expect(state.journal).toHaveLength(MORNING.length + confirmed.length);
    }
  });
});

const bin = fileURLToPath(new URL('../../../bin/forceout.mjs', import.meta.url));

/** Types lines, waits until the program says so, and takes its power away. */
function killedAfter(file: string, lines: readonly string[], said: RegExp): Promise<void> {
  return new Promise((done, failed) => {
    const program = spawn(process.execPath, [bin, 'run', file, '--as', 'kim'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let output = '';
    program.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (said.test(output)) program.kill('SIGKILL');
    });
    program.on('exit', (_, signal) => (signal === 'SIGKILL' ? done() : failed(new Error(output))));
    program.stdin.write(lines.map((line) => `${line}\n`).join(''));
  });
}
