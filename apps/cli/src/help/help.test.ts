import { spawnSync } from 'node:child_process';
import { PRINTS } from '@forceout/print';
import { describe, expect, it } from 'vitest';
import { commandNamed } from '../registry.ts';
import { readWords } from '../words/read-words.ts';
import { completion, SHELLS } from './completion.ts';
import { manPage } from './man.ts';
import { optionsOf, pageText } from './page.ts';
import { overview, pageFor, pageOf, PAGES, unknownCommand } from './pages.ts';

const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

describe('the help', () => {
  it('has a page with examples for every command, and a command for every page', async () => {
    for (const page of PAGES) {
      expect(pageText(page)).toContain(`forceout ${page.name}`);
      expect(page.examples.length).toBeGreaterThan(0);
      expect(await commandNamed(page.name.split(' ')[0]!)).not.toBeNull();
      for (const [line] of page.examples) expect(line).toContain('forceout');
      expect(overview()).toContain(page.summary);
    }
  });

  it('finds a command under a command, and what a misspelt one was meant to be', () => {
    expect(pageFor(['simulate', 'tournament'])?.name).toBe('simulate tournament');
    expect(pageFor(['simulate', 'x'])?.name).toBe('simulate');
    expect(pageFor(['fly'])).toBeNull();
    expect(unknownCommand('jugde')).toBe('there is no command "jugde"; did you mean "judge"?');
    expect(unknownCommand('xyzzy')).toBe('there is no command "xyzzy"; forceout --help lists them');
  });

  it('has only examples whose options are taken', () => {
    for (const page of PAGES)
      for (const [line] of page.examples) {
        const words =
          /forceout (.*?)(?: [|>]|$)/u.exec(line.replace(/^echo .*\| /u, ''))?.[1]?.split(' ') ?? [];
        const own = words.includes('--') ? words.slice(0, words.indexOf('--')) : words;
        expect(readWords(own.slice(page.name.split(' ').length), page).ok, line).toBe(true);
      }
  });

  it('sends readers of sheets to the page that lists the documents', () => {
    expect(PRINTS.length).toBeGreaterThan(5);
    expect(pageText(pageOf('sheets'))).toContain('docs/printing.md');
  });
});

describe('options', () => {
  const page = pageOf('solve');
  const given = (...words: readonly string[]) => readWords(words, page);
  it.each([
    [['--limti', '3'], 'there is no option --limti; did you mean --limit?'],
    [['--loud'], 'there is no option --loud'],
    [['-x'], 'there is no option -x'],
    [['--limit'], '--limit needs a value'],
    [['--json=yes'], '--json takes no value'],
  ])('%j is refused', (words, error) => {
    expect(given(...words)).toEqual({ ok: false, error });
  });
  it('may have their value behind a sign of equality, and files anywhere', () => {
    const read = given('a.json', '--limit=30', '--json', '--', '--odd-name');
    if (!read.ok) throw new Error(read.error);
    expect(read.value.rest).toEqual(['a.json', '--odd-name']);
    expect([read.value.value('limit'), read.value.has('json'), read.value.has('batch')]).toEqual([
      '30',
      true,
      false,
    ]);
  });
});

describe('completion', () => {
  it.each(SHELLS)('for %s names every command and option, and the shell reads it', (shell) => {
    const script = completion(shell, PAGES);
    for (const page of PAGES.filter(({ name }) => !name.includes(' '))) {
      expect(script).toContain(page.name);
      for (const { name } of optionsOf(page)) expect(script).toContain(name);
    }
    if (!isThere(shell)) return;
    const { status, stderr } = spawnSync(shell, ['-n'], { input: script, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it.runIf(isThere('bash'))('bash completes a command, an option and a choice', () => {
    const complete = (...words: readonly string[]): readonly string[] => {
      const list = words.map((word) => `'${word}'`).join(' ');
      const script = `${completion('bash', PAGES)}
COMP_WORDS=(forceout ${list}); COMP_CWORD=${words.length}; _forceout; printf '%s\\n' "\${COMPREPLY[@]}"`;
      return spawnSync('bash', ['-c', script], { encoding: 'utf8', cwd: '/proc/self' })
        .stdout.trim()
        .split('\n');
    };
    expect(complete('work')).toEqual(['worksheet']);
    expect(complete('solve', '--li')).toEqual(['--limit']);
    expect(complete('play', '--mode', '')).toEqual(['auto', 'table']);
    expect(complete('rules', 'comp')).toEqual(['compare']);
  });
});

describe('the man page', () => {
  const page = manPage(PAGES, '1.2.3');
  it('has every command and no line that a point would make an order', () => {
    for (const { name } of PAGES) expect(page).toContain(`.SS ${name.replaceAll('-', '\\-')}`);
    for (const line of page.split('\n'))
      if (line.startsWith('.')) expect(line).toMatch(/^\.(TH|SH|SS|B|I|RI|TP|PP|nf|fi|RS|RE)\b/u);
    expect(page).toContain('"forceout 1.2.3"');
  });
  it.runIf(isThere('man'))('man reads it without a warning', () => {
    const { status, stdout } = spawnSync('man', ['--warnings', '-l', '-'], {
      input: page,
      encoding: 'utf8',
      env: { ...process.env, MANPAGER: 'cat', MANROFFOPT: '' },
    });
    expect(status).toBe(0);
    expect(stdout).toContain('worksheet');
  });
});
