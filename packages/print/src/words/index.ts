import type { Language } from '@forceout/rules/words';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Words } from './words.ts';

/** The languages are one list, with the words of the rules. */
export { LANGUAGES } from '@forceout/rules/words';
export type { Language } from '@forceout/rules/words';
export type { Words } from './words.ts';

export const WORDS: Readonly<Record<Language, Words>> = { en, es };
