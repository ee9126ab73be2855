import { decimalOf } from './decimal.ts';
import { limited } from '../cost.ts';
import type { Rational } from '../whole/rational.ts';
import { multiplyQ, printQ } from '../whole/rational.ts';
import type { Factor, Generator, Sum, Term } from '../radicals/generator.ts';
import { isImaginaryTerm } from '../radicals/sum.ts';
import { nearbyFactorial } from '../giants/factorial-form.ts';
import type { Giant, Range, Value } from '../value.ts';
import { unreachable } from '../unreachable.ts';

/** The exact value as text: 7, -3/4, 2^(1/2), 1+2^(1/2), 3+4i, 3^774840978. */
export function printValue(a: Value): string {
  switch (a.tier) {
    case 'rational':
      return printQ(a);
    case 'algebraic':
      if (a.bottom === null) return printSum(a.top);
      return `${grouped(printSum(a.top), a.top)}/${grouped(printSum(a.bottom), a.bottom)}`;
    case 'giant':
      return printGiant(a);
    case 'range':
      return printRange(a);
    default:
      return unreachable(a);
  }
}

/** Longer calculations than this are not shown. */
const SHOWN_RECIPE = 120;

/** A number too large for one exact form is shown as it was calculated: 3^774840978+1. */
function printRange(a: Range): string {
  const recipe = a.parts === null ? recipeOf(a) : joined(a.parts.map(printValue));
  if (recipe !== null && recipe.length <= SHOWN_RECIPE) return recipe;
  return `about ${limited(
    () => decimalOf(a, 5),
    () => '?',
  )}`;
}

function recipeOf({ operation, operands, weight }: Range): string | null {
  if (weight > 8) return null;
  const texts = operands.map(printValue);
  if (texts.some((text) => text.startsWith('about') || text.includes('…'))) return null;
  const [first = '', second = ''] = texts;
  switch (operation) {
    case '+':
      return joined(texts);
    case '-':
      return `-${inBrackets(first)}`;
    case '*':
    case '/':
    case '^':
      return `${inBrackets(first)}${operation}${inBrackets(second)}`;
    case 'exp':
      return `exp(${first})`;
    case 'log':
      return `ln(${first})/ln(${second})`;
    default:
      return operation.startsWith('^') ? `${inBrackets(first)}^${inBrackets(operation.slice(1))}` : null;
  }
}

function inBrackets(text: string): string {
  return /^\d+$/u.test(text) ? text : `(${text})`;
}

function grouped(text: string, sum: Sum): string {
  const simple = sum.length === 1 && sum[0]!.factors.length === 1 && printQ(sum[0]!.coefficient) === '1';
  return simple ? text : `(${text})`;
}

function printSum(sum: Sum): string {
  // Imaginary terms come last, as people write them.
  const ordered = [...sum].sort((x, y) => Number(isImaginaryTerm(x)) - Number(isImaginaryTerm(y)));
  return ordered.length === 0 ? '0' : joined(ordered.map(printTerm));
}

function joined(summands: readonly string[]): string {
  return summands.join('+').replaceAll('+-', '-');
}

function printTerm({ coefficient, factors }: Term): string {
  const parts = [...printRadicals(factors), ...factors.filter(isOther).map(printFactor)];
  const number = printQ(coefficient);
  const imaginary = factors.some((f) => f.gen.kind === 'i');
  if (imaginary && parts.length === 0 && coefficient.d === 1n) {
    return number === '1' ? 'i' : number === '-1' ? '-i' : `${number}i`;
  }
  if (imaginary) parts.push('i');
  if (parts.length === 0) return number;
  if (number === '1') return parts.join('*');
  return number === '-1' ? `-${parts.join('*')}` : `${number}*${parts.join('*')}`;
}

function isOther({ gen }: Factor): boolean {
  return gen.kind !== 'prime' && gen.kind !== 'i';
}

/** Primes under roots of the same index are shown as one root: 2^(1/2)·3^(1/2) is 6^(1/2). */
function printRadicals(factors: readonly Factor[]): readonly string[] {
  const byIndex = new Map<bigint, Factor[]>();
  for (const factor of factors) {
    if (factor.gen.kind === 'prime')
      byIndex.set(factor.exponent.d, [...(byIndex.get(factor.exponent.d) ?? []), factor]);
  }
  return [...byIndex].map(([index, group]) => {
    const primes = group.map(({ gen, exponent }) => ({
      prime: gen.kind === 'prime' ? gen.prime : 1n,
      exponent,
    }));
    if (index > 64n) return primes.map(({ prime, exponent }) => `${prime}^(${printQ(exponent)})`).join('*');
    const radicand = primes.reduce((product, { prime, exponent }) => product * prime ** exponent.n, 1n);
    return `${radicand}^(1/${index})`;
  });
}

function printFactor({ gen, exponent }: Factor): string {
  if (gen.kind === 'power')
    return `${gen.prime}^(${printTerm({ key: '', coefficient: exponent, factors: gen.exponent })})`;
  if (gen.kind === 'root') return `(${printSum(gen.of)})^(${printQ(rootExponent(gen, exponent))})`;
  const base = printGenerator(gen);
  return exponent.n === 1n ? base : `${base}^${exponent.n}`;
}

function rootExponent(gen: Generator & { readonly kind: 'root' }, exponent: Rational): Rational {
  return multiplyQ(exponent, { tier: 'rational', n: 1n, d: BigInt(gen.index) });
}

function printGenerator(gen: Exclude<Generator, { kind: 'power' | 'root' }>): string {
  switch (gen.kind) {
    case 'i':
      return 'i';
    case 'prime':
      return gen.prime.toString();
    case 'unity':
      return `exp(2*pi*i/${gen.order})`;
    case 'log':
      return `ln(${printSum(gen.of)})`;
    default:
      return unreachable(gen);
  }
}

/** Giants with more primes than this are shown beside the nearest factorial, or shortened. */
const SHOWN_PRIMES = 24;

function printGiant(giant: Giant): string {
  const sign = giant.sign < 0 ? '-' : '';
  if (giant.powers.length <= SHOWN_PRIMES) return sign + giant.powers.map(printPower).join('*');
  const form = nearbyFactorial(giant);
  if (form !== null) return `${sign}${form.times === '1' ? '' : `${form.times}*`}${form.of}!`;
  const shown = giant.powers.slice(0, SHOWN_PRIMES).map(printPower).join('*');
  return `${sign}${shown}*…(${giant.powers.length} primes)`;
}

function printPower({ prime, exponent }: Giant['powers'][number]): string {
  if (exponent.n === 1n && exponent.d === 1n) return prime.toString();
  const text = printQ(exponent);
  return exponent.d === 1n && exponent.n > 0n ? `${prime}^${text}` : `${prime}^(${text})`;
}
