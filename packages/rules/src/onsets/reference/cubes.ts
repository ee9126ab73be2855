import type { OnSetsPosition } from '../shake/position.ts';
import type { ReasonCode } from '../judge/reason.ts';
import { interchangeableWith } from './rules.ts';
import type { RulesInForce } from './rules.ts';
import type { Meaningful, Meanings } from './written.ts';
import { isDigit, isOperation, isRelation } from '../text/symbols.ts';
import type { Cube, CubeSymbol } from '../text/symbols.ts';

// Part of the slow reference judge (reference.ts): which cubes could make the written symbols.

export interface ActualCube {
  readonly face: Cube;
  readonly section: 'required' | 'permitted' | 'resources';
  /** Its face, or the meaning of a wild cube; null if it can stand for nothing, like a digit. */
  readonly standsFor: CubeSymbol | null;
  /** What it stands for, and what that is interchangeable with. */
  readonly makes: readonly CubeSymbol[];
}

/** The cubes a Solution may be made of. */
export function actualCubes(
  position: OnSetsPosition,
  rules: RulesInForce,
  meanings: Meanings,
): readonly ActualCube[] {
  const { required, permitted, after } = position;
  const resources = after === 'forceout' || after === null ? [] : position.resources;
  const sections = { required, permitted, resources };
  return (['required', 'permitted', 'resources'] as const).flatMap((section) =>
    sections[section].map((face): ActualCube => {
      const standsFor = isDigit(face) ? null : (meanings.get(face) ?? face);
      // Where Restrictions are not played, = and ⊆ mean nothing but what they are said to stand for.
      if (standsFor === null || (isRelation(standsFor) && !rules.restrictionsPlayed)) {
        return { face, section, standsFor: null, makes: [] };
      }
      const other = interchangeableWith(rules, standsFor);
      return { face, section, standsFor, makes: other === null ? [standsFor] : [standsFor, other] };
    }),
  );
}

export function isRequiredRelation({ section, standsFor }: ActualCube): boolean {
  return section === 'required' && standsFor !== null && isRelation(standsFor);
}

/** What is wrong with the cubes; null if some of them make the Solution and break no rule. */
export function wrongWithCubes(
  { nameSymbols, restrictionSymbols }: Meaningful,
  cubes: readonly ActualCube[],
  rules: RulesInForce,
  after: OnSetsPosition['after'],
): ReasonCode | null {
  const multiple = rules.variations.has('multiple-operations');
  const names = everyWay(nameSymbols, cubes, multiple);
  const parts = restrictionSymbols === null ? null : everyWay(restrictionSymbols, cubes, multiple);
  // A way to make the whole Solution is a way for each part; a cube may serve in both.
  const made = names.flatMap((name) => parts?.map((part): readonly Way[] => [name, part]) ?? [[name]]);
  if (made.length === 0) return 'cube-unavailable';

  const complete = made.filter(
    ([name, part]) =>
      usesAll(name!, cubes, (cube) => cube.section === 'required' && !isRequiredRelation(cube)) &&
      (part === undefined || usesAll(part, cubes, (cube) => cube.section === 'required')),
  );
  if (complete.length === 0) return 'required-unused';

  const modest = complete.filter((ways) => after !== 'now' || resourcesUsed(ways, cubes) <= 1);
  if (modest.length === 0) return 'too-many-resource-cubes';

  const { requiredCube } = rules;
  if (requiredCube === null) return null;
  const obedient = modest.some((ways) =>
    ways.some((way) => [...way].some((at) => cubes[at]!.face === requiredCube)),
  );
  return obedient ? null : 'variation-violated';
}

/** Indexes of the cubes that make a part. */
type Way = ReadonlySet<number>;

/**
 * Every set of cubes that can make the symbols of one part. A cube makes one symbol; with Multiple Operations it
 * may make more, if they are operations. Equal symbols take cubes in rising order, and of two cubes alike
 * the first is used first: those are the only short cuts.
 */
function everyWay(
  symbols: readonly CubeSymbol[],
  cubes: readonly ActualCube[],
  multipleOperations: boolean,
): readonly Way[] {
  const sorted = symbols.toSorted();
  const found = new Map<string, Way>();
  const uses = cubes.map(() => 0);

  function assign(at: number, from: number): void {
    const symbol = sorted[at];
    if (symbol === undefined) {
      const used = [...cubes.keys()].filter((cube) => uses[cube]! > 0);
      found.set(used.join(' '), new Set(used));
      return;
    }
    const again = multipleOperations && isOperation(symbol);
    for (let cube = from; cube < cubes.length; cube++) {
      if (!cubes[cube]!.makes.includes(symbol)) continue;
      if (uses[cube]! > 0 ? !again : hasUnusedTwinBefore(cube)) continue;
      uses[cube]! += 1;
      assign(at + 1, sorted[at + 1] === symbol ? cube : 0);
      uses[cube]! -= 1;
    }
  }

  function hasUnusedTwinBefore(cube: number): boolean {
    const { face, section } = cubes[cube]!;
    return cubes.some(
      (other, index) => index < cube && uses[index] === 0 && other.face === face && other.section === section,
    );
  }

  assign(0, 0);
  return [...found.values()];
}

function usesAll(way: Way, cubes: readonly ActualCube[], must: (cube: ActualCube) => boolean): boolean {
  return cubes.every((cube, index) => !must(cube) || way.has(index));
}

/** How many Resource cubes the parts use, one that serves in both counted once. */
function resourcesUsed(ways: readonly Way[], cubes: readonly ActualCube[]): number {
  const used = new Set(ways.flatMap((way) => [...way]));
  return [...used].filter((index) => cubes[index]!.section === 'resources').length;
}
