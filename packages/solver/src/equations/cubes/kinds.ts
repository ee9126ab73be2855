import { colorOfCube, faceOfCube, FACES, isDigit, usableResources } from '@forceout/rules/equations';
import type { Cube, Face, ShakeRules } from '@forceout/rules/equations';

/** What a cube is used as: a digit, an operation, a numeral made by an operation cube; ! needs no cube. */
export type Role = 'digit' | 'operation' | 'numeral' | 'factorial';

/** Cubes that are all the same to a Solution. */
export interface Kind {
  readonly face: Face | '!';
  readonly role: Role;
  /** Of the colour of the Exponent variation. */
  readonly colored: boolean;
}

/** The cubes behind one kind, or behind the two uses of one face. */
export interface Stock {
  /** Numbers of the kinds that these cubes make. */
  readonly kinds: readonly number[];
  readonly required: number;
  /** Required and Permitted. */
  readonly mat: number;
  readonly most: number;
  /** One cube makes as many operations as are wanted. */
  readonly repeats: boolean;
}

/** What a wild cube stands for. */
export interface WildMeaningOf {
  readonly face: Face;
  readonly standsFor: Face;
}

export interface Stocks {
  readonly kinds: readonly Kind[];
  readonly stocks: readonly Stock[];
  /** How often each kind may be used at most. */
  readonly caps: readonly number[];
  /** Kinds that may be used without end: counts of them stop at their cap, which is as many as can matter. */
  readonly endless: readonly boolean[];
  /** At most one cube of Resources. */
  readonly oneResource: boolean;
  /** More cubes than can be counted: what uses them all is not searched. */
  readonly clipped: boolean;
}

/** Counts of a kind fit into three bits. */
export const MOST_OF_A_KIND = 7;
export const MOST_KINDS = 24;

export function stocksOf(rules: ShakeRules, wild: WildMeaningOf | null, factorials: number): Stocks {
  const { position, force, language } = rules;
  const kinds: Kind[] = [];
  const stocks: Stock[] = [];
  const caps: number[] = [];
  const endless: boolean[] = [];
  let clipped = false;
  const add = (kind: Kind, cap: number, isEndless = false): number => {
    if (cap > MOST_OF_A_KIND) clipped = true;
    endless.push(isEndless);
    caps.push(Math.min(cap, MOST_OF_A_KIND));
    return kinds.push(kind) - 1;
  };
  const meaning = (cube: Cube): Face => {
    const face = faceOfCube(cube);
    return wild !== null && wild.face === face ? wild.standsFor : face;
  };
  const isColored = (cube: Cube): boolean =>
    force.exponent !== null && colorOfCube(cube) === force.exponent.color;
  const count = (cubes: readonly Cube[], face: Face, colored: boolean | null): number =>
    cubes.filter((cube) => meaning(cube) === face && (colored === null || isColored(cube) === colored))
      .length;
  const stock = (face: Face, colored: boolean | null) => {
    const required = count(position.required, face, colored);
    const mat = required + count(position.permitted, face, colored);
    const others = count(usableResources(position), face, colored);
    return { required, mat, most: mat + (position.after === 'now' ? Math.min(1, others) : others) };
  };
  for (const face of FACES) {
    if (isDigit(face)) {
      for (const colored of force.exponent === null ? [false] : [false, true]) {
        const own = stock(face, colored);
        if (own.most === 0) continue;
        const kind = add({ face, role: 'digit', colored }, own.most);
        stocks.push({ ...own, kinds: [kind], repeats: false });
      }
      continue;
    }
    const own = stock(face, null);
    if (own.most === 0) continue;
    const repeats = force['multiple-operations'] !== null;
    const made: number[] = [];
    // With √ = i the root cube is no operation.
    if (face !== 'r' || !language.imaginary || force.percent !== null || force.lcm !== null) {
      const enough = Math.max(1, own.required, force['three-operation-solution']?.least ?? 0);
      made.push(add({ face, role: 'operation', colored: false }, repeats ? enough : own.most, repeats));
    }
    const isNumeral =
      face === '^'
        ? language.ten || force['decimal-point'] !== null
        : face === 'r' && (language.eleven || language.imaginary);
    if (isNumeral) made.push(add({ face, role: 'numeral', colored: false }, own.most));
    stocks.push({ ...own, kinds: made, repeats });
  }
  if (factorials > 0) {
    const repeats = force['multiple-operations'] !== null;
    const enough = Math.max(1, force['three-operation-solution']?.least ?? 0);
    const kind = add(
      { face: '!', role: 'factorial', colored: false },
      repeats ? enough : factorials,
      repeats,
    );
    stocks.push({ kinds: [kind], required: 0, mat: factorials, most: factorials, repeats });
  }
  return { kinds, stocks, caps, endless, oneResource: position.after === 'now', clipped };
}

/** Cubes needed for these uses: with Multiple Operations one cube makes all the operations. */
export function cubesNeeded({ kinds }: Stocks, stock: Stock, counts: Uint8Array): number {
  let needed = 0;
  for (const kind of stock.kinds) {
    const uses = counts[kind]!;
    needed += stock.repeats && kinds[kind]!.role !== 'numeral' ? Math.min(1, uses) : uses;
  }
  return needed;
}

/** How many cubes of Resources these uses need; Infinity if there are not enough cubes. */
export function resourcesNeeded(stocks: Stocks, counts: Uint8Array): number {
  let needed = 0;
  for (const stock of stocks.stocks) {
    const own = cubesNeeded(stocks, stock, counts);
    if (own > stock.most) return Infinity;
    needed += Math.max(0, own - stock.mat);
  }
  return needed;
}

/** Whether every Required cube is in use. */
export function usesRequired({ stocks }: Stocks, counts: Uint8Array): boolean {
  for (const { kinds, required } of stocks) {
    let used = 0;
    for (const kind of kinds) used += counts[kind]!;
    if (used < required) return false;
  }
  return true;
}
