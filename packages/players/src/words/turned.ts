import type { Language } from './language.ts';

const TURNED: Readonly<Record<Language, Readonly<Record<string, (digit: string) => string>>>> = {
  en: {
    '~': (digit) => `~${digit} is an upside-down ${digit}`,
    '<': (digit) => `<${digit} is a ${digit} on its side`,
    '~<': (digit) => `~<${digit} is a ${digit} on its side and upside-down`,
  },
  es: {
    '~': (digit) => `~${digit} es un ${digit} cabeza abajo`,
    '<': (digit) => `<${digit} es un ${digit} de lado`,
    '~<': (digit) => `~<${digit} es un ${digit} de lado y cabeza abajo`,
  },
};

/** A question with what the marks of turned cubes in it mean, where there are any. */
export function withTurned(question: string, text: string, language: Language): string {
  const notes = [...text.matchAll(/(~<|~|<)(\d)/g)].map(([, mark = '', digit = '']) =>
    TURNED[language][mark]!(digit),
  );
  return notes.length === 0 ? question : `${question} (${[...new Set(notes)].join('; ')})`;
}
