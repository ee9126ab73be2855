import { err, ok, say } from '@forceout/rules';
import type { Result, Said } from '@forceout/rules';
import { sha256Hex } from '@forceout/rules/kit';
import { parseLine } from './line-values.ts';

/** Why a file cannot be read, and the line (from 1) that says so. */
export interface Unreadable {
  readonly line: number;
  readonly message: Said;
}

/** One line of a file: its text as it stands, and its value. */
export interface RawLine {
  readonly number: number;
  readonly text: string;
  readonly value: Readonly<Record<string, unknown>>;
}

const LINE_FEED = 10;

/** Cuts at line feeds; a line feed at the end ends the last line and begins no other. */
export function cutLines(bytes: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = [];
  let from = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, from)) {
    lines.push(bytes.subarray(from, at));
    from = at + 1;
  }
  if (from < bytes.length || lines.length === 0) lines.push(bytes.subarray(from));
  return lines;
}

// A byte order mark is kept, and so refused as no JSON: the digest counts it.
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A line by itself, as far as its kind does not matter: UTF-8 and a JSON object. */
export function readLine(part: Uint8Array, number: number): Result<RawLine, Unreadable> {
  const refuse = (message: Said): Result<RawLine, Unreadable> => err({ line: number, message });
  let text: string;
  try {
    text = UTF8.decode(part);
  } catch {
    return refuse(say('line-not-utf8'));
  }
  if (text.trim() === '') return refuse(say('line-empty'));
  let value: unknown;
  try {
    value = parseLine(text);
  } catch {
    return refuse(say('line-not-json'));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(say('file-object'));
  return ok({ number, text, value: value as Readonly<Record<string, unknown>> });
}

export function isEnd({ value }: RawLine): boolean {
  return value['end'] === true && !Object.hasOwn(value, 'kind');
}

/** The last line: there, the last, with the right number of lines, and the right digest if it gives one. */
export function checkEnd(lines: readonly RawLine[], bytes: Uint8Array): Unreadable | null {
  const end = lines.find(isEnd);
  const last = lines.at(-1)!;
  if (end === undefined) return { line: last.number, message: say('line-breaks-off') };
  if (end !== last) return { line: end.number + 1, message: say('line-behind-end', { end: end.number }) };
  const { lines: count, sha256 } = end.value;
  if (count !== lines.length)
    return {
      line: end.number,
      message: say('line-count', { lines: lines.length, said: JSON.stringify(count) ?? null }),
    };
  if (sha256 !== undefined && sha256 !== digestBefore(bytes, end))
    return { line: end.number, message: say('line-digest') };
  return null;
}

function digestBefore(bytes: Uint8Array, { text }: RawLine): string {
  const own = new TextEncoder().encode(text).length;
  const closed = bytes.at(-1) === LINE_FEED ? 1 : 0;
  const before = bytes.subarray(0, bytes.length - own - closed);
  return sha256Hex(new TextDecoder('utf-8', { ignoreBOM: true }).decode(before));
}
