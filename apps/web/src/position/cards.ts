/** Cards by their number (bit 0 blue, 1 red, 2 green, 3 yellow) and by the name that the public formats use. */
const LETTERS = ['B', 'R', 'G', 'Y'] as const;

export const ALL_CARDS: readonly number[] = Array.from({ length: 16 }, (_, index) => 15 - index);

export function nameOfCard(card: number): string {
  return LETTERS.filter((_, bit) => ((card >> bit) & 1) === 1).join('') || 'blank';
}

/** A name that is none is the blank card; the worker refuses it where it matters. */
export function cardOfName(name: string): number {
  return LETTERS.reduce((card, letter, bit) => (name.includes(letter) ? card | (1 << bit) : card), 0);
}
