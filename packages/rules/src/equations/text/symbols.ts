import { EQUATIONS_CUBES } from '../../kit/cubes.ts';

/** The faces of the Equations cubes, in the ASCII form of the public formats. */
export const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export const OPERATION_FACES = ['+', '-', 'x', '/', '^', 'r'] as const;
export const FACES = [...DIGITS, ...OPERATION_FACES] as const;
export const COLORS = ['red', 'blue', 'green', 'black'] as const;

export type Digit = (typeof DIGITS)[number];
export type OperationFace = (typeof OPERATION_FACES)[number];
export type Face = (typeof FACES)[number];
export type Color = (typeof COLORS)[number];
/** A cube is known by its colour and the face it shows; the colour matters to Exponent only. */
export type Cube = `${Color}:${Face}`;

/** Digits of bases eleven and twelve: ten on a power cube, eleven on a root cube. */
export const HIGH_DIGITS = ['T', 'E'] as const;
export type NumeralDigit = Digit | (typeof HIGH_DIGITS)[number];

/**
 * What an operation sign of a text can be: the faces, and the meanings that variations give to turned or
 * renamed cubes: percent of, remainder or log, least common multiple, greatest common factor.
 */
export const OPERATION_SIGNS = [...OPERATION_FACES, '%', '|', 'L', 'G'] as const;
export type OperationSign = (typeof OPERATION_SIGNS)[number];

const among =
  <T extends string>(list: readonly T[]) =>
  (text: string): text is T =>
    (list as readonly string[]).includes(text);

export const isDigit = among(DIGITS);
export const isFace = among(FACES);
export const isColor = among(COLORS);
export const isOperationFace = among(OPERATION_FACES);
export const isOperationSign = among(OPERATION_SIGNS);

/** Other spellings that are read as a face. */
const SPELLINGS: Readonly<Record<string, Face>> = {
  '−': '-',
  '–': '-',
  '×': 'x',
  X: 'x',
  '÷': '/',
  '*': '^',
  '√': 'r',
};

export function faceOf(character: string): Face | null {
  return isFace(character) ? character : (SPELLINGS[character] ?? null);
}

/** The cube a text such as `red:3` or `black:√` names, whether or not the kit has it; null if none. */
export function cubeOf(text: string): Cube | null {
  const at = text.indexOf(':');
  const color = text.slice(0, at);
  const face = faceOf(text.slice(at + 1));
  return at < 0 || !isColor(color) || face === null ? null : `${color}:${face}`;
}

export function colorOfCube(cube: Cube): Color {
  return cube.slice(0, cube.indexOf(':')) as Color;
}

export function faceOfCube(cube: Cube): Face {
  return cube.slice(cube.indexOf(':') + 1) as Face;
}

/** The colours whose cubes have this face. */
export function colorsWith(face: Face): readonly Color[] {
  return COLORS.filter((color) => EQUATIONS_CUBES.some(({ faces }) => faces.includes(`${color}:${face}`)));
}

/** What a digit is worth. */
export function worth(digit: string): number {
  return digit === 'T' ? 10 : digit === 'E' ? 11 : Number(digit);
}

/** A sign as printed in Unicode. */
export const SIGNS: Readonly<Record<OperationSign, string>> = {
  '+': '+',
  '-': '−',
  x: '×',
  '/': '÷',
  '^': '^',
  r: '√',
  '%': '%',
  '|': '·|·',
  L: 'LCM',
  G: 'GCF',
};

export function signOf(face: Face): string {
  return isDigit(face) ? face : SIGNS[face];
}
