import * as N from '@forceout/numbers';
import { faceOfCube, isDigit, rulesOf, usableResources } from '@forceout/rules/equations';
import type { Cube, ShakeRules } from '@forceout/rules/equations';
import type { Budget } from '../../budget.ts';
import { exhausted } from './exhausted.ts';
import { Numbers } from '../numbers/numbers.ts';
import type { Operation } from '../arithmetic/operations.ts';
import { MOST_BESIDE_ROOTS } from '../goal/piled-roots.ts';
import type { CaseProof, Exhaustion } from '../goal/proof.ts';
import { holds } from '../cubes/shortcuts.ts';
import { limitsOf } from '../cubes/signs.ts';
import type { Aims } from '../goal/targets.ts';
import { mayBeTower } from '../arithmetic/towers-of-roots.ts';
import { ZerolessSearch } from '../backward/zeroless.ts';
import type { Zeroless } from '../backward/zeroless.ts';

const OPERATIONS: Readonly<Partial<Record<string, Operation>>> = {
  '+': 'add',
  '-': 'subtract',
  x: 'multiply',
  '/': 'divide',
  '^': 'power',
  r: 'root',
};

/**
 * A proof where √ may be piled without end on three numerals and on any number of zeros: zeros make no more of the others than
 * `ZerolessSearch` looks for, and piles matter only as high as `pilesOfRoots` says, with any signs. Null if there is none.
 */
export function provedBesideZeros(rules: ShakeRules, aims: Aims, budget: Budget): CaseProof | null {
  const { force, wholePowers, position } = rules;
  const isPlain =
    force['multiple-operations'] !== null && wholePowers === null && holds('beside-zeros', force);
  if (!isPlain || aims.partial || aims.targets.length === 0) return null;
  const goals = aims.targets.map(({ value }) => N.asRational(value));
  if (goals.some((goal) => goal === null || goal.n ** 2n === goal.d ** 2n || goal.n === 0n)) return null;
  const sets = setsWithRoot(rules);
  const digits = sets.map((cubes) => digitsIn(cubes).filter((digit) => digit > 0));
  if (sets.length === 0 || digits.some((list) => list.length > MOST_BESIDE_ROOTS)) return null;
  if (!sets.some((cubes) => digitsIn(cubes).length > MOST_BESIDE_ROOTS)) return null;
  if (digits.some((list) => goals.some((goal) => mayBeTower(goal!, list)))) return null;
  for (const [at, cubes] of sets.entries()) {
    const numbers = new Numbers({ ...limitsOf(rules), quick: false, bounded: true, oneSymbol: false });
    const search = new ZerolessSearch(numbers, zerolessOf(rules, cubes, digits[at]!), budget);
    for (const { value } of aims.targets)
      if (!numbers.take(value) || numbers.d === 0 || !search.isNone(numbers.n, numbers.d)) return null;
  }
  const isRootOnMat = [...position.required, ...position.permitted].some(isRoot);
  if (position.after !== 'now' || isRootOnMat) return { kind: 'beside-zeros', without: null };
  const without = provedWithoutRoots(rules, aims, budget);
  return without === null ? null : { kind: 'beside-zeros', without };
}

/** Cubes that a whole with √ may be made of: after Now one of Resources is among them. Without a √ on the mat it is that. */
function setsWithRoot({ position }: ShakeRules): readonly (readonly Cube[])[] {
  const mat = [...position.required, ...position.permitted];
  const resources = usableResources(position);
  const own = (cubes: readonly Cube[]): readonly Cube[] => [...mat, ...cubes];
  if (position.after !== 'now') return [own(resources)].filter((cubes) => cubes.some(isRoot));
  const kinds = resources.filter(
    (cube, at) => resources.findIndex((other) => faceOfCube(other) === faceOfCube(cube)) === at,
  );
  return [own([]), ...kinds.map((cube) => own([cube]))].filter((cubes) => cubes.some(isRoot));
}

function isRoot(cube: Cube): boolean {
  return faceOfCube(cube) === 'r';
}

function digitsIn(cubes: readonly Cube[]): readonly number[] {
  return cubes.map(faceOfCube).flatMap((face) => (isDigit(face) ? [Number(face)] : []));
}

function zerolessOf({ force }: ShakeRules, cubes: readonly Cube[], digits: readonly number[]): Zeroless {
  const operations = new Set(cubes.flatMap((cube) => OPERATIONS[faceOfCube(cube)] ?? []));
  // A negative number is taken away, and an exponent by its colour needs no sign.
  const negates = operations.has('subtract');
  if (negates) operations.add('add');
  if (force.exponent !== null) operations.add('power');
  const numerals = digits.map((digit) =>
    (force.sideways === null ? [1] : [1, digit]).flatMap((below) => {
      const above = below === 1 ? digit : 1;
      return (force['upside-down'] === null ? [above] : [above, -above]).map((n) => [n, below] as const);
    }),
  );
  return { numerals, operations, negates };
}

/** The rest: no √ at all, and so no piles. */
function provedWithoutRoots({ position }: ShakeRules, aims: Aims, budget: Budget): Exhaustion | null {
  const others = rulesOf({ ...position, resources: position.resources.filter((cube) => !isRoot(cube)) });
  return exhausted(others, aims, budget);
}
