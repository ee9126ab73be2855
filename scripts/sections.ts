/**
 * Prints, per rulebook, the sections that the product enforces, scores or times and that no test cites.
 * Tests cite by name: `[agloa-onsets-2026 VII-B-4-e] ...`. Cited sections that no book has are errors.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { RULEBOOKS } from '@forceout/rules';

const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = `${root}/node_modules/vitest/vitest.mjs`;

const listing = spawnSync(process.execPath, [vitest, 'list', '--json', '--no-static-parse'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 28,
});
if (listing.status !== 0) {
  console.error(listing.stderr);
  process.exit(1);
}
const tests = JSON.parse(listing.stdout.slice(listing.stdout.indexOf('['))) as readonly {
  readonly name: string;
}[];

const cited = new Map<string, Set<string>>(RULEBOOKS.map((book) => [book.id, new Set()]));
const unknown = new Set<string>();
for (const { name } of tests) {
  for (const [, id = '', section = ''] of name.matchAll(
    /\[([a-z]+-(?:onsets|equations)[a-z0-9-]*) ([^\]]+)\]/g,
  )) {
    const book = RULEBOOKS.find((candidate) => candidate.id === id);
    if (book?.sections.some((known) => known.id === section) === true) cited.get(id)!.add(section);
    else unknown.add(`${id} ${section}`);
  }
}

const verbose = process.argv.includes('--all');
for (const book of RULEBOOKS) {
  const proved = book.sections.filter((section) => ['enforced', 'scored', 'timed'].includes(section.kind));
  const missing = proved.filter((section) => !cited.get(book.id)!.has(section.id));
  console.log(`${book.id}: ${proved.length - missing.length} of ${proved.length} sections have a test`);
  for (const section of verbose ? missing : missing.slice(0, 12))
    console.log(`  ${section.id}  ${section.words}`);
  if (!verbose && missing.length > 12) console.log(`  and ${missing.length - 12} more (--all shows them)`);
}
for (const name of unknown) console.error(`a test cites ${name}, which is in no catalogue`);
if (unknown.size > 0) process.exitCode = 1;
