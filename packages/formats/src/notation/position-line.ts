import { meant } from '../did-you-mean.ts';
import { readCubes } from './cube-words.ts';
import { makePickWords, readPickWords } from './pick-words.ts';
import type { PickJson } from './pick-words.ts';
import { say } from '@forceout/rules/said';
import type { Said } from '@forceout/rules/said';
import type { Read } from './result.ts';
import { makeFree, readFree, splitOutside } from './split.ts';

type Json = Readonly<Record<string, unknown>>;

const SECTIONS = ['required', 'permitted', 'forbidden', 'resources'] as const;
const PARTS: readonly string[] = ['cards', 'vary', 'goal', 'colors', ...SECTIONS, 'after'];

/**
 * A position in one line, for chats and addresses, like chess's FEN:
 *
 *     agloa-onsets-2026 senior; cards BRGY BG blank; vary wild-cube B, double-set R - Y; goal 3 ~2;
 *     required R U; permitted G; forbidden V; resources Y '; after now
 *
 * From a position in JSON that has the right shape. This file knows no rules, so that a page can load it alone.
 */
export function makePositionLine(position: Json): string {
  const head = [position['rulebook'], position['division']];
  if (position['season'] === 'odd') head.push('odd');
  if (position['level'] === 'basic') head.push('basic');
  const picks = (position['variations'] ?? []) as readonly PickJson[];
  const [goal, colors] = goalOf(position['goal']);
  return [
    head.join(' '),
    ...list('cards', position['universe']),
    ...(picks.length === 0 ? [] : [`vary ${picks.map(makePickWords).map(guarded).join(', ')}`]),
    ...(goal === null ? [] : [`goal ${makeFree(goal)}`]),
    ...list('colors', colors),
    ...SECTIONS.flatMap((section) => list(section, position[section])),
    ...(typeof position['after'] === 'string' ? [`after ${position['after']}`] : []),
  ].join('; ');
}

function list(name: string, entries: unknown): readonly string[] {
  return Array.isArray(entries) && entries.length > 0 ? [`${name} ${entries.join(' ')}`] : [];
}

function goalOf(goal: unknown): readonly [string | null, unknown] {
  if (typeof goal === 'string') return [goal, null];
  if (typeof goal !== 'object' || goal === null) return [null, null];
  const { text, cubes } = goal as { readonly text?: unknown; readonly cubes?: unknown };
  return [String(text), cubes];
}

/** A set with a comma in it would end too soon. */
function guarded(pick: string): string {
  return pick.includes(',') ? JSON.stringify(pick) : makeFree(pick);
}

/** The position of a line in JSON, its shape still to be checked by whoever reads positions. */
export function readPositionLine(text: string): Read<Json> {
  const read = readParts(text, PARTS);
  if (!read.ok) return read;
  const { head, parts } = read.value;
  const json: Record<string, unknown> = { ...head };
  for (const [name, rest] of parts) {
    if (name === 'cards') json['universe'] = words(rest);
    else if (name === 'vary') json['variations'] = splitOutside(rest, /,/u).map(readFree).map(readPickWords);
    else if (name === 'goal') json['goal'] = readFree(rest);
    else if (name === 'after') json['after'] = rest;
    else if (name !== 'colors') json[name] = readCubes(rest).filter((cube) => cube !== '');
  }
  const colors = parts.get('colors');
  if (colors !== undefined) json['goal'] = { text: json['goal'], cubes: readCubes(colors) };
  return { ok: true, value: json };
}

function words(text: string): readonly string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

interface Parts {
  readonly head: Json;
  readonly parts: ReadonlyMap<string, string>;
}

const MARKS: Readonly<Record<string, string>> = {
  odd: 'season',
  even: 'season',
  basic: 'level',
  adventurous: 'level',
};

/** The head and the named parts of a line. */
export function readParts(text: string, known: readonly string[]): Read<Parts> {
  const [first = '', ...rest] = splitOutside(text, /[;\n\r]/u).map((part) => part.trim());
  const [rulebook = '', division, ...marks] = words(first);
  const head: Record<string, unknown> = { rulebook, ...(division === undefined ? {} : { division }) };
  for (const mark of marks) {
    const name = Object.hasOwn(MARKS, mark) ? MARKS[mark] : undefined;
    if (name === undefined) return fail(say('input-no-mark', { text: mark }));
    head[name] = mark;
  }
  const parts = new Map<string, string>();
  for (const part of rest) {
    if (part === '') continue;
    const [, name = '', value = ''] = /^(\S+)\s*(.*)$/su.exec(part) ?? [];
    if (!known.includes(name)) {
      return fail(say('input-no-part', { name, near: meant(name, known) }));
    }
    if (parts.has(name)) return fail(say('input-part-twice', { name }));
    parts.set(name, value);
  }
  return { ok: true, value: { head, parts } };
}

function fail(error: Said): { readonly ok: false; readonly error: Said } {
  return { ok: false, error };
}
