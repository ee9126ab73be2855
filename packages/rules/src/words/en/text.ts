import type { TextSentences } from '../../said/text-sentences.ts';
import type { Texts } from '../texts.ts';
import { nameOf } from './variations.ts';

const shown = (sign: string): string => (sign === ',' ? 'a comma' : sign);
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const text: Texts<TextSentences> = {
  'as-sentence': ({ what }, tell) => `${capital(tell(what))}.`,
  'in-text': ({ text: written, what }, tell) => `"${written}": ${tell(what)}.`,
  'of-text': ({ text: written, what }, tell) => `"${written}": ${tell(what)}`,
  'makes-restriction': ({ sign }) => `${sign} makes a Restriction, not a set`,
  'grouping-round-relation': ({ sign }) => `grouping symbols stand around ${sign}, which joins whole sets`,
  'grouping-round-restriction': 'grouping symbols stand around the whole Restriction',
  'restriction-needs-relation': 'a Restriction needs = or ⊆',
  'goal-behind-set-name': 'the Goal is written after the Set-Name',
  'closes-nothing': ({ sign }) => `${sign} closes nothing`,
  'closer-missing': ({ sign }) => `${sign} is missing`,
  'operation-missing': ({ before }) => `an operation is missing before ${shown(before)}`,
  'nothing-written': 'nothing is written',
  'set-missing': ({ before }) => `a set is missing before ${shown(before)}`,
  'set-missing-at-end': 'a set is missing at the end',
  'prime-after-set': '′ stands after a set, never before it',
  'digits-make-goals': ({ sign }) => `${sign} is a digit, and digits make only Goals`,
  'no-symbol-of-game': ({ sign }) => `${shown(sign)} is no symbol of the game`,
  'no-symbol-here': ({ text: written }) => `"${written}" is no symbol that can be used here`,
  'number-missing': ({ before }) => `a number is missing before ${before}`,
  'number-missing-at-end': 'a number is missing at the end',
  'no-sign-of-number': ({ sign }) => `${sign} is no sign of a number; a number is missing before it`,
  'turned-is-alone':
    'a turned cube or a power of the base is a number by itself, not a digit of a longer one',
  'one-point': 'a numeral has one decimal point at most',
  'point-needs-digit': 'a decimal point needs a digit',
  'exponent-one-numeral': 'an exponent is one numeral',
  'exponent-one-cube': 'an exponent is one numeral of one cube',
  'too-long-for-kit': 'It is longer than the cubes of a kit can make.',
  'equals-between': '= stands only between the Solution and the Goal.',
  'not-in-force': ({ sign, variations }) =>
    `${sign} means nothing here: ${variations.map(nameOf).join(' or ')} is not in force.`,
  'root-is-i': 'With √ = i, √ is no root.',
  'digit-ten': 'T, the digit ten, is for bases eleven and twelve.',
  'digit-eleven': 'E, the digit eleven, is for base twelve.',
  'digit-not-in-base': ({ digit, base }) => `The digit ${digit} does not exist in base ${base}.`,
  'powers-not-in-force': 'Powers of the Base is not in force.',
  'exponent-too-long': 'The exponent behind e is too long: fifteen digits can be worked out.',
  'only-one-is-power': ({ side }) => `Only 1 may stand for a power of the base, on the ${side} side as well.`,
  'sideways-not-in-force': ({ text: written }) => `${written}: Sideways is not in force.`,
  'upside-down-not-in-force': ({ text: written }) => `${written}: Upside-down is not in force.`,
  'never-turned-twice': ({ text: written }) =>
    `${written}: a cube of the Goal is never sideways and upside-down at once.`,
  'too-many-digits': ({ text: written, most }) => `${written} has more than ${most} digits.`,
  'point-before-digit': ({ text: written }) =>
    `${written}: a decimal point in the Goal stands before a digit.`,
  'more-than-two-digits': ({ text: written }) => `${written} has more than two digits.`,
  'one-digit-in-solution': ({ text: written }) => `${written}: numerals in a Solution have one digit.`,
};
