import { ANY_D, EXACT, SYMBOL_D, wholeLog, wholePower, wholeRoot } from '../arithmetic/fractions.ts';
import type { Numbers } from './numbers.ts';
import type { Limits, Operation } from '../arithmetic/operations.ts';
import { areWhole, undoFactors, undoRemainder } from './undo-counting.ts';

/** Operations whose unknown number can be worked out from the result and the other number, if there is an end to what they take. */
const INVERTIBLE: readonly Operation[] = [
  'add',
  'multiply',
  'subtract',
  'divide',
  'average',
  'percent',
  'power',
  'root',
  'factorial',
];

export function canInvert(
  operation: Operation,
  { mostRemainder, mostFactors }: Pick<Limits, 'mostRemainder' | 'mostFactors'>,
): boolean {
  if (operation === 'remainder') return mostRemainder < Infinity;
  if (operation === 'factors') return mostFactors < Infinity;
  return INVERTIBLE.includes(operation);
}

type Emit = (n: number, d: number) => void;
type Side = 'left' | 'right';

/** An operation to be undone: on which side of it the unknown number stands, and who is told what that may be. */
export interface Undoing {
  readonly numbers: Numbers;
  readonly operation: Operation;
  readonly side: Side;
  readonly emit: Emit;
}

/**
 * Numbers x with x op b = w (`left`), or b op x = w (`right`): all of them, but for endless sets, which are ANY. Candidates from
 * powers and roots are worked out forward again before they are passed on.
 */
export function invert(undoing: Undoing, wn: number, wd: number, bn: number, bd: number): void {
  const { numbers, operation, side, emit } = undoing;
  if (wd === ANY_D) return emit(0, ANY_D);
  if (bd === SYMBOL_D) return besideSymbol(undoing, wn, wd);
  switch (operation) {
    case 'add':
      return pass(undoing, numbers.binary('subtract', wn, wd, bn, bd));
    case 'average':
      for (const [n, d] of results(numbers, numbers.binary('multiply', wn, wd, 2, 1)))
        pass(undoing, numbers.binary('subtract', n, d, bn, bd));
      return;
    case 'subtract':
      return side === 'left'
        ? pass(undoing, numbers.binary('add', wn, wd, bn, bd))
        : pass(undoing, numbers.binary('subtract', bn, bd, wn, wd));
    case 'multiply':
      return factorOf(undoing, 1, wn, wd, bn, bd);
    case 'percent':
      return factorOf(undoing, numbers.limits.base ** 2, wn, wd, bn, bd);
    case 'divide':
      return side === 'left' ? dividendOf(undoing, wn, wd, bn, bd) : divisorOf(undoing, wn, wd, bn, bd);
    case 'power':
      if (areFractions(numbers, wd, bd) && undoWholePower(side, wn, wd, bn, bd, emit)) return;
      return side === 'left'
        ? baseOf(numbers, wn, wd, bn, bd, emit)
        : exponentOf(numbers, wn, wd, bn, bd, emit);
    case 'root':
      if (areFractions(numbers, wd, bd) && undoWholeRoot(side, wn, wd, bn, bd, emit)) return;
      return side === 'left'
        ? indexOf(numbers, wn, wd, bn, bd, emit)
        : radicandOf(numbers, wn, wd, bn, bd, emit);
    case 'remainder':
      if (areWhole(numbers, [wn, wd], [bn, bd]))
        undoRemainder(numbers.limits.mostRemainder, side, wn, bn, emit, () => emit(0, ANY_D));
      return;
    default:
      throw new Error(`${operation} cannot be inverted`);
  }
}

/** Passes on what the last operation came to. */
function pass({ numbers, emit }: Undoing, found: boolean): void {
  if (!found) return;
  const { extras } = numbers;
  emit(numbers.n, numbers.d);
  for (const [n, d] of extras) emit(n, d);
}

/** No second transcendental number can be made, so only 0 goes with one. */
function besideSymbol({ operation, side, emit }: Undoing, wn: number, wd: number): void {
  const isProduct =
    operation === 'multiply' || operation === 'percent' || (operation === 'divide' && side === 'left');
  if (isProduct && isZero(wn, wd)) emit(0, 1);
}

