// Whether the bundle was made from the sources that lie there now. Plain JavaScript: the way in must not wait for TypeScript.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const server = join(dirname(fileURLToPath(import.meta.url)), '..');
const project = join(server, '../..');
export const dist = join(server, 'dist');
export const stamp = join(dist, 'stamp.json');

function marks(files, root) {
  return files.map((file) => {
    const { mtimeMs, size } = statSync(join(root, file));
    return [file, mtimeMs, size];
  });
}

/** Called after a bundle was made from these files, named from the project's folder. */
export function writeStamp(files, at = stamp, root = project) {
  writeFileSync(at, JSON.stringify(marks(files, root)));
}

export function isCurrent(at = stamp, root = project) {
  try {
    const text = readFileSync(at, 'utf8');
    return (
      JSON.stringify(
        marks(
          JSON.parse(text).map(([file]) => file),
          root,
        ),
      ) === text
    );
  } catch {
    // There is none, or a file it was made from is gone.
    return false;
  }
}
