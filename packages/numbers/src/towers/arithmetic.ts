import * as N from '../operations.ts';
import { giveUp, limited } from '../cost.ts';
import { monomialOf } from '../giants/giant.ts';
import type { Outcome } from '../outcome.ts';
import { Q0, Q1, whole } from '../whole/rational.ts';
import type { Sign } from '../values/sign.ts';
import type { Value } from '../value.ts';
import type { Bounds } from './bounds.ts';
import {
  addBounds,
  between,
  logOfBounds,
  multiplyBounds,
  negated,
  signOfBounds,
  sizeOfBounds,
  twoTo,
} from './bounds.ts';
import { baseKey, key, sorted, termOrder } from './key.ts';
import { logOfBalled, logOfFactorial, logOfInteger } from './logs.ts';
import { attempt, decided, exactly, isOpaque, isZero, plain } from './ordinary.ts';
import type { Atom, Base, Real, Term } from './tower.ts';
import { bounded, isTower, smallOf } from './tower.ts';

/** A number with more primes than this is taken as one: 9!! has 31,000. */
const MOST_PRIMES = 64;

/** A real number other than zero as one product. */
export function termOf(a: Real): Term {
  if (isTower(a)) {
    const [only] = a.terms;
    if (a.terms.length === 1 && only !== undefined && isZero(a.rest)) return only;
  } else {
    const monomial = limited(
      () => monomialOf(a),
      () => null,
    );
    if (monomial !== null && monomial.powers.length <= MOST_PRIMES) {
      const { sign, powers } = monomial;
      return sorted(
        sign,
        powers.map(({ prime, exponent }) => ({ base: { kind: 'prime', prime }, exponent })),
      );
    }
  }
  const sign = signOfReal(a);
  if (sign === 0) giveUp('undecided');
  const value = sign > 0 ? a : negateReal(a);
  return { sign, atoms: [{ base: { kind: 'number', value }, exponent: Q1 }] };
}

export function multiplyTerms(a: Term, b: Term): Term {
  const exponents = new Map<string, Atom>();
  for (const atom of [...a.atoms, ...b.atoms]) {
    const base = baseKey(atom.base);
    const known = exponents.get(base);
    const exponent = known === undefined ? atom.exponent : addReal(known.exponent, atom.exponent);
    exponents.set(base, { ...atom, exponent });
  }
  return sorted(
    a.sign === b.sign ? 1 : -1,
    [...exponents.values()].filter(({ exponent }) => !isZero(exponent)),
  );
}

export function invertTerm({ sign, atoms }: Term): Term {
  return { sign, atoms: atoms.map(({ base, exponent }) => ({ base, exponent: negateReal(exponent) })) };
}

/** An ordinary number where the product is one. */
export function fromTerm(term: Term): Real {
  const ordinary = ordinaryOf(term);
  if (ordinary !== null) return ordinary;
  return bounded({ tier: 'tower', terms: [term], rest: Q0 });
}

/** A product that is an ordinary number; null where it is none, or too large for one. */
function ordinaryOf({ sign, atoms }: Term): Value | null {
  let product: Value = whole(BigInt(sign));
  for (const { base, exponent } of atoms) {
    if (base.kind === 'factorial' || base.kind === 'factors' || exponent.tier !== 'rational') return null;
    const raised: Real = base.kind === 'prime' ? whole(base.prime) : base.value;
    const power = isTower(raised) ? null : N.power(raised, exponent);
    const next: Outcome | null = power?.kind === 'value' ? N.multiply(product, power.value) : null;
    if (next?.kind !== 'value') return null;
    product = next.value;
    if (isOpaque(product)) return null;
  }
  return product;
}

export function addReal(a: Real, b: Real): Real {
  const sum = exactly(a, b, N.add);
  if (sum !== null) return sum;
  const [left, right] = [splitOf(a), splitOf(b)];
  const terms: Term[] = [];
  let rest = plain(N.add(left.rest, right.rest));
  for (const term of [...left.terms, ...right.terms]) {
    const ordinary = absorb(terms, term);
    if (ordinary !== null) rest = plain(N.add(rest, ordinary));
  }
  return terms.length === 0 ? rest : bounded({ tier: 'tower', terms, rest });
}

/** Giants and their sums are taken apart too, where the sum is more than they can say. */
function splitOf(a: Real): { readonly terms: readonly Term[]; readonly rest: Value } {
  if (isTower(a)) return a;
  const parts = a.tier === 'giant' ? [a] : a.tier === 'range' && a.parts !== null ? a.parts : [];
  if (parts.length === 0) return { terms: [], rest: a };
  const giants = parts.filter((part) => part.tier === 'giant');
  const rest = parts.find((part) => part.tier !== 'giant');
  return { terms: giants.map(termOf), rest: rest ?? Q0 };
}

