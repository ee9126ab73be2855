import * as N from '@forceout/numbers/towers';
import type { Outcome, Value, WhyCode } from '@forceout/numbers/towers';
import type { Rule } from '../../rulebooks/ruled.ts';
import type { BinaryOperation, UnaryOperation } from '../text/expression.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';
import type { WhyIllegal } from './why.ts';
import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';

/** Why something has no legal value, or none that can be checked. */
export interface NoValue {
  readonly message: Said;
  readonly rule: Rule;
}

/** What an operation comes to: values (several for complex roots), or why there are none. */
export type Operated =
  | { readonly kind: 'values'; readonly values: readonly Value[] }
  | { readonly kind: 'illegal' | 'uncheckable'; readonly why: NoValue };

/** One operation on values under the rules of the shake. */
export function operate(rules: ShakeRules, operation: BinaryOperation, a: Value, b: Value): Operated {
  const { force } = rules;
  switch (operation) {
    case '+':
      return force.average === null ? from(rules, N.add(a, b)) : average(rules, a, b);
    case '-':
      return from(rules, N.subtract(a, b));
    case 'x':
    case '.':
      return from(rules, N.multiply(a, b));
    case '/':
      return from(rules, N.divide(a, b));
    case '^':
    case "'":
      return raise(rules, a, b);
    case 'r':
      return extract(rules, a, b);
    case '%':
      return percent(rules, a, b);
    case '|':
      return force.log === null ? remainder(rules, a, b) : from(rules, N.logarithm(b, a), force.log.rule);
    case 'L':
      return from(rules, N.lcm(a, b), force.lcm?.rule);
    case 'G':
      return from(rules, N.gcd(a, b), force.gcf?.rule);
  }
}

export function operateOn(rules: ShakeRules, operation: UnaryOperation, a: Value): Operated {
  const { force } = rules;
  switch (operation) {
    case 'r':
      return extract(rules, N.integer(2), a);
    case '!':
      return from(rules, N.factorial(a), force.factorial?.rule);
    case 'x':
      return force['smallest-prime'] === null ? factors(rules, a) : prime(rules, a);
  }
}

const SECTIONS: Readonly<Partial<Record<WhyCode, WhyIllegal>>> = {
  'divide-by-zero': 'divide-by-zero',
  'zero-to-nonpositive': 'zero-to-nonpositive',
  'zeroth-root': 'zeroth-root',
  'even-root-of-negative': 'even-root',
  'exponent-not-real': 'exponent-not-real',
  'irrational-power-of-negative': 'negative-to-fraction',
};

function from(rules: ShakeRules, outcome: Outcome, rule?: Rule): Operated {
  if (outcome.kind === 'value') return { kind: 'values', values: [outcome.value] };
  const { whyRules, citations } = rules.position.book;
  const { code } = outcome.why;
  const message = say('number', { why: code });
  if (outcome.kind === 'uncheckable')
    return { kind: 'uncheckable', why: { message, rule: citations.uncheckable } };
  return { kind: 'illegal', why: { message, rule: rule ?? whyRules[SECTIONS[code] ?? 'not-real'] } };
}

function illegal(rule: Rule, message: Said): Operated {
  return { kind: 'illegal', why: { message, rule } };
}

function unsure(rules: ShakeRules, message: Said): Operated {
  return { kind: 'uncheckable', why: { message, rule: rules.position.book.citations.uncheckable } };
}

/** + is the average of two numbers and never adds. [XIII-A-8] */
function average(rules: ShakeRules, a: Value, b: Value): Operated {
  const sum = N.add(a, b);
  return sum.kind === 'value' ? from(rules, N.divide(sum.value, N.integer(2))) : from(rules, sum);
}

/** A hundredth of the base's hundred. [XIII-A-10, XIII-B-9] */
function percent(rules: ShakeRules, a: Value, b: Value): Operated {
  const { base } = rules.language;
  const product = N.multiply(a, b);
  return product.kind === 'value'
    ? from(rules, N.divide(product.value, N.integer(base * base)))
    : from(rules, product);
}

