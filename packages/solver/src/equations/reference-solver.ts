import { asSmallInteger } from '@forceout/numbers';
import {
  Arithmetic,
  faceOfCube,
  colorOfCube,
  isDigit,
  judgeEquation,
  rulesOf,
  UNCHECKABLE,
  usableResources,
} from '@forceout/rules/equations';
import type {
  BinaryOperation,
  Cube,
  EquationsPosition,
  Face,
  Numeral,
  NumeralDigit,
  ShakeRules,
  Turn,
  ValueId,
  WrittenEquation,
} from '@forceout/rules/equations';
import { aimsOf } from './targets.ts';
import type { Aims } from './targets.ts';

export interface ReferenceAnswer {
  readonly written: WrittenEquation | null;
  /** Every way was tried; false where something has no end or was too much. */
  readonly exhaustive: boolean;
}

interface Item {
  readonly id: ValueId;
  readonly text: string;
  /** A single cube of the Exponent colour, perhaps with !. */
  readonly exponent: boolean;
  readonly isI: boolean;
}

/**
 * Plain exhaustive search with the judge's own arithmetic: choose the cubes, make numerals of them, then join any two
 * numbers or change one until one is left. No tables, no typed arrays, nothing shared with the fast search but the readings
 * of the Goal.
 */
export function referenceSolve(position: EquationsPosition, mostNodes = 200_000): ReferenceAnswer {
  const rules = rulesOf(position);
  const search = new Reference(rules, mostNodes);
  for (const aims of position.goal === null ? [] : aimsOf(rules, position.goal)) {
    const found = search.solve(aims);
    if (found !== null) return { written: found, exhaustive: true };
  }
  return { written: null, exhaustive: search.isWhole };
}

class Reference {
  readonly #rules: ShakeRules;
  readonly #arithmetic: Arithmetic;
  #nodes: number;
  #seen = new Set<string>();
  #aims!: Aims;
  #goals: readonly { readonly id: ValueId; readonly text: string; readonly factorials: number }[] = [];
  #extraUnaries = 0;

  constructor(rules: ShakeRules, mostNodes: number) {
    this.#rules = rules;
    this.#arithmetic = new Arithmetic(rules);
    this.#nodes = mostNodes;
  }

  get isWhole(): boolean {
    const { force } = this.#rules;
    return this.#nodes > 0 && force['multiple-operations'] === null && force['powers-of-the-base'] === null;
  }

