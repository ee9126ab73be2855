import { err, ok } from '@forceout/rules';
import type { Result, Told } from '@forceout/rules';
import { LANGUAGES, sentence } from '@forceout/rules/words';
import type { Language } from '@forceout/rules/words';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, es };

/** The language of what people read here; programs are answered in English, as the formats have it. */
let spoken: Language = 'en';

export function language(): Language {
  return spoken;
}

export function speak(wanted: Language): void {
  spoken = wanted;
}

/** Every text of the terminal, in that language. */
export function words(): Words {
  return WORDS[spoken];
}

/** What the rules say, in that language. */
export function told(said: Told): string {
  return sentence(said, spoken);
}

/** Takes `--language <language>` out of what was typed; without it people are spoken to as their machine speaks. */
export function takeLanguage(
  typed: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Result<readonly string[], string> {
  const end = typed.includes('--') ? typed.indexOf('--') : typed.length;
  const at = typed.findIndex((word, index) => index < end && /^--language(?:=|$)/u.test(word));
  if (at < 0) {
    const forPeople = !typed.includes('--json') && !typed.includes('--batch');
    if (forPeople) spoken = languageOf(environment) ?? spoken;
    return ok(typed);
  }
  const [, behind] = typed[at]!.split('=');
  const wanted = LANGUAGES.find((one) => one === (behind ?? typed[at + 1]));
  if (wanted === undefined) return err(words().asked.oneOf('language', LANGUAGES));
  spoken = wanted;
  return ok(typed.toSpliced(at, behind === undefined ? 2 : 1));
}

/** `es_MX.UTF-8` is Spanish; a language that nobody wrote is none. */
function languageOf({
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: Readonly<Record<string, string | undefined>>): Language | null {
  const said = [LC_ALL, LC_MESSAGES, LANG].find((one) => one !== undefined && one !== '') ?? '';
  return (
    LANGUAGES.find(
      (one) => said === one || (/^[_.@-]/u.test(said.slice(one.length)) && said.startsWith(one)),
    ) ?? null
  );
}
