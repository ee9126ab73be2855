/** Builds the packages into release/dist: JavaScript, declarations, READMEs; no tests, no sources. */
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'rolldown';
import { LIBRARIES, manifest, OUT, ROOT } from './packages.ts';
import type { Library } from './packages.ts';
import { copyTypes, emitTypes } from './types.ts';

const TARGET = { target: 'node22' };

async function buildLibrary({ folder, name, about, doors }: Library): Promise<void> {
  const out = `${OUT}${folder}/`;
  const entries = Object.values(doors);
  const build = await rolldown({
    input: Object.fromEntries(entries.map((entry) => [entry, `${ROOT}release/${folder}/${entry}.ts`])),
    // Nothing of Node and nothing of a page: these run everywhere.
    platform: 'neutral',
    transform: TARGET,
  });
  await build.write({ dir: `${out}dist`, format: 'esm' });
  await build.close();
  copyTypes(
    entries.map((entry) => `release/${folder}/${entry}.d.ts`),
    `${out}types`,
  );
  const types = (entry: string): string => `./types/release/${folder}/${entry}.d.ts`;
  const exports = Object.fromEntries(
    Object.entries(doors).map(([door, entry]) => [
      door,
      { types: types(entry), default: `./dist/${entry}.js` },
    ]),
  );
  write(`${out}package.json`, {
    ...manifest(name, about),
    sideEffects: false,
    exports,
    types: types('index'),
    files: ['dist', 'types'],
  });
  aboutFiles(folder, out);
}

function aboutFiles(folder: string, out: string): void {
  cpSync(`${ROOT}release/${folder}/README.md`, `${out}README.md`);
  cpSync(`${ROOT}LICENSE`, `${out}LICENSE`);
}

function write(file: string, json: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
}

const WORKER = /new Worker\(\s*new URL\('([^']+)\.ts', import\.meta\.url\)/gu;

/** Threads by the names of their files beside the bundle. */
function threads(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const sources = globSync(['apps/{cli,server}/src/**/*.ts', 'packages/*/src/**/*.ts'], { cwd: ROOT });
  for (const file of sources.filter((name) => !name.endsWith('.test.ts'))) {
    for (const [, thread = ''] of readFileSync(ROOT + file, 'utf8').matchAll(WORKER)) {
      const path = resolve(ROOT, dirname(file), `${thread}.ts`);
      found.set(path, threadName(path));
    }
  }
  return found;
}

function threadName(path: string): string {
  return relative(ROOT, path).replace(/\.ts$/u, '').replaceAll('/src/', '/').replaceAll('/', '-');
}

/** All files of the bundle lie side by side: threads, and the web app in a folder. */
const places: Plugin = {
  name: 'places',
  transform(code, id) {
    if (!id.startsWith(ROOT) || id.includes('node_modules') || !code.includes('import.meta.url')) return null;
    return code
      .replaceAll(WORKER, (_, thread: string) => {
        const name = threadName(resolve(dirname(id), `${thread}.ts`));
        return `new Worker(new URL('./${name}.mjs', import.meta.url)`;
      })
      .replace("new URL('../../../web/dist', import.meta.url)", "new URL('./web', import.meta.url)");
  },
};

/** Native code is installed for the machine, never bundled. */
const NATIVE = ['@node-rs/argon2'];

async function buildProgram(): Promise<void> {
  const out = `${OUT}forceout/`;
  const workers = [...threads()].map(([path, name]) => [name, path] as const);
  const build = await rolldown({
    input: { cli: `${ROOT}apps/cli/src/main.ts`, ...Object.fromEntries(workers) },
    platform: 'node',
    transform: TARGET,
    plugins: [places],
    external: NATIVE,
  });
  await build.write({
    dir: `${out}dist`,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await build.close();
  cpSync(`${ROOT}release/forceout/bin.mjs`, `${out}dist/bin.mjs`);
  chmodSync(`${out}dist/bin.mjs`, 0o755);
  cpSync(`${ROOT}apps/web/dist`, `${out}dist/web`, { recursive: true });
  const { dependencies } = JSON.parse(readFileSync(`${ROOT}apps/server/package.json`, 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  write(`${out}package.json`, {
    ...manifest(
      'forceout',
      'Plays, judges, solves and teaches On-Sets and Equations by the exact rulebook of a league and a year',
    ),
    bin: { forceout: 'dist/bin.mjs' },
    dependencies: Object.fromEntries(NATIVE.map((name) => [name, dependencies[name]!])),
    files: ['dist'],
  });
  aboutFiles('forceout', out);
}

export async function buildPackages(): Promise<void> {
  rmSync(OUT, { recursive: true, force: true });
  emitTypes();
  for (const library of LIBRARIES) await buildLibrary(library);
  await buildProgram();
}

if (import.meta.main) {
  await buildPackages();
  for (const file of globSync('*/package.json', { cwd: OUT })) console.log(join(OUT, dirname(file)));
}
