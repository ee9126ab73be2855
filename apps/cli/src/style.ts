import { words } from './words/language.ts';

const PAINT = { bold: '1', dim: '2', red: '31', green: '32', yellow: '33', blue: '34' } as const;

export function isColored(): boolean {
  const { FORCE_COLOR, NO_COLOR } = process.env;
  return FORCE_COLOR !== undefined || (process.stdout.isTTY && (NO_COLOR ?? '') === '');
}

/** Colour helps where there is a terminal that wants it; it never carries meaning alone. */
export function paint(text: string, ...looks: readonly (keyof typeof PAINT)[]): string {
  return isColored() ? `\u001B[${looks.map((look) => PAINT[look]).join(';')}m${text}\u001B[0m` : text;
}

const DOTS = { B: 'blue', R: 'red', G: 'green', Y: 'yellow' } as const;

/** A card by its dots, each letter in its colour. */
export function card(text: string): string {
  if (text === 'blank') return paint(text, 'dim');
  return [...text].map((letter) => paint(letter, 'bold', DOTS[letter as keyof typeof DOTS])).join('');
}

export function cards(texts: readonly string[]): string {
  return texts.length === 0 ? paint(words().answers.noCard, 'dim') : texts.map(card).join(' ');
}

/** Two columns: a name and what belongs to it. */
export function rows(pairs: readonly (readonly [string, string])[], indent = '  '): string {
  const width = Math.max(...pairs.map(([name]) => [...name].length));
  return pairs
    .map(([name, text]) => `${indent}${name}${' '.repeat(width - [...name].length)}  ${text}`)
    .join('\n');
}
