/**
 * Writes the table of who may do what into docs/server.md, from the one that the server itself goes by.
 *   node scripts/who-may.ts [--check]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { PARTIES, WHO_MAY } from '../apps/server/src/api/who-may.ts';

const [BEGIN, END] = ['<!-- who may: written by scripts/who-may.ts -->', '<!-- end of who may -->'];
const file = new URL('../docs/server.md', import.meta.url);

const rows = Object.entries(WHO_MAY).map(([route, { may, confirmed, if: condition }]) => {
  const marks = PARTIES.map((party) => (may.includes(party) ? '✓' : ''));
  const notes = [condition, confirmed === true ? 'passphrase given in the last 15 minutes' : undefined];
  return `| \`${route}\` | ${marks.join(' | ')} | ${notes.filter((note) => note !== undefined).join('; ')} |`;
});
const table = [
  `| route | ${PARTIES.join(' | ')} | if |`,
  `|---|${PARTIES.map(() => '---|').join('')}---|`,
  ...rows,
].join('\n');

const text = readFileSync(file, 'utf8');
const [before, rest = ''] = text.split(BEGIN);
const after = rest.split(END)[1];
if (after === undefined) throw new Error(`docs/server.md has no ${BEGIN}`);
const made = `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
if (process.argv.includes('--check')) {
  if (made !== text) {
    console.error('docs/server.md does not show who may do what; run npm run fix');
    process.exitCode = 1;
  }
} else writeFileSync(file, made);
