/** The project in a clean folder of its own: as a container recipe copies it, or as it was at an older commit. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../../..');

export interface Checkout {
  readonly path: string;
  remove(): void;
}

function cleanFolder(name: string): Checkout {
  const path = mkdtempSync(join(tmpdir(), `forceout-${name}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** What is installed here, with the workspace's own packages of the new folder; it stands for `npm install`. */
function install(path: string): void {
  const modules = join(path, 'node_modules');
  mkdirSync(join(modules, '@forceout'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@forceout' && !name.startsWith('.forceout'))
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(path, folder))) {
      symlinkSync(join('../..', folder, name), join(modules, '@forceout', name));
      const own = join(ROOT, folder, name, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(path, folder, name, 'node_modules'));
    }
}

/** Only what the lines of a recipe copy, without what .dockerignore leaves out. */
export function copied(copies: readonly string[]): Checkout {
  const folder = cleanFolder('container');
  for (const line of copies) {
    const words = line.split(/\s+/).slice(1);
    const target = words.pop() ?? '.';
    for (const source of words) {
      const to =
        target.endsWith('/') || target === '.'
          ? join(folder.path, target, basename(source))
          : join(folder.path, target);
      cpSync(join(ROOT, source), to, {
        recursive: true,
        filter: (from) => !/(^|\/)(node_modules|dist|\.git|\.forceout|coverage)$/.test(from),
      });
    }
  }
  install(folder.path);
  return folder;
}

/** The project at a commit, from git; null where the history does not reach back so far. */
export function checkedOut(commit: string): Checkout | null {
  const folder = cleanFolder('old');
  try {
    const archive = execFileSync(
      'git',
      ['archive', commit, 'package.json', 'package-lock.json', 'apps', 'packages'],
      {
        cwd: ROOT,
        maxBuffer: 1 << 30,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    execFileSync('tar', ['-x'], { cwd: folder.path, input: archive });
  } catch {
    folder.remove();
    return null;
  }
  install(folder.path);
  return folder;
}
