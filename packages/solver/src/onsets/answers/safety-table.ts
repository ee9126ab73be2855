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

/** What every legal move of this turn leads to; cubes with the same face are one entry. */
export function safetyTable(position: OnSetsPosition): readonly SafetyEntry[] {
  return new Turn(position).table();
}

/** The turn after a bonus move: which cube was forbidden first, and what every regular move then leads to. */
export interface BonusTurn {
  readonly bonus: Cube;
  readonly moves: readonly SafetyEntry[];
}

/**
 * The safety table of a turn that begins with a bonus move, for each cube that may be forbidden so. Whether this player
 * may take one at all is a matter of the match (`mayTakeBonus`); what no bonus leads to is in `safetyTable`.
 */
export function bonusTable(position: OnSetsPosition): readonly BonusTurn[] {
  const before = new Turn(position);
  return bonusMoves(position).map((move) => ({ bonus: move.cube, moves: before.after(move).table() }));
}

/** Every bonus move: one cube to Forbidden, and not the last, as a regular move is still to come. [agloa-onsets-2026 IV-C] */
export function bonusMoves(position: OnSetsPosition): readonly Move[] {
  return legalMoves(position).filter(({ from, to }) => from === 'resources' && to === 'forbidden');
}

export type Move = Omit<SafetyEntry, 'safety'>;

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

  constructor(
    position: OnSetsPosition,
    atAll = new KnownSolutions(position),
    atOnce = new KnownSolutions(position),
    wasAlive = true,
  ) {
    this.#position = position;
    this.#atAll = atAll;
    this.#atOnce = atOnce;
    this.#isAlive = wasAlive && atAll.has({ ...position, after: 'impossible' });
  }

  table(): readonly SafetyEntry[] {
    return legalMoves(this.#position).map((move) => ({ ...move, safety: this.#safetyAfter(move) }));
  }

  /** The turn as it stands after a bonus move; the Solutions known so far are asked first. */
  after(bonus: Move): Turn {
    return new Turn(afterMove(this.#position, bonus), this.#atAll, this.#atOnce, this.#isAlive);
  }

  #safetyAfter(move: Move): Safety {
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
