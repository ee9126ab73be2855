import { between, chance, oneOf, shuffled } from './random-source.ts';
import type { Random } from './random-source.ts';
import type { RolledCube } from './random-shake.ts';
import { isBinaryOperation, isSetSymbol } from '../text/symbols.ts';
import type { CubeSymbol } from '../text/symbols.ts';

// Part of the generator of positions and Solutions (random-solutions.ts): expressions made of cubes.

export interface Made {
  readonly symbol: CubeSymbol;
  readonly face: CubeSymbol;
}

export type Expression =
  | { readonly kind: 'set'; readonly made: Made }
  | { readonly kind: 'prime'; readonly made: Made; readonly of: Expression }
  | { readonly kind: 'binary'; readonly made: Made; readonly left: Expression; readonly right: Expression };

/** What cubes can be turned into. */
export interface Powers {
  readonly makes: (face: CubeSymbol) => readonly CubeSymbol[];
  readonly multipleOperations: boolean;
}

/** The cubes of the roll while one part of a Solution is made of them. */
export class Supply {
  readonly used: RolledCube[] = [];
  readonly #random: Random;
  readonly #powers: Powers;
  readonly #free: RolledCube[];

  constructor(
    random: Random,
    powers: Powers,
    roll: readonly RolledCube[],
    first: readonly RolledCube[] = [],
  ) {
    this.#random = random;
    this.#powers = powers;
    this.#free = [
      ...shuffled(random, first),
      ...shuffled(random, roll).filter((cube) => !first.includes(cube)),
    ];
  }

  /** A symbol of the kind asked for, made of a cube that is still free, or was an operation already. */
  take(wanted: (symbol: CubeSymbol) => boolean, isOperation = false): Made | null {
    const again = isOperation && this.#powers.multipleOperations;
    if (again && chance(this.#random, 0.4)) {
      const made = this.#make(this.used, wanted);
      if (made !== null) return made;
    }
    const made = this.#make(this.#free, wanted);
    return made ?? (again ? this.#make(this.used, wanted) : null);
  }

  #make(cubes: readonly RolledCube[], wanted: (symbol: CubeSymbol) => boolean): Made | null {
    const cube = cubes.find(({ face }) => this.#powers.makes(face).some(wanted));
    if (cube === undefined) return null;
    if (cubes === this.#free) {
      this.#free.splice(this.#free.indexOf(cube), 1);
      this.used.push(cube);
    }
    return { symbol: oneOf(this.#random, this.#powers.makes(cube.face).filter(wanted)), face: cube.face };
  }
}

/** An expression with so many operands, or fewer if the cubes do not suffice; null if there is no set at all. */
export function randomExpression(random: Random, supply: Supply, operands: number): Expression | null {
  const first = operand(random, supply);
  if (first === null) return null;
  const parts: Expression[] = [first];
  const operations: Made[] = [];
  // A chain of one operation is the same however it is grouped, if the operation is not −.
  const uniform = chance(random, 0.35);
  while (parts.length < operands) {
    const last = operations.at(-1)?.symbol;
    const alike = uniform && last !== undefined ? supply.take((symbol) => symbol === last, true) : null;
    const operation = alike ?? supply.take(isBinaryOperation, true);
    const next = operation === null ? null : operand(random, supply);
    if (operation === null || next === null) break;
    operations.push(operation);
    parts.push(next);
  }
  return grouped(random, supply, parts, operations);
}

function operand(random: Random, supply: Supply): Expression | null {
  const made = supply.take(isSetSymbol);
  return made === null ? null : maybePrimed(random, supply, { kind: 'set', made });
}

function maybePrimed(random: Random, supply: Supply, expression: Expression): Expression {
  if (!chance(random, 0.18)) return expression;
  const made = supply.take((symbol) => symbol === "'", true);
  return made === null ? expression : maybePrimed(random, supply, { kind: 'prime', made, of: expression });
}

function grouped(
  random: Random,
  supply: Supply,
  parts: readonly Expression[],
  operations: readonly Made[],
): Expression {
  if (operations.length === 0) return parts[0]!;
  const split = between(random, 0, operations.length - 1);
  const left = grouped(random, supply, parts.slice(0, split + 1), operations.slice(0, split));
  const right = grouped(random, supply, parts.slice(split + 1), operations.slice(split + 1));
  return maybePrimed(random, supply, { kind: 'binary', made: operations[split]!, left, right });
}
