/** Holds the direction of dependencies: numbers ← rules ← formats, solver ← table ← players ← client ← apps, and beside them seating ← tournament ← print ← apps. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { roomProblems } from './rooms.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What each room may use. A room that is not here may use nothing. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  numbers: [],
  seating: [],
  rules: ['numbers'],
  formats: ['rules', 'numbers'],
  solver: ['rules', 'numbers'],
  table: ['formats', 'rules', 'numbers'],
  players: ['table', 'solver', 'formats', 'rules', 'numbers'],
  tournament: ['seating', 'formats', 'rules'],
  print: ['tournament', 'formats', 'rules'],
  client: ['tournament', 'players', 'table', 'formats', 'rules', 'numbers'],
  cli: [
    'server',
    'print',
    'tournament',
    'seating',
    'client',
    'players',
    'table',
    'solver',
    'formats',
    'rules',
    'numbers',
  ],
  server: [
    'print',
    'tournament',
    'seating',
    'client',
    'players',
    'table',
    'solver',
    'formats',
    'rules',
    'numbers',
  ],
  web: [
    'print',
    'tournament',
    'seating',
    'client',
    'players',
    'table',
    'solver',
    'formats',
    'rules',
    'numbers',
  ],
};
/** These run in browsers too, so only their tests may touch Node. */
const PURE = [
  'seating',
  'numbers',
  'rules',
  'formats',
  'solver',
  'table',
  'players',
  'client',
  'tournament',
  'print',
];

/** Rooms inside a room, from the ground up: each may use itself and what stands before it. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  'packages/solver/src/equations': [
    'arithmetic',
    'cubes',
    'numbers',
    'goal',
    'forward',
    'backward',
    'search',
    'answers',
    // Neither is loaded by the product: only tests and soaks stand above them.
    'checker',
    'reference',
  ],
};

/** What a file of such a room uses that stands above it; null if all is well. */
function tooHigh(file: string, target: string): string | null {
  const house = Object.keys(FLOORS).find((folder) => file.startsWith(`${folder}/`));
  if (house === undefined || !target.startsWith('.')) return null;
  const floorOf = (path: string): number =>
    FLOORS[house]!.indexOf(path.slice(house.length + 1).split('/')[0]!);
  const [own, other] = [floorOf(file), floorOf(join(dirname(file), target))];
  return own >= 0 && other > own
    ? `${file}: ${FLOORS[house]![own]} stands below ${FLOORS[house]![other]}`
    : null;
}

const problems: string[] = [];
const texts = new Map<string, string>();
for (const file of globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })) {
  const text = readFileSync(`${root}/${file}`, 'utf8');
  texts.set(file, text);
  const room = file.split('/')[1]!;
  // An entry for Node's own worker threads says so in its name.
  const isTest = /(\.test\.tsx?|-node\.ts)$/.test(file);
  for (const [, target = ''] of text.matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
    const used = /^@forceout\/([a-z]+)/.exec(target)?.[1];
    if (used !== undefined && used !== room && !MAY_USE[room]?.includes(used))
      problems.push(`${file}: ${room} may not use ${used}`);
    if (target.startsWith('node:') && PURE.includes(room) && !isTest)
      problems.push(`${file}: ${room} runs in browsers, no ${target}`);
    const high = isTest ? null : tooHigh(file, target);
    if (high !== null) problems.push(high);
    if (/^(\.\.\/)+(packages|apps)\//.test(target))
      problems.push(`${file}: import ${target} by its package name`);
  }
}
problems.push(...roomProblems(texts));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
