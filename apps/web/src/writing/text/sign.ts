import type { Turn } from '../../pieces/turned.ts';
import type { Game } from '../../position/position.ts';
import { equationsSigns } from './equations-signs.ts';
import { onsetsSigns } from './onsets-signs.ts';

/** One sign of a written text, and which cube face makes it. Meaning and legality are the judge's affair. */
export interface Sign {
  readonly kind: 'cube' | 'open' | 'close' | 'free' | 'separator' | 'gap' | 'unknown';
  /** The face of a cube that makes it; null for what is only written. */
  readonly face: string | null;
  readonly shown: string;
  readonly turn: Turn;
  /** A sign of an operation, which Multiple Operations lets repeat. */
  readonly operation: boolean;
  /** From and up to, in the text. */
  readonly at: number;
  readonly end: number;
}

export function signsOf(game: Game, text: string): readonly Sign[] {
  return game === 'onsets' ? onsetsSigns(text) : equationsSigns(text);
}

/** One for one, so that a caret stays where it is: what is typed becomes what the cubes show. */
const SPELLINGS: Readonly<Record<Game, Readonly<Record<string, string>>>> = {
  onsets: {
    b: 'B',
    r: 'R',
    g: 'G',
    y: 'Y',
    v: 'V',
    '∨': 'V',
    u: '∪',
    U: '∪',
    n: '∩',
    N: '∩',
    c: '⊆',
    C: '⊆',
    '^': 'Λ',
    '∅': 'Λ',
    '∧': 'Λ',
    '-': '−',
    '–': '−',
    "'": '′',
    '’': '′',
  },
  equations: {
    x: '×',
    X: '×',
    '*': '^',
    '/': '÷',
    '-': '−',
    '–': '−',
    r: '√',
    R: '√',
    l: 'L',
    g: 'G',
    t: 'T',
    '’': "'",
  },
};

export function spell(game: Game, text: string): string {
  const spellings = SPELLINGS[game];
  return [...text].map((character) => spellings[character] ?? character).join('');
}
