/**
 * The languages that words are made in: the one list. A new one is one more entry and a folder beside `en` and `es` in
 * every room of words; until all its texts are there, the compiler lists what is missing.
 */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
