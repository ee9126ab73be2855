/** Declarations of the packages: emitted once for the whole project, then copied with what they use. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './packages.ts';

export const TYPES = `${ROOT}node_modules/.cache/forceout-types/`;

export function emitTypes(): void {
  rmSync(TYPES, { recursive: true, force: true });
  const tsc = `${ROOT}node_modules/typescript/bin/tsc`;
  const { status, stdout } = spawnSync(process.execPath, [tsc, '--project', `${ROOT}release/tsconfig.json`], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout);
}

const IMPORTS = /((?:from|import)\s*\(?\s*)['"]([^'"]+)['"]/gu;

/** Where a module that a declaration names was emitted; null for one from outside. */
export function declarationOf(from: string, target: string): string | null {
  if (target.startsWith('.')) return join(dirname(from), target).replace(/\.ts$/u, '.d.ts');
  const [, room, door] = /^@forceout\/([a-z]+)(\/.*)?$/u.exec(target) ?? [];
  if (room === undefined) return null;
  const { exports } = JSON.parse(readFileSync(`${ROOT}packages/${room}/package.json`, 'utf8')) as {
    exports: Readonly<Record<string, string>>;
  };
  const file = exports[`.${door ?? ''}`];
  if (file === undefined) throw new Error(`${target} is no door`);
  return join('packages', room, file).replace(/\.ts$/u, '.d.ts');
}

/** Copies declarations and all that they use into a folder, with paths that need nothing of this project. */
export function copyTypes(entries: readonly string[], folder: string): void {
  const waiting = [...entries];
  const done = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (done.has(file)) continue;
    done.add(file);
    const here = file;
    const text = readFileSync(TYPES + file, 'utf8').replaceAll(
      IMPORTS,
      (whole, before: string, target: string) => {
        const found = declarationOf(here, target);
        if (found === null) return whole;
        waiting.push(found);
        const path = relative(dirname(here), found).replace(/\.d\.ts$/u, '.js');
        return `${before}'${path.startsWith('.') ? path : `./${path}`}'`;
      },
    );
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}
