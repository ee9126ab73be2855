import type { StepSentences } from '../../said/step-sentences.ts';
import type { Texts } from '../texts.ts';

const any = (values: readonly string[]): string => values.join(' or ');
const one = (values: readonly string[]): string => (values.length === 1 ? values[0]! : `(${any(values)})`);
const SIDES = { solution: 'The Solution', goal: 'The Goal' } as const;
const about = (decimals: string | null): string => (decimals === null ? '' : ` ≈ ${decimals}`);

function root(index: string, radicand: string): string {
  const names: Readonly<Record<string, string>> = { 2: 'square', 3: 'cube' };
  const ordinal = /^\d+$/.test(index) ? `${index}${ending(Number(index))}` : `(${index})th`;
  return `the ${names[index] ?? ordinal} root of ${radicand}`;
}

function ending(n: number): string {
  if (n % 100 > 10 && n % 100 < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th';
}

export const steps: Texts<StepSentences> = {
  'step-plus': ({ a, b }) => `${one(a)} plus ${one(b)}`,
  'step-average': ({ a, b }) => `the average of ${one(a)} and ${one(b)}`,
  'step-minus': ({ a, b }) => `${one(a)} minus ${one(b)}`,
  'step-times': ({ a, b }) => `${one(a)} times ${one(b)}`,
  'step-divided': ({ a, b }) => `${one(a)} divided by ${one(b)}`,
  'step-power': ({ a, b }) => `${one(a)} to the power ${one(b)}`,
  'step-root': ({ a, b }) => root(one(a), one(b)),
  'step-percent': ({ a, b }) => `${one(a)} percent of ${one(b)}`,
  'step-remainder': ({ a, b }) => `the remainder when ${one(a)} is divided by ${one(b)}`,
  'step-log': ({ a, b }) => `log base ${one(b)} of ${one(a)}`,
  'step-lcm': ({ a, b }) => `the least common multiple of ${one(a)} and ${one(b)}`,
  'step-gcf': ({ a, b }) => `the greatest common factor of ${one(a)} and ${one(b)}`,
  'step-factorial': ({ a }) => `${one(a)} factorial`,
  'step-factors': ({ a }) => `the number of factors of ${one(a)}`,
  'step-prime': ({ a }) => `the smallest prime above ${one(a)}`,
  'step-reciprocal': ({ of }, tell) => `the reciprocal of ${tell(of)}`,
  'step-negative': ({ of }, tell) => `the negative of ${tell(of)}`,
  'step-negative-reciprocal': ({ of }, tell) => `the negative reciprocal of ${tell(of)}`,
  'step-numeral': ({ text, base }) => (base === null ? text : `${text} in base ${base}`),
  'step-base-power': ({ base, power }) => `${base} to the power ${power}`,
  'step-root-meant': ({ text }) => `the root that is meant, ${text}`,
  'side-is': ({ side, text, value, decimal }) => `${SIDES[side]} ${text} is ${value}${about(decimal)}.`,
  'side-has-no-value': ({ side }) => `${SIDES[side]} has no value.`,
  'side-unchecked': ({ side }) => `${SIDES[side]} has no value that could be checked.`,
  'step-comes-to': ({ text, step, values, decimals }, tell) =>
    `${text}: ${tell(step)} = ${any(values)}${about(decimals === null ? null : any(decimals))}`,
};
