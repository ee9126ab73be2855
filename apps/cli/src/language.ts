import { err, ok } from '@forceout/rules';
import type { Result, Told } from '@forceout/rules';
import { LANGUAGES, sentence } from '@forceout/rules/words';
import type { Language } from '@forceout/rules/words';

/** The language of the answers for people; programs are answered in English, as the formats have it. */
let spoken: Language = 'en';

export function language(): Language {
  return spoken;
}

/** What the rules say, in that language. */
export function told(said: Told): string {
  return sentence(said, spoken);
}

/** Takes `--language <language>` out of the words. */
export function takeLanguage(words: readonly string[]): Result<readonly string[], string> {
  const at = words.indexOf('--language');
  if (at < 0) return ok(words);
  const wanted = LANGUAGES.find((one) => one === words[at + 1]);
  if (wanted === undefined) return err(`--language: one of ${LANGUAGES.join(', ')}`);
  spoken = wanted;
  return ok(words.toSpliced(at, 2));
}
