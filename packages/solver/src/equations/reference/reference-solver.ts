import {
  Arithmetic,
  colorOfCube,
  faceOfCube,
  isDigit,
  judgeEquation,
  rulesOf,
  UNCHECKABLE,
  usableResources,
} from '@forceout/rules/equations';
import type {
  Cube,
  EquationsPosition,
  Face,
  ShakeRules,
  ValueId,
  WrittenEquation,
} from '@forceout/rules/equations';
import { ReferenceItems } from './reference-items.ts';
import type { Item } from './reference-items.ts';
import { ReferenceSteps } from './reference-steps.ts';
import { aimsOf } from '../goal/targets.ts';
import type { Aims } from '../goal/targets.ts';

export interface ReferenceAnswer {
  readonly written: WrittenEquation | null;
  /** Every way was tried; false where something has no end or was too much. */
  readonly exhaustive: boolean;
}

/**
 * Plain exhaustive search with the judge's own arithmetic: choose the cubes, make numerals of them, then join any two
 * numbers or change one until one is left. No tables, no typed arrays, nothing shared with the fast search but the readings
 * of the Goal.
 */
export function referenceSolve(
  position: EquationsPosition,
  mostNodes = 200_000,
  powers: readonly number[] = [1, -1, 2],
  isOver: () => boolean = () => false,
): ReferenceAnswer {
  const rules = rulesOf(position);
  const search = new Reference(rules, mostNodes, powers, isOver);
  for (const aims of position.goal === null ? [] : aimsOf(rules, position.goal)) {
    const found = search.solve(aims);
    if (found !== null) return { written: found, exhaustive: true };
  }
  return { written: null, exhaustive: search.isWhole };
}

class Reference {
  readonly #rules: ShakeRules;
  readonly #arithmetic: Arithmetic;
  readonly #items: ReferenceItems;
  readonly #steps: ReferenceSteps;
  #nodes: number;
  readonly #isOver: () => boolean;
  #seen = new Set<string>();
  #aims!: Aims;
  #goals: readonly { readonly id: ValueId; readonly text: string; readonly factorials: number }[] = [];

  constructor(rules: ShakeRules, mostNodes: number, powers: readonly number[], isOver: () => boolean) {
    this.#isOver = isOver;
    this.#rules = rules;
    this.#arithmetic = new Arithmetic(rules);
    this.#items = new ReferenceItems(rules, this.#arithmetic, powers);
    this.#steps = new ReferenceSteps(rules, this.#arithmetic);
    this.#nodes = mostNodes;
  }

  get isWhole(): boolean {
    const { force } = this.#rules;
    if (this.#steps.leavesOut) return false;
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
      for (const numbers of this.#items.numerals(others)) {
        this.#steps.extraUnaries = force['multiple-operations'] === null ? 0 : 2;
        const found = this.#join(numbers, operations.toSorted(), force.factorial?.most ?? 0);
        if (found !== null) return found;
        if (this.#nodes <= 0) return null;
      }
    }
    return null;
  }

  #join(items: readonly Item[], operations: readonly Face[], factorials: number): WrittenEquation | null {
    const key = `${this.#aims.wild?.standsFor} ${items
      .map(({ id, exponent, isI }) => `${id}${exponent ? 'e' : ''}${isI ? 'i' : ''}`)
      .toSorted()
      .join(',')} ${operations.join('')} ${factorials} ${this.#steps.extraUnaries}`;
    if (this.#isOver()) this.#nodes = 0;
    if (this.#seen.has(key) || this.#nodes-- <= 0) return null;
    this.#seen.add(key);
    const repeats = this.#rules.force['multiple-operations'] !== null;
    const done =
      items.length === 1 && (operations.length === 0 || repeats) ? this.#judged(items[0]!, factorials) : null;
    if (done !== null) return done;
    for (const [at, item] of items.entries()) {
      const rest = items.filter((_, other) => other !== at);
      for (const next of this.#steps.changed(item, operations, factorials)) {
        const found = this.#join([...rest, next.item], next.operations, next.factorials);
        if (found !== null) return found;
      }
      for (const other of items.keys()) {
        if (other === at) continue;
        const left = items.filter((_, index) => index !== at && index !== other);
        for (const next of this.#steps.joined(item, items[other]!, operations)) {
          const found = this.#join([...left, next.item], next.operations, factorials);
          if (found !== null) return found;
        }
      }
    }
    return null;
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

function product(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return lists.reduce<readonly (readonly string[])[]>(
    (rows, list) => rows.flatMap((row) => list.map((one) => [...row, one])),
    [[]],
  );
}
