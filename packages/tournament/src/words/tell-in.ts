import type { Translated } from '@forceout/rules/words';
import type { DaySentences, Tell } from './said.ts';

/** Makes words of what is said, with the texts of one language; a small page has those that it may be told. */
export function tellIn(texts: Partial<Translated<DaySentences>>): Tell {
  const known: Readonly<Record<string, unknown>> = texts;
  const tell: Tell = ({ say, of = [] }) => {
    const text = known[say];
    // A newer server may say what this page has no words for.
    if (text === undefined) return say;
    return typeof text === 'string' ? text : (text as (...blanks: readonly unknown[]) => string)(...of, tell);
  };
  return tell;
}
