import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the web app is built to. */
export const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
};
/** Smaller first; made by the build where they save anything. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
/** The build puts a hash of the content in these names. */
const HASHED = /^\/assets\//;

/** An address that nobody can read is still one of the app's: it says itself that there is no such page. */
const UNREADABLE = '/unreadable';

export interface Asked {
  readonly path: string;
  readonly accept: string;
  readonly encodings: string;
  readonly etag: string;
}

/** A file of the web app, or its page for an address that the app itself understands; null if there is no such thing. */
export async function webFile(folder: string, asked: Asked): Promise<Response | null> {
  const path = readPath(asked.path);
  if (path === null) return null;
  const page = path === '/' || (extname(path) === '' && asked.accept.includes('text/html'));
  const name = page ? pageOf(path) : path;
  const type = TYPES[extname(name)];
  if (type === undefined) return null;
  const file = join(folder, name);
  const plain = await about(file);
  if (plain === null) return null;
  const headers = {
    'content-type': type,
    vary: 'accept-encoding',
    etag: plain.etag,
    'cache-control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (asked.etag.includes(plain.etag)) return new Response(null, { status: 304, headers });
  for (const [encoding, ending] of ENCODINGS) {
    if (!new RegExp(`\\b${encoding}\\b(?!;q=0(\\.0*)?(,|$))`).test(asked.encodings)) continue;
    // One that is older than the file itself is of another build.
    const small = await about(file + ending);
    if (small === null || small.changed < plain.changed) continue;
    return new Response(await readFile(file + ending), {
      headers: { ...headers, 'content-encoding': encoding },
    });
  }
  return new Response(await readFile(file), { headers });
}

/** What everybody in a hall opens on a phone is a small page of its own. */
function pageOf(path: string): string {
  return path.startsWith('/t/') ? '/t.html' : '/index.html';
}

/** No way out of the folder, and nothing hidden. */
function readPath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    if (/[\0\\]|\/\./.test(decoded) || !decoded.startsWith('/')) return null;
    return normalize(decoded);
  } catch {
    return UNREADABLE;
  }
}

async function about(file: string): Promise<{ readonly etag: string; readonly changed: number } | null> {
  try {
    const found = await stat(file);
    if (!found.isFile()) return null;
    const changed = Math.floor(found.mtimeMs);
    return { etag: `"${found.size.toString(36)}-${changed.toString(36)}"`, changed };
  } catch {
    return null;
  }
}
