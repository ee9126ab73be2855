import { say } from '@forceout/rules';
import type { Wanted } from '@forceout/rules';
import type { Field } from '../field.ts';
import { Field as FieldOf } from '../field.ts';

/** Longer texts than this are a mistake or an attack. */
const MOST_TEXT = 1_000_000;
/** More than a list of any line ever needs. */
const MOST_ITEMS = 10_000;

/** An id, or a reference to one. */
export function id(field: Field): string {
  const is = field.text(MOST_TEXT);
  return is === '' ? field.fail(say('line-empty-id')) : is;
}

export function text(field: Field): string {
  return field.text(MOST_TEXT);
}

/** Null is the same as a field that is not there. */
export function isAbsent(field: Field): boolean {
  return field.missing || field.value === null;
}

export function optional<T>(field: Field, reader: (field: Field) => T): T | null {
  return isAbsent(field) ? null : reader(field);
}

export function whole(field: Field, least = -Infinity, most = Infinity): number {
  const number = field.number();
  if (number < least) return field.fail(say('line-less', { number, least }));
  return number > most ? field.fail(say('line-more', { number, most })) : number;
}

export function flag(field: Field, otherwise: boolean): boolean {
  if (field.missing) return otherwise;
  return typeof field.value === 'boolean' ? field.value : field.fail(say('file-true-or-false'));
}

export function items(field: Field): readonly Field[] {
  return field.list(MOST_ITEMS);
}

/** An object in a list of rules: its word under `rule`. */
export function ruleWord<T extends string>(field: Field, words: readonly T[], wanted: Wanted): T {
  return field.get('rule').oneOf(words, wanted);
}

/**
 * The line as JSON, in which a number that is written with a point or an exponent is not a number:
 * whole numbers are written without a fraction, so 2.0 must be refused where 2 is expected.
 */
export function parseLine(line: string): unknown {
  const value: unknown = JSON.parse(line);
  // Times have points too, so texts are left out; few lines are read twice.
  if (!/\d[.eE]/.test(line) || !/\d[.eE]/.test(line.replaceAll(/"(?:[^"\\]|\\.)*"/g, ''))) return value;
  return JSON.parse(line, (_key, part: unknown, context?: { readonly source?: string }) =>
    typeof part === 'number' && /[.eE]/.test(context?.source ?? '') ? Number.NaN : part,
  ) as unknown;
}

export function root(value: unknown): Field {
  return new FieldOf(value, '');
}
