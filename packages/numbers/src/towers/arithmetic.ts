import * as N from '../operations.ts';
import { TooCostly, giveUp, limited } from '../cost.ts';
import { monomialOf } from '../giants/giant.ts';
import { bitLength, magnitude } from '../whole/integers.ts';
import type { Outcome } from '../outcome.ts';
import { realRangeBall } from '../values/range.ts';
import { Q0, Q1, whole } from '../whole/rational.ts';
import type { Sign } from '../values/sign.ts';
import type { Value } from '../value.ts';
import type { Bounds } from './bounds.ts';
import { addBounds, between, multiplyBounds, negated, twoTo } from './bounds.ts';
import { baseKey, key } from './key.ts';
import type { Atom, Base, Real, Term, Tower } from './tower.ts';
import { MOST_NODES, MOST_TERMS, isTower, nodesOf } from './tower.ts';

// Inside, what cannot be known is thrown, as everywhere in this package; the door catches it.

export function plain(outcome: Outcome): Value {
  return outcome.kind === 'value' ? outcome.value : giveUp(outcome.why.code);
}

export function isZero(a: Real): boolean {
  return a.tier === 'rational' && a.n === 0n;
}

export function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooCostly) return null;
    throw error;
  }
}

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

function sorted(sign: 1 | -1, atoms: readonly Atom[]): Term {
  const keyed = atoms.map((atom) => ({ atom, order: baseKey(atom.base) }));
  return { sign, atoms: keyed.sort((a, b) => (a.order < b.order ? -1 : 1)).map(({ atom }) => atom) };
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

function bounded(tower: Tower): Tower {
  if (tower.terms.length > MOST_TERMS || nodesOf(tower) > MOST_NODES) giveUp('too-big');
  return tower;
}

function ordinaryOf({ sign, atoms }: Term): Value | null {
  let product: Value = whole(BigInt(sign));
  for (const { base, exponent } of atoms) {
    if (base.kind === 'factorial' || exponent.tier !== 'rational') return null;
    const raised: Real = base.kind === 'prime' ? whole(base.prime) : base.value;
    const power = isTower(raised) ? null : N.power(raised, exponent);
    const next: Outcome | null = power?.kind === 'value' ? N.multiply(product, power.value) : null;
    if (next?.kind !== 'value') return null;
    product = next.value;
  }
  return product;
}

export function addReal(a: Real, b: Real): Real {
  if (!isTower(a) && !isTower(b)) return plain(N.add(a, b));
  const terms: Term[] = [];
  let rest = plain(N.add(isTower(a) ? a.rest : a, isTower(b) ? b.rest : b));
  for (const term of [...(isTower(a) ? a.terms : []), ...(isTower(b) ? b.terms : [])]) {
    const left = absorb(terms, term);
    if (left !== null) rest = plain(N.add(rest, left));
  }
  return terms.length === 0 ? rest : bounded({ tier: 'tower', terms, rest });
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
    return isTower(joined) ? absorb(terms, joined.terms[0]!) : joined;
  }
  terms.push(term);
  terms.sort((x, y) => (termOrder(x) < termOrder(y) ? -1 : 1));
  return null;
}

function termOrder(term: Term): string {
  return term.atoms.map(({ base, exponent }) => `${baseKey(base)}^${key(exponent)}`).join('*');
}

export function negateReal(a: Real): Real {
  if (!isTower(a)) return plain(N.negate(a));
  const terms = a.terms.map(({ sign, atoms }) => ({ sign: sign === 1 ? -1 : 1, atoms }) as const);
  return { tier: 'tower', terms, rest: plain(N.negate(a.rest)) };
}

export function multiplyReal(a: Real, b: Real): Real {
  if (isZero(a) || isZero(b)) return Q0;
  if (!isTower(a) && !isTower(b)) return plain(N.multiply(a, b));
  let sum: Real = Q0;
  for (const left of partsOf(a))
    for (const right of partsOf(b)) sum = addReal(sum, fromTerm(multiplyTerms(left, right)));
  return sum;
}

