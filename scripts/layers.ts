/** Holds the direction of dependencies: numbers ← rules ← formats, solver ← table ← players ← client ← apps, and beside them seating ← tournament ← apps. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What each room may use. A room that is not here may use nothing. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  numbers: [],
  rules: ['numbers'],
  formats: ['rules', 'numbers'],
  solver: ['rules', 'numbers'],
  table: ['formats', 'rules', 'numbers'],
  players: ['table', 'solver', 'formats', 'rules', 'numbers'],
  tournament: ['seating', 'formats', 'rules'],
  client: ['players', 'table', 'formats', 'rules', 'numbers'],
  cli: ['tournament', 'client', 'players', 'table', 'solver', 'formats', 'rules', 'numbers'],
  server: ['tournament', 'client', 'players', 'table', 'solver', 'formats', 'rules', 'numbers'],
  web: ['tournament', 'client', 'players', 'table', 'solver', 'formats', 'rules', 'numbers'],
};
/** These run in browsers too, so only their tests may touch Node. */
const PURE = ['numbers', 'rules', 'formats', 'solver', 'table', 'players', 'client', 'tournament'];

const problems: string[] = [];
for (const file of globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })) {
  const room = file.split('/')[1]!;
  // An entry for Node's own worker threads says so in its name.
  const isTest = /(\.test\.tsx?|-node\.ts)$/.test(file);
  for (const [, target = ''] of readFileSync(`${root}/${file}`, 'utf8').matchAll(
    /(?:from|import\()\s*'([^']+)'/g,
  )) {
    const used = /^@forceout\/([a-z]+)/.exec(target)?.[1];
    if (used !== undefined && used !== room && !MAY_USE[room]?.includes(used))
      problems.push(`${file}: ${room} may not use ${used}`);
    if (target.startsWith('node:') && PURE.includes(room) && !isTest)
      problems.push(`${file}: ${room} runs in browsers, no ${target}`);
    if (/^(\.\.\/)+(packages|apps)\//.test(target))
      problems.push(`${file}: import ${target} by its package name`);
  }
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
