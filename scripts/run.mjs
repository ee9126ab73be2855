// The one door: sets the project up when its dependencies changed, then runs a task on the pinned Node.
// Plain JavaScript, because it must run on whatever older Node the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FLAGS, MEMORY } from '../apps/server/bin/flags.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.forceout-setup');
const node = join(root, 'node_modules', 'node', 'bin', 'node');

/** What a reinstall depends on: the lock file and every package.json of the workspaces. */
function fingerprint() {
  const files = ['package.json', 'package-lock.json'];
  for (const folder of ['packages', 'apps']) {
    for (const name of readdirSync(join(root, folder)).sort()) files.push(`${folder}/${name}/package.json`);
  }
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const file of files.filter((name) => existsSync(join(root, name)))) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Runs a program with the pinned Node on its path and tells how it ended. */
function status(command, ...args) {
  const path = `${dirname(node)}:${process.env.PATH ?? ''}`;
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  if (result.error) console.error(`cannot run ${command}: ${result.error.message}`);
  return result.status ?? 1;
}

function run(command, ...args) {
  const ended = status(command, ...args);
  if (ended !== 0) process.exit(ended);
}

function setup() {
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return;
  console.log('Setting up: this happens once, and again when the dependencies change.');
  // Not `npm ci`: it refuses a lock file that lacks binaries of other platforms, which not every registry carries.
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  // A connection may break off on the way; what has arrived by then is kept.
  for (let tries = 3; status('npm', ...install) !== 0;) {
    if (--tries === 0) process.exit(1);
    console.log('That did not work; trying again.');
  }
  writeFileSync(stamp, fingerprint());
}

const tool = (path) => join(root, 'node_modules', path);

function check() {
  run(node, 'scripts/books.ts', '--check');
  run(node, 'scripts/facts.ts', '--check');
  run(node, 'scripts/who-may.ts', '--check');
  run(node, 'scripts/schemas.ts', '--check');
  run(node, 'scripts/release/api.ts', '--check');
  run(node, 'scripts/layers.ts');
  run(node, tool('typescript/bin/tsc'), '--project', 'tsconfig.json');
  run(node, tool('typescript/bin/tsc'), '--project', 'apps/web/tsconfig.json');
  run(node, tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings');
  run(node, tool('oxfmt/bin/oxfmt'), '--check');
}

/** The server on its embedded database, with the web app; signals that stop us stop it. */
function start(args) {
  if (status(node, 'apps/web/build.ts') !== 0) {
    console.log('The web app could not be built; the server goes on with what there is.');
  }
  tasks.setup();
  const server = spawn(node, [...FLAGS, 'apps/server/bin/forceout-server.mjs', 'start', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...MEMORY, ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.on('error', (error) => console.error(`cannot run ${node}: ${error.message}`));
  server.on('exit', (code) => process.exit(code ?? 1));
}

const tasks = {
  // Only makes the server start sooner.
  setup: () => status(node, 'apps/server/bundle.ts'),
  check,
  start,
  dev: (args) => run(node, 'scripts/dev.ts', ...args),
  test: (args) => {
    if (args.length === 0) check();
    run(node, tool('vitest/vitest.mjs'), 'run', ...args);
  },
  // Pure code only: no browser, no server, no database. It waits for nothing, so one worker for each core.
  'test:fast': (args) =>
    run(node, tool('vitest/vitest.mjs'), 'run', '--project', 'pure', '--maxWorkers', '100%', ...args),
  'test:stress': (args) => run(node, 'scripts/stress.ts', ...args),
  fix: () => {
    run(node, 'scripts/books.ts');
    run(node, 'scripts/facts.ts');
    run(node, 'scripts/who-may.ts');
    run(node, 'scripts/schemas.ts');
    run(node, 'scripts/release/api.ts');
    run(node, tool('oxlint/bin/oxlint'), '--type-aware', '--fix');
    run(node, tool('oxfmt/bin/oxfmt'));
  },
  sections: (args) => run(node, 'scripts/sections.ts', ...args),
  // With the small nursery of the command line and of the bots' threads, so that memory is what it is there.
  bench: (args) => run(node, '--max-semi-space-size=8', 'bench/run.ts', ...args),
  release: (args) => run(node, 'scripts/release/release.ts', ...args),
  soak: (args) => run(node, 'bench/soak.ts', ...args),
};

const [name = '', ...rest] = process.argv.slice(2);
const task = tasks[name];
if (!task) {
  console.error(`no task "${name}"; there are: ${Object.keys(tasks).join(', ')}`);
  process.exit(2);
}
setup();
task(rest);
