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
export function problemWith(value: unknown, kind: Kind): string | null {
  switch (kind.kind) {
    case 'number':
      if (value === null && kind.orNull) return null;
      if (typeof value !== 'number') return `a number${kind.orNull ? ' or null' : ''} is expected`;
      return inRange(value, kind);
    case 'yes-no':
      return typeof value === 'boolean' ? null : 'true or false is expected';
    case 'choice':
      return isOneOf(value, kind.choices) ? null : `one of ${quoted(kind.choices)} is expected`;
    case 'choices':
      return isListOf(value, (one) => isOneOf(one, kind.choices))
        ? null
        : `a list of ${quoted(kind.choices)} is expected`;
    case 'numbers':
      return isListOf(value, (one) => typeof one === 'number' && inRange(one, kind) === null)
        ? null
        : `a list of whole numbers from ${kind.least} to ${kind.most} is expected`;
    case 'words':
      return isListOf(value, (one) => typeof one === 'string' && one !== '' && one.length <= 40)
        ? null
        : 'a list of words is expected';
    case 'section':
      return isSection(value) ? null : 'the number of a section is expected';
    case 'no-goal':
      return 'this is answered part by part';
  }
}

function inRange(
  value: number,
  { least, most }: { readonly least: number; readonly most: number },
): string | null {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return null;
  return `a whole number from ${least} to ${most} is expected`;
}

function isOneOf(value: unknown, all: readonly string[]): boolean {
  return typeof value === 'string' && all.includes(value);
}

function isListOf(value: unknown, test: (one: unknown) => boolean): boolean {
  return (
    Array.isArray(value) && value.length <= 40 && value.every(test) && new Set(value).size === value.length
  );
}

function quoted(all: readonly string[]): string {
  return all.map((one) => `"${one}"`).join(', ');
}
