import type { Language } from '@forceout/rules/languages';
import type { Words } from './words.ts';

const FETCHED: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en/index.ts')).en,
  es: async () => (await import('./es/index.ts')).es,
};

/** The words of one language, fetched when they are wanted. */
export function wordsIn(language: Language): Promise<Words> {
  return FETCHED[language]();
}
