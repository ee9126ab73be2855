import type { Rule } from '../../rulebooks/ruled.ts';
import type { InForce } from './in-force.ts';
import type { OnSetsPosition } from './position.ts';
import { reason } from '../judge/citing.ts';
import type { Reason } from '../judge/reason.ts';
import { isDigit, isRelation, OPERATIONS, SET_SYMBOLS, signOf, SYMBOLS } from '../text/symbols.ts';
import type { Cube, CubeSymbol } from '../text/symbols.ts';
import type { WrittenSolution } from '../text/written.ts';
import { say } from '../../said/said.ts';

/** A face that may stand for something else in this shake. */
export interface WildFace {
  readonly face: CubeSymbol;
  readonly mayStandFor: readonly CubeSymbol[];
  /** Whether it stands for itself when nothing else is said. */
  readonly itself: boolean;
  readonly rule: Rule;
}

export function wildFaces(position: OnSetsPosition, force: InForce): readonly WildFace[] {
  const relationCubes = position.book.relationCubes[position.division];
  if (relationCubes?.is === 'wild') {
    return [
      { face: '=', mayStandFor: SET_SYMBOLS, itself: false, rule: relationCubes.rule },
      { face: 'C', mayStandFor: OPERATIONS, itself: false, rule: relationCubes.rule },
    ];
  }
  const wild = force['wild-cube'];
  if (wild === null || isDigit(wild.cube)) return [];
  const mayStandFor = force.restrictionsPlayed ? SYMBOLS : SYMBOLS.filter((symbol) => !isRelation(symbol));
  return [{ face: wild.cube, mayStandFor, itself: true, rule: wild.rule }];
}

/** What each cube stands for in one Solution; null for a cube that can make nothing. */
export type MeaningOf = (cube: Cube) => CubeSymbol | null;

export interface WildReading {
  readonly meaningOf: MeaningOf;
  readonly reasons: readonly Reason[];
}

/** Takes down what the writer says of wild cubes, and what is wrong with it. */
export function readWild(
  faces: readonly WildFace[],
  written: WrittenSolution,
  position: OnSetsPosition,
  force: InForce,
): WildReading {
  const reasons: Reason[] = [];
  const meanings = new Map<Cube, CubeSymbol | null>();
  for (const { face, itself } of faces) if (!itself) meanings.set(face, null);
  for (const [face, standsFor] of Map.groupBy(written.wild, (statement) => statement.face)) {
    const said = standsFor.flatMap((statement) => statement.standsFor);
    const wild = faces.find((candidate) => candidate.face === face);
    const may = (symbol: Cube): boolean =>
      (wild?.mayStandFor as readonly Cube[] | undefined)?.includes(symbol) ?? false;
    // A turned interchangeable cube may be pointed out like a wild one, though it need not be.
    const barred = said.find((symbol) => !may(symbol) && !sameKind(face, symbol, force));
    const [first] = said;
    const other = said.find((symbol) => !sameKind(first!, symbol, force));
    if (barred !== undefined) {
      const message = say('may-not-stand-for', { face: signOf(face), symbol: signOf(barred) });
      reasons.push(reason(position, 'not-wild', message, wild?.rule));
    } else if (other !== undefined) {
      const [one, second] = [signOf(first!), signOf(other)];
      const message = say('stands-for-two', { face: signOf(face), one, other: second });
      reasons.push(reason(position, 'wild-inconsistent', message, wild?.rule));
    } else if (wild !== undefined && first !== undefined && !isDigit(first)) {
      meanings.set(face, wild.itself || first !== face ? first : null);
    }
  }
  return { reasons, meaningOf: (cube) => meaning(meanings, cube) };
}

/** Whether one cube may make both: interchangeable symbols need not be used consistently. */
export function sameKind(a: Cube, b: Cube, force: InForce): boolean {
  if (a === b) return true;
  const both = (one: Cube, other: Cube): boolean => (a === one && b === other) || (a === other && b === one);
  return (
    (force['union-intersection-interchangeable'] !== null && both('U', 'n')) ||
    (force['universe-null-interchangeable'] !== null && both('V', '^'))
  );
}

function meaning(meanings: ReadonlyMap<Cube, CubeSymbol | null>, cube: Cube): CubeSymbol | null {
  if (isDigit(cube)) return null;
  const said = meanings.get(cube);
  return said === undefined ? cube : said;
}
