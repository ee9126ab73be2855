import * as N from '../index.ts';
import { signOfReal } from './arithmetic.ts';
import type { Atom, Real, Term } from './tower.ts';
import { isTower } from './tower.ts';

export type Answer = boolean | 'uncheckable';

export function isIntegerReal(a: Real): Answer {
  if (!isTower(a)) return N.isInteger(a);
  const answers = [...a.terms.map(isIntegerTerm), N.isInteger(a.rest)];
  const others = answers.filter((answer) => answer !== true);
  if (others.length === 0) return true;
  // With exactly one summand that is none the sum is none either.
  return others.length === 1 && others[0] === false ? false : 'uncheckable';
}

function isIntegerTerm({ atoms }: Term): Answer {
  const answers = atoms.map(isIntegerAtom);
  if (answers.every((answer) => answer === true)) return true;
  // Factorizations are unique, so a prime below the line stays there.
  const primes = atoms.every(({ base }) => base.kind === 'prime');
  return primes && answers.every((answer) => answer !== 'uncheckable') ? false : 'uncheckable';
}

function isIntegerAtom({ base, exponent }: Atom): Answer {
  const whole = base.kind === 'number' ? isIntegerReal(base.value) : true;
  const times = isIntegerReal(exponent);
  if (whole !== true || times === 'uncheckable') return 'uncheckable';
  return times && signOfReal(exponent) > 0;
}

/** A product of powers of integers with integer exponents is rational; one root of a prime makes it irrational. */
export function isRationalReal(a: Real): Answer {
  if (!isTower(a)) return N.isRational(a);
  const answers = [...a.terms.map(isRationalTerm), N.isRational(a.rest)];
  const others = answers.filter((answer) => answer !== true);
  if (others.length === 0) return true;
  return others.length === 1 && others[0] === false ? false : 'uncheckable';
}

function isRationalTerm({ atoms }: Term): Answer {
  const answers = atoms.map(({ base, exponent }) => {
    const times = isIntegerReal(exponent);
    if (times !== false)
      return base.kind === 'number' && isRationalReal(base.value) !== true ? 'uncheckable' : times;
    return isRationalReal(exponent) === true ? false : 'uncheckable';
  });
  if (answers.every((answer) => answer === true)) return true;
  const primes = atoms.every(({ base }) => base.kind === 'prime');
  return primes && answers.every((answer) => answer !== 'uncheckable') ? false : 'uncheckable';
}
