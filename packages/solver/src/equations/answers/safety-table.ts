import { faceOfCube, judgeEquation, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, WrittenEquation } from '@forceout/rules/equations';
import { solveEquations } from './solve.ts';
import type { SolveEquationsAnswer, SolveEquationsOptions } from './solve.ts';

/** `now`: a challenge of Now would be right. `impossible`: nobody can write an Equation any more. `unknown`: not decided in the time given. */
export type EquationsSafety = 'now' | 'alive' | 'impossible' | 'unknown';

export interface EquationsMove {
  readonly cube: Cube;
  readonly to: 'required' | 'permitted' | 'forbidden';
}

export interface EquationsSafetyEntry extends EquationsMove {
  readonly safety: EquationsSafety;
}

/** Every way to move one cube to the mat; the last cube is never forbidden. [V-B, VIII-A] */
export function equationsMoves({ resources }: EquationsPosition): readonly EquationsMove[] {
  const places =
    resources.length > 1
      ? (['required', 'permitted', 'forbidden'] as const)
      : (['required', 'permitted'] as const);
  return [...new Set(resources)].flatMap((cube) => places.map((to) => ({ cube, to })));
}

export function afterEquationsMove(
  position: EquationsPosition,
  { cube, to }: EquationsMove,
): EquationsPosition {
  const at = position.resources.indexOf(cube);
  return {
    ...position,
    resources: position.resources.toSpliced(at, 1),
    [to]: [...position[to], cube],
    after: null,
  };
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

  safetyOf(move: EquationsMove): EquationsSafety {
    // A move takes possibilities away: what is impossible stays so, and Permitted takes nothing away.
    const before = this.#answer('impossible', null);
    if (before === 'no') return 'impossible';
    const alive = move.to === 'permitted' ? before : this.#answer('impossible', move);
    if (alive === 'no') return 'impossible';
    const now = this.#answerNow(move);
    if (now === 'yes') return 'now';
    return alive === 'yes' && now === 'no' ? 'alive' : 'unknown';
  }

  #answerNow(move: EquationsMove): Answer {
    const { book, resources, required, permitted } = afterEquationsMove(this.#position, move);
    const least = book.procedure.challenge.leastResourcesForNow.is;
    if (resources.length < least || required.length + permitted.length === 0) return 'no';
    // With a cube Forbidden there is one less to choose; one that must be used might as well be one that may.
    const wider = move.to === 'forbidden' ? null : move.to === 'required' ? permittedInstead(move) : move;
    if (wider !== move && this.#answer('now', wider) === 'no') return 'no';
    return this.#answer('now', move);
  }

  /** After a move, or with null as the cubes lie. */
  #answer(after: 'impossible' | 'now', move: EquationsMove | null): Answer {
    // The colour of a cube matters to Exponent only.
    const cube = move === null ? '' : this.#isColored ? move.cube : faceOfCube(move.cube);
    const key = `${after} ${move?.to} ${cube}`;
    let answer = this.#answers.get(key);
    if (answer === undefined) {
      const position = move === null ? this.#position : afterEquationsMove(this.#position, move);
      answer = this.#ask({ ...position, after });
      this.#answers.set(key, answer);
    }
    return answer;
  }

  #ask(position: EquationsPosition): Answer {
    if (this.#found.some((written) => judgeEquation(position, [written]).verdict === 'correct')) return 'yes';
    const { answer, written } = solveEquations(position, { ...this.#options, anyWillDo: true });
    this.#found.push(...written);
    return answer;
  }
}

function permittedInstead({ cube }: EquationsMove): EquationsMove {
  return { cube, to: 'permitted' };
}

/** What every move of this turn, or some of them, lead to; the limit holds for each question by itself. Bonus moves are not listed. */
export function equationsSafetyTable(
  position: EquationsPosition,
  options: SolveEquationsOptions = {},
  moves: readonly EquationsMove[] = equationsMoves(position),
): readonly EquationsSafetyEntry[] {
  const turn = new EquationsTurn(position, options);
  return moves.map((move) => ({ ...move, safety: turn.safetyOf(move) }));
}
