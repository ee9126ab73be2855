import * as N from '@forceout/numbers';
import type { Value } from '@forceout/numbers';

/** A complex number with rational parts as a writer names it behind :=, like -2, 3/4, -2i or 1+2i; null for any other. [XIII-D-11] */
export function rootName(value: Value): string | null {
  const fraction = N.asRational(value);
  if (fraction !== null) return nameOf(fraction);
  if (value.tier !== 'algebraic' || value.bottom !== null) return null;
  let [real, imaginary] = ['', ''];
  for (const { coefficient, factors } of value.top) {
    const [first, ...others] = factors;
    if (first === undefined) real = nameOf(coefficient);
    else if (first.gen.kind !== 'i' || others.length > 0) return null;
    else if (coefficient.d !== 1n) return null;
    else imaginary = coefficient.n === 1n ? 'i' : coefficient.n === -1n ? '-i' : `${coefficient.n}i`;
  }
  return real !== '' && !imaginary.startsWith('-') ? `${real}+${imaginary}` : real + imaginary;
}

function nameOf({ n, d }: { readonly n: bigint; readonly d: bigint }): string {
  return d === 1n ? String(n) : `${n}/${d}`;
}