/** x × b = w times so many. */
function factorOf(undoing: Undoing, times: number, wn: number, wd: number, bn: number, bd: number): void {
  const { numbers, emit } = undoing;
  if (isZero(bn, bd)) {
    if (isZero(wn, wd)) emit(0, ANY_D);
    return;
  }
  for (const [n, d] of results(numbers, numbers.binary('multiply', wn, wd, times, 1)))
    pass(undoing, numbers.binary('divide', n, d, bn, bd));
}

/** x ÷ b = w. */
function dividendOf(undoing: Undoing, wn: number, wd: number, bn: number, bd: number): void {
  if (!isZero(bn, bd)) pass(undoing, undoing.numbers.binary('multiply', wn, wd, bn, bd));
}

/** b ÷ x = w. */
function divisorOf(undoing: Undoing, wn: number, wd: number, bn: number, bd: number): void {
  if (isZero(wn, wd) && isZero(bn, bd)) undoing.emit(0, ANY_D);
  if (isZero(wn, wd) || isZero(bn, bd)) return;
  pass(undoing, undoing.numbers.binary('divide', bn, bd, wn, wd));
}

/** Whether powers are of whole numbers only, and both of these are fractions. */
function areFractions({ limits }: Numbers, wd: number, bd: number): boolean {
  return limits.wholePowers && wd > 0 && bd > 0;
}

/** Numbers x with √x = w, x! = w or w factors. */
export function invertUnary(
  numbers: Numbers,
  operation: Operation,
  wn: number,
  wd: number,
  emit: Emit,
): void {
  if (wd === ANY_D) emit(0, ANY_D);
  else if (operation === 'root') radicandOf(numbers, wn, wd, 2, 1, emit);
  else if (operation === 'factors') {
    if (areWhole(numbers, [wn, wd])) undoFactors(numbers.limits.mostFactors, wn, emit);
  } else if (operation === 'factorial') {
    if (wd === 0) {
      for (const [n, d] of results(numbers, numbers.factorialRoot(wn))) emit(n, d);
      return;
    }
    if (wd !== 1 || wn < 1) return;
    if (wn === 1) emit(0, 1);
    let [n, product] = [1, 1];
    while (product < wn) product *= ++n;
    if (product === wn) emit(n, 1);
  }
}

function isZero(n: number, d: number): boolean {
  return n === 0 && d !== 0;
}

/** x^b = w or b^x = w in whole numbers that are not negative, as in Elementary; false where it takes the long way. */
function undoWholePower(side: Side, wn: number, wd: number, bn: number, bd: number, emit: Emit): boolean {
  if (wd !== 1 || bd !== 1 || wn < 0 || bn < 0) return true;
  if (side === 'left') {
    if (bn === 0) return false;
    const base = wholeRoot(wn, bn);
    if (base !== null) emit(base, 1);
    return true;
  }
  if (bn < 2) return false;
  const exponent = wholeLog(wn, bn);
  if (exponent !== null) emit(exponent, 1);
  return true;
}

/** The same for x√b = w and b√x = w. */
function undoWholeRoot(side: Side, wn: number, wd: number, bn: number, bd: number, emit: Emit): boolean {
  if (wd !== 1 || bd !== 1 || wn < 0 || bn < 0) return true;
  if (side === 'right') {
    if (bn === 0) return true;
    const radicand = wn < 2 ? wn : bn < 54 ? wholePower(wn, bn) : EXACT;
    if (radicand < EXACT) emit(radicand, 1);
    return radicand < EXACT;
  }
  if (bn < 2) return false;
  const index = wn < 2 ? null : wholeLog(bn, wn);
  if (index !== null && index > 0) emit(index, 1);
  return true;
}

/** x^b = w: x is ± the 1/b-th power of ±w. */
function baseOf(numbers: Numbers, wn: number, wd: number, bn: number, bd: number, emit: Emit): void {
  if (isZero(bn, bd)) {
    if (wn === 1 && wd === 1) emit(0, ANY_D);
    return;
  }
  if (isZero(wn, wd)) {
    emit(0, 1);
    return;
  }
  for (const [en, ed] of results(numbers, numbers.binary('divide', 1, 1, bn, bd))) {
    candidates(
      numbers,
      (n, d) => numbers.rawPower(n, d, en, ed),
      wn,
      wd,
      (n, d) => {
        if (mayBe(numbers, () => numbers.binary('power', n, d, bn, bd), wn, wd)) emit(n, d);
      },
    );
  }
}

