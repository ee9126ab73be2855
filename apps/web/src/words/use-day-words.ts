import type { Language } from '@forceout/rules/languages';
import { use } from 'react';
import { usePreferences } from '../shell/preferences.ts';
import type { DayWords } from './day-words.ts';
import { en } from './en/day/index.ts';

/** English comes with the pages of a day; another language is fetched when it is chosen. */
const FETCHED: Readonly<Record<Exclude<Language, 'en'>, () => Promise<DayWords>>> = {
  es: async () => (await import('./es/day/index.ts')).es,
};
const arrived = new Map<Language, DayWords>([['en', en]]);
const coming = new Map<Language, Promise<DayWords>>();

/** One promise for a language: whoever waits for it waits for the same. */
function fetched(language: Exclude<Language, 'en'>): Promise<DayWords> {
  const known = coming.get(language);
  if (known !== undefined) return known;
  const words = FETCHED[language]();
  coming.set(language, words);
  words.then(
    (there) => arrived.set(language, there),
    // Whoever tries again asks anew.
    () => coming.delete(language),
  );
  return words;
}

/** The texts of a tournament day in the language of this device; until they are there the page waits, and shows no other language. */
export function useDayWords(): DayWords {
  const { language } = usePreferences();
  if (language === 'en') return en;
  return arrived.get(language) ?? use(fetched(language));
}
