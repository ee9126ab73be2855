import type { Section } from '../rulebooks/section.ts';
import { sections as spanish } from './es/sections/index.ts';
import type { Language } from './languages.ts';

/** A section as it is read in one language; `in` says which it is where there are no words in that one yet. */
export interface SectionRead extends Section {
  readonly in: Language;
}

const NONE: ReadonlyMap<string, string> = new Map();
/** English is what the catalogues of the books are written in. */
const LINES: Readonly<Record<Exclude<Language, 'en'>, ReadonlyMap<string, string>>> = { es: spanish };

export function sectionIn(section: Section, language: Language): SectionRead {
  const lines = language === 'en' ? NONE : LINES[language];
  const words = lines.get(section.words);
  const support = section.support === undefined ? '' : lines.get(section.support);
  if (words === undefined || support === undefined) return { ...section, in: 'en' };
  return { ...section, words, ...(section.support === undefined ? {} : { support }), in: language };
}
