import { useEffect, useState } from 'react';
import { usePreferences } from '../shell/preferences.ts';
import type { DayWords } from './day-words.ts';
import { en } from './en/day/index.ts';

let spanish: DayWords | null = null;

/** The texts of a tournament day in the language of this device. */
export function useDayWords(): DayWords {
  const { language } = usePreferences();
  const [, arrived] = useState(0);
  useEffect(() => {
    if (language !== 'es' || spanish !== null) return;
    void import('./es/day/index.ts').then(({ es }) => {
      spanish = es;
      arrived((count) => count + 1);
    });
  }, [language]);
  return language === 'es' && spanish !== null ? spanish : en;
}
