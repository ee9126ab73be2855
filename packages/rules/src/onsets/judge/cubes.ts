import type { InForce } from '../shake/in-force.ts';
import type { OnSetsPosition } from '../shake/position.ts';
import { isOperation, isRelation, SYMBOLS } from '../text/symbols.ts';
import type { Cube, CubeSymbol } from '../text/symbols.ts';
import type { MeaningOf } from '../shake/wild.ts';

/** The symbols written in each part of a Solution; the Restriction part may be missing. */
export interface PartsUsed {
  readonly setName: readonly CubeSymbol[];
  readonly restrictions: readonly CubeSymbol[] | null;
}
export type PartName = keyof PartsUsed;

/** What is wrong with the use of the cubes. */
export type CubeProblem =
  | {
      readonly kind: 'required-unused';
      readonly part: PartName | null;
      readonly cube: Cube;
      readonly missing: number;
    }
  | {
      readonly kind: 'unavailable';
      readonly part: PartName;
      readonly symbol: CubeSymbol;
      readonly missing: number;
    }
  | { readonly kind: 'too-many-resources'; readonly used: number }
  | { readonly kind: 'required-cube-unused'; readonly cube: Cube };

/** How many of each kind of symbol, by the number of the kind. */
type Counts = Int16Array;

const INDEX = Object.fromEntries(SYMBOLS.map((symbol, index) => [symbol, index])) as Record<
  CubeSymbol,
  number
>;

/**
 * Interchangeable symbols are of one kind, and with one meaning per wild face every cube makes symbols of one
 * kind only. So whether some assignment of cubes makes a text is a matter of counting kinds.
 */
function kindOf(symbol: CubeSymbol, force: InForce): number {
  if (symbol === 'n' && force['union-intersection-interchangeable'] !== null) return INDEX.U;
  if (symbol === '^' && force['universe-null-interchangeable'] !== null) return INDEX.V;
  return INDEX[symbol];
}

/** The cubes of a position and the symbols of a Solution, counted by kind. */
interface Ledger {
  readonly required: Counts;
  readonly permitted: Counts;
  /** Those Resource cubes that may be used at all. */
  readonly resources: Counts;
  readonly setName: Counts;
  readonly restrictions: Counts | null;
  /** Resource cubes that the Solution cannot do without; one and the same cube may serve both parts. */
  readonly needed: Counts;
}

export function checkCubes(
  position: OnSetsPosition,
  force: InForce,
  meaningOf: MeaningOf,
  used: PartsUsed,
): readonly CubeProblem[] {
  const problems: CubeProblem[] = [];
  const count = (symbols: readonly (CubeSymbol | null)[]): Counts => {
    const counts = new Int16Array(SYMBOLS.length);
    for (const symbol of symbols) if (symbol !== null) counts[kindOf(symbol, force)]!++;
    return counts;
  };
  const ledger: Ledger = {
    required: count(position.required.map(meaningOf)),
    permitted: count(position.permitted.map(meaningOf)),
    resources: count(position.after === 'forceout' ? [] : position.resources.map(meaningOf)),
    setName: count(used.setName),
    restrictions: used.restrictions === null ? null : count(used.restrictions),
    needed: new Int16Array(SYMBOLS.length),
  };
  for (const cube of position.required) {
    const meaning = meaningOf(cube);
    const noPlace = meaning === null || (isRelation(meaning) && ledger.restrictions === null);
    if (noPlace) problems.push({ kind: 'required-unused', part: null, cube, missing: 1 });
  }
  for (const part of ['setName', 'restrictions'] as const) {
    if (ledger[part] === null) continue;
    SYMBOLS.forEach((symbol, kind) => {
      if (part === 'setName' && isRelation(symbol)) return;
      const written = ledger[part]![kind]!;
      const required = ledger.required[kind]!;
      if (written < required) {
        const cube = position.required.find((face) => isOfKind(meaningOf(face), kind, force))!;
        problems.push({ kind: 'required-unused', part, cube, missing: required - written });
      }
      const lacking = lackingOnMat(ledger, kind, written, force);
      const resources = ledger.resources[kind]!;
      if (lacking > resources) {
        const example = used[part]!.find((candidate) => isOfKind(candidate, kind, force))!;
        problems.push({ kind: 'unavailable', part, symbol: example, missing: lacking - resources });
      }
      ledger.needed[kind] = Math.max(ledger.needed[kind]!, Math.min(lacking, resources));
    });
  }
  const resourcesUsed = sum(ledger.needed);
  if (position.after === 'now' && resourcesUsed > 1)
    problems.push({ kind: 'too-many-resources', used: resourcesUsed });
  const wanted = force['required-cube']?.cube;
  if (wanted !== undefined && !canUse(wanted, position, force, meaningOf, ledger)) {
    problems.push({ kind: 'required-cube-unused', cube: wanted });
  }
  return problems;
}

/** Multiple Operations lifts the upper count: one usable cube makes as many signs as are written. */
function lackingOnMat(
  { required, permitted }: Ledger,
  kind: number,
  written: number,
  force: InForce,
): number {
  const onMat = required[kind]! + permitted[kind]!;
  const repeats = force['multiple-operations'] !== null && isOperation(SYMBOLS[kind]!);
  return repeats ? Number(written > 0 && onMat === 0) : Math.max(0, written - onMat);
}

/** Whether some assignment uses a cube that shows this very face, whatever it stands for, in either part. */
function canUse(
  face: Cube,
  position: OnSetsPosition,
  force: InForce,
  meaningOf: MeaningOf,
  ledger: Ledger,
): boolean {
  const meaning = meaningOf(face);
  if (meaning === null) return false;
  const kind = kindOf(meaning, force);
  const parts = isRelation(meaning) ? [ledger.restrictions] : [ledger.setName, ledger.restrictions];
  const written = Math.max(...parts.map((part) => part?.[kind] ?? 0));
  if (position.required.includes(face) && written > 0) return true;
  // Required cubes must make their symbols themselves; only what is written beyond them is free for this face.
  if (written <= ledger.required[kind]!) return false;
  if (position.permitted.includes(face)) return true;
  if (position.after === 'forceout' || !position.resources.includes(face)) return false;
  const others = sum(ledger.needed) - ledger.needed[kind]!;
  return position.after !== 'now' || others === 0;
}

function isOfKind(symbol: CubeSymbol | null, kind: number, force: InForce): boolean {
  return symbol !== null && kindOf(symbol, force) === kind;
}

function sum(counts: Counts): number {
  return counts.reduce((total, number) => total + number, 0);
}
