/** Thrown while reading and turned into a value by `reading`; it never leaves this package. */
class Malformed extends Error {}

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string };

/** The error is one line that names the field and the value. */
export function reading<T>(read: () => T): Read<T> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof Malformed) return { ok: false, error: error.message };
    throw error;
  }
}

export function refuse(path: string, message: string): never {
  throw new Malformed(`${path}: ${message}`);
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
    return refuse(path, value === undefined ? 'missing' : `an object is expected, not ${shown(value)}`);
  const entries = new Map<string, unknown>(Object.entries(value));
  for (const member of entries.keys()) {
    if (known !== null && !known.includes(member)) refuse(`${path}.${member}`, 'there is no such field');
  }
  return entries;
}

export function list(value: unknown, path: string): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[];
  return refuse(path, value === undefined ? 'missing' : `a list is expected, not ${shown(value)}`);
}

export function text(value: unknown, path: string): string {
  if (typeof value === 'string') return value;
  return refuse(path, value === undefined ? 'missing' : `a text is expected, not ${shown(value)}`);
}

export function name(value: unknown, path: string): string {
  return text(value, path) || refuse(path, '"" is not a name');
}

export function whole(value: unknown, path: string, least: number | null): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && (least === null || value >= least))
    return value;
  const what = least === null ? 'a whole number' : `a whole number from ${least}`;
  return refuse(path, value === undefined ? 'missing' : `${what} is expected, not ${shown(value)}`);
}

export function finite(value: unknown, path: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return refuse(
    path,
    `a number is expected, not ${typeof value === 'number' ? String(value) : shown(value)}`,
  );
}
