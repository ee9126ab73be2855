/** Words for what the rules say: small enough for a page's own script, and nothing of the rules in it. */
export { LANGUAGES } from './languages.ts';
export type { Language } from './languages.ts';
export { inEnglish, sentence } from './sentence.ts';
export type { Translated } from './translated.ts';
