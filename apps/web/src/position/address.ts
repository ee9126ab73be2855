import { makeLine, readLine } from './line.ts';
import { makePosition } from './position.ts';
import type { Position } from './position.ts';
import { readPosition } from './read-position.ts';

/** A position as text: one line where that says everything, else JSON. */
export function makeText(position: Position): string {
  const line = makeLine(position);
  const json = JSON.stringify(makePosition(position));
  const back = readLine(line);
  return back !== null && JSON.stringify(makePosition(back)) === json ? line : json;
}

/** Reads a pasted position: JSON, alone or inside a request, or one line. */
export function readText(text: string): Position | null {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{')) return readLine(trimmed);
  try {
    const json = JSON.parse(trimmed) as Readonly<Record<string, unknown>>;
    const request = (json['request'] ?? json) as Readonly<Record<string, unknown>>;
    return readPosition(request['position'] ?? request);
  } catch {
    return null;
  }
}

/** The part of the address after `?`: the position, and what is written if there is anything. */
export function makeQuery(position: Position, written: readonly unknown[] = []): string {
  const query = new URLSearchParams({ p: makeText(position) });
  if (written.length > 0) query.set('w', JSON.stringify(written));
  return `?${query.toString()}`;
}

/** The way to the solver that solves at once: whoever follows it wants the answer, not a button. */
export function solverLink(position: Position): string {
  return `/solve${makeQuery(position)}&go=1`;
}

export function readQuery(query: URLSearchParams): {
  readonly position: Position | null;
  readonly written: readonly unknown[];
} {
  return { position: readText(query.get('p') ?? ''), written: readList(query.get('w')) };
}

function readList(text: string | null): readonly unknown[] {
  try {
    const json: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(json) ? json : [];
  } catch {
    return [];
  }
}
