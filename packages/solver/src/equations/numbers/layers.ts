import type { Leaf } from '../cubes/leaves.ts';
import type { Numbers } from './numbers.ts';
import type { Binary, Unary } from '../cubes/signs.ts';
import type { Entry } from '../cubes/state.ts';

/** How one needed number follows from another: which operation was undone, and with what beside it. */
export type Step =
  | {
      readonly kind: 'binary';
      readonly binary: Binary;
      readonly beside: Entry;
      readonly side: 'left' | 'right';
    }
  | { readonly kind: 'exponent'; readonly exponent: Leaf }
  | { readonly kind: 'unary'; readonly unary: Unary }
  /** The same sign so many times. */
  | { readonly kind: 'pile'; readonly unary: Unary; readonly height: number };

/** One level of an Equation on the way down to its core. */
export interface Layer {
  readonly step: Step;
  /** The number beside, for operations between two. */
  readonly n: number;
  readonly d: number;
}

/** A whole Equation: a number of the tables inside layers, innermost first. */
export interface Meeting {
  readonly core: Entry;
  readonly n: number;
  readonly d: number;
  readonly layers: readonly Layer[];
  readonly target: number;
  /** How the core is written, where it is a power of the base that the tables do not have. */
  readonly text?: string;
}

export function layerOf(step: Step, besideAt: number): Layer {
  switch (step.kind) {
    case 'binary':
      return { step, n: step.beside.values.n[besideAt]!, d: step.beside.values.d[besideAt]! };
    case 'exponent':
      return { step, n: step.exponent.n, d: step.exponent.d };
    case 'unary':
    case 'pile':
      return { step, n: 0, d: 1 };
  }
}

/** Works out one level more; false if it has no value. */
export function applied(numbers: Numbers, { step, n, d }: Layer, vn: number, vd: number): boolean {
  switch (step.kind) {
    case 'binary': {
      const { operation } = step.binary;
      return step.side === 'left'
        ? numbers.binary(operation, vn, vd, n, d)
        : numbers.binary(operation, n, d, vn, vd);
    }
    case 'exponent':
      return numbers.binary('power', vn, vd, n, d);
    case 'unary':
      return numbers.unary(step.unary.operation, vn, vd);
    case 'pile': {
      let found = numbers.unary(step.unary.operation, vn, vd);
      for (let turn = 1; found && turn < step.height; turn++) {
        // Where bounds leave two numbers, the judge decides.
        if (numbers.hasExtra) return true;
        found = numbers.unary(step.unary.operation, numbers.n, numbers.d);
      }
      return found;
    }
  }
}