/** Adds a term to the list: x + q·x = (1 + q)·x where some x is there already. Returns what is ordinary. */
function absorb(terms: Term[], term: Term): Value | null {
  for (const [index, other] of terms.entries()) {
    const quotient = ordinaryOf(multiplyTerms(term, invertTerm(other)));
    if (quotient?.tier !== 'rational') continue;
    terms.splice(index, 1);
    const factor = plain(N.add(quotient, Q1));
    if (isZero(factor)) return null;
    const joined = fromTerm(multiplyTerms(other, termOf(factor)));
    if (!isTower(joined) && joined.tier !== 'giant') return joined;
    return absorb(terms, termOf(joined));
  }
  terms.push(term);
  terms.sort((x, y) => (termOrder(x) < termOrder(y) ? -1 : 1));
  return null;
}

export function negateReal(a: Real): Real {
  if (!isTower(a)) return plain(N.negate(a));
  const terms = a.terms.map(({ sign, atoms }) => ({ sign: sign === 1 ? -1 : 1, atoms }) as const);
  return { tier: 'tower', terms, rest: plain(N.negate(a.rest)) };
}

export function multiplyReal(a: Real, b: Real): Real {
  if (isZero(a) || isZero(b)) return Q0;
  const product = exactly(a, b, N.multiply);
  if (product !== null) return product;
  const [left, right] = [partsOf(a), partsOf(b)];
  return left
    .flatMap((one) => right.map((other) => fromTerm(multiplyTerms(one, other))))
    .reduce((sum, one) => addReal(sum, one), Q0);
}

/** The summands, the ordinary one too. */
export function partsOf(a: Real): readonly Term[] {
  const { terms, rest } = splitOf(a);
  return isZero(rest) ? terms : [...terms, termOf(rest)];
}

/** The divisor is known not to be zero. */
export function divideReal(a: Real, b: Real): Real {
  if (key(a) === key(b)) return Q1;
  return exactly(a, b, N.divide) ?? proportion(a, b) ?? multiplyReal(a, fromTerm(invertTerm(termOf(b))));
}

/** q where a = q·b term by term. */
function proportion(a: Real, b: Real): Value | null {
  if (
    !isTower(a) ||
    !isTower(b) ||
    a.terms.length !== b.terms.length ||
    b.terms.length + Number(!isZero(b.rest)) < 2
  )
    return null;
  const factor = ordinaryOf(multiplyTerms(a.terms[0]!, invertTerm(b.terms[0]!)));
  if (factor === null || factor.tier !== 'rational') return null;
  return key(multiplyReal(b, factor)) === key(a) ? factor : null;
}

/** base^exponent for a positive base. */
export function powerReal(base: Real, exponent: Real): Real {
  const { atoms } = termOf(base);
  return fromTerm({
    sign: 1,
    atoms: atoms.map((atom) => ({ base: atom.base, exponent: multiplyReal(atom.exponent, exponent) })),
  });
}

export function signOfReal(a: Real): Sign {
  if (!isTower(a)) {
    const sign = N.sign(a);
    return sign === 'uncheckable' ? giveUp('undecided') : sign;
  }
  const parts = partsOf(a);
  return largestOf(parts)?.sign ?? signOfEven(parts) ?? signOfCleared(parts) ?? giveUp('undecided');
}

/** Where no summand outweighs the rest: all on one side, two that are compared by their quotient, or what their bounds say. */
function signOfEven(parts: readonly Term[]): Sign | null {
  const [first, second] = parts;
  if (first === undefined || second === undefined) return null;
  if (parts.every(({ sign }) => sign === first.sign)) return first.sign;
  const larger = parts.length === 2 ? signOfLog(multiplyTerms(first, invertTerm(second))) : null;
  if (larger !== null) return larger === 0 ? 0 : larger > 0 ? first.sign : second.sign;
  const sum = attempt(() => boundsOfSum(parts));
  return sum === null ? null : signOfBounds(sum);
}

/** Whether the size of a product is above 1, at 1 or below; 2^(1/x) is above however large x is. */
function signOfLog(term: Term): Sign | null {
  const sides = new Set(term.atoms.map((atom) => attempt(() => signOfReal(atom.exponent) * side(atom.base))));
  if (!sides.has(null) && !(sides.has(1) && sides.has(-1))) return sides.has(1) ? 1 : sides.has(-1) ? -1 : 0;
  const log = attempt(() => logOfTerm(term));
  return log === null ? null : signOfBounds(log);
}

/** Primes, factorials and numbers of factors are above 1 here. */
function side(base: Base): Sign {
  return base.kind === 'number' ? compareReal(base.value, Q1) : 1;
}

/** A sum below the line is positive, so times it the whole keeps its sign: x/(x + 1) − 1 has the sign of x − (x + 1). */
function signOfCleared(parts: readonly Term[]): Sign | null {
  const below = parts.flatMap(({ atoms }) => atoms).find(isBelow);
  return below === undefined ? null : attempt(() => signOfReal(cleared(parts, below)));
}

function isBelow({ base, exponent }: Atom): boolean {
  return base.kind === 'number' && exponent.tier === 'rational' && exponent.d === 1n && exponent.n < 0n;
}

