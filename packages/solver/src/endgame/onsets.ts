import { inForce } from '@forceout/rules/onsets';
import type { Cube, OnSetsPosition, WrittenSolution } from '@forceout/rules/onsets';
import { KnownSolutions } from '../onsets/answers/known-solutions.ts';
import { afterMove, legalMoves } from '../onsets/answers/safety-table.ts';
import type { Move } from '../onsets/answers/safety-table.ts';
import { solveOnSets } from '../onsets/answers/solve.ts';
import { analyse } from './analyse.ts';
import type { Analysis, Outcome } from './analyse.ts';
import type { EndgameGame } from './game.ts';
import { inOrder } from './mat.ts';
import type { Mat, Step } from './mat.ts';
import type { EndgameLimit } from './solvable.ts';
import type { BonusRights, Replies } from './tree.ts';

/** A turn of On-Sets: the bonus cube, if one is forbidden first, and the regular move or shift. */
export interface OnSetsTurn extends Move {
  readonly bonus: Cube | null;
  readonly replies: Replies | null;
  readonly outcome: Outcome;
  /** After `loses-at-once` with Now: what the challenger writes. Null otherwise, or if the time was too short to find it again. */
  readonly written: readonly WrittenSolution[] | null;
}

export interface OnSetsAnalysis extends Omit<Analysis, 'turns'> {
  readonly turns: readonly OnSetsTurn[];
}

/** How the rest of a shake of On-Sets ends, for every turn of the player on turn. Without a limit every answer is exact. */
export function analyseOnSets(
  position: OnSetsPosition,
  rights: BonusRights,
  limit: EndgameLimit = {},
): OnSetsAnalysis {
  const { turns, ...rest } = analyse(new OnSetsEndgame(position), matOf(position), rights, limit);
  return {
    ...rest,
    turns: turns.map(({ bonus, step, replies, outcome }) => {
      const forbidden = bonus === null ? null : asMove(bonus);
      const after = forbidden === null ? position : afterMove(position, forbidden);
      const move = asMove(step);
      const written = outcome.kind === 'loses-at-once' && outcome.challenge === 'now';
      return {
        ...move,
        bonus: forbidden?.cube ?? null,
        replies,
        outcome,
        written: written ? answerToNow([after, afterMove(after, move)], limit) : null,
      };
    }),
  };
}

/** What a challenger of Now writes in the first of these positions in which there is something. */
function answerToNow(
  positions: readonly OnSetsPosition[],
  { limitMs, now, signal }: EndgameLimit,
): readonly WrittenSolution[] | null {
  const limit = {
    ...(limitMs === undefined || now === undefined ? {} : { limitMs, now }),
    ...(signal === undefined ? {} : { signal }),
  };
  for (const position of positions.toReversed()) {
    const [written] = solveOnSets({ ...position, after: 'now' }, limit).written;
    if (written !== undefined) return written;
  }
  return null;
}

function matOf({ required, permitted, resources }: OnSetsPosition): Mat {
  return { required: inOrder(required), permitted: inOrder(permitted), resources: inOrder(resources) };
}

/** A face is one character, and a kind is a face. */
function asMove({ from, kind, to }: Step): Move {
  return { from, cube: kind as Cube, to };
}

function cubes(kinds: string): readonly Cube[] {
  return [...kinds] as Cube[];
}

class OnSetsEndgame implements EndgameGame {
  readonly #position: OnSetsPosition;
  readonly #known: KnownSolutions;
  readonly #leastForNow: number;
  readonly solvableNow: EndgameGame['solvableNow'];

  constructor(position: OnSetsPosition) {
    this.#position = { ...position, after: null };
    this.#known = new KnownSolutions(position);
    const two = inForce(position)['two-solutions'];
    this.#leastForNow =
      two?.leastResourcesForNow ?? position.book.procedure.challenge.leastResourcesForNow.is;
    // Solutions for Now are kept apart: what one of two may use, the other need not.
    const atOnce = new KnownSolutions(position);
    this.solvableNow =
      two === null ? null : (mat, limit) => atOnce.has({ ...this.#at(mat), after: 'now' }, limit);
  }

  steps(mat: Mat): readonly Step[] {
    return legalMoves(this.#at(mat)).map(({ from, cube, to }) => ({ from, kind: cube, to }));
  }

  /** [agloa-onsets-2026 V-A-2, XIII-D-14] */
  mayBeNow({ required, permitted, resources }: Mat): boolean {
    return resources.length >= this.#leastForNow && required.length + permitted.length > 0;
  }

  solvable(required: string, usable: string, limit: EndgameLimit): ReturnType<EndgameGame['solvable']> {
    let permitted = usable;
    for (const kind of required) permitted = permitted.replace(kind, '');
    const position = this.#at({ required, permitted, resources: '' });
    return this.#known.has({ ...position, after: 'forceout' }, limit);
  }

  #at({ required, permitted, resources }: Mat): OnSetsPosition {
    return {
      ...this.#position,
      required: cubes(required),
      permitted: cubes(permitted),
      resources: cubes(resources),
    };
  }
}
