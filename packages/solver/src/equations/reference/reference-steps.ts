import { asSmallInteger, print } from '@forceout/numbers/towers';
import { UNCHECKABLE } from '@forceout/rules/equations';
import type { Arithmetic, BinaryOperation, Face, ShakeRules, ValueId } from '@forceout/rules/equations';
import type { Item } from './reference-items.ts';

/** What the reference can make of one number or of two, with the judge's own arithmetic. */
export class ReferenceSteps {
  /** With Multiple Operations: signs beside one number that are still tried. */
  extraUnaries = 0;
  /** Whether complex roots were passed over that are no fractions: sums of them take seconds. */
  leavesOut = false;
  readonly #rules: ShakeRules;
  readonly #arithmetic: Arithmetic;

  constructor(rules: ShakeRules, arithmetic: Arithmetic) {
    this.#rules = rules;
    this.#arithmetic = arithmetic;
  }

  *changed(item: Item, operations: readonly Face[], factorials: number) {
    const { language, force } = this.#rules;
    const repeats = force['multiple-operations'] !== null;
    for (const face of new Set(operations)) {
      if (face !== (language.imaginary ? '' : 'r') && !(face === 'x' && language.unaryX)) continue;
      if (repeats && --this.extraUnaries < 0) break;
      for (const id of this.#arithmetic.unary(face === 'r' ? 'r' : 'x', item.id)) {
        yield {
          item: made(id, `${face}(${item.text})`),
          operations: repeats ? operations : without(operations, face),
          factorials,
        };
      }
    }
    // As in the fast search, giants are left out.
    const value = item.id === UNCHECKABLE ? null : asSmallInteger(this.#arithmetic.valueOf(item.id));
    if (factorials === 0 || value === null || value > 6000) return;
    for (const id of this.#arithmetic.unary('!', item.id)) {
      const text = item.exponent ? `${item.text}!` : `(${item.text})!`;
      yield {
        item: { id, text, exponent: item.exponent, isI: false },
        operations,
        factorials: factorials - 1,
      };
    }
  }

  /** What two numbers come to: with √ = i perhaps several numbers, of which the writer names one that is a fraction. [XIII-D-11] */
  #made(sign: BinaryOperation, a: Item, b: Item, text: string): readonly Item[] {
    const ids = this.#arithmetic.binary(sign, a.id, b.id);
    if (ids.length < 2) return ids.map((id) => made(id, text));
    const isFraction = (id: ValueId): boolean =>
      id !== UNCHECKABLE && this.#arithmetic.valueOf(id).tier === 'rational';
    const named = ids.filter(isFraction);
    if (named.length < ids.length) this.leavesOut = true;
    return named.map((id) => made(id, `(${text} := ${print(this.#arithmetic.valueOf(id))})`));
  }

  *joined(a: Item, b: Item, operations: readonly Face[]) {
    const { force, language } = this.#rules;
    const repeats = force['multiple-operations'] !== null;
    const signs: Readonly<Partial<Record<Face, readonly BinaryOperation[]>>> = {
      '+': ['+'],
      '-': ['-'],
      x: ['x'],
      '/': force.remainder !== null || force.log !== null ? ['/', '|'] : ['/'],
      '^': force.gcf !== null ? ['^', 'G'] : ['^'],
      r: [
        ...(language.imaginary ? [] : ['r' as const]),
        ...(force.percent === null ? [] : ['%' as const]),
        ...(force.lcm === null ? [] : ['L' as const]),
      ],
    };
    for (const face of new Set(operations)) {
      for (const sign of signs[face] ?? []) {
        for (const item of this.#made(sign, a, b, `(${a.text})${sign}(${b.text})`))
          yield { item, operations: repeats ? operations : without(operations, face) };
      }
    }
    if (b.exponent) {
      for (const item of this.#made("'", a, b, `(${a.text})'${b.text}`)) yield { item, operations };
    }
    // i itself, not something that ends in i: (0)(3i) would lack a ×.
    if (b.isI && /^[~<]*i$/.test(b.text)) {
      for (const id of this.#arithmetic.binary('.', a.id, b.id)) {
        const item = made(id, `(${a.text})${b.text}`);
        yield { item, operations };
        yield { item: { ...item, isI: true }, operations };
      }
    } else if (a.isI && !b.isI)
      for (const id of this.#arithmetic.binary('.', a.id, b.id))
        yield { item: made(id, `${a.text}(${b.text})`), operations };
  }
}

function made(id: ValueId, text: string): Item {
  return { id, text, exponent: false, isI: false };
}

function without(operations: readonly Face[], face: Face): readonly Face[] {
  const at = operations.indexOf(face);
  return operations.filter((_, index) => index !== at);
}
