/** A text or a cube with the signs that people see on the cubes. */

const ONSETS: Readonly<Record<string, string>> = {
  U: '∪',
  n: '∩',
  '-': '−',
  "'": '′',
  C: '⊆',
  '^': 'Λ',
};
const EQUATIONS: Readonly<Record<string, string>> = {
  x: '×',
  '/': '÷',
  '-': '−',
  r: '√',
  '|': '·|·',
  L: 'LCM',
  G: 'GCF',
};
const RAISED = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'];

export type GameName = 'onsets' | 'equations';

/** A Solution, a Goal or a face as it is printed. */
export function inPrint(game: GameName, text: string): string {
  const signs = game === 'onsets' ? ONSETS : EQUATIONS;
  // A digit that is an exponent by its colour stands raised on paper.
  const raised =
    game === 'onsets' ? text : text.replaceAll(/'(\d)/g, (_, digit: string) => RAISED[Number(digit)]!);
  return [...raised].map((sign) => signs[sign] ?? sign).join('');
}

export const INKS = ['red', 'blue', 'green', 'yellow', 'black'] as const;
export type Ink = (typeof INKS)[number];

const DOTS: Readonly<Record<string, Ink>> = { R: 'red', B: 'blue', G: 'green', Y: 'yellow' };

/** What a cube looks like: `red:+` is a red +, `R` a red dot, `U` a ∪. */
export interface Look {
  readonly sign: string;
  /** Null for the signs of On-Sets, whose ink tells nothing. */
  readonly ink: Ink | null;
  readonly dot: boolean;
}

export function lookOf(cube: string): Look {
  const colon = cube.indexOf(':');
  if (colon < 0) {
    const ink = DOTS[cube] ?? null;
    return { sign: inPrint('onsets', cube), ink, dot: ink !== null };
  }
  const ink = INKS.find((one) => one === cube.slice(0, colon)) ?? null;
  return { sign: inPrint('equations', cube.slice(colon + 1)), ink, dot: false };
}
