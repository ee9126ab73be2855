import type { Language } from './language.ts';

interface Shapes {
  readonly turned: (digit: string) => string;
  readonly and: string;
  readonly row: (digits: string) => string;
  readonly column: (digits: string) => string;
  readonly l: (above: string, below: string, beside: string) => string;
  readonly t: (above: string, below: string) => string;
}

const SHAPES: Readonly<Record<Language, Shapes>> = {
  en: {
    turned: (digit) => `an upside-down ${digit}`,
    and: ' and ',
    row: (digits) => `${digits} side by side`,
    column: (digits) => `${digits} one above another`,
    l: (above, below, beside) => `${above} above ${below}, with ${beside} to the right of it`,
    t: (above, below) => `${above} centred above ${below}`,
  },
  es: {
    turned: (digit) => `un ${digit} cabeza abajo`,
    and: ' y ',
    row: (digits) => `${digits}, uno al lado de otro`,
    column: (digits) => `${digits}, uno encima de otro`,
    l: (above, below, beside) => `${above} encima de ${below}, con ${beside} a su derecha`,
    t: (above, below) => `${above} centrado encima de ${below}`,
  },
};

/** A Goal of On-Sets as one would tell somebody to lay it: `~1/2 4` is an upside-down 1 above 2, with 4 to the right of it. */
export function goalWords(goal: string, language: Language): string {
  const words = SHAPES[language];
  const digit = (text: string): string => (text.startsWith('~') ? words.turned(text.slice(1)) : text);
  const digits = (goal.match(/~?\d/g) ?? []).map(digit);
  const [first, second, third] = digits;
  const all = [digits.slice(0, -1).join(', '), ...digits.slice(-1)]
    .filter((one) => one !== '')
    .join(words.and);
  if (first === undefined || second === undefined) return all;
  if (!goal.includes('/')) return words.row(all);
  if (third === undefined || /\/.*\//.test(goal)) return words.column(all);
  return goal.includes('(') ? words.t(first, `${second}${words.and}${third}`) : words.l(first, second, third);
}
