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

/** Digits of a base above ten. */
const LETTERS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { T: 'T is a ^ that stands for ten', E: 'E is a √ that stands for eleven' },
  es: { T: 'T es un ^ que vale diez', E: 'E es un √ que vale once' },
};

/** A question with what the marks of turned cubes and letters for digits in it mean, where there are any. */
export function withTurned(question: string, text: string, language: Language): string {
  const notes = [...text.matchAll(/(~<|~|<)(\d)|([TE])/g)].map(([, mark = '', digit = '', letter]) =>
    letter === undefined ? TURNED[language][mark]!(digit) : LETTERS[language][letter]!,
  );
  return notes.length === 0 ? question : `${question} (${[...new Set(notes)].join('; ')})`;
}
