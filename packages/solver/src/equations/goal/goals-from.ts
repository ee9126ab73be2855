import { faceOfCube, isDigit, judgeEquationsGoal } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, LaidGoal } from '@forceout/rules/equations';

/** A Goal as a row of digits (d) and operations (o), simplest first. */
const SHAPES = ['d', 'dd', 'dod', 'od', 'odd', 'ddod', 'dodd', 'dodod', 'ddodd'] as const;

/** Goals of up to so many cubes, the usual shapes with one or two operations, simplest first; of two that look alike, one. */
export function* equationsGoalsFrom(position: EquationsPosition, most = Infinity): Generator<LaidGoal> {
  const { resources } = position;
  const digits = firstOfEach(resources.filter((cube) => isDigit(faceOfCube(cube))));
  const signs = firstOfEach(resources.filter((cube) => !isDigit(faceOfCube(cube))));
  for (const shape of SHAPES) {
    if (shape.length > most) return;
    for (const row of rowsOf(shape, digits, signs)) {
      if (withoutCubes(resources, row) === null) continue;
      const goal = { text: row.map(faceOfCube).join(''), cubes: inTurn(resources, row) };
      if (judgeEquationsGoal(position, goal).legal) yield goal;
    }
  }
}

function* rowsOf(shape: string, digits: readonly Cube[], signs: readonly Cube[]): Generator<readonly Cube[]> {
  if (shape === '') {
    yield [];
    return;
  }
  for (const first of shape.startsWith('d') ? digits : signs)
    for (const rest of rowsOf(shape.slice(1), digits, signs)) yield [first, ...rest];
}

/** The position once this Goal is set from Resources. */
export function withGoal(position: EquationsPosition, goal: LaidGoal): EquationsPosition {
  const resources = withoutCubes(position.resources, goal.cubes ?? []) ?? position.resources;
  return { ...position, goal, resources, after: 'impossible' };
}

/** Cubes that are there for these faces: 22 takes two cubes. */
function inTurn(from: readonly Cube[], row: readonly Cube[]): readonly Cube[] {
  let rest = from;
  return row.map((cube) => {
    const at = rest.findIndex((other) => faceOfCube(other) === faceOfCube(cube));
    const taken = rest[at]!;
    rest = rest.toSpliced(at, 1);
    return taken;
  });
}

/** One cube of each face: colours make no difference to a Goal without exponents. */
function firstOfEach(cubes: readonly Cube[]): readonly Cube[] {
  return [...new Map(cubes.map((cube) => [faceOfCube(cube), cube])).values()].toSorted();
}

/** What is left without these; a face in another colour will do, null if one is missing. */
function withoutCubes(from: readonly Cube[], cubes: readonly Cube[]): readonly Cube[] | null {
  let rest = from;
  for (const cube of cubes) {
    const same = rest.findIndex((other) => faceOfCube(other) === faceOfCube(cube));
    const exact = rest.indexOf(cube);
    const at = exact >= 0 ? exact : same;
    if (at < 0) return null;
    rest = rest.toSpliced(at, 1);
  }
  return rest;
}
