import type { Expression } from './expression.ts';

/**
 * The independent check for complex numbers and logarithms: fixed point with 130 decimals, polar form by series for the
 * arctangent, sine and logarithm. Shares no code with the package.
 */
const ONE = 10n ** 130n;

export interface Complex {
  readonly re: bigint;
  readonly im: bigint;
}

function times(a: bigint, b: bigint): bigint {
  return (a * b) / ONE;
}

function over(a: bigint, b: bigint): bigint {
  return (a * ONE) / b;
}

function squareRoot(x: bigint): bigint {
  const n = x * ONE;
  let guess = 1n << BigInt(Math.ceil(n.toString(2).length / 2));
  for (;;) {
    const next = (guess + n / guess) / 2n;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** arctan x = 2·arctan(x / (1 + √(1+x²))), three times, then the series. */
function arctangent(x: bigint): bigint {
  let small = x;
  for (let k = 0; k < 3; k++) small = over(small, ONE + squareRoot(ONE + times(small, small)));
  const square = times(small, small);
  let power = small;
  let sum = 0n;
  for (let k = 1n; power !== 0n; k += 2n) {
    sum += (k % 4n === 1n ? power : -power) / k;
    power = times(power, square);
  }
  return sum * 8n;
}

const PI = arctangent(ONE) * 4n;

function argument({ re, im }: Complex): bigint {
  if (re === 0n) return im > 0n ? PI / 2n : (3n * PI) / 2n;
  const base = arctangent(over(im, re));
  if (re < 0n) return base + PI;
  return base < 0n ? base + 2n * PI : base;
}

/** Natural logarithm: square roots until close to 1, then the series of artanh. */
function logarithm(x: bigint): bigint {
  let y = x;
  let doublings = 0n;
  while (y > (11n * ONE) / 10n || y < (9n * ONE) / 10n) {
    y = squareRoot(y);
    doublings++;
  }
  const z = over(y - ONE, y + ONE);
  const square = times(z, z);
  let power = z;
  let sum = 0n;
  for (let k = 1n; power !== 0n; k += 2n) {
    sum += power / k;
    power = times(power, square);
  }
  return (2n * sum) << doublings;
}

function exponential(x: bigint): bigint {
  const small = x >> 12n;
  let sum = ONE;
  let part = ONE;
  for (let k = 1n; part !== 0n; k++) {
    part = times(part, small) / k;
    sum += part;
  }
  for (let k = 0; k < 12; k++) sum = times(sum, sum);
  return sum;
}

function turn(angle: bigint): Complex {
  let re = 0n;
  let im = 0n;
  let part = ONE;
  for (let k = 0; part !== 0n; k++) {
    const signed = k % 4 >= 2 ? -part : part;
    if (k % 2 === 0) re += signed;
    else im += signed;
    part = times(part, angle) / BigInt(k + 1);
  }
  return { re, im };
}

function multiply(a: Complex, b: Complex): Complex {
  return { re: times(a.re, b.re) - times(a.im, b.im), im: times(a.re, b.im) + times(a.im, b.re) };
}

function divide(a: Complex, b: Complex): Complex | null {
  const norm = times(b.re, b.re) + times(b.im, b.im);
  if (norm < 10n ** 100n) return null;
  const product = multiply(a, { re: b.re, im: -b.im });
  return { re: over(product.re, norm), im: over(product.im, norm) };
}

/** The k-th value of z^(n/d) by argument; null near the positive real axis, where rounding could change the branch. */
function branch(z: Complex, k: number, n: bigint, d: bigint): Complex | null {
  let raised: Complex = { re: ONE, im: 0n };
  for (let j = 0n; j < n; j++) raised = multiply(raised, z);
  const close = raised.im < 10n ** 60n && raised.im > -(10n ** 60n);
  if (close && raised.re < 10n ** 60n && raised.re > -(10n ** 60n)) return null;
  const exact = close ? { re: raised.re, im: 0n } : raised;
  const size = squareRoot(times(exact.re, exact.re) + times(exact.im, exact.im));
  const length = exponential(logarithm(size) / d);
  const direction = turn((argument(exact) + 2n * PI * BigInt(k)) / d);
  return multiply({ re: length, im: 0n }, direction);
}

export function evaluateComplex(e: Expression): Complex | null {
  switch (e.op) {
    case 'number':
      return { re: e.n * ONE, im: 0n };
    case 'i':
      return { re: 0n, im: ONE };
    case 'negate': {
      const a = evaluateComplex(e.a);
      return a === null ? null : { re: -a.re, im: -a.im };
    }
    case '+':
    case '-':
    case '*':
    case '/':
      return arithmetic(e.op, evaluateComplex(e.a), evaluateComplex(e.b));
    case 'branch': {
      const a = evaluateComplex(e.a);
      return a === null ? null : branch(a, e.k, e.n, e.d);
    }
    case 'log': {
      const base = evaluateComplex(e.a);
      const a = evaluateComplex(e.b);
      if (base === null || a === null || base.re <= 0n || a.re <= 0n || base.re === ONE) return null;
      return { re: over(logarithm(a.re), logarithm(base.re)), im: 0n };
    }
    case '^':
    case 'root':
    case '!':
      return null;
    default:
      throw new Error('unknown operation');
  }
}

function arithmetic(op: '+' | '-' | '*' | '/', a: Complex | null, b: Complex | null): Complex | null {
  if (a === null || b === null) return null;
  if (op === '*') return multiply(a, b);
  if (op === '/') return divide(a, b);
  const flip = op === '+' ? 1n : -1n;
  return { re: a.re + flip * b.re, im: a.im + flip * b.im };
}

export function judgeComplex(a: Complex, b: Complex): 'equal' | 'different' | 'unclear' {
  const gaps = [a.re - b.re, a.im - b.im].map((gap) => (gap < 0n ? -gap : gap));
  if (gaps.every((gap) => gap < 10n ** 50n)) return 'equal';
  return gaps.some((gap) => gap > 10n ** 70n) ? 'different' : 'unclear';
}
