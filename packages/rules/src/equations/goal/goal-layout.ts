import { err, ok } from '../../result.ts';
import type { Result } from '../../result.ts';
import type { InForce } from '../shake/in-force.ts';
import { colorOfCube, colorsWith, faceOfCube } from '../text/symbols.ts';
import type { Color, Face } from '../text/symbols.ts';
import { isCubeToken, tokenize } from '../text/tokens.ts';
import type { CubeToken, Turn } from '../text/tokens.ts';
import { faceMaking } from '../text/wild.ts';
import type { Wild } from '../text/wild.ts';
import type { LaidGoal } from '../text/written.ts';
import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';

/** A cube as it lies in the Goal. */
export interface LaidCube {
  /** What it shows, or what a wild cube stands for. */
  readonly face: Face;
  readonly turn: Turn;
  /** The colours it may have: one, unless nobody said which cube it is. */
  readonly colors: readonly Color[];
  /** A wild cube that stands for another symbol. */
  readonly wild: boolean;
}

export interface GoalLayout {
  readonly cubes: readonly LaidCube[];
  /** Cubes that lie together, from and up to; one cluster if there is no gap. */
  readonly clusters: readonly (readonly [number, number])[];
}

/** Reads a Goal as it lies: `"2x 3+5"` with a space for each gap, `~` and `<` before turned cubes. */
export function parseLayout({ text, cubes: known }: LaidGoal): Result<GoalLayout, Said> {
  const cubes: LaidCube[] = [];
  const clusters: [number, number][] = [];
  let start = 0;
  for (const token of tokenize(text.trim())) {
    if (token.kind === 'gap') {
      clusters.push([start, cubes.length]);
      start = cubes.length;
    } else if (isCubeToken(token)) {
      const cube = known?.[cubes.length];
      const face = faceMaking(token)!;
      if (cube !== undefined && faceOfCube(cube) !== face)
        return err(say('goal-shows-other', { face, cube }));
      const colors = cube === undefined ? colorsWith(face) : [colorOfCube(cube)];
      cubes.push({ face, turn: turnOf(token), colors, wild: false });
    } else return err(say('no-cube-shows', { text, sign: token.kind === 'unknown' ? token.text : null }));
  }
  clusters.push([start, cubes.length]);
  if (known !== null && known.length !== cubes.length) return err(say('goal-disagrees'));
  return ok({ cubes, clusters });
}

/** % is an upside-down √ and | a sideways ÷. */
function turnOf(token: CubeToken): Turn {
  if (token.kind === 'sign' && token.sign === '%') return '~';
  if (token.kind === 'sign' && token.sign === '|') return '<';
  return token.turn;
}

/** The Goal with each wild cube as what it stands for. */
export function withWild(layout: GoalLayout, face: Face, standsFor: Face): GoalLayout {
  if (face === standsFor) return layout;
  const cubes = layout.cubes.map((cube) =>
    cube.face === face ? { ...cube, face: standsFor, wild: true } : cube,
  );
  return { ...layout, cubes };
}

export function asRead(layout: GoalLayout, wild: Wild | null): GoalLayout {
  return wild === null ? layout : withWild(layout, wild.face, wild.standsFor);
}

/** Whether a cube of the Goal may be read as this sign. */
export function canBe(cube: LaidCube, token: CubeToken): boolean {
  const { face, turn, wild } = cube;
  switch (token.kind) {
    case 'digit':
      // A power cube looks the same however it lies, so the writer says how the digit ten is turned. [XIII-C-5]
      if (token.digit === 'T') return face === '^' && turn === '' && token.turn !== '~<';
      return face === (token.digit === 'E' ? 'r' : token.digit) && turn === token.turn;
    case 'imaginary':
      return face === 'r' && turn === token.turn;
    case 'point':
      return face === '^' && turn === '';
    case 'sign':
      switch (token.sign) {
        case '%':
          // One wild cube may be a root and another a percent: it is the same symbol. [XIII-B-3-comment-d]
          return face === 'r' && (turn === '~' || (wild && turn === ''));
        case '|':
          return face === '/' && (turn === '<' || (wild && turn === ''));
        case 'L':
          return face === 'r' && turn === '';
        case 'G':
          return face === '^' && turn === '';
        default:
          return face === token.sign && turn === '';
      }
  }
}

/** Whether a cube of the Goal may be an exponent without a power cube. [XIII-B-12] */
export function mayBeExponent({ colors }: LaidCube, { exponent }: InForce): boolean {
  return exponent !== null && colors.includes(exponent.color);
}

/** How many ! a writer may put into the Goal. [XIII-A-4, XIII-C-8] */
export function factorialsInGoal(force: InForce): number {
  const { factorial } = force;
  if (factorial === null || (force['multiple-of-k'] !== null && !factorial.inGoalWithMultipleOfK)) return 0;
  return force['multiple-operations']?.mostFactorialsInGoal ?? factorial.most;
}
