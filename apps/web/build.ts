/**
 * Builds the web app into dist/ when its sources changed, with small copies of its files for browsers that take them.
 *   node apps/web/build.ts
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const web = import.meta.dirname;
const root = resolve(web, '../..');
const dist = join(web, 'dist');
const stamp = join(dist, '.sources');

/** Everything that a build depends on. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const sources = [
    'apps/web/{src,public}/**/*',
    'apps/web/*.{html,ts}',
    'packages/*/src/**/*.ts',
    'package-lock.json',
  ];
  for (const file of globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted())
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function stamped(): string | null {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return null;
  }
}

/** The service worker keeps these for when there is no network. */
function listFiles(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !['sw.js', '.sources'].includes(entry.name))
    .map((entry) => `/${join(entry.parentPath, entry.name).slice(folder.length + 1)}`)
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  const worker = join(folder, 'sw.js');
  const code = readFileSync(worker, 'utf8')
    .replace("'__VERSION__'", JSON.stringify(hash.digest('hex').slice(0, 16)))
    .replace('__FILES__', JSON.stringify(files));
  writeFileSync(worker, code);
}

function squeeze(folder: string): void {
  for (const name of globSync('**/*.{js,css,html,svg,webmanifest}', { cwd: folder })) {
    const text = readFileSync(join(folder, name));
    if (text.length < 1024) continue;
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
  }
}

async function make(wanted: string): Promise<void> {
  // Beside the old one until it is whole: a server may be serving that.
  const fresh = `${dist}-${process.pid}`;
  // Vitest sets another one, and the build would then be that of a developer.
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  await build({ root: web, logLevel: 'warn', build: { outDir: fresh, emptyOutDir: true } });
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
  listFiles(fresh);
  squeeze(fresh);
  writeFileSync(join(fresh, '.sources'), wanted);
  rmSync(dist, { recursive: true, force: true });
  renameSync(fresh, dist);
}

/** One process builds; others wait for it. A builder that died is waited for no longer than this. */
const LONGEST_BUILD = 180_000;

export async function buildWeb(): Promise<string> {
  const wanted = fingerprint();
  const lock = `${dist}.lock`;
  const givesUp = Date.now() + LONGEST_BUILD;
  while (stamped() !== wanted) {
    if (Date.now() > givesUp) rmSync(lock, { recursive: true, force: true });
    try {
      mkdirSync(lock);
    } catch {
      await sleep(200);
      continue;
    }
    try {
      if (stamped() !== wanted) await make(wanted);
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
  return dist;
}

if (import.meta.main) await buildWeb();
