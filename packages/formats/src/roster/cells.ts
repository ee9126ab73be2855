import type { Division } from '@forceout/rules';

/** White space at the ends is nothing, and inside it is one space, line breaks too. */
export function cleaned(cell: string): string {
  return cell.replaceAll(/\s+/g, ' ').trim();
}

/** For comparing: without case and accents. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}

/** A whole number from `least` on; null if it is anything else. */
export function wholeNumber(text: string, least = 1): number | null {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) && number >= least ? number : null;
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

/** Grade 1 to 12, as people write it: `6`, `6th`, `Gr. 6`, `Grade 6`, `6th grade`, `VI`, `sixth`. */
export function readGrade(text: string): number | null {
  const bare = text
    .toLowerCase()
    .replace(/^(?:grade|gr\.?)\s*/, '')
    .replace(/\s*(?:grade|gr\.?)$/, '');
  const digits = /^0*(\d{1,2})(?:st|nd|rd|th)?$/.exec(bare)?.[1];
  const grade =
    digits === undefined ? Math.max(ROMAN.indexOf(bare), ORDINALS.indexOf(bare)) + 1 : Number(digits);
  return grade >= 1 && grade <= 12 ? grade : null;
}

const DIVISION_WORDS: Readonly<Record<string, Division>> = {
  minor: 'minor',
  elementary: 'elementary',
  el: 'elementary',
  middle: 'middle',
  mid: 'middle',
  junior: 'junior',
  jr: 'junior',
  senior: 'senior',
  sr: 'senior',
};

export function readDivision(text: string): Division | null {
  const word = text.toLowerCase().replace(/\.$/, '');
  return Object.hasOwn(DIVISION_WORDS, word) ? DIVISION_WORDS[word]! : null;
}

/** The codes of the AGLOA exports. */
const CODES: Readonly<Record<string, Division>> = {
  el: 'elementary',
  mid: 'middle',
  jr: 'junior',
  sr: 'senior',
};

export function readDivisionCode(text: string): Division | null {
  const code = text.toLowerCase();
  return Object.hasOwn(CODES, code) ? CODES[code]! : null;
}

/** The highest grade of each division; playing up is allowed, playing down is not. */
export const HIGHEST_GRADE: Readonly<Record<Division, number>> = {
  minor: 4,
  elementary: 6,
  middle: 8,
  junior: 10,
  senior: 12,
};

export function divisionOfGrade(grade: number): Division {
  const divisions = ['elementary', 'middle', 'junior', 'senior'] as const;
  return divisions.find((division) => grade <= HIGHEST_GRADE[division]) ?? 'senior';
}
