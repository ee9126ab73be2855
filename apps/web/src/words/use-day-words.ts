import type { Language } from '@forceout/rules/languages';
import { useEffect, useState } from 'react';
import { usePreferences } from '../shell/preferences.ts';
import type { DayWords } from './day-words.ts';
import { en } from './en/day/index.ts';

/** English comes with the pages of a day; another language is fetched when it is chosen. */
const FETCHED: Readonly<Record<Exclude<Language, 'en'>, () => Promise<DayWords>>> = {
  es: async () => (await import('./es/day/index.ts')).es,
};
const arrived = new Map<Language, DayWords>([['en', en]]);

/** The texts of a tournament day in the language of this device. */
export function useDayWords(): DayWords {
  const { language } = usePreferences();
  const [, again] = useState(0);
  useEffect(() => {
    if (language === 'en' || arrived.has(language)) return;
    void FETCHED[language]().then((words) => {
      arrived.set(language, words);
      again((count) => count + 1);
    });
  }, [language]);
  return arrived.get(language) ?? en;
}
