import type { Known, Traits } from '../arithmetic/known.ts';
import type { Bounds } from '../arithmetic/intervals.ts';
import { NO_FORM } from '../arithmetic/radical-forms.ts';

const FIRST_SIZE = 64;

/** The bits of a bucket's number. */
const BUCKET = new Float64Array(1);
const BITS = new Uint32Array(BUCKET.buffer);

/** Cells by their buckets, in typed arrays: there may be a million, and as objects they would take five times the memory. */
export class CellList {
  size = 0;
  #sign = new Int8Array(0);
  #lo = new Float64Array(0);
  #hi = new Float64Array(0);
  #kind = new Int8Array(0);
  /** At most 64 or Infinity, and even numbers of bits: exact in single precision. */
  #degree = new Float32Array(0);
  #bits = new Float32Array(0);
  #twos = new Int8Array(0);
  #factorials = new Int8Array(0);
  #residue = new Int8Array(0);
  #form = new Int32Array(0);
  #bucket = new Float64Array(0);
  /** The next cell of the same bucket plus one; 0 for none. */
  #next = new Uint32Array(0);
  /** The first cell of a bucket plus one; 0 is free. */
  #slots = new Uint32Array(1);

  at(cell: number): Known {
    return {
      sign: this.#sign[cell]! as Bounds['sign'],
      lo: this.#lo[cell]!,
      hi: this.#hi[cell]!,
      kind: this.#kind[cell]!,
      degree: this.#degree[cell]!,
      bits: this.#bits[cell]!,
      twos: this.#twos[cell]!,
      factorials: this.#factorials[cell]!,
      residue: this.#residue[cell]!,
      form: this.#form[cell]!,
      n: 0,
      d: 0,
    };
  }

  kindOf(cell: number): number {
    return this.#kind[cell]!;
  }

  /** The first cell of this bucket around these bounds of which just this is known, or -1. */
  around(
    bucket: number,
    { sign, lo, hi }: Bounds,
    { kind, degree, bits, twos, factorials, residue }: Required<Traits>,
  ): number {
    for (let cell = this.#slots[this.#slotOf(bucket)]! - 1; cell >= 0; cell = this.#next[cell]! - 1) {
      if (
        this.#lo[cell]! <= lo &&
        this.#hi[cell]! >= hi &&
        this.#sign[cell] === sign &&
        this.#kind[cell] === kind &&
        this.#degree[cell] === degree &&
        this.#bits[cell] === bits &&
        this.#twos[cell] === twos &&
        this.#factorials[cell] === factorials &&
        this.#residue[cell] === residue
      )
        return cell;
    }
    return -1;
  }

  add(
    bucket: number,
    { sign, lo, hi }: Bounds,
    { kind, degree, bits, twos, factorials, residue }: Required<Traits>,
    form = NO_FORM,
  ): number {
    if (this.size === this.#lo.length) this.#grow();
    const cell = this.size++;
    this.#sign[cell] = sign;
    this.#lo[cell] = lo;
    this.#hi[cell] = hi;
    this.#kind[cell] = kind;
    this.#degree[cell] = degree;
    this.#bits[cell] = bits;
    this.#twos[cell] = twos;
    this.#factorials[cell] = factorials;
    this.#residue[cell] = residue;
    this.#form[cell] = form;
    this.#bucket[cell] = bucket;
    // A cell with a form is one number, and others next to it are not put there.
    if (form === NO_FORM) this.#enter(cell);
    return cell;
  }

  #enter(cell: number): void {
    const slot = this.#slotOf(this.#bucket[cell]!);
    let last = this.#slots[slot]!;
    if (last === 0) {
      this.#slots[slot] = cell + 1;
      return;
    }
    while (this.#next[last - 1] !== 0) last = this.#next[last - 1]!;
    this.#next[last - 1] = cell + 1;
  }

  /** The slot of a bucket, or the free one where it belongs. */
  #slotOf(bucket: number): number {
    const mask = this.#slots.length - 1;
    BUCKET[0] = bucket;
    let mixed = Math.imul(BITS[0]!, 0x9e3779b1) ^ Math.imul(BITS[1]!, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    let slot = (mixed ^ (mixed >>> 13)) & mask;
    for (let at = this.#slots[slot]!; at !== 0 && this.#bucket[at - 1] !== bucket; at = this.#slots[slot]!)
      slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const length = Math.max(FIRST_SIZE, this.size * 2);
    const longer = <T extends Float64Array | Float32Array | Int8Array | Int32Array | Uint32Array>(
      to: T,
      from: T,
    ): T => {
      to.set(from);
      return to;
    };
    this.#sign = longer(new Int8Array(length), this.#sign);
    this.#lo = longer(new Float64Array(length), this.#lo);
    this.#hi = longer(new Float64Array(length), this.#hi);
    this.#kind = longer(new Int8Array(length), this.#kind);
    this.#degree = longer(new Float32Array(length), this.#degree);
    this.#bits = longer(new Float32Array(length), this.#bits);
    this.#twos = longer(new Int8Array(length), this.#twos);
    this.#factorials = longer(new Int8Array(length), this.#factorials);
    this.#residue = longer(new Int8Array(length), this.#residue);
    this.#form = longer(new Int32Array(length), this.#form);
    this.#bucket = longer(new Float64Array(length), this.#bucket);
    this.#next = new Uint32Array(length);
    this.#slots = new Uint32Array(length * 2);
    for (let cell = 0; cell < this.size; cell++) if (this.#form[cell] === NO_FORM) this.#enter(cell);
  }
}
