import type { TournamentFile } from '@forceout/formats/tournament';
import { SEASONS } from '@forceout/rules/equations';
import type { Level, Season } from '@forceout/rules/equations';
import { SHOWS } from './names.ts';
import type { Show } from './names.ts';
import type { PrintedRoom } from './day.ts';

/**
 * What papers show of a file beyond what results depend on: names of rooms, dates, season. Nothing of it is
 * checked by the file's reader, so a value that is not understood is as if it were not there.
 */
export type Notes = Readonly<Record<string, unknown>>;

/** The line on which a thing of `data` stands, with every field of it. */
export function notesOf(file: TournamentFile): (thing: object) => Notes {
  const lines = new Map(file.lines.map(({ number, value }) => [number, value]));
  return (thing) => lines.get(file.lineOf.get(thing) ?? 0) ?? {};
}

export function notesOfKind({ lines }: TournamentFile, kind: string): readonly Notes[] {
  return lines.filter((line) => line.kind === kind).map(({ value }) => value);
}

export function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

export function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.flatMap((one) => text(one) ?? []) : [];
}

export function seasonOf(value: unknown): Season {
  return SEASONS.find((season) => season === value) ?? 'even';
}

export function levelOf(value: unknown): Level {
  return value === 'basic' ? 'basic' : 'adventurous';
}

export function showOf(value: unknown): Show | null {
  return SHOWS.find((show) => show === value) ?? null;
}

/** No room is larger; a wrong digit must not draw a million squares. */
const MOST_TABLES = 2000;

/** `{"name":"Gym","tables":"101-180"}`. */
export function roomOf(notes: Notes): PrintedRoom | null {
  const name = text(notes['name']);
  const range = /^(\d{1,6})\s*[-–]\s*(\d{1,6})$/.exec(text(notes['tables']) ?? '');
  if (name === null || range === null) return null;
  const [from, to] = [Number(range[1]), Number(range[2])];
  return from <= to && to - from < MOST_TABLES ? { name, from, to } : null;
}