function cleared(parts: readonly Term[], { base, exponent }: Atom): Real {
  const times: Term = { sign: 1, atoms: [{ base, exponent: negateReal(exponent) }] };
  const name = baseKey(base);
  let sum: Real = Q0;
  for (const part of parts) {
    const { sign, atoms } = multiplyTerms(part, times);
    const inside = atoms.find((atom) => baseKey(atom.base) === name);
    let product = fromTerm({ sign, atoms: atoms.filter((atom) => atom !== inside) });
    if (inside !== undefined && base.kind === 'number')
      for (let left = smallOf(inside.exponent); left > 0; left--) product = multiplyReal(product, base.value);
    sum = addReal(sum, product);
  }
  return sum;
}

export function compareReal(a: Real, b: Real): Sign {
  return signOfReal(addReal(a, negateReal(b)));
}

/** The summand beside which all others together are nothing. */
function largestOf(parts: readonly Term[]): Term | undefined {
  return parts.find((part) =>
    parts.every(
      (other) => other === part || isMany(attempt(() => logOfTerm(multiplyTerms(part, invertTerm(other))))),
    ),
  );
}

/** A quotient of 64 and more, by its logarithm. */
function isMany(log: Bounds | null): boolean {
  return log !== null && (log.level > 0 ? log.sign > 0 : log.lo > 6);
}

/** log2 |a| for a number other than zero. */
export function logOf(a: Real): Bounds {
  if (!isTower(a)) return logOfOrdinary(a);
  const parts = partsOf(a);
  const largest = largestOf(parts);
  if (largest === undefined) return decided(logOfBounds(sizeOfBounds(boundsOfSum(parts))));
  const log = logOfTerm(largest);
  return parts.length === 1 ? log : decided(addBounds(log, between(-1, 1)));
}

function logOfOrdinary(a: Value): Bounds {
  const log = logOfBalled(a);
  if (log !== null) return log;
  if (a.tier !== 'giant' || a.powers.length > MOST_PRIMES) return giveUp('undecided');
  return logOfTerm({
    sign: 1,
    atoms: a.powers.map(({ prime, exponent }) => ({ base: { kind: 'prime', prime }, exponent })),
  });
}

function boundsOfSum(parts: readonly Term[]): Bounds {
  return parts
    .map((part) => {
      const size = decided(twoTo(logOfTerm(part)));
      return part.sign > 0 ? size : negated(size);
    })
    .reduce((sum, one) => decided(addBounds(sum, one)));
}

/** Powers whose exponents are multiples of one another are taken together, so that 9^x is known to be more than 8^x. */
function logOfTerm(term: Term): Bounds {
  const groups: { readonly exponent: Real; log: Bounds }[] = [];
  const { atoms, slack } = withoutSums(term);
  for (const { base, exponent } of atoms) {
    const log = logOfBase(base);
    const group = groups.find((one) => joinedTo(one, exponent, log));
    if (group === undefined) groups.push({ exponent, log });
  }
  return groups
    .map(({ exponent, log }) => decided(multiplyBounds(boundsOf(exponent), log)))
    .reduce((sum, one) => decided(addBounds(sum, one)), slack);
}

/** A sum of towers is its largest summand but for a factor between a half and two: x/(x + 1) is near 1. */
function withoutSums({ atoms }: Term): { readonly atoms: readonly Atom[]; readonly slack: Bounds } {
  let product: Term = { sign: 1, atoms: [] };
  let slack = between(0, 0);
  for (const atom of atoms) {
    const { base, exponent } = atom;
    const parts = base.kind === 'number' ? partsOf(base.value) : [];
    const largest = parts.length > 1 ? largestOf(parts) : undefined;
    const taken = largest?.atoms.map((one) => ({ ...one, exponent: multiplyReal(one.exponent, exponent) }));
    product = multiplyTerms(product, { sign: 1, atoms: taken ?? [atom] });
    if (taken !== undefined)
      slack = decided(addBounds(slack, decided(multiplyBounds(boundsOf(exponent), between(-1, 1)))));
  }
  return { atoms: product.atoms, slack };
}

function joinedTo(group: { readonly exponent: Real; log: Bounds }, exponent: Real, log: Bounds): boolean {
  const ratio = attempt(() => divideReal(exponent, group.exponent));
  if (ratio?.tier !== 'rational') return false;
  const scaled = multiplyBounds(boundsOf(ratio), log);
  const sum = scaled === null ? null : addBounds(group.log, scaled);
  if (sum !== null) group.log = sum;
  return sum !== null;
}

function logOfBase(base: Base): Bounds {
  switch (base.kind) {
    case 'prime':
      return logOfInteger(base.prime);
    case 'number':
      return logOf(base.value);
    case 'factorial':
      return logOfFactorial(boundsOf(base.of));
    case 'factors':
      return giveUp('undecided');
  }
}

/** Where a real number lies. */
export function boundsOf(a: Real): Bounds {
  if (isZero(a)) return between(0, 0);
  const size = decided(twoTo(logOf(a)));
  return signOfReal(a) > 0 ? size : negated(size);
}
