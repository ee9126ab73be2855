import { UNCHECKABLE } from './arithmetic.ts';
import type { Arithmetic, ValueId } from './arithmetic.ts';
import { hasChain } from '../text/expression.ts';
import type { Expression } from '../text/expression.ts';
import { fitOf, meetsOne } from './fit.ts';
import type { Valued } from './fit.ts';
import { Groupings } from './groupings.ts';
import { chooser, leftToRight, oneGrouping } from './sample.ts';

/** Up to this many parts of a chain all groupings are worked out at once; above, samples come first. */
const SMALL_CHAIN = 7;
const SAMPLES = 64;
/** Samples that may follow one that misses, to find another value. */
const MORE_SAMPLES = 5;
/** Work spent on finding out whether a text already refuted fits the Goal in some other grouping, if it is very long. */
const SECOND_LOOK = 10_000;
/** Up to nine operands every grouping is looked at: whether none equals the Goal is what checkers ask. [VII-C-5-d] */
const LONG_CHAIN = 17;

/** What is seen of the readings of a Solution. A long text is tried in some groupings first, then proved in all. */
export class Look {
  /** Readings of different value: the first, and one that misses and one that fits if there are such. */
  readonly readings: Valued[] = [];
  missing: Valued | null = null;
  fitting: Valued | null = null;
  uncheckable = false;
  /** Whether a reading was seen that equals one reading of the Goal, though perhaps not all of them. */
  meets = false;
  /** Whether every grouping was worked out. */
  whole = true;
  readonly #arithmetic: Arithmetic;
  readonly #groupings: Groupings;
  readonly #goals: readonly Valued[];

  constructor(arithmetic: Arithmetic, goals: readonly Valued[]) {
    this.#arithmetic = arithmetic;
    this.#groupings = new Groupings(arithmetic, 'solution');
    this.#goals = goals;
  }

  at(meaning: Expression): void {
    const parts = longestChain(meaning);
    if (parts > SMALL_CHAIN) {
      this.#sample(meaning);
      if (this.missing !== null && this.fitting !== null) {
        this.whole = false;
        return;
      }
      if (this.missing !== null && parts > LONG_CHAIN)
        this.#arithmetic.fuel = Math.min(this.#arithmetic.fuel, SECOND_LOOK);
    }
    const unsureBefore = this.uncheckable;
    for (const id of this.#groupings.values(meaning)) {
      this.#note(id, () => (hasChain(meaning) ? this.#groupings.groupedAs(meaning, id) : meaning));
    }
    if (this.#arithmetic.fuel > 0) return;
    this.whole = false;
    if (this.missing !== null) this.uncheckable = unsureBefore;
  }

  #sample(meaning: Expression): void {
    let more = MORE_SAMPLES;
    for (let sample = 0; sample < SAMPLES; sample++) {
      if (this.missing !== null && (this.readings.length > 1 || more-- === 0)) return;
      const tree = oneGrouping(meaning, sample === 0 ? leftToRight : chooser(sample));
      if (tree !== null) for (const id of this.#groupings.values(tree)) this.#note(id, () => tree);
    }
  }

  #note(id: ValueId, tree: () => Expression): void {
    if (id === UNCHECKABLE) {
      this.uncheckable = true;
      return;
    }
    if (this.readings.some((known) => known.id === id)) return;
    const arithmetic = this.#arithmetic;
    const fit = fitOf(arithmetic.rules, arithmetic, id, this.#goals);
    this.meets ||= fit === 'fits' || meetsOne(arithmetic.rules, arithmetic, id, this.#goals);
    const first = fit === 'fits' ? this.fitting === null : fit !== 'uncheckable' && this.missing === null;
    const valued = first || this.readings.length < 2 ? { id, tree: tree() } : null;
    if (valued !== null) this.readings.push(valued);
    if (fit === 'uncheckable') this.uncheckable = true;
    else if (fit === 'fits') this.fitting ??= valued;
    else this.missing ??= valued;
  }
}

function longestChain(expression: Expression): number {
  switch (expression.kind) {
    case 'numeral':
    case 'imaginary':
      return 0;
    case 'unary':
      return longestChain(expression.of);
    case 'binary':
      return Math.max(longestChain(expression.left), longestChain(expression.right));
    case 'choice':
      return Math.max(longestChain(expression.of), longestChain(expression.root));
    case 'chain':
      return expression.elements.reduce(
        (most, element) => (element.kind === 'operand' ? Math.max(most, longestChain(element.of)) : most),
        expression.elements.length,
      );
  }
}
