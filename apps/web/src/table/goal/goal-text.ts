import type { Turn } from '../../pieces/turned.ts';
import type { GameName } from '../seen.ts';

/** A cube of a Goal and where it lies: half cubes from the left, whole ones from the top. */
export interface LaidCube {
  readonly cube: string;
  readonly turn: Turn;
  readonly column: number;
  readonly row: number;
}

/** Where the cubes of a Goal lie, as its text says; the cubes of Equations bring their colours. */
export function layGoal(game: GameName, text: string, cubes: readonly string[]): readonly LaidCube[] {
  return game === 'onsets' ? layOnSets(text) : layEquations(text, cubes);
}

function layOnSets(text: string): readonly LaidCube[] {
  const tidy = text.replace(/^\s*\?/, '');
  const rows = tidy.split('/');
  // An upside-down T has its top cube in the middle.
  const isT = tidy.includes('(');
  return rows.flatMap((line, row) =>
    [...line.matchAll(/(~?)([0-9])/g)].map(([, turn = '', digit = ''], index) => ({
      cube: digit,
      turn: turn as Turn,
      column: index * 2 + (isT && row === 0 ? 1 : 0),
      row,
    })),
  );
}

const SIGN_FACES: Readonly<Record<string, readonly [string, Turn]>> = { '%': ['r', '~'], '|': ['/', '<'] };
const GAP = 1;

function layEquations(text: string, cubes: readonly string[]): readonly LaidCube[] {
  const laid: LaidCube[] = [];
  let column = 0;
  for (const [whole, turn = '', sign = ''] of text.trim().matchAll(/(~?<?)(\S)|\s+/g)) {
    if (sign === '') {
      column += GAP;
      continue;
    }
    const [face, own] = SIGN_FACES[sign] ?? [plain(sign), turn as Turn];
    laid.push({ cube: cubes[laid.length] ?? `black:${face}`, turn: own, column, row: 0 });
    column += 2;
    void whole;
  }
  return laid;
}

const SPELLINGS: Readonly<Record<string, string>> = { '−': '-', '×': 'x', '÷': '/', '*': '^', '√': 'r' };

function plain(sign: string): string {
  return SPELLINGS[sign] ?? sign;
}
