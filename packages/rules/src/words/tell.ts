import { saidBefore } from '../said/older.ts';
import type { Said, Sentences } from '../said/said.ts';
import type { Tell, Texts } from './texts.ts';

type Made = (blanks: Said, tell: Tell) => string;

/** The words for what was said. Somebody's own words, and those of old logs that are not ours, are told as they are. */
export function tellIn(texts: Texts<Sentences>): Tell {
  const known: Readonly<Record<string, unknown>> = texts;
  const tell: Tell = (told) => {
    const said = typeof told === 'string' ? (saidBefore(told) ?? told) : told;
    if (typeof said === 'string') return said;
    const text = known[said.say];
    // A log from a newer version may say what this one has no words for.
    if (text === undefined) return said.say;
    return typeof text === 'string' ? text : (text as Made)(said, tell);
  };
  return tell;
}
