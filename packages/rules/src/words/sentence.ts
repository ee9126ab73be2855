import type { Told } from '../said/said.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import type { Language } from './languages.ts';
import { tellIn } from './tell.ts';

const TELL: Readonly<Record<Language, (told: Told) => string>> = { en: tellIn(en), es: tellIn(es) };

/** The words for what was said, in one language. */
export function sentence(told: Told, language: Language): string {
  return TELL[language](told);
}

/** What files and programs are told, whatever people speak. */
export function inEnglish(told: Told): string {
  return TELL.en(told);
}
