import type * as equations from '@forceout/rules/equations';
import type * as onsets from '@forceout/rules/onsets';

/** A variation in words: its name, then its blank, as in `base 8` and `double-set R - Y`. */
export type PickJson = Readonly<Record<string, unknown>>;

type Blank = onsets.BlankName | equations.BlankName;

/** The types hold it to the rules, which a page does not load. */
const BLANK_OF: { readonly [Id in onsets.BlankId]: onsets.Shapes[Id]['blank'] } & {
  readonly [Id in equations.BlankId]: equations.Shapes[Id]['blank'];
} = {
  'required-cube': 'cube',
  'wild-cube': 'cube',
  wild: 'cube',
  'required-card': 'card',
  'forbidden-card': 'card',
  'double-set': 'set',
  base: 'm',
  'multiple-of-k': 'k',
  exponent: 'color',
};

/** What each blank is filled in with. */
const SORT: Readonly<Record<Blank, 'text' | 'number'>> = {
  cube: 'text',
  card: 'text',
  set: 'text',
  m: 'number',
  k: 'number',
  color: 'text',
};

/** The name of a variation's blank; null if it has none. */
export function blankOf(id: string): Blank | null {
  return (BLANK_OF as Readonly<Record<string, Blank>>)[id] ?? null;
}

export function makePickWords({ id, ...blanks }: PickJson): string {
  return [id, ...Object.values(blanks)].map(String).join(' ');
}

export function readPickWords(text: string): PickJson {
  const [, id = '', rest = ''] = /^(\S*)\s*(.*)$/su.exec(text.trim()) ?? [];
  const blank = blankOf(id);
  if (rest === '') return { id };
  // A blank too many is named like one, so that the reader refuses it.
  if (blank === null) return { id, blank: rest };
  const number = SORT[blank] === 'number' && /^-?\d+$/u.test(rest);
  return { id, [blank]: number ? Number(rest) : rest };
}