  solve(aims: Aims): WrittenEquation | null {
    this.#aims = aims;
    this.#goals = aims.targets.map(({ value, text, factorials }) => ({
      id: this.#arithmetic.idOf(value),
      text,
      factorials,
    }));
    const { position } = this.#rules;
    const optional = [
      ...position.permitted.map((cube) => [cube, 0] as const),
      ...usableResources(position).map((cube) => [cube, 1] as const),
    ];
    for (let subset = 0; subset < 1 << optional.length; subset++) {
      const chosen = optional.filter((_, at) => ((subset >> at) & 1) === 1);
      if (position.after === 'now' && chosen.filter(([, resource]) => resource === 1).length > 1) continue;
      const found = this.#withCubes([...position.required, ...chosen.map(([cube]) => cube)]);
      if (found !== null) return found;
    }
    return null;
  }

  #withCubes(cubes: readonly Cube[]): WrittenEquation | null {
    this.#seen = new Set();
    const { force, language } = this.#rules;
    const wild = this.#aims.wild;
    const faces = cubes.map((cube) =>
      wild !== null && faceOfCube(cube) === wild.face ? wild.standsFor : faceOfCube(cube),
    );
    const colored = cubes.map(
      (cube) => force.exponent !== null && colorOfCube(cube) === force.exponent.color,
    );
    // An operation cube may be a digit or a point instead.
    const uses = faces.map((face): readonly string[] => {
      if (isDigit(face)) return [face];
      const as: string[] = face === 'r' && language.imaginary ? [] : [`op ${face}`];
      if (face === '^' && language.ten) as.push('T');
      if (face === '^' && force['decimal-point'] !== null) as.push('.');
      if (face === 'r' && language.eleven) as.push('E');
      if (face === 'r' && language.imaginary) as.push('i');
      return as;
    });
    for (const use of product(uses)) {
      const operations = use.filter((one) => one.startsWith('op ')).map((one) => one.slice(3) as Face);
      const others = use
        .map((one, at) => ({ sign: one, colored: colored[at]! }))
        .filter(({ sign }) => !sign.startsWith('op '));
      for (const numbers of this.#numerals(others)) {
        this.#extraUnaries = force['multiple-operations'] === null ? 0 : 2;
        const found = this.#join(numbers, operations.toSorted(), force.factorial?.most ?? 0);
        if (found !== null) return found;
        if (this.#nodes <= 0) return null;
      }
    }
    return null;
  }

  /** All ways to make numerals of signs: alone and turned, or side by side. */
  *#numerals(
    signs: readonly { readonly sign: string; readonly colored: boolean }[],
  ): Generator<readonly Item[]> {
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
      for (const more of this.#numerals(others)) for (const item of items) yield [item, ...more];
    }
  }

  #items(signs: readonly { readonly sign: string; readonly colored: boolean }[]): readonly Item[] {
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
        const powers = sign === '1' && force['powers-of-the-base'] !== null ? [null, 1, -1, 2] : [null];
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

  #join(items: readonly Item[], operations: readonly Face[], factorials: number): WrittenEquation | null {
    const key = `${this.#aims.wild?.standsFor} ${items
      .map(({ id, exponent, isI }) => `${id}${exponent ? 'e' : ''}${isI ? 'i' : ''}`)
      .toSorted()
      .join(',')} ${operations.join('')} ${factorials} ${this.#extraUnaries}`;
    if (this.#seen.has(key) || this.#nodes-- <= 0) return null;
    this.#seen.add(key);
    const repeats = this.#rules.force['multiple-operations'] !== null;
    const done =
      items.length === 1 && (operations.length === 0 || repeats) ? this.#judged(items[0]!, factorials) : null;
    if (done !== null) return done;
    for (const [at, item] of items.entries()) {
      const rest = items.filter((_, other) => other !== at);
      for (const next of this.#changed(item, operations, factorials)) {
        const found = this.#join([...rest, next.item], next.operations, next.factorials);
        if (found !== null) return found;
      }
      for (const other of items.keys()) {
        if (other === at) continue;
        const left = items.filter((_, index) => index !== at && index !== other);
        for (const next of this.#joined(item, items[other]!, operations)) {
          const found = this.#join([...left, next.item], next.operations, factorials);
          if (found !== null) return found;
        }
      }
    }
    return null;
  }

  *#changed(item: Item, operations: readonly Face[], factorials: number) {
    const { language, force } = this.#rules;
    const repeats = force['multiple-operations'] !== null;
    for (const face of new Set(operations)) {
      if (face !== (language.imaginary ? '' : 'r') && !(face === 'x' && language.unaryX)) continue;
      if (repeats && --this.#extraUnaries < 0) break;
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

  *#joined(a: Item, b: Item, operations: readonly Face[]) {
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
        const ids = this.#arithmetic.binary(sign, a.id, b.id);
        if (ids.length === 1)
          yield {
            item: made(ids[0]!, `(${a.text})${sign}(${b.text})`),
            operations: repeats ? operations : without(operations, face),
          };
      }
    }
    if (b.exponent) {
      const ids = this.#arithmetic.binary("'", a.id, b.id);
      if (ids.length === 1) yield { item: made(ids[0]!, `(${a.text})'${b.text}`), operations };
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

  #judged({ id, text }: Item, factorials: number): WrittenEquation | null {
    if (id === UNCHECKABLE || this.#arithmetic.isWide(id)) return null;
    const wild = this.#aims.wild;
    for (const goal of this.#goals) {
      if (goal.factorials > factorials && this.#rules.force['multiple-operations'] === null) continue;
      const written: WrittenEquation = {
        solution: text,
        goal: goal.text,
        wild:
          wild === null || wild.face === wild.standsFor
            ? []
            : [{ face: wild.face, standsFor: [wild.standsFor] }],
        goalLayout: null,
      };
      if (
        this.#rules.force['multiple-of-k'] === null &&
        goal.id !== id &&
        this.#isNumber(id) &&
        this.#isNumber(goal.id)
      )
        continue;
      if (judgeEquation(this.#rules.position, [written]).verdict === 'correct') return written;
    }
    return null;
  }

  #isNumber(id: ValueId): boolean {
    return this.#arithmetic.valueOf(id).tier === 'rational';
  }
}

function made(id: ValueId, text: string): Item {
  return { id, text, exponent: false, isI: false };
}

function without(operations: readonly Face[], face: Face): readonly Face[] {
  const at = operations.indexOf(face);
  return operations.filter((_, index) => index !== at);
}

function product(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return lists.reduce<readonly (readonly string[])[]>(
    (rows, list) => rows.flatMap((row) => list.map((one) => [...row, one])),
    [[]],
  );
}

function permutations(list: readonly string[]): readonly (readonly string[])[] {
  if (list.length < 2) return [list];
  return list.flatMap((one, at) =>
    permutations(list.filter((_, other) => other !== at)).map((rest) => [one, ...rest]),
  );
}
