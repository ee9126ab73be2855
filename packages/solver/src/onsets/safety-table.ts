import { inForce, isDigit, isRelation, restrictionsPlayed } from '@forceout/rules/onsets';
import type { Cube, MatSection, OnSetsPosition } from '@forceout/rules/onsets';
import { byDanger } from '../danger.ts';
import { Shares } from '../shares.ts';
import type { TurnLimit } from '../shares.ts';
import { KnownSolutions } from './known-solutions.ts';
import type { SolveAnswer } from './solve.ts';

/**
 * `now`: the next player can challenge Now and be right. `impossible`: nobody can write a Solution any more. `alive`: proved that
 * neither is right. `unknown`: not decided in the time given; without a limit nothing is.
 */
export type Safety = 'now' | 'alive' | 'impossible' | 'unknown';

export interface SafetyEntry {
  /** From Resources, or with Shift from Permitted from there. */
  readonly from: 'resources' | 'permitted';
  readonly cube: Cube;
  readonly to: MatSection;
  readonly safety: Safety;
}

/** What every legal move of this turn leads to; cubes with the same face are one entry. The limit is for the whole table. */
export function safetyTable(position: OnSetsPosition, limit: TurnLimit = {}): readonly SafetyEntry[] {
  const shares = new Shares(limit, legalMoves(position).length + 1);
  return new Turn(position, shares).table();
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
export function bonusTable(position: OnSetsPosition, limit: TurnLimit = {}): readonly BonusTurn[] {
  const all = bonusMoves(position);
  // Every turn has as many parts as it has moves, and one for what holds before them.
  const parts = all.map((bonus) => legalMoves(afterMove(position, bonus)).length + 1);
  const shares = new Shares(
    limit,
    parts.reduce((sum, part) => sum + part, 1),
  );
  const before = new Turn(position, shares);
  return all.map((move) => ({ bonus: move.cube, moves: before.after(move).table() }));
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

type Answer = SolveAnswer['answer'];

/** Answers about one turn; what holds before the move spares most searches after it. */
class Turn {
  readonly #position: OnSetsPosition;
  readonly #shares: Shares;
  readonly #atAll: KnownSolutions;
  readonly #atOnce: KnownSolutions;
  readonly #alive: Answer;
  #nowBefore: Answer | null = null;
  readonly #nowIfPermitted = new Map<Cube, Answer>();

  constructor(
    position: OnSetsPosition,
    shares: Shares,
    atAll = new KnownSolutions(position),
    atOnce = new KnownSolutions(position),
    wasAlive: Answer = 'unknown',
  ) {
    this.#position = position;
    this.#shares = shares;
    this.#atAll = atAll;
    this.#atOnce = atOnce;
    // What is impossible stays so.
    this.#alive = wasAlive === 'no' ? 'no' : atAll.has({ ...position, after: 'impossible' }, shares.next());
  }

  /** The most dangerous moves are worked out first, each with its share of the time. */
  table(): readonly SafetyEntry[] {
    const moves = legalMoves(this.#position);
    const { resources, permitted } = this.#position;
    const usable = [...resources, ...permitted];
    const alike = ({ cube }: Move): number => usable.filter((one) => one === cube).length;
    const found = new Map(
      byDanger(moves, alike).map((move) => [move, this.#safetyAfter(move, this.#shares.next())] as const),
    );
    return moves.map((move) => ({ ...move, safety: found.get(move)! }));
  }

  /** The turn as it stands after a bonus move; the Solutions known so far are asked first. */
  after(bonus: Move): Turn {
    return new Turn(afterMove(this.#position, bonus), this.#shares, this.#atAll, this.#atOnce, this.#alive);
  }

  #safetyAfter(move: Move, limit: TurnLimit): Safety {
    // A move takes possibilities away, so what is impossible stays so; Permitted takes nothing away.
    if (this.#alive === 'no') return 'impossible';
    const next = afterMove(this.#position, move);
    const alive =
      move.to === 'permitted' ? this.#alive : this.#atAll.has({ ...next, after: 'impossible' }, limit);
    if (alive === 'no') return 'impossible';
    const now = this.#mayBeNow(next) ? this.#isNow(move, next, limit) : 'no';
    if (now === 'yes') return 'now';
    return alive === 'yes' && now === 'no' ? 'alive' : 'unknown';
  }

  /** Whether a Now would be valid at all. [agloa-onsets-2026 V-A-2] */
  #mayBeNow(next: OnSetsPosition): boolean {
    const least =
      inForce(next)['two-solutions']?.leastResourcesForNow ??
      next.book.procedure.challenge.leastResourcesForNow.is;
    return next.resources.length >= least && next.required.length + next.permitted.length > 0;
  }

  #isNow(move: Move, next: OnSetsPosition, limit: TurnLimit): Answer {
    if (move.from === 'permitted' || isDigit(move.cube)) return this.#searchNow(next, limit);
    switch (move.to) {
      case 'forbidden':
        this.#nowBefore ??= this.#searchNow(this.#position, limit);
        return this.#nowBefore === 'no' ? 'no' : this.#searchNow(next, limit);
      case 'permitted':
        return this.#ifPermitted(move.cube, limit);
      case 'required':
        return this.#ifPermitted(move.cube, limit) === 'no' ? 'no' : this.#searchNow(next, limit);
    }
  }

  /** Required only asks for more than Permitted. */
  #ifPermitted(cube: Cube, limit: TurnLimit): Answer {
    const known = this.#nowIfPermitted.get(cube);
    if (known !== undefined) return known;
    const permitted = afterMove(this.#position, { from: 'resources', cube, to: 'permitted' });
    const now = this.#searchNow(permitted, limit);
    this.#nowIfPermitted.set(cube, now);
    return now;
  }

  #searchNow(position: OnSetsPosition, limit: TurnLimit): Answer {
    return this.#atOnce.has({ ...position, after: 'now' }, limit);
  }
}
