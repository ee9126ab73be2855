import type { Language } from './language.ts';
import { listed } from './lists.ts';
import { INKS, lookOf } from './signs.ts';
import type { Ink } from './signs.ts';

const INK_WORDS: Readonly<Record<Language, Readonly<Record<Ink, string>>>> = {
  en: { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow', black: 'black' },
  es: { red: 'rojo', blue: 'azul', green: 'verde', yellow: 'amarillo', black: 'negro' },
};

/** A colour by its name. */
export function inkWord(color: string, language: Language): string {
  const ink = INKS.find((one) => one === color);
  return ink === undefined ? color : INK_WORDS[language][ink];
}

interface CubeWords {
  readonly cube: (cube: string) => string;
  readonly and: string;
  readonly count: (cubes: number) => string;
  readonly places: Readonly<Record<'required' | 'permitted' | 'forbidden', string>>;
}

/** How cubes and the places of the mat are called. */
export const CUBE_WORDS: Readonly<Record<Language, CubeWords>> = {
  en: {
    cube: (cube) => {
      const { sign, ink } = lookOf(cube);
      return ink === null ? `the ${sign}` : `the ${ink} ${sign}`;
    },
    and: 'and',
    count: (cubes) => (cubes === 1 ? 'one cube' : `${cubes} cubes`),
    places: { required: 'Required', permitted: 'Permitted', forbidden: 'Forbidden' },
  },
  es: {
    cube: (cube) => {
      const { sign, ink } = lookOf(cube);
      return ink === null ? `el ${sign}` : `el ${sign} ${INK_WORDS.es[ink]}`;
    },
    and: 'y',
    count: (cubes) => (cubes === 1 ? 'un cubo' : `${cubes} cubos`),
    places: { required: 'Obligatorios', permitted: 'Permitidos', forbidden: 'Prohibidos' },
  },
};

/** "the red 3, the + and the 5". */
export function listOfCubes(cubes: readonly string[], language: Language): string {
  const { cube, and } = CUBE_WORDS[language];
  return listed(cubes.map(cube), and);
}
