import type { Arithmetic, Numeral, NumeralDigit, ShakeRules, Turn, ValueId } from '@forceout/rules/equations';

/** A number on the way to a Solution, with how it is written. */
export interface Item {
  readonly id: ValueId;
  readonly text: string;
  /** A single cube of the Exponent colour, perhaps with !. */
  readonly exponent: boolean;
  readonly isI: boolean;
}

/** A sign that is no operation. */
export interface Sign {
  readonly sign: string;
  readonly colored: boolean;
}

/** Makes numerals of cubes for the reference, with the judge's own arithmetic. */
export class ReferenceItems {
  readonly #rules: ShakeRules;
  readonly #arithmetic: Arithmetic;
  readonly #powers: readonly number[];

  /** `powers`: those of the base that a 1 is tried as. */
  constructor(rules: ShakeRules, arithmetic: Arithmetic, powers: readonly number[]) {
    this.#rules = rules;
    this.#arithmetic = arithmetic;
    this.#powers = powers;
  }

  /** All ways to make numerals of signs: alone and turned, or side by side. */
  *numerals(signs: readonly Sign[]): Generator<readonly Item[]> {
    const [first, ...rest] = signs;
    if (first === undefined) {
      yield [];
      return;
    }
    for (let subset = 0; subset < 1 << rest.length; subset++) {
      const mates = rest.filter((_, at) => ((subset >> at) & 1) === 1);
      if (mates.length > 3) continue;
      const others = rest.filter((_, at) => ((subset >> at) & 1) === 0);
      const items = this.#items([first, ...mates]);
      if (items.length === 0) continue;
      for (const more of this.numerals(others)) for (const item of items) yield [item, ...more];
    }
  }

  #items(signs: readonly Sign[]): readonly Item[] {
    const { force } = this.#rules;
    const items: Item[] = [];
    const turns = (['', '<', '~', '~<'] as const).filter(
      (turn) =>
        (!turn.includes('<') || force.sideways !== null) &&
        (!turn.includes('~') || force['upside-down'] !== null),
    );
    if (signs.length === 1) {
      const { sign, colored } = signs[0]!;
      if (sign === '.') return [];
      for (const turn of turns) {
        if (sign === 'i') {
          for (const id of this.#arithmetic.imaginary({ kind: 'imaginary', turn, at: 0 }))
            items.push({ id, text: `${turn}i`, exponent: false, isI: true });
          continue;
        }
        const powers =
          sign === '1' && force['powers-of-the-base'] !== null ? [null, ...this.#powers] : [null];
        for (const power of powers) items.push(...this.#numeral([sign], null, turn, power, colored));
      }
      return items;
    }
    if (signs.some(({ sign }) => sign === 'i')) return [];
    for (const order of permutations(signs.map(({ sign }) => sign))) {
      const point = order.indexOf('.');
      const digits = order.filter((sign) => sign !== '.');
      if (
        order.length - digits.length > 1 ||
        (point < 0 && digits.length > 2) ||
        digits.length > 3 ||
        digits.length === 0
      )
        continue;
      if (point < 0 && force['two-digit-numerals'] === null && force.base === null && force.percent === null)
        continue;
      items.push(...this.#numeral(digits, point < 0 ? null : point, '', null, false));
    }
    return items;
  }

  #numeral(
    signs: readonly string[],
    point: number | null,
    turn: Turn,
    power: number | null,
    exponent: boolean,
  ): readonly Item[] {
    const { force, language } = this.#rules;
    const digits = signs as readonly NumeralDigit[];
    const worth = (digit: string): number => (digit === 'T' ? 10 : digit === 'E' ? 11 : Number(digit));
    if (force.base !== null && digits.some((digit) => worth(digit) >= language.base)) return [];
    const numeral: Numeral = { kind: 'numeral', digits, point, turn, power, at: 0, cubes: digits.length };
    const text =
      turn +
      (point === null
        ? digits.join('')
        : `${digits.slice(0, point).join('')}.${digits.slice(point).join('')}`) +
      (power === null ? '' : `e${power}`);
    return this.#arithmetic.numeral(numeral, 'solution').map((id) => ({ id, text, exponent, isI: false }));
  }
}

function permutations(list: readonly string[]): readonly (readonly string[])[] {
  if (list.length < 2) return [list];
  return list.flatMap((one, at) =>
    permutations(list.filter((_, other) => other !== at)).map((rest) => [one, ...rest]),
  );
}
