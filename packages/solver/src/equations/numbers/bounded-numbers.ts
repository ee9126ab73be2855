import * as N from '@forceout/numbers';
import type { Value } from '@forceout/numbers';
import type { Limits, Operation } from '../arithmetic/operations.ts';
import { EVEN, HALVED, IRRATIONAL, isInteger, ODD, RATIONAL, UNSURE } from '../arithmetic/known.ts';
import type { Known } from '../arithmetic/known.ts';
import { bitsOf, boundsOfLong, isFactorialNumber } from '../arithmetic/long-fractions.ts';
import { PrimeResidues } from '../arithmetic/prime-residues.ts';
import { NO_FORM } from '../arithmetic/radical-forms.ts';
import { Residues } from '../arithmetic/residues.ts';
import type { Rests } from '../arithmetic/residues.ts';
import { isAlgebraic } from '../arithmetic/tower.ts';
import { BoundedOperations } from './bounded-operations.ts';
import { Cells } from './cells.ts';

/** Fractions of more bits than this are kept by their bounds only. */
export const SHORT_BITS = 6144;
/** 3!! is 720, and 720! has no more bits. */
const LARGEST_SHORT_FACTORIAL = 720;

/** Goals are asked about again for every position of a shake, and a decimal of a tower of powers takes milliseconds. */
const decimals = new WeakMap<Value, number>();

/** Right to 18 digits; NaN where there is no such decimal. */
export function nearest(value: Value): number {
  const known = decimals.get(value);
  if (known !== undefined) return known;
  const number = Number(N.decimal(value, 18).replace('…', '').replace('×10^', 'e'));
  decimals.set(value, number);
  return number;
}

/** Numbers of which bounds are known: what is known of each, by the name that a search has for it. */
export class BoundedNumbers {
  readonly operations: BoundedOperations;
  readonly #limits: Limits;
  readonly #cells: Cells;
  readonly #residues: Rests;
  /** What is known of long fractions. */
  readonly #known = new Map<number, Known>();
  /** The ids of cells and the cells of ids. */
  readonly #ids: number[] = [];
  readonly #cellOf: number[] = [];

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#residues =
      (limits.prime ?? 0) > 0 ? new PrimeResidues(limits.prime!) : new Residues(limits.modulus ?? 0);
    this.#cells = new Cells(this.#residues);
    this.operations = new BoundedOperations(limits, this.#cells);
  }

  of(id: number): Known {
    return this.#known.get(id) ?? this.#cells.list.at(this.#cellOf[id]!);
  }

  /** Whether what they leave modulo a small number says that they are no whole number apart. */
  areNoWholeApart(a: Known, b: Known): boolean {
    if (a.kind === IRRATIONAL ? this.#isRational(b) : b.kind === IRRATIONAL && this.#isRational(a))
      return true;
    return this.#residues.areNoWholeApart(a, b);
  }

  /** Whether it is certainly a fraction: those leave something, and are no roots. */
  #isRational(a: Known): boolean {
    return a.d !== 0 || a.long !== undefined || isInteger(a) || this.#residues.of(a) >= 0;
  }

  /** Notes what is known of a long fraction. */
  put(id: number, { n, d }: { readonly n: bigint; readonly d: bigint }): void {
    const twos = d % 2n === 0n ? HALVED : n % 2n === 0n ? EVEN : ODD;
    const bits = Math.max(bitsOf(n), bitsOf(d));
    const factorials = d === 1n && isFactorialNumber(n) ? 1 : 0;
    const residue = this.#residues.ofLong(n, d);
    this.#known.set(id, {
      ...boundsOfLong(n, d),
      kind: RATIONAL,
      degree: 1,
      bits,
      twos,
      factorials,
      residue,
      long: { n, d },
      n: 0,
      d: 0,
    });
    this.#cellOf[id] = -1;
  }

  name(cell: number, id: number): void {
    this.#ids[cell] = id;
    this.#cellOf[id] = cell;
  }

  idOfCell(cell: number): number {
    return this.#ids[cell] ?? -1;
  }

  isIrrationalCell(cell: number): boolean {
    return this.#cells.list.kindOf(cell) === IRRATIONAL;
  }

  /** A cell for a number of the Goal; -1 if no bounds of it are to be had. */
  goal(value: Value): number {
    const form = this.#cells.forms.ofValue(value, N.sign(value));
    if (form !== NO_FORM) return this.#cells.ofForm(form).cell;
    const number = nearest(value);
    if (
      N.isReal(value) !== true ||
      !Number.isFinite(number) ||
      Math.abs(number) < 1e-9 ||
      Math.abs(number) > 1e250
    )
      return -1;
    const off = Math.abs(number) * 1e-15 + 1e-16;
    return this.#cells.add(
      { sign: 0, lo: number - off, hi: number + off },
      N.isRational(value) === false ? IRRATIONAL : UNSURE,
      isAlgebraic(value),
    );
  }

  /** Whether two fractions make a fraction that is worth working out. */
  isShort(operation: Operation, a: Known, b: Known): boolean {
    switch (operation) {
      case 'power':
        return b.d === 1 && a.bits * Math.abs(b.n) <= SHORT_BITS;
      case 'raw-power':
        return b.d === 1 && a.bits * Math.abs(b.n) <= SHORT_BITS;
      case 'root':
        return this.#limits.wholePowers;
      case 'factorial':
        return a.d === 1 && a.n <= LARGEST_SHORT_FACTORIAL;
      case 'log':
      case 'raw-log':
        return false;
      default:
        return true;
    }
  }

  isShortValue(value: Value): boolean {
    const fraction = N.asRational(value);
    return fraction !== null && bitsOf(fraction.n) <= SHORT_BITS && bitsOf(fraction.d) <= SHORT_BITS;
  }
}
