import { expect, it } from 'vitest';
import { roomProblems } from './rooms.ts';

/** What is said of these files; the lists of what is still to do are beside the point. */
function said(files: Readonly<Record<string, string>>): readonly string[] {
  return roomProblems(new Map(Object.entries(files))).filter(
    (line) => !line.includes('take it off the list'),
  );
}

it('a folder has 25 files at most, tests aside', () => {
  const file = (index: number, end = '.ts') => [`packages/a/src/file-${index}${end}`, ''] as const;
  const some = Array.from({ length: 25 }, (_, index) => file(index));
  expect(said(Object.fromEntries([...some, file(25, '.test.ts')]))).toEqual([]);
  expect(said(Object.fromEntries([...some, file(25)]))).toEqual(['packages/a/src: 26 files, 25 at most']);
});

it('no import leads back, except for types', () => {
  const back = (how: string) => ({
    'packages/a/src/one.ts': "import { two } from './two.ts';",
    'packages/a/src/two.ts': `${how} { One } from './one.ts';`,
  });
  expect(said(back('import type'))).toEqual([]);
  expect(said(back('import'))).toEqual([
    'imports go round: packages/a/src/one.ts → packages/a/src/two.ts → packages/a/src/one.ts',
  ]);
});

it('imports go 20 deep at most', () => {
  const chain = (length: number) =>
    Object.fromEntries(
      Array.from({ length }, (_, index) => [
        `packages/a/src/file-${index}.ts`,
        index + 1 < length ? `export { x } from './file-${index + 1}.ts';` : 'export const x = 1;',
      ]),
    );
  expect(said(chain(20))).toEqual([]);
  expect(said(chain(21))).toEqual(['packages/a/src/file-0.ts: imports go 21 deep, 20 at most']);
});
