/**
 * Makes the server one file, so that it listens within half a second: nearly all of the time went into finding and
 * reading some 600 modules. Nothing depends on it: `bin/forceout-server.mjs` takes the sources if they are newer.
 *   node apps/server/bundle.ts
 */
import { existsSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'rolldown';
import { dist, isCurrent, stamp, writeStamp } from './bin/bundle-stamp.mjs';

const root = resolve(import.meta.dirname, '../..');
const source = join(import.meta.dirname, 'src');

const threads = new Map<string, string>();

function threadName(file: string): string {
  const name = relative(source, file).replace(/\.ts$/, '').replaceAll('/', '-');
  threads.set(name, file);
  return name;
}

/** Threads become files of their own beside the bundle; any other place that a module finds by its own stays where it is. */
const places: Plugin = {
  name: 'places',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('node_modules') || !code.includes('import.meta.')) return null;
    const withThreads = code.replaceAll(
      /new Worker\(\s*new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g,
      (_, thread: string) =>
        `new Worker(new URL('./${threadName(resolve(dirname(id), thread))}.mjs', import.meta.bundle)`,
    );
    const here = `new URL(${JSON.stringify(relative(dist, id))}, import.meta.url)`;
    return withThreads
      .replaceAll('import.meta.url', `${here}.href`)
      .replaceAll('import.meta.dirname', `decodeURIComponent(new URL('.', ${here}).pathname)`)
      .replaceAll('import.meta.bundle', 'import.meta.url');
  },
};

async function bundle(input: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const build = await rolldown({
    input: { ...input },
    platform: 'node',
    plugins: [places],
    // Native code stays where it was installed.
    external: ['@node-rs/argon2'],
  });
  const { output } = await build.write({
    dir: dist,
    format: 'esm',
    entryFileNames: '[name].mjs',
    // One file, so that a server that runs while the next one is made has all it will ever need.
    codeSplitting: false,
  });
  await build.close();
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

if (!isCurrent()) {
  // Without its stamp a bundle is not taken, should this be interrupted.
  rmSync(stamp, { force: true });
  const made = await bundle({ main: join(source, 'main.ts') });
  const files = new Set(made);
  // Threads may start threads.
  for (const [name, file] of threads) for (const id of await bundle({ [name]: file })) files.add(id);
  const ours = [...files].filter(
    (id) => id.startsWith(root) && !id.includes('node_modules') && existsSync(id),
  );
  writeStamp([...ours.map((id) => relative(root, id)).sort(), 'package-lock.json']);
}
