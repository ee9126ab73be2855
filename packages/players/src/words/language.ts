/** The languages that words are made in; a new one is a new entry, and the compiler lists what it still lacks. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
