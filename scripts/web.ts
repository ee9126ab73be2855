/** Builds the web app if what it is made of has changed, and packs its files small. `npm start` runs it. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const app = join(root, 'apps/web');
const dist = join(app, 'dist');
const stamp = join(dist, '.forceout-build');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const SOURCES = ['apps/web/{src,public}/**/*', 'apps/web/*.{html,ts,json}', 'packages/*/{src/**/*,package.json}'];
/** Pictures and fonts are packed already, and tiny files gain nothing. */
const PACKED = 'dist/**/*.{html,js,css,json,svg,webmanifest,wasm}';
const WORTH_PACKING = 1024;

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync([...SOURCES, 'package-lock.json'], { cwd: root, withFileTypes: true });
  const names = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const name of names.sort()) hash.update(name.slice(root.length)).update(readFileSync(name));
  return hash.digest('hex');
}

function pack(): void {
  for (const name of globSync(PACKED, { cwd: app })) {
    const content = readFileSync(join(app, name));
    if (content.length < WORTH_PACKING) continue;
    writeFileSync(join(app, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(app, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}

const now = fingerprint();
if (!existsSync(join(app, 'index.html')) || !existsSync(vite)) {
  console.log('There is no web app here yet; the server answers its API only.');
} else if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== now) {
  console.log('Building the web app: its sources have changed.');
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: app, stdio: 'inherit' });
  if (built.status === 0) {
    pack();
    writeFileSync(stamp, now);
  } else {
    console.log('The web app could not be built; the server goes on with what there is.');
  }
}