function raise(rules: ShakeRules, base: Value, exponent: Value): Operated {
  if (rules.wholePowers !== null) {
    const whole = both(isWhole(base), isWhole(exponent));
    if (whole === 'uncheckable') return unsure(rules, say('power-of-whole-unsure'));
    if (!whole) return illegal(rules.wholePowers, say('power-of-whole'));
  }
  if (rules.language.imaginary) {
    const real = N.isReal(exponent);
    if (real === 'uncheckable') return unsure(rules, say('exponent-real-unsure'));
    if (!real) return illegal(rules.position.book.whyRules['exponent-not-real'], say('exponent-real'));
    const fraction = N.asRational(exponent);
    if (fraction !== null && fraction.d !== 1n && N.sign(base) !== 0)
      return complexPowers(rules, base, fraction);
  }
  const power = N.power(base, exponent);
  if (power.kind === 'undefined' && power.why.code === 'even-root-of-negative') {
    return illegal(
      rules.position.book.whyRules['negative-to-fraction'],
      say('number', { why: power.why.code }),
    );
  }
  return from(rules, power);
}

/** With √ = i a fractional power may equal any of its complex roots. [XIII-D-11] */
function complexPowers(
  rules: ShakeRules,
  base: Value,
  { n, d }: { readonly n: bigint; readonly d: bigint },
): Operated {
  const roots = N.complexRoots(base, n, d);
  return 'kind' in roots ? from(rules, roots) : { kind: 'values', values: roots };
}

function extract(rules: ShakeRules, index: Value, radicand: Value): Operated {
  const limit = rules.wholePowers;
  if (limit === null) {
    const plain = N.root(index, radicand);
    if (plain.kind === 'undefined' && plain.why.code === 'even-root-of-negative' && !isWholeIndex(index))
      return illegal(
        rules.position.book.whyRules['even-fraction-root'],
        say('number', { why: plain.why.code }),
      );
    return from(rules, plain);
  }
  const legal = both(isCounting(index), isWhole(radicand));
  if (legal === 'uncheckable') return unsure(rules, say('root-of-whole-unsure'));
  if (!legal) return illegal(limit, say('root-of-whole'));
  const root = N.root(index, radicand);
  if (root.kind !== 'value') return from(rules, root);
  const whole = isWhole(root.value);
  if (whole === 'uncheckable') return unsure(rules, say('root-whole-unsure'));
  return whole ? from(rules, root) : illegal(limit, say('root-whole'));
}

function isWholeIndex(index: Value): boolean {
  const fraction = N.asRational(index);
  return fraction === null || fraction.d === 1n;
}

/** Both are positive integers, and the first is not too large. [XIII-A-7] */
function remainder(rules: ShakeRules, a: Value, b: Value): Operated {
  const entry = rules.force.remainder!;
  if (isAbove(a, entry.most)) return illegal(entry.rule, say('remainder-up-to', { most: entry.most }));
  return from(rules, N.remainder(a, b), entry.rule);
}

function factors(rules: ShakeRules, a: Value): Operated {
  const entry = rules.force['number-of-factors']!;
  if (entry.most !== null && isAbove(a, entry.most))
    return illegal(entry.rule, say('factors-up-to', { most: entry.most }));
  return from(rules, N.numberOfFactors(a), entry.rule);
}

function prime(rules: ShakeRules, a: Value): Operated {
  const entry = rules.force['smallest-prime']!;
  if (N.isRational(a) !== true) return from(rules, N.nextPrime(a), entry.rule);
  if (isAbove(a, entry.most)) return illegal(entry.rule, say('prime-up-to', { most: entry.most }));
  // However far below, and however close to zero.
  if (N.compare(a, N.integer(2)) === -1) return { kind: 'values', values: [N.integer(2)] };
  return from(rules, N.nextPrime(a), entry.rule);
}

/** Giants count too, which are no fraction that could be multiplied out. */
function isAbove(a: Value, most: number): boolean {
  return N.isReal(a) === true && N.compare(a, N.integer(most)) === 1;
}

type Answer = boolean | 'uncheckable';

function isWhole(a: Value): Answer {
  const fraction = N.asRational(a);
  if (fraction !== null) return fraction.d === 1n && fraction.n >= 0n;
  const integer = N.isInteger(a);
  if (integer !== true) return integer;
  const sign = N.sign(a);
  return sign === 'uncheckable' ? sign : sign >= 0;
}

function isCounting(a: Value): Answer {
  const whole = isWhole(a);
  return whole === true ? N.sign(a) !== 0 : whole;
}

function both(a: Answer, b: Answer): Answer {
  if (a === false || b === false) return false;
  return a === 'uncheckable' || b === 'uncheckable' ? 'uncheckable' : true;
}
