export const INKS = ['red', 'blue', 'green', 'yellow', 'black'] as const;
export type Ink = (typeof INKS)[number];

/** What a cube shows: a coloured dot with its letter, or a sign in its ink. */
export type Face =
  | { readonly kind: 'dot'; readonly letter: string; readonly ink: Ink }
  | { readonly kind: 'sign'; readonly sign: string; readonly ink: Ink; readonly numeral: boolean };

const DOTS: Readonly<Record<string, Ink>> = { R: 'red', B: 'blue', G: 'green', Y: 'yellow' };

/** The signs of the On-Sets cubes and of the Equations cubes differ for the same letter. */
const ONSETS_SIGNS: Readonly<Record<string, string>> = {
  U: '∪',
  n: '∩',
  '-': '−',
  "'": '′',
  C: '⊆',
  '^': 'Λ',
};
const EQUATIONS_SIGNS: Readonly<Record<string, string>> = { x: '×', '/': '÷', '-': '−', r: '√' };

/** Reads a cube as the public formats spell it: `"B"`, `"U"`, `"red:3"`. */
export function faceOf(cube: string): Face {
  const colon = cube.indexOf(':');
  if (colon < 0) {
    const ink = DOTS[cube];
    if (ink !== undefined) return { kind: 'dot', letter: cube, ink };
    return sign(ONSETS_SIGNS[cube] ?? cube, 'black');
  }
  const [ink, face] = [cube.slice(0, colon), cube.slice(colon + 1)];
  return sign(EQUATIONS_SIGNS[face] ?? face, INKS.find((one) => one === ink) ?? 'black');
}

function sign(text: string, ink: Ink): Face {
  return { kind: 'sign', sign: text, ink, numeral: /^\d$/.test(text) };
}
