/** Writes docs/rulebooks.md, every answer of every rulebook with its section; with --check says whether it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { factsPage } from '@forceout/rules';

const target = fileURLToPath(new URL('../docs/rulebooks.md', import.meta.url));
const page = factsPage();
if (!process.argv.includes('--check')) writeFileSync(target, page);
else if (readFileSync(target, 'utf8') !== page) {
  console.error('docs/rulebooks.md is not what the rulebooks say: if the change is right, run "npm run fix"');
  process.exitCode = 1;
}
