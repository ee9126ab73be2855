import type { ShakeRules } from '@forceout/rules/onsets';
import { Aim } from './aim.ts';
import { fieldFor } from '../cubes/field.ts';
import type { Field } from '../cubes/field.ts';
import { COLOUR_KINDS } from '../cubes/kinds.ts';
import type { Counts } from '../cubes/kinds.ts';

/** The cells of a case, and which sets of them are right. */
export interface Aimed {
  readonly field: Field;
  readonly aim: Aim;
}

/** The same for all cases and rounds of a question: cells depend only on the colours that have a cube. */
export class Aims {
  readonly #rules: ShakeRules;
  readonly #values: readonly number[];
  readonly #known = new Map<number, Aimed>();

  constructor(rules: ShakeRules, values: readonly number[]) {
    this.#rules = rules;
    this.#values = values;
  }

  with(most: Counts): Aimed {
    const key = COLOUR_KINDS.reduce((colours, kind) => colours | (most[kind]! > 0 ? 1 << kind : 0), 0);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const field = fieldFor(this.#rules, most);
    const made = { field, aim: new Aim(this.#rules, field, this.#values) };
    this.#known.set(key, made);
    return made;
  }

  /** Nobody asks any more. */
  leave(): void {
    for (const { aim } of this.#known.values()) aim.leave();
  }
}
