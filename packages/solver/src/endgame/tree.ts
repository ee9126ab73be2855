import { bestOf, ERRS_NOW, FORCEOUT, isQuickest, seenBefore } from './ends.ts';
import type { Ends } from './ends.ts';
import type { EndgameGame } from './game.ts';
import { afterStep, keyOf } from './mat.ts';
import type { Mat, Step } from './mat.ts';
import { safetyOf } from './safety.ts';
import type { MatSafety } from './safety.ts';
import type { Solvable } from './solvable.ts';

/** Who may take a bonus move, the player on turn first; as many as there are players. */
export type BonusRights = readonly boolean[];

/** What a turn leads to before anybody challenges: a bonus move if there is one, then the regular move. */
export interface TreeTurn {
  readonly bonus: Step | null;
  readonly step: Step;
  readonly safety: MatSafety;
  readonly ends: Ends;
  /** After a safe turn: the next player's regular moves. Null if there is none, or not all of them were looked at. */
  readonly replies: Replies | null;
}

/** How narrow the way is that a player is left with. */
export interface Replies {
  readonly safe: number;
  readonly all: number;
}

/** A position of the endgame, met once however it came about. */
interface Place {
  readonly mat: Mat;
  safety: MatSafety | null;
  steps: readonly Leading[] | null;
  /** By who may take a bonus move, as a key. */
  readonly ends: Map<string, Ends>;
}

interface Leading {
  readonly step: Step;
  readonly to: Place;
}

/**
 * Backward induction over all positions that safe moves lead to. Every move takes a cube out of Resources or, shifted, out of
 * Permitted, so that no position comes back.
 */
export class EndgameTree {
  readonly #game: EndgameGame;
  readonly #solvable: Solvable;
  readonly #places = new Map<string, Place>();

  constructor(game: EndgameGame, solvable: Solvable) {
    this.#game = game;
    this.#solvable = solvable;
  }

  /** Positions that were met. */
  get size(): number {
    return this.#places.size;
  }

  /** What holds before the player on turn does anything. */
  standing(mat: Mat): MatSafety {
    return this.#safety(this.#place(mat));
  }

  /** Every turn there is. The safety of all comes before the end of any, so that a short time is spent on what matters most. */
  turns(mat: Mat, rights: BonusRights): readonly TreeTurn[] {
    const turns = [...this.#turns(this.#place(mat), rights[0] === true)].map(({ bonus, last }) => ({
      bonus: bonus?.step ?? null,
      step: last.step,
      to: last.to,
      safety: this.#safetyOfTurn(bonus?.to ?? null, last.to),
    }));
    return turns.map(({ bonus, step, to, safety }) => ({
      bonus,
      step,
      safety,
      ends: this.#endsAfter(safety, to, rights),
      replies: safety === 'alive' ? this.#replies(to) : null,
    }));
  }

  #replies(place: Place): Replies | null {
    const safeties = this.#steps(place).map(({ to }) => this.#safety(to));
    if (safeties.length === 0 || safeties.includes('unknown')) return null;
    return { safe: safeties.filter((one) => one === 'alive').length, all: safeties.length };
  }

  #endsAfter(safety: MatSafety, to: Place, rights: BonusRights): Ends {
    if (safety === 'unknown') return null;
    if (safety !== 'alive') return [ERRS_NOW];
    if (to.mat.resources === '') return [FORCEOUT];
    return seenBefore(this.#ends(to, [...rights.slice(1), rights[0]!]), rights.length);
  }

  /** How the shake ends from here on, seen by the player on turn. */
  #ends(place: Place, rights: BonusRights): Ends {
    const key = rights.map(Number).join('');
    const known = place.ends.get(key);
    if (known !== undefined) return known;
    if (this.#solvable.isOver) return null;
    const choices: Ends[] = [];
    const seen = new Set<Place>();
    for (const { bonus, last } of this.#turns(place, rights[0] === true)) {
      if (seen.has(last.to)) continue;
      const safety = this.#safetyOfTurn(bonus?.to ?? null, last.to);
      // Two ways to one position differ at most in a bonus move that is challenged.
      if (safety === 'alive') seen.add(last.to);
      const ends = this.#endsAfter(safety, last.to, rights);
      choices.push(ends);
      if (isQuickest(ends)) break;
    }
    const ends = bestOf(choices, rights.length);
    place.ends.set(key, ends);
    return ends;
  }

  /** A bonus cube is a move as soon as it touches the mat, so it can be challenged too. */
  #safetyOfTurn(afterBonus: Place | null, last: Place): MatSafety {
    const first = afterBonus === null ? 'alive' : this.#safety(afterBonus);
    if (first === 'now' || first === 'impossible') return first;
    const then = this.#safety(last);
    return then === 'alive' ? first : then;
  }

  #safety(place: Place): MatSafety {
    place.safety ??= safetyOf(place.mat, this.#game, this.#solvable);
    return place.safety;
  }

  *#turns(
    place: Place,
    mayBonus: boolean,
  ): Generator<{ readonly bonus: Leading | null; readonly last: Leading }> {
    for (const last of this.#steps(place)) yield { bonus: null, last };
    if (!mayBonus) return;
    for (const bonus of this.#steps(place)) {
      if (bonus.step.from !== 'resources' || bonus.step.to !== 'forbidden') continue;
      for (const last of this.#steps(bonus.to)) yield { bonus, last };
    }
  }

  #steps(place: Place): readonly Leading[] {
    place.steps ??= this.#game
      .steps(place.mat)
      .map((step) => ({ step, to: this.#place(afterStep(place.mat, step)) }));
    return place.steps;
  }

  #place(mat: Mat): Place {
    const key = keyOf(mat);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place: Place = { mat, safety: null, steps: null, ends: new Map() };
    this.#places.set(key, place);
    return place;
  }
}
