/** Words for people, without anything of bots, solvers or puzzles: small enough for a page's own script. */
export { THEMES_OF } from '../puzzles/themes.ts';
export { PUZZLE_KINDS } from '../puzzles/puzzle.ts';
export { noteWords } from '../coach/note-words.ts';
export { LANGUAGES } from './language.ts';
export type { Language } from './language.ts';
export { CUBE_WORDS, listOfCubes } from './cubes.ts';
export { PUZZLE_WORDS, saidWords } from './puzzles.ts';
export type { PuzzleWords } from './puzzles.ts';
export { PUZZLES_EN } from './puzzles-en.ts';
export { PUZZLES_ES } from './puzzles-es.ts';
export { reasonWords } from './reasons.ts';
export { inPrint, lookOf } from './signs.ts';
export { whyNotWords } from './why-not.ts';
export { variationWords } from './variations.ts';
export { VARIATIONS_EN } from './variations-en.ts';
export type { VariationWords } from './variations-en.ts';
export { VARIATIONS_ES } from './variations-es.ts';
