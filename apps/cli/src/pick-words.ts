import { VARIATION as EQUATIONS } from '@forceout/rules/equations';
import type { BlankName as EquationsBlank } from '@forceout/rules/equations';
import { VARIATION as ONSETS } from '@forceout/rules/onsets';
import type { BlankName as OnSetsBlank } from '@forceout/rules/onsets';

type Blank = OnSetsBlank | EquationsBlank;

/** Where the blank of each variation goes in the public format. */
const BLANK = new Map<string, Blank | null>(
  [...Object.entries(ONSETS), ...Object.entries(EQUATIONS)].map(([id, { blank }]) => [id, blank]),
);

const READ: Readonly<Record<Blank, (text: string) => string | number>> = {
  cube: String,
  card: String,
  set: String,
  m: Number,
  k: Number,
  color: String,
};

/** `wild-cube B` as a pick in the public format. */
export function pickFrom(text: string): { readonly [field: string]: string | number } {
  const [id = '', ...words] = text.trim().split(/\s+/);
  const blank = BLANK.get(id) ?? null;
  const filled = words.join(' ');
  if (blank === null || filled === '') return { id };
  return { id, [blank]: READ[blank](filled) };
}
