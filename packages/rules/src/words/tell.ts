import { saidBefore } from '../said/older.ts';
import type { Said, Sentences, Told } from '../said/said.ts';
import type { Texts } from './texts.ts';

type Made = (blanks: Said, tell: (inner: Said) => string) => string;

/** The words for what was said. Somebody's own words, and those of old logs that are not ours, are told as they are. */
export function tellIn(texts: Texts<Sentences>): (told: Told) => string {
  const known: Readonly<Record<string, unknown>> = texts;
  const tell = (said: Said): string => {
    const text = known[said.say];
    // A log from a newer version may say what this one has no words for.
    if (text === undefined) return said.say;
    return typeof text === 'string' ? text : (text as Made)(said, tell);
  };
  return (told) => {
    if (typeof told !== 'string') return tell(told);
    const said = saidBefore(told);
    return said === null ? told : tell(said);
  };
}