/** The summands, the ordinary one too. */
export function partsOf(a: Real): readonly Term[] {
  if (!isTower(a)) return [termOf(a)];
  return isZero(a.rest) ? a.terms : [...a.terms, termOf(a.rest)];
}

/** The divisor is known not to be zero. */
export function divideReal(a: Real, b: Real): Real {
  if (!isTower(a) && !isTower(b)) return plain(N.divide(a, b));
  if (key(a) === key(b)) return Q1;
  const quotient = proportion(a, b);
  return quotient ?? multiplyReal(a, fromTerm(invertTerm(termOf(b))));
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
  return largestOf(partsOf(a)).sign;
}

export function compareReal(a: Real, b: Real): Sign {
  return signOfReal(addReal(a, negateReal(b)));
}

/** The summand beside which all others together are nothing. */
function largestOf(parts: readonly Term[]): Term {
  const largest = parts.find((part) =>
    parts.every(
      (other) => other === part || isMany(attempt(() => logOfTerm(multiplyTerms(part, invertTerm(other))))),
    ),
  );
  return largest ?? giveUp('undecided');
}

/** A quotient of 64 and more, by its logarithm. */
function isMany(log: Bounds | null): boolean {
  return log !== null && (log.level > 0 ? log.sign > 0 : log.lo > 6);
}

/** log2 |a| for a number other than zero. */
export function logOf(a: Real): Bounds {
  if (!isTower(a)) return logOfOrdinary(a);
  const parts = partsOf(a);
  const log = logOfTerm(largestOf(parts));
  return parts.length === 1 ? log : decided(addBounds(log, between(-1, 1)));
}

function decided<T>(found: T | null): T {
  return found ?? giveUp('undecided');
}

function logOfOrdinary(a: Value): Bounds {
  if (a.tier === 'rational') return decided(addBounds(logOfInteger(a.n), negated(logOfInteger(a.d))));
  const ball = limited(
    () => realRangeBall(a),
    () => null,
  );
  if (ball !== null) {
    const middle = magnitude(ball.m);
    if (middle <= 2n * ball.r) giveUp('undecided');
    const [lo, hi] = [logOfInteger(middle - ball.r), logOfInteger(middle + ball.r)];
    return between(lo.lo + ball.e, hi.hi + ball.e);
  }
  if (a.tier !== 'giant' || a.powers.length > 64) return giveUp('undecided');
  return logOfTerm({
    sign: 1,
    atoms: a.powers.map(({ prime, exponent }) => ({ base: { kind: 'prime', prime }, exponent })),
  });
}

function logOfInteger(n: bigint): Bounds {
  const size = magnitude(n);
  const cut = Math.max(bitLength(size) - 53, 0);
  const log = Math.log2(Number(size >> BigInt(cut))) + cut;
  return between(log, log);
}

/** Powers whose exponents are multiples of one another are taken together, so that 9^x is known to be more than 8^x. */
function logOfTerm({ atoms }: Term): Bounds {
  const groups: { readonly exponent: Real; log: Bounds }[] = [];
  for (const { base, exponent } of atoms) {
    const log = logOfBase(base);
    const group = groups.find((one) => joinedTo(one, exponent, log));
    if (group === undefined) groups.push({ exponent, log });
  }
  return groups
    .map(({ exponent, log }) => decided(multiplyBounds(boundsOf(exponent), log)))
    .reduce((sum, one) => decided(addBounds(sum, one)), between(0, 0));
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
  }
}

/** For n above 16, log2 n! lies between n and n·log2 n. */
function logOfFactorial(n: Bounds): Bounds {
  if (n.level === 0) return between(n.lo, n.hi * Math.log2(n.hi));
  return { ...n, hi: n.hi + Math.log2(n.hi) + 1 };
}

/** Where a real number lies. */
export function boundsOf(a: Real): Bounds {
  if (isZero(a)) return between(0, 0);
  const size = decided(twoTo(logOf(a)));
  return signOfReal(a) > 0 ? size : negated(size);
}
