import { makeCubes } from '@forceout/formats';
import { variationWords } from '@forceout/players/words';
import { isCube, makeCard, signOf } from '@forceout/rules/onsets';
import { isColored, paint } from '../style.ts';
import { language } from '../words/language.ts';

const COLOR = { B: 'blue', R: 'red', G: 'green', Y: 'yellow' } as const;
const EQUATIONS_COLOR = { red: 'red', blue: 'blue', green: 'green', black: 'bold' } as const;

/** A cube as it lies there: its sign, in its colour where it has one. */
export function cube(text: string): string {
  const [color = '', face] = text.split(':');
  if (face !== undefined) {
    const shown = face === 'r' ? '√' : face;
    // Where nothing has a colour, a letter says it: r3, b3, g4, k7.
    if (!isColored()) return `${makeCubes([text])[0]}${shown}`;
    return paint(shown, 'bold', EQUATIONS_COLOR[color as keyof typeof EQUATIONS_COLOR] ?? 'bold');
  }
  const look = COLOR[text as keyof typeof COLOR];
  const shown = isCube(text) ? signOf(text) : text;
  return look === undefined ? paint(shown, 'bold') : paint(shown, 'bold', look);
}

export function cubes(list: readonly string[]): string {
  return list.length === 0 ? paint('–', 'dim') : list.map(cube).join(' ');
}

export function pickWords(pick: { readonly id: string }): string {
  return variationWords(pick, language(), makeCard).name;
}
