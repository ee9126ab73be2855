/** A variation in words: its name, then its blank, as in `base 8` and `double-set R - Y`. */
export type PickJson = Readonly<Record<string, unknown>>;

const BLANK_OF: Readonly<Record<string, string>> = {
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

/** The name of a variation's blank; null if it has none. */
export function blankOf(id: string): string | null {
  return BLANK_OF[id] ?? null;
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
  const number = (blank === 'm' || blank === 'k') && /^-?\d+$/u.test(rest);
  return { id, [blank]: number ? Number(rest) : rest };
}