/** b√x = w: x is w^b. */
function radicandOf(numbers: Numbers, wn: number, wd: number, bn: number, bd: number, emit: Emit): void {
  if (isZero(bn, bd)) return;
  if (isZero(wn, wd)) {
    emit(0, 1);
    return;
  }
  candidates(
    numbers,
    (n, d) => numbers.rawPower(n, d, bn, bd),
    wn,
    wd,
    (n, d) => {
      if (mayBe(numbers, () => numbers.binary('root', bn, bd, n, d), wn, wd)) emit(n, d);
    },
  );
}

/** Both signs of what is made of both signs of w. */
function candidates(
  numbers: Numbers,
  make: (n: number, d: number) => boolean,
  wn: number,
  wd: number,
  check: Emit,
): void {
  const tried: number[] = [];
  const consider = (n: number, d: number): void => {
    for (let at = 0; at < tried.length; at += 2) if (tried[at] === n && tried[at + 1] === d) return;
    tried.push(n, d);
    check(n, d);
  };
  const negated = results(numbers, numbers.binary('subtract', 0, 1, wn, wd));
  for (const start of [[wn, wd] as const, ...negated]) {
    for (const [n, d] of results(numbers, make(start[0], start[1]))) {
      consider(n, d);
      for (const turned of results(numbers, numbers.binary('subtract', 0, 1, n, d)))
        consider(turned[0], turned[1]);
    }
  }
}

/** b^x = w. */
function exponentOf(numbers: Numbers, wn: number, wd: number, bn: number, bd: number, emit: Emit): void {
  const check: Emit = (n, d) => {
    if (mayBe(numbers, () => numbers.binary('power', bn, bd, n, d), wn, wd)) emit(n, d);
  };
  if (bd === 1 && Math.abs(bn) < 2) {
    // Powers of 0, 1 and -1 are the same for endless many exponents.
    if (wd === 1 && isUnitPower(wn, bn)) emit(0, ANY_D);
    return;
  }
  for (const [n, d] of results(numbers, numbers.rawLog(wn, wd, bn, bd))) check(n, d);
}

/** Whether 0, 1 or -1 has this among its powers and roots. */
function isUnitPower(w: number, b: number): boolean {
  return b === -1 ? Math.abs(w) === 1 : w === b;
}

/** x√b = w: b = w^x, or b is w. */
function indexOf(numbers: Numbers, wn: number, wd: number, bn: number, bd: number, emit: Emit): void {
  const check: Emit = (n, d) => {
    if (mayBe(numbers, () => numbers.binary('root', n, d, bn, bd), wn, wd)) emit(n, d);
  };
  if (bd === 1 && Math.abs(bn) < 2) {
    if (wd === 1 && isUnitPower(wn, bn)) emit(0, ANY_D);
    return;
  }
  if (wd === 1 && Math.abs(wn) < 2) return;
  for (const [n, d] of results(numbers, numbers.rawLog(bn, bd, wn, wd))) check(n, d);
}

/** What the last operation came to. */
function results(numbers: Numbers, found: boolean): readonly (readonly [number, number])[] {
  if (!found) return [];
  const first = [numbers.n, numbers.d] as const;
  return numbers.hasExtra ? [first, ...numbers.extras] : [first];
}

/** Whether an operation comes to this number, as far as can be told. */
function mayBe(numbers: Numbers, work: () => boolean, n: number, d: number): boolean {
  const before = numbers.dropped;
  const found = work();
  if (numbers.limits.bounded && numbers.dropped > before) {
    // Where bounds do not tell, the number is looked for all the same, and nothing is left out.
    numbers.dropped = before;
    return true;
  }
  if (!found) return false;
  if (numbers.isResult(n, d)) return true;
  for (const [rn, rd] of results(numbers, found)) {
    const equal = numbers.isEqual(rn, rd, n, d);
    if (equal === null) numbers.dropped++;
    if (equal === true) return true;
  }
  return false;
}
