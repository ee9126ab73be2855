import { createContext, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { usePreferences } from '../shell/preferences.ts';
import { wordsIn } from './fetched.ts';
import type { Words } from './words.ts';

const WordsContext = createContext<Words | null>(null);

/** Every text of the app, in the language of this device. */
export function useWords(): Words {
  const words = use(WordsContext);
  if (words === null) throw new Error('a part of the app has no words around it');
  return words;
}

interface WordsProviderProps {
  /** In the language of this device when the app was opened. */
  readonly first: Words;
  readonly children: ReactNode;
}

export function WordsProvider({ first, children }: WordsProviderProps): ReactNode {
  const { language } = usePreferences();
  const [words, setWords] = useState(first);
  useEffect(() => {
    let wanted = true;
    void wordsIn(language).then((found) => {
      if (wanted) setWords(found);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return <WordsContext value={words}>{children}</WordsContext>;
}
