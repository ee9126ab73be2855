import type { EquationsPosition } from '../shake/position.ts';
import type { UsedSymbol } from '../text/reading.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';
import { colorOfCube, FACES, faceOfCube, isDigit } from '../text/symbols.ts';
import type { Cube, Face } from '../text/symbols.ts';
import type { Wild } from '../text/wild.ts';

/** What is wrong with the use of the cubes. */
export type CubeProblem =
  | { readonly kind: 'required-unused'; readonly cube: Cube; readonly missing: number }
  | {
      readonly kind: 'unavailable';
      readonly face: Face;
      readonly exponent: boolean;
      readonly missing: number;
    }
  | { readonly kind: 'too-many-resources'; readonly used: number };

/** Cubes that make one face: those of the Exponent colour, and all of them. */
interface Stock {
  colored: number;
  all: number;
}

/** The signs written with one face: as exponents, otherwise, and how many of all these are operations. */
interface Demand {
  exponents: number;
  all: number;
  operations: number;
}

/** Whether some assignment of cubes makes what is written: with one meaning per wild face this is counting. */
export function checkCubes(
  rules: ShakeRules,
  symbols: readonly UsedSymbol[],
  wild: Wild | null,
): readonly CubeProblem[] {
  const { position, force } = rules;
  const problems: CubeProblem[] = [];
  let resourcesUsed = 0;
  const meaningOf = (cube: Cube): Face => {
    const face = faceOfCube(cube);
    return wild !== null && wild.face === face ? wild.standsFor : face;
  };
  const stocks = {
    required: stockOf(position.required, meaningOf, rules),
    permitted: stockOf(position.permitted, meaningOf, rules),
    resources: stockOf(usableResources(position), meaningOf, rules),
  };
  const demands = demandOf(symbols, force.exponent !== null);
  for (const face of FACES) {
    const required = stocks.required.get(face) ?? NONE;
    const demand = demands.get(face) ?? { exponents: 0, all: 0, operations: 0 };
    if (required.all === 0 && demand.all === 0) continue;
    const missing = unusedRequired(required, demand);
    if (missing > 0) {
      const cube = position.required.find((candidate) => meaningOf(candidate) === face)!;
      problems.push({ kind: 'required-unused', cube, missing });
    }
    const repeats = force['multiple-operations'] !== null && !isDigit(face) && demand.operations > 0;
    // One usable cube makes as many operations as are written; a digit, i or a decimal point needs its own.
    const least = repeats ? { ...demand, all: demand.all - demand.operations + 1 } : demand;
    const need = resourcesFor(
      least,
      required,
      stocks.permitted.get(face) ?? NONE,
      stocks.resources.get(face) ?? NONE,
    );
    resourcesUsed += need.used;
    if (need.lacking > 0) {
      problems.push({ kind: 'unavailable', face, exponent: need.exponents, missing: need.lacking });
    }
  }
  if (position.after === 'now' && resourcesUsed > 1)
    problems.push({ kind: 'too-many-resources', used: resourcesUsed });
  return problems;
}

export function usableResources({ after, resources }: EquationsPosition): readonly Cube[] {
  return after === 'forceout' ? [] : resources;
}

const NONE: Readonly<Stock> = { colored: 0, all: 0 };

function stockOf(
  cubes: readonly Cube[],
  meaningOf: (cube: Cube) => Face,
  { force }: ShakeRules,
): ReadonlyMap<Face, Stock> {
  const stocks = new Map<Face, Stock>();
  for (const cube of cubes) {
    const face = meaningOf(cube);
    let stock = stocks.get(face);
    if (stock === undefined) stocks.set(face, (stock = { colored: 0, all: 0 }));
    stock.all++;
    if (force.exponent !== null && colorOfCube(cube) === force.exponent.color) stock.colored++;
  }
  return stocks;
}

function demandOf(symbols: readonly UsedSymbol[], colorCounts: boolean): ReadonlyMap<Face, Demand> {
  const demands = new Map<Face, Demand>();
  for (const { face, exponent, operation } of symbols) {
    let demand = demands.get(face);
    if (demand === undefined) demands.set(face, (demand = { exponents: 0, all: 0, operations: 0 }));
    demand.all++;
    if (exponent && colorCounts) demand.exponents++;
    if (operation) demand.operations++;
  }
  return demands;
}

/** Required cubes without a place: a cube of another colour is no exponent. */
function unusedRequired(required: Stock, demand: Demand): number {
  const plain = required.all - required.colored;
  const unplaced = Math.max(0, plain - (demand.all - demand.exponents));
  return Math.max(unplaced, required.all - demand.all);
}

/** How many cubes of Resources are needed, after all that Required and Permitted can give. */
function resourcesFor(demand: Demand, required: Stock, permitted: Stock, resources: Stock) {
  const exponents = Math.max(0, demand.exponents - required.colored);
  const fromPermitted = Math.min(exponents, permitted.colored);
  const exponentsLeft = exponents - fromPermitted;
  // Required cubes that are not taken as exponents make the rest.
  const plain = demand.all - demand.exponents - (required.all - Math.min(demand.exponents, required.colored));
  const plainLeft = Math.max(0, plain - (permitted.all - fromPermitted));
  const lackingExponents = Math.max(0, exponentsLeft - resources.colored);
  const lackingPlain = Math.max(0, plainLeft - (resources.all - (exponentsLeft - lackingExponents)));
  const lacking = lackingExponents + lackingPlain;
  return { used: exponentsLeft + plainLeft - lacking, lacking, exponents: lackingExponents > 0 };
}
