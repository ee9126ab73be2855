/** Where the blank of each variation goes in the public format. */
const BLANK: Readonly<Record<string, string>> = {
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

/** `wild-cube B` as a pick in the public format. */
export function pickFrom(text: string): { readonly [field: string]: string | number } {
  const [id = '', ...words] = text.trim().split(/\s+/);
  const blank = BLANK[id];
  const filled = words.join(' ');
  if (blank === undefined || filled === '') return { id };
  return { id, [blank]: blank === 'm' || blank === 'k' ? Number(filled) : filled };
}
