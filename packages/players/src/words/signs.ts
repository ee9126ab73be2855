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
  if (game === 'onsets') return withSigns(ONSETS, text);
  // A digit that is an exponent by its colour stands raised on paper.
  const written = text.replaceAll(/'(\d)/g, (_, digit: string) => RAISED[Number(digit)]!);
  // A 1 that is a power of the base is told beside the Equation, as wild cubes are.
  const powers = [...written.matchAll(POWER)].map(([, sign = '', digits = '']) =>
    powerOfTheBase(sign, digits),
  );
  const shown = withSigns(EQUATIONS, written.replaceAll(POWER, '1'));
  if (powers.length === 0) return shown;
  const note = `1 → ${powers.join(', ')}`;
  return shown.endsWith(']') && shown.includes('→')
    ? `${shown.slice(0, -1)}; ${note}]`
    : `${shown} [${note}]`;
}

/** `1e-2` is a 1 that stands for a hundredth. */
const POWER = /1e(-?)(\d+)/g;

/** Ten is written 10 in every base. */
function powerOfTheBase(sign: string, digits: string): string {
  return `10${sign === '' ? '' : '⁻'}${[...digits].map((digit) => RAISED[Number(digit)]!).join('')}`;
}

/** A step of working an Equation out: powers of the base in their places, exponents raised. */
export function stepInPrint(text: string): string {
  return text
    .replaceAll(/1e([-−]?)(\d+)/g, (_, sign: string, digits: string) => powerOfTheBase(sign, digits))
    .replaceAll(/'(\d)/g, (_, digit: string) => RAISED[Number(digit)]!);
}

function withSigns(signs: Readonly<Record<string, string>>, text: string): string {
  return [...text].map((sign) => signs[sign] ?? sign).join('');
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
