/** Words for people, without anything of bots, solvers or puzzles: small enough for a page's own script. */
export { LANGUAGES } from './language.ts';
export type { Language } from './language.ts';
export { inPrint, lookOf } from './signs.ts';
export { whyNotWords } from './why-not.ts';
