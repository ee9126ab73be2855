import { sha256Hex } from '@forceout/rules/kit';
import { TOURNAMENT_FORMAT, TOURNAMENT_VERSION } from './kinds.ts';
import { parseLine } from './line-values.ts';

/** Writers keep this order, so that two files compare line by line; readers take any. Unknown kinds follow, journal last. */
const ORDER = [
  'tournament',
  'setting',
  'school',
  'team',
  'player',
  'event',
  'section',
  'entry',
  'round',
  'table',
  'sheet',
  'penalty',
  'ruling',
  'call',
];

/** A line to be written: an object with its kind, or the text of one that was read and is written back as it was. */
export type LineToWrite = Readonly<Record<string, unknown>> | string;

interface Sorted {
  readonly text: string;
  readonly key: readonly (string | number)[];
}

/** The whole file as text. The same lines give the same file, in whatever order they come. */
export function writeTournamentFile(
  lines: readonly LineToWrite[],
  header: { readonly program?: string; readonly made?: string } | string,
): string {
  const first =
    typeof header === 'string'
      ? header
      : JSON.stringify({ format: TOURNAMENT_FORMAT, version: TOURNAMENT_VERSION, ...header });
  const body = lines.map(sorted).toSorted((a, b) => compareKeys(a.key, b.key));
  const text = [first, ...body.map((line) => line.text)].map((line) => `${line}\n`).join('');
  return `${text}${JSON.stringify({ end: true, lines: body.length + 2, sha256: sha256Hex(text) })}\n`;
}

function sorted(line: LineToWrite): Sorted {
  const value = (typeof line === 'string' ? parseLine(line) : line) as Readonly<Record<string, unknown>>;
  const kind = String(value['kind']);
  const at = ORDER.indexOf(kind);
  const place = at >= 0 ? at : kind === 'journal' ? ORDER.length + 1 : ORDER.length;
  const text = typeof line === 'string' ? line : JSON.stringify(line);
  // A journal is told in its own order: its numbers count up.
  const key = ['id', 'event', 'round', 'n', 'table', 'player'].map((name) => value[name]);
  return {
    text,
    key: [
      place,
      kind,
      ...key.map((part) => (typeof part === 'number' || typeof part === 'string' ? part : '')),
    ],
  };
}

function compareKeys(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index]!;
    if (left === right) continue;
    if (typeof left === 'number' && typeof right === 'number') return left - right;
    return String(left) < String(right) ? -1 : 1;
  }
  return 0;
}
