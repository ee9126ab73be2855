/**
 * Writes the list of rulebooks from the files in the rulebooks folder, so that a new book is one new file.
 * With --check it only says whether the list is up to date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../packages/rules/src/rulebooks/', import.meta.url);
const target = fileURLToPath(new URL('books.generated.ts', folder));

const ids = readdirSync(folder)
  .filter((file) => /^[a-z]+-(onsets|equations)(-[a-z]+)?-\d{4}\.ts$/.test(file))
  .map((file) => file.slice(0, -3))
  .sort();
const name = (id: string): string => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const text = [
  '// Written by scripts/books.ts from the files in this folder.',
  ...ids.map((id) => `import { book as ${name(id)} } from './${id}.ts';`),
  '',
  `export const BOOK_IDS = [${ids.map((id) => `'${id}'`).join(', ')}] as const;`,
  'export const BOOKS = [',
  ...ids.map((id) => `  ${name(id)},`),
  '] as const;',
  '',
].join('\n');

const squeeze = (source: string): string => source.replaceAll(/[\s,]+/g, '');
let current = '';
try {
  current = readFileSync(target, 'utf8');
} catch {
  // Not written yet.
}
if (squeeze(current) !== squeeze(text)) {
  if (process.argv.includes('--check')) {
    console.error('packages/rules/src/rulebooks/books.generated.ts is out of date: run "npm run fix"');
    process.exitCode = 1;
  } else {
    writeFileSync(target, text);
  }
}
