import { faceOfCube, judgeEquation, rulesOf } from '@forceout/rules/equations';
import type { EquationsPosition, WrittenEquation } from '@forceout/rules/equations';
import { byDanger } from '../../danger.ts';
import { Shares } from '../../shares.ts';
import type { TurnLimit } from '../../shares.ts';
import { afterEquationsMove, equationsMoves } from './moves.ts';
import type { EquationsMove } from './moves.ts';
import { solveEquations } from './solve.ts';
import type { SolveEquationsAnswer, SolveEquationsOptions } from './solve.ts';

/**
 * `now`: a challenge of Now would be right. `impossible`: nobody can write an Equation any more. `alive`: proved that neither is right.
 * `unknown`: not decided in the time given.
 */
export type EquationsSafety = 'now' | 'alive' | 'impossible' | 'unknown';

export interface EquationsSafetyEntry extends EquationsMove {
  readonly safety: EquationsSafety;
}

type Answer = SolveEquationsAnswer['answer'];

/**
 * One turn, whose questions share what they find: an Equation found for one move is judged for the next before anything is searched, and
 * what a move takes away is not asked again. Tables are not shared: measured, they are a tenth of a question, and looking up nine.
 */
export class EquationsTurn {
  readonly #position: EquationsPosition;
  readonly #options: SolveEquationsOptions;
  readonly #isColored: boolean;
  readonly #found: WrittenEquation[] = [];
  readonly #answers = new Map<string, Answer>();

  /** The limit holds for each question by itself. */
  constructor(position: EquationsPosition, options: SolveEquationsOptions = {}) {
    this.#position = position;
    this.#options = options;
    this.#isColored = rulesOf(position).force.exponent !== null;
  }

  /** Some of these moves, or all: the most dangerous first, each with its share of the time for all of them. */
  table(
    limit: TurnLimit = {},
    moves: readonly EquationsMove[] = equationsMoves(this.#position),
  ): readonly EquationsSafetyEntry[] {
    // What holds before the move is a part of its own.
    const shares = new Shares(limit, moves.length + 1);
    this.#answer('impossible', null, shares.next());
    const { resources, permitted } = this.#position;
    const usable = [...resources, ...permitted].map(faceOfCube);
    const alike = ({ cube }: EquationsMove): number =>
      usable.filter((face) => face === faceOfCube(cube)).length;
    const found = new Map(
      byDanger(moves, alike).map((move) => [move, this.safetyOf(move, shares.next())] as const),
    );
    return moves.map((move) => ({ ...move, safety: found.get(move)! }));
  }

  /** The limit is for this move, beside the one for each question. */
  safetyOf(move: EquationsMove, limit: TurnLimit = {}): EquationsSafety {
    // A move takes possibilities away: what is impossible stays so, and Permitted takes nothing away.
    const before = this.#answer('impossible', null, limit);
    if (before === 'no') return 'impossible';
    const alive = move.to === 'permitted' ? before : this.#answer('impossible', move, limit);
    if (alive === 'no') return 'impossible';
    const now = this.#answerNow(move, limit);
    if (now === 'yes') return 'now';
    return alive === 'yes' && now === 'no' ? 'alive' : 'unknown';
  }

  #answerNow(move: EquationsMove, limit: TurnLimit): Answer {
    const { book, resources, required, permitted } = afterEquationsMove(this.#position, move);
    const least = book.procedure.challenge.leastResourcesForNow.is;
    if (resources.length < least || required.length + permitted.length === 0) return 'no';
    // With a cube Forbidden there is one less to choose; one that must be used might as well be one that may.
    const wider = move.to === 'forbidden' ? null : move.to === 'required' ? permittedInstead(move) : move;
    if (wider !== move && this.#answer('now', wider, limit) === 'no') return 'no';
    return this.#answer('now', move, limit);
  }

  /** After a move, or with null as the cubes lie. */
  #answer(after: 'impossible' | 'now', move: EquationsMove | null, limit: TurnLimit): Answer {
    // The colour of a cube matters to Exponent only.
    const cube = move === null ? '' : this.#isColored ? move.cube : faceOfCube(move.cube);
    const key = `${after} ${move?.to} ${cube}`;
    let answer = this.#answers.get(key);
    if (answer === undefined) {
      const position = move === null ? this.#position : afterEquationsMove(this.#position, move);
      answer = this.#ask({ ...position, after }, limit);
      this.#answers.set(key, answer);
    }
    return answer;
  }

  #ask(position: EquationsPosition, limit: TurnLimit): Answer {
    if (this.#found.some((written) => judgeEquation(position, [written]).verdict === 'correct')) return 'yes';
    const { answer, written } = solveEquations(position, { ...this.#options, ...limit, anyWillDo: true });
    this.#found.push(...written);
    return answer;
  }
}

function permittedInstead({ cube }: EquationsMove): EquationsMove {
  return { cube, to: 'permitted' };
}

/**
 * What every move of this turn, or some of them, lead to. The limit is for the whole table; a move that was not decided in its share of
 * it is `unknown`, never `alive`. Bonus moves are not listed.
 */
export function equationsSafetyTable(
  position: EquationsPosition,
  limit: TurnLimit = {},
  moves?: readonly EquationsMove[],
): readonly EquationsSafetyEntry[] {
  return new EquationsTurn(position).table(limit, moves);
}
