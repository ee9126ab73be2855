import type { Blanks, WrongRequest, WrongWords } from './words/wrong.ts';

/** Thrown while reading and turned into a value by `reading`; it never leaves this package. */
class Malformed extends Error {
  readonly wrong: WrongRequest;

  constructor(wrong: WrongRequest) {
    super(wrong.say);
    this.wrong = wrong;
  }
}

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: WrongRequest };

/** The error names the field and the value, as data. */
export function reading<T>(read: () => T): Read<T> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof Malformed) return { ok: false, error: error.wrong };
    throw error;
  }
}

export function refuse<Id extends keyof WrongWords>(path: string, say: Id, ...of: Blanks<Id>): never {
  throw new Malformed({ path, say, of });
}

const MOST_SHOWN = 60;

/** A value from outside as one short piece of a line. */
export function shown(value: unknown): string {
  const line = value === undefined ? 'nothing' : JSON.stringify(value);
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line;
}

/** The members of an object; one that nobody knows is refused, so that a misspelt name never changes an answer. */
export function members(
  value: unknown,
  path: string,
  known: readonly string[] | null,
): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return value === undefined ? refuse(path, 'missing') : refuse(path, 'object', shown(value));
  const entries = new Map<string, unknown>(Object.entries(value));
  for (const member of entries.keys()) {
    if (known !== null && !known.includes(member)) refuse(`${path}.${member}`, 'noField');
  }
  return entries;
}

export function list(value: unknown, path: string): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[];
  return value === undefined ? refuse(path, 'missing') : refuse(path, 'list', shown(value));
}

export function text(value: unknown, path: string): string {
  if (typeof value === 'string') return value;
  return value === undefined ? refuse(path, 'missing') : refuse(path, 'text', shown(value));
}

export function name(value: unknown, path: string): string {
  return text(value, path) || refuse(path, 'noName');
}

export function whole(value: unknown, path: string, least: number | null): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && (least === null || value >= least))
    return value;
  return value === undefined ? refuse(path, 'missing') : refuse(path, 'whole', least, shown(value));
}

export function finite(value: unknown, path: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return refuse(path, 'number', typeof value === 'number' ? String(value) : shown(value));
}
