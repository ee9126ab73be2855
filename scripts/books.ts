/**
 * Writes the lists of rulebooks from the files in the rulebooks folder, so that a new book is one new file: the
 * registry of the rules, and what a page must know of the books before the rules are loaded.
 * With --check it only says whether the lists are up to date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../packages/rules/src/rulebooks/', import.meta.url);
const page = new URL('../apps/web/src/pages/play/', import.meta.url);

const ids = readdirSync(folder)
  .filter((file) => /^[a-z-]+-\d{4}\.ts$/.test(file))
  .map((file) => file.slice(0, -3))
  .sort();
const name = (id: string): string => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

keep(new URL('books.generated.ts', folder), [
  '// Written by scripts/books.ts from the files in this folder.',
  ...ids.map((id) => `import { book as ${name(id)} } from './${id}.ts';`),
  '',
  `export const BOOK_IDS = [${ids.map((id) => `'${id}'`).join(', ')}] as const;`,
  'export const BOOKS = [',
  ...ids.map((id) => `  ${name(id)},`),
  '] as const;',
]);

// Only now is the registry what the folder says.
const { RULEBOOKS } = await import('../packages/rules/src/rulebooks/index.ts');
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`\'`)}'`;
keep(new URL('books.generated.ts', page), [
  '// Written by scripts/books.ts from the rulebooks.',
  'export const BUILT_IN = [',
  ...RULEBOOKS.map(({ id, game, title, divisions, basicLevel }) =>
    [
      `  { id: '${id}', game: '${game}', title: ${quoted(title)},`,
      `divisions: [${divisions.map(quoted).join(', ')}], basic: ${basicLevel !== null} },`,
    ].join(' '),
  ),
  '] as const;',
]);

function keep(file: URL, lines: readonly string[]): void {
  const target = fileURLToPath(file);
  const text = [...lines, ''].join('\n');
  const squeeze = (source: string): string => source.replaceAll(/[\s,]+/g, '');
  let current = '';
  try {
    current = readFileSync(target, 'utf8');
  } catch {
    // Not written yet.
  }
  if (squeeze(current) === squeeze(text)) return;
  if (!process.argv.includes('--check')) return writeFileSync(target, text);
  console.error(`${target} is out of date: run "npm run fix"`);
  process.exitCode = 1;
}
