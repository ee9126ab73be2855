import { inForce, isDigit, isRelation, restrictionsPlayed } from '@forceout/rules/onsets';
import type { Cube, MatSection, OnSetsPosition } from '@forceout/rules/onsets';
import { KnownSolutions } from './known-solutions.ts';

/** `now`: the next player can challenge Now and be right. `impossible`: nobody can write a Solution any more. */
export type Safety = 'now' | 'alive' | 'impossible';

export interface SafetyEntry {
  /** From Resources, or with Shift from Permitted from there. */
  readonly from: 'resources' | 'permitted';
  readonly cube: Cube;
  readonly to: MatSection;
  readonly safety: Safety;
}

/** What every legal move of this turn leads to; cubes with the same face are one entry. Bonus moves are not listed. */
export function safetyTable(position: OnSetsPosition): readonly SafetyEntry[] {
  const table = new Turn(position);
  return legalMoves(position).map((move) => ({ ...move, safety: table.safetyAfter(move) }));
}

type Move = Omit<SafetyEntry, 'safety'>;

/** Every way to move one cube to the mat, or to shift one on it. [agloa-onsets-2026 IV-D, VIII] */
export function legalMoves(position: OnSetsPosition): readonly Move[] {
  const { book, resources, permitted } = position;
  const relationsMakeRestrictions = restrictionsPlayed(position);
  const few = book.relationsToForbiddenAt.is;
  const mayForbid = (cube: Cube): boolean =>
    resources.length > 1 &&
    !(relationsMakeRestrictions && isRelation(cube) && few !== null && resources.length > few);
  const moves: Move[] = [];
  for (const cube of new Set(resources)) {
    moves.push({ from: 'resources', cube, to: 'required' }, { from: 'resources', cube, to: 'permitted' });
    if (mayForbid(cube)) moves.push({ from: 'resources', cube, to: 'forbidden' });
  }
  const shift = inForce(position)['shift-from-permitted'];
  if (shift === null || resources.length === 0) return moves;
  for (const cube of new Set(permitted)) {
    moves.push({ from: 'permitted', cube, to: 'required' });
    if (shift.relationsToForbidden || !isRelation(cube))
      moves.push({ from: 'permitted', cube, to: 'forbidden' });
  }
  return moves;
}

/** The position after a move, while nobody has challenged yet. */
export function afterMove(position: OnSetsPosition, { from, cube, to }: Move): OnSetsPosition {
  const at = position[from].indexOf(cube);
  const moved = { ...position, [from]: position[from].toSpliced(at, 1), after: null };
  return { ...moved, [to]: [...moved[to], cube] };
}

/** Answers about one turn; what holds before the move spares most searches after it. */
class Turn {
  readonly #position: OnSetsPosition;
  readonly #atAll: KnownSolutions;
  readonly #atOnce: KnownSolutions;
  readonly #isAlive: boolean;
  #nowBefore: boolean | null = null;
  readonly #nowIfPermitted = new Map<Cube, boolean>();

  constructor(position: OnSetsPosition) {
    this.#position = position;
    this.#atAll = new KnownSolutions(position);
    this.#atOnce = new KnownSolutions(position);
    this.#isAlive = this.#atAll.has({ ...position, after: 'impossible' });
  }

  safetyAfter(move: Move): Safety {
    // A move takes possibilities away, so what is impossible stays so; Permitted takes nothing away.
    if (!this.#isAlive) return 'impossible';
    const next = afterMove(this.#position, move);
    if (move.to !== 'permitted' && !this.#atAll.has({ ...next, after: 'impossible' })) return 'impossible';
    return this.#mayBeNow(next) && this.#isNow(move, next) ? 'now' : 'alive';
  }

  /** Whether a Now would be valid at all. [agloa-onsets-2026 V-A-2] */
  #mayBeNow(next: OnSetsPosition): boolean {
    const least =
      inForce(next)['two-solutions']?.leastResourcesForNow ??
      next.book.procedure.challenge.leastResourcesForNow.is;
    return next.resources.length >= least && next.required.length + next.permitted.length > 0;
  }

  #isNow(move: Move, next: OnSetsPosition): boolean {
    if (move.from === 'permitted' || isDigit(move.cube)) return this.#searchNow(next);
    switch (move.to) {
      case 'forbidden':
        this.#nowBefore ??= this.#searchNow(this.#position);
        return this.#nowBefore && this.#searchNow(next);
      case 'permitted':
        return this.#ifPermitted(move.cube);
      case 'required':
        return this.#ifPermitted(move.cube) && this.#searchNow(next);
    }
  }

  /** Required only asks for more than Permitted. */
  #ifPermitted(cube: Cube): boolean {
    const known = this.#nowIfPermitted.get(cube);
    if (known !== undefined) return known;
    const now = this.#searchNow(afterMove(this.#position, { from: 'resources', cube, to: 'permitted' }));
    this.#nowIfPermitted.set(cube, now);
    return now;
  }

  #searchNow(position: OnSetsPosition): boolean {
    return this.#atOnce.has({ ...position, after: 'now' });
  }
}
