import { reasonInWords } from '@forceout/seating/words';
import type { Reason } from '@forceout/seating/words';
import { reasons as reasonsEn, wrongs as wrongsEn } from '@forceout/seating/words/en';
import { reasons as reasonsEs, wrongs as wrongsEs } from '@forceout/seating/words/es';
import type { ReasonWords } from '@forceout/seating/words';
import { wrongInWords } from '@forceout/seating/words/wrong';
import type { WrongRequest, WrongWords } from '@forceout/seating/words/wrong';
import type { Language } from '@forceout/rules/words';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import type { DaySaid, Tell } from './said.ts';
import { tellIn } from './tell-in.ts';

const TELL: Readonly<Record<Language, Tell>> = { en: tellIn(en), es: tellIn(es) };
const WRONGS: Readonly<Record<Language, WrongWords>> = { en: wrongsEn, es: wrongsEs };
const REASONS: Readonly<Record<Language, ReasonWords>> = { en: reasonsEn, es: reasonsEs };

/** The words for what a tournament day says, in one language. */
export function dayText(said: DaySaid, language: Language): string {
  return TELL[language](said);
}

/** Why people sit where they sit, in one language. */
export function seatReason(
  reason: Reason,
  language: Language,
  named?: (criterion: string) => string,
): string {
  return reasonInWords(reason, REASONS[language], named);
}

/** What is wrong in a request for a seating, in one language. */
export function wrongSeating(wrong: WrongRequest, language: Language): string {
  return wrongInWords(wrong, WRONGS[language]);
}
