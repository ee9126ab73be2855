/** A third language, begun as a test only: the compiler lists what it still lacks, room by room. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let copy = '';

/** The project once more, with its own links between the packages. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'forceout-language-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files
    .split('\n')
    .filter((name) => /^(packages|apps|tsconfig).*\.(tsx?|json|css)$/.test(name))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@forceout'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '@forceout'))
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const room of ['packages', 'apps'])
    for (const name of readdirSync(join(copy, room)))
      symlinkSync(join(copy, room, name), join(modules, '@forceout', name));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function compiled(project: string): readonly string[] {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '--project', project], {
    cwd: copy,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}

test('is one more entry in the list, and the compiler names every room that lacks it', () => {
  const list = join(copy, 'packages/rules/src/words/languages.ts');
  writeFileSync(list, readFileSync(list, 'utf8').replace("['en', 'es']", "['en', 'es', 'fr']"));
  const words = join(copy, 'packages/rules/src/words');
  mkdirSync(join(words, 'fr'));
  writeFileSync(
    join(words, 'fr/index.ts'),
    `import type { Sentences } from '../../said/said.ts';
import type { Texts } from '../texts.ts';
export const fr: Texts<Sentences> = { 'has-signed': 'Cette personne a signé.' };
`,
  );
  const lacking = [...compiled('tsconfig.json'), ...compiled('apps/web/tsconfig.json')];
  const rooms = [...new Set(lacking.map((line) => /^(?:\.\.\/)*(.+?)\(/.exec(line)?.[1] ?? line))].sort();
  expect(rooms).toEqual(
    expect.arrayContaining([
      'apps/cli/src/help/page-texts.ts',
      'apps/cli/src/words/language.ts',
      'apps/web/src/public-day/words.ts',
      'apps/web/src/shell/header.tsx',
      'apps/web/src/words/fetched.ts',
      'apps/web/src/words/use-day-words.ts',
      'packages/players/src/coach/after-shake.ts',
      'packages/players/src/coach/ask-hint.ts',
      'packages/players/src/coach/hint-words.ts',
      'packages/players/src/coach/note-words.ts',
      'packages/players/src/coach/review-words.ts',
      'packages/players/src/lessons/words.ts',
      'packages/players/src/puzzles/position-words.ts',
      'packages/players/src/words/bots.ts',
      'packages/players/src/words/cubes.ts',
      'packages/players/src/words/goal.ts',
      'packages/players/src/words/puzzles.ts',
      'packages/players/src/words/variations.ts',
      'packages/players/src/words/why-not.ts',
      'packages/players/src/words/why.ts',
      'packages/print/src/words/index.ts',
      'packages/rules/src/words/fr/index.ts',
      'packages/rules/src/words/sections.ts',
      'packages/rules/src/words/sentence.ts',
      'packages/rules/src/words/titles.ts',
      'packages/tournament/src/words/tell.ts',
    ]),
  );
  // What was begun is asked for sentence by sentence.
  expect(lacking.find((line) => line.includes('words/fr/index.ts'))).toMatch(
    /missing the following properties.*more/,
  );
});

test('no code picks a language by hand: only English, which the rest is written in, is named', () => {
  const files = execFileSync('git', ['ls-files', 'packages', 'apps'], { cwd: root, encoding: 'utf8' });
  const byHand = files
    .split('\n')
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file))
    .filter((file) => /[=!]== 'es'|'en' \| 'es'/u.test(readFileSync(join(root, file), 'utf8')));
  expect(byHand).toEqual([]);
});
