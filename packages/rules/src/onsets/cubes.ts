import type { InForce } from './in-force.ts';
import type { OnSetsPosition } from './position.ts';
import { isOperation, isRelation, SYMBOLS } from './symbols.ts';
import type { Cube, CubeSymbol } from './symbols.ts';
import type { MeaningOf } from './wild.ts';

/** The symbols written in each part of a Solution; the Restriction part may be missing. */
export interface PartsUsed {
  readonly setName: readonly CubeSymbol[];
  readonly restrictions: readonly CubeSymbol[] | null;
}
export type PartName = keyof PartsUsed;

/** What is wrong with the use of the cubes. */
export type CubeProblem =
  | { readonly kind: 'required-unused'; readonly part: PartName | null; readonly cube: Cube; readonly missing: number }
  | { readonly kind: 'unavailable'; readonly part: PartName; readonly symbol: CubeSymbol; readonly missing: number }
  | { readonly kind: 'too-many-resources'; readonly used: number }
  | { readonly kind: 'required-cube-unused'; readonly cube: Cube };

type Counts = number[];

const INDEX = Object.fromEntries(SYMBOLS.map((symbol, index) => [symbol, index])) as Record<CubeSymbol, number>;

/**
 * Interchangeable symbols fall into one kind, and with one meaning per wild face every cube makes symbols of
 * one kind only. So whether some assignment of cubes makes a text is a matter of counting kinds.
 */
function kindOf(symbol: CubeSymbol, force: InForce): number {
  if (symbol === 'n' && force['union-intersection-interchangeable'] !== null) return INDEX.U;
  if (symbol === '^' && force['universe-null-interchangeable'] !== null) return INDEX.V;
  return INDEX[symbol];
}

export function checkCubes(
  position: OnSetsPosition,
  force: InForce,
  meaningOf: MeaningOf,
  used: PartsUsed,
): readonly CubeProblem[] {
  const problems: CubeProblem[] = [];
  const count = (cubes: readonly Cube[]): Counts => {
    const counts: Counts = SYMBOLS.map(() => 0);
    for (const cube of cubes) {
      const meaning = meaningOf(cube);
      if (meaning !== null) counts[kindOf(meaning, force)]!++;
    }
    return counts;
  };
  const required = count(position.required);
  const permitted = count(position.permitted);
  const resources = position.after === 'forceout' ? SYMBOLS.map(() => 0) : count(position.resources);
  for (const cube of position.required) {
    if (meaningOf(cube) === null) problems.push({ kind: 'required-unused', part: null, cube, missing: 1 });
  }

  // How many Resource cubes of each kind the Solution cannot do without; one cube may serve both parts.
  const needed: Counts = SYMBOLS.map(() => 0);
  const writtenIn = { setName: tally(used.setName, force), restrictions: tally(used.restrictions ?? [], force) };
  for (const part of ['setName', 'restrictions'] as const) {
    if (used[part] === null) continue;
    for (const [kind, symbol] of SYMBOLS.entries()) {
      if (part === 'setName' && isRelation(symbol)) continue;
      const written = writtenIn[part][kind]!;
      const onMat = required[kind]! + permitted[kind]!;
      if (written < required[kind]!) {
        const cube = position.required.find((face) => kindIs(meaningOf(face), kind, force))!;
        problems.push({ kind: 'required-unused', part, cube, missing: required[kind]! - written });
      }
      const repeats = force['multiple-operations'] !== null && isOperation(symbol);
      const lacking = repeats ? Number(written > 0 && onMat === 0) : Math.max(0, written - onMat);
      if (lacking > resources[kind]!) {
        const symbols = used[part]!;
        const example = symbols.find((candidate) => kindOf(candidate, force) === kind)!;
        problems.push({ kind: 'unavailable', part, symbol: example, missing: lacking - resources[kind]! });
      }
      needed[kind] = Math.max(needed[kind]!, Math.min(lacking, resources[kind]!));
    }
  }
  if (used.restrictions === null) {
    for (const [kind, symbol] of SYMBOLS.entries()) {
      if (!isRelation(symbol) || required[kind] === 0) continue;
      problems.push({ kind: 'required-unused', part: 'restrictions', cube: symbol, missing: required[kind]! });
    }
  }
  const resourcesUsed = needed.reduce((sum, number) => sum + number, 0);
  if (position.after === 'now' && resourcesUsed > 1) problems.push({ kind: 'too-many-resources', used: resourcesUsed });

  const wanted = force['required-cube']?.cube;
  if (wanted !== undefined) {
    const meaning = meaningOf(wanted);
    const kind = meaning === null ? -1 : kindOf(meaning, force);
    // A free place is a written symbol of the kind that no Required cube must fill.
    const places = [...(isRelation(meaning ?? '') ? [] : [writtenIn.setName]), writtenIn.restrictions];
    const free = places.some((written) => (written[kind] ?? 0) > required[kind]!);
    const mayTakeResource = position.after !== 'now' || resourcesUsed === 0 || (resourcesUsed === 1 && needed[kind] === 1);
    const met =
      (position.required.includes(wanted) && places.some((written) => (written[kind] ?? 0) > 0)) ||
      (free && position.permitted.includes(wanted)) ||
      (free && position.after !== 'forceout' && mayTakeResource && position.resources.includes(wanted));
    if (!met) problems.push({ kind: 'required-cube-unused', cube: wanted });
  }
  return problems;
}

function tally(symbols: readonly CubeSymbol[], force: InForce): Counts {
  const counts: Counts = SYMBOLS.map(() => 0);
  for (const symbol of symbols) counts[kindOf(symbol, force)]!++;
  return counts;
}

function kindIs(meaning: CubeSymbol | null, kind: number, force: InForce): boolean {
  return meaning !== null && kindOf(meaning, force) === kind;
}
