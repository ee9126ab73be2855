import { colorOfCube, faceOfCube, judgeEquation, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, WrittenEquation } from '@forceout/rules/equations';
import { afterEquationsMove, equationsMoves } from '../equations/answers/moves.ts';
import type { EquationsMove } from '../equations/answers/moves.ts';
import { solveEquations } from '../equations/answers/solve.ts';
import type { TurnLimit } from '../shares.ts';
import { analyse } from './analyse.ts';
import type { Analysis, Outcome } from './analyse.ts';
import type { Answer, EndgameGame } from './game.ts';
import { inOrder } from './mat.ts';
import type { Mat, Step } from './mat.ts';
import type { EndgameLimit } from './solvable.ts';
import type { BonusRights, Replies } from './tree.ts';

/** A turn of Equations: the bonus cube, if one is forbidden first, and the regular move. */
export interface EquationsEndgameTurn extends EquationsMove {
  readonly bonus: Cube | null;
  readonly replies: Replies | null;
  readonly outcome: Outcome;
  /** After `loses-at-once` with Now: what the challenger writes. Null otherwise, or if the time was too short to find it again. */
  readonly written: readonly WrittenEquation[] | null;
}

export interface EquationsAnalysis extends Omit<Analysis, 'turns'> {
  readonly turns: readonly EquationsEndgameTurn[];
}

/** How the rest of a shake of Equations ends, as far as the questions about it are decided in the time given. */
export function analyseEquations(
  position: EquationsPosition,
  rights: BonusRights,
  limit: EndgameLimit = {},
): EquationsAnalysis {
  const game = new EquationsEndgame(position);
  const { turns, ...rest } = analyse(game, game.mat, rights, limit);
  return {
    ...rest,
    turns: turns.map(({ bonus, step, replies, outcome }) => {
      const forbidden = bonus === null ? null : game.move(bonus);
      const move = game.move(step);
      const after = forbidden === null ? position : afterEquationsMove(position, forbidden);
      const written = outcome.kind === 'loses-at-once' && outcome.challenge === 'now';
      return {
        ...move,
        bonus: forbidden?.cube ?? null,
        replies,
        outcome,
        written: written
          ? (game.known({ ...afterEquationsMove(after, move), after: 'now' }) ??
            game.known({ ...after, after: 'now' }))
          : null,
      };
    }),
  };
}

class EquationsEndgame implements EndgameGame {
  readonly solvableNow = null;
  readonly mat: Mat;
  readonly #position: EquationsPosition;
  /** The colour that makes an exponent; of any other it does not matter what it is. */
  readonly #color: string | null;
  readonly #cubeOf = new Map<string, Cube>();
  readonly #found: WrittenEquation[] = [];

  constructor(position: EquationsPosition) {
    this.#position = { ...position, after: null };
    this.#color = rulesOf(position).force.exponent?.color ?? null;
    const { required, permitted, resources } = position;
    const kinds = (cubes: readonly Cube[]): string => inOrder(cubes.map((cube) => this.#kindOf(cube)));
    this.mat = {
      required: kinds(required),
      permitted: kinds(permitted),
      resources: kinds(resources),
    };
  }

  /** Cubes of one kind are moved alike; the first that lies there stands for all of them. */
  move({ kind, to }: Step): EquationsMove {
    const cube = this.#position.resources.find((one) => this.#kindOf(one) === kind);
    return { cube: cube ?? this.#cubeOf.get(kind)!, to };
  }

  steps({ resources }: Mat): readonly Step[] {
    return equationsMoves({ ...this.#position, resources: this.#cubes(resources) }).map(({ cube, to }) => ({
      from: 'resources',
      kind: this.#kindOf(cube),
      to,
    }));
  }

  /** [agloa-equations-2015 VI-A-2] */
  mayBeNow({ required, permitted, resources }: Mat): boolean {
    const least = this.#position.book.procedure.challenge.leastResourcesForNow.is;
    return resources.length >= least && required.length + permitted.length > 0;
  }

  solvable(required: string, usable: string, limit: TurnLimit): Answer {
    let permitted = usable;
    for (const kind of required) permitted = permitted.replace(kind, '');
    const position: EquationsPosition = {
      ...this.#position,
      required: this.#cubes(required),
      permitted: this.#cubes(permitted),
      resources: [],
      after: 'forceout',
    };
    if (this.known(position) !== null) return 'yes';
    const { answer, written } = solveEquations(position, { ...limit, anyWillDo: true });
    this.#found.push(...written);
    return answer;
  }

  /** An Equation found before that is right here too. */
  known(position: EquationsPosition): readonly WrittenEquation[] | null {
    const found = this.#found.find((written) => judgeEquation(position, [written]).verdict === 'correct');
    return found === undefined ? null : [found];
  }

  /** One character: the face, or for an exponent's colour another that no face has. */
  #kindOf(cube: Cube): string {
    const face = faceOfCube(cube);
    const kind =
      this.#color !== null && colorOfCube(cube) === this.#color
        ? String.fromCodePoint(COLORED + face.codePointAt(0)!)
        : face;
    if (!this.#cubeOf.has(kind)) this.#cubeOf.set(kind, cube);
    return kind;
  }

  #cubes(kinds: string): readonly Cube[] {
    return Array.from(kinds, (kind) => this.#cubeOf.get(kind)!);
  }
}

/** Letters of another script, one for each face. */
const COLORED = 0x4e00;
