/** The faces of the On-Sets cubes, in the ASCII form of the public formats. */
export const COLOURS = ['B', 'R', 'G', 'Y'] as const;
export const CONSTANTS = ['V', '^'] as const;
export const BINARY_OPERATIONS = ['U', 'n', '-'] as const;
export const OPERATIONS = [...BINARY_OPERATIONS, "'"] as const;
export const RELATIONS = ['=', 'C'] as const;
export const DIGITS = ['1', '2', '3', '4', '5'] as const;

export const SET_SYMBOLS = [...COLOURS, ...CONSTANTS] as const;
/** Everything a written Solution can be made of. */
export const SYMBOLS = [...SET_SYMBOLS, ...OPERATIONS, ...RELATIONS] as const;
export const CUBES = [...SYMBOLS, ...DIGITS] as const;

export type Colour = (typeof COLOURS)[number];
export type SetSymbol = (typeof SET_SYMBOLS)[number];
export type BinaryOperation = (typeof BINARY_OPERATIONS)[number];
export type Operation = (typeof OPERATIONS)[number];
export type Relation = (typeof RELATIONS)[number];
export type Digit = (typeof DIGITS)[number];
export type CubeSymbol = (typeof SYMBOLS)[number];
/** A cube is known by the face it shows. */
export type Cube = (typeof CUBES)[number];

function among<T extends string>(list: readonly T[]): (text: string) => text is T {
  const set: ReadonlySet<string> = new Set(list);
  return (text): text is T => set.has(text);
}

export const isCube = among(CUBES);
export const isDigit = among(DIGITS);
export const isSymbol = among(SYMBOLS);
export const isColour = among(COLOURS);
export const isSetSymbol = among(SET_SYMBOLS);
export const isOperation = among(OPERATIONS);
export const isBinaryOperation = among(BINARY_OPERATIONS);
export const isRelation = among(RELATIONS);

/** Other spellings that are read as a face. A Map, so that no name of a built-in member is one. */
const SPELLINGS: ReadonlyMap<string, CubeSymbol> = new Map([
  ['∨', 'V'],
  ['∅', '^'],
  ['Λ', '^'],
  ['∧', '^'],
  ['∪', 'U'],
  ['∩', 'n'],
  ['N', 'n'],
  ['−', '-'],
  ['–', '-'],
  ['′', "'"],
  ['’', "'"],
  ['⊆', 'C'],
]);

/** The face a character stands for, however it is spelled; null if it stands for none. */
export function symbolOf(character: string): CubeSymbol | null {
  return isSymbol(character) ? character : (SPELLINGS.get(character) ?? null);
}

/** The cube a text stands for, however it is spelled; null if there is none. */
export function cubeOf(text: string): Cube | null {
  return isDigit(text) ? text : symbolOf(text);
}

/** A face as printed in Unicode. */
export const SIGNS: Readonly<Record<CubeSymbol, string>> = {
  B: 'B',
  R: 'R',
  G: 'G',
  Y: 'Y',
  V: 'V',
  '^': 'Λ',
  U: '∪',
  n: '∩',
  '-': '−',
  "'": '′',
  '=': '=',
  C: '⊆',
};

/** Any face as printed in Unicode, digits included. */
export function signOf(cube: Cube): string {
  return isDigit(cube) ? cube : SIGNS[cube];
}

/** A face as a screen reader says it. */
export const SPOKEN: Readonly<Record<CubeSymbol, string>> = {
  B: 'blue',
  R: 'red',
  G: 'green',
  Y: 'yellow',
  V: 'universe',
  '^': 'null set',
  U: 'union',
  n: 'intersect',
  '-': 'minus',
  "'": 'prime',
  '=': 'equals',
  C: 'is a subset of',
};
