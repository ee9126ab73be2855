import { createContext, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { usePreferences } from '../shell/preferences.ts';
import { en } from './en/index.ts';
import type { Words } from './words.ts';

const WordsContext = createContext<Words>(en);

/** Every text of the app, in the language of this device. */
export function useWords(): Words {
  return use(WordsContext);
}

/** English comes with the app; another language is fetched when it is chosen. */
export function WordsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { language } = usePreferences();
  const [spanish, setSpanish] = useState<Words | null>(null);
  useEffect(() => {
    if (language === 'es' && spanish === null)
      void import('./es/index.ts').then(({ es }) => setSpanish(() => es));
  }, [language, spanish]);
  const words = language === 'es' && spanish !== null ? spanish : en;
  return <WordsContext value={words}>{children}</WordsContext>;
}
