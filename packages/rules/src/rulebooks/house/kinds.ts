import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';

/** What may stand as an answer to a question of the rulebooks. */
export type Kind =
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly orNull: boolean }
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'choices'; readonly choices: readonly string[] }
  | { readonly kind: 'numbers'; readonly least: number; readonly most: number }
  | { readonly kind: 'words' }
  /** The number of a section and nothing else. */
  | { readonly kind: 'section' }
  | { readonly kind: 'no-goal' };

const numberOf =
  (least: number, most: number) =>
  (orNull: boolean): Kind => ({ kind: 'number', least, most, orNull });

const points = numberOf(-20, 20);
const seconds = numberOf(0, 3600);
const count = numberOf(0, 10_000);

export const POINTS = points(false);
export const POINTS_OR_NULL = points(true);
export const SECONDS = seconds(false);
export const SECONDS_OR_NULL = seconds(true);
export const COUNT = count(false);
export const COUNT_OR_NULL = count(true);
export const YES_NO: Kind = { kind: 'yes-no' };
export const WORDS: Kind = { kind: 'words' };
export const SECTION: Kind = { kind: 'section' };
export const NO_GOAL: Kind = { kind: 'no-goal' };

export function choice(...all: readonly string[]): Kind {
  return { kind: 'choice', choices: all };
}

export function choices(all: readonly string[]): Kind {
  return { kind: 'choices', choices: all };
}

/** The longest number of a section that any league needs. */
const LONGEST_SECTION = 40;

export function isSection(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_SECTION;
}

/** What is wrong with a value as an answer, in words that follow the name of its field; null if nothing is. */
export function problemWith(value: unknown, kind: Kind): Said | null {
  switch (kind.kind) {
    case 'number':
      if (value === null && kind.orNull) return null;
      if (typeof value !== 'number') return say('file-number', { orNull: kind.orNull });
      return inRange(value, kind);
    case 'yes-no':
      return typeof value === 'boolean' ? null : say('file-true-or-false');
    case 'choice':
      return isOneOf(value, kind.choices) ? null : say('file-one-of', { choices: kind.choices });
    case 'choices':
      return isListOf(value, (one) => isOneOf(one, kind.choices))
        ? null
        : say('file-list-of', { choices: kind.choices });
    case 'numbers':
      return isListOf(value, (one) => typeof one === 'number' && inRange(one, kind) === null)
        ? null
        : say('file-whole-numbers', { least: kind.least, most: kind.most });
    case 'words':
      return isListOf(value, (one) => typeof one === 'string' && one !== '' && one.length <= 40)
        ? null
        : say('file-words');
    case 'section':
      return isSection(value) ? null : say('file-section');
    case 'no-goal':
      return say('file-part-by-part', { parts: [], more: false });
  }
}

function inRange(
  value: number,
  { least, most }: { readonly least: number; readonly most: number },
): Said | null {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return null;
  return say('file-whole-number', { least, most });
}

function isOneOf(value: unknown, all: readonly string[]): boolean {
  return typeof value === 'string' && all.includes(value);
}

function isListOf(value: unknown, test: (one: unknown) => boolean): boolean {
  return (
    Array.isArray(value) && value.length <= 40 && value.every(test) && new Set(value).size === value.length
  );
}
