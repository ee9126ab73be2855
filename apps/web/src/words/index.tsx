import type { Language } from '@forceout/rules/languages';
import { createContext, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { usePreferences } from '../shell/preferences.ts';
import { en } from './en/index.ts';
import type { Words } from './words.ts';

const WordsContext = createContext<Words>(en);

/** English comes with the app; another language is fetched when it is chosen. */
const FETCHED: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>> = {
  es: async () => (await import('./es/index.ts')).es,
};

/** Every text of the app, in the language of this device. */
export function useWords(): Words {
  return use(WordsContext);
}

export function WordsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { language } = usePreferences();
  const [words, setWords] = useState<Words>(en);
  useEffect(() => {
    let wanted = true;
    const show = (found: Words): void => {
      if (wanted) setWords(found);
    };
    if (language === 'en') show(en);
    else void FETCHED[language]().then(show);
    return () => {
      wanted = false;
    };
  }, [language]);
  return <WordsContext value={words}>{children}</WordsContext>;
}
