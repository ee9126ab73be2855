import type { TurnLimit } from '../shares.ts';
import type { Answer, EndgameGame } from './game.ts';
import { isWithin } from './mat.ts';
import type { Cubes } from './mat.ts';

/** A question that was answered with no. */
interface Refuted {
  readonly required: Cubes;
  readonly usable: Cubes;
}

/** How long the questions of one endgame may take, and how many there may be. */
export interface EndgameLimit extends TurnLimit {
  /** What one question may take of the time. */
  readonly questionMs?: number;
  readonly questions?: number;
}

/**
 * Answers shared between neighbours. Where the cubes lie matters only by which must be used and which may be: a cube in
 * Forbidden is as good as one that a Now leaves in Resources. And whoever has fewer cubes to use, or more that must be
 * used, can write no more than before: most questions need no search.
 */
export class Solvable {
  readonly #game: EndgameGame;
  readonly #limit: EndgameLimit;
  readonly #started: number;
  readonly #answers = new Map<string, Answer>();
  readonly #refuted: Refuted[] = [];
  #asked = 0;
  #isOver = false;

  constructor(game: EndgameGame, limit: EndgameLimit) {
    this.#game = game;
    this.#limit = limit;
    this.#started = limit.now?.() ?? 0;
  }

  /** Questions that were not answered by their neighbours. */
  get asked(): number {
    return this.#asked;
  }

  /** Time, patience or questions have run out; it stays so. */
  get isOver(): boolean {
    const { limitMs, now, signal, questions } = this.#limit;
    this.#isOver ||=
      signal?.aborted === true ||
      this.#asked >= (questions ?? Infinity) ||
      (limitMs !== undefined && now !== undefined && now() - this.#started >= limitMs);
    return this.#isOver;
  }

  has(required: Cubes, usable: Cubes): Answer {
    return this.#remembered(`${required} ${usable}`, (limit) => {
      if (this.#isRefuted(required, usable)) return 'no';
      this.#asked++;
      const answer = this.#game.solvable(required, usable, limit);
      if (answer === 'no') this.#refuted.push({ required, usable });
      return answer;
    });
  }

  /** Any other question of this endgame, by a name that no other has. */
  other(name: string, ask: (limit: TurnLimit) => Answer): Answer {
    return this.#remembered(name, (limit) => {
      this.#asked++;
      return ask(limit);
    });
  }

  #remembered(name: string, find: (limit: TurnLimit) => Answer): Answer {
    const known = this.#answers.get(name);
    if (known !== undefined) return known;
    if (this.isOver) return 'unknown';
    const answer = find(this.#next());
    this.#answers.set(name, answer);
    return answer;
  }

  #isRefuted(required: Cubes, usable: Cubes): boolean {
    return this.#refuted.some((old) => isWithin(old.required, required) && isWithin(usable, old.usable));
  }

  /** What the next question may take. */
  #next(): TurnLimit {
    const { limitMs, now, signal, questionMs = Infinity } = this.#limit;
    if (limitMs === undefined || now === undefined) return signal === undefined ? {} : { signal };
    const from = now();
    const share = Math.min(questionMs, Math.max(0, this.#started + limitMs - from));
    const aborted = (): boolean => signal?.aborted === true || now() - from >= share;
    return {
      limitMs: share,
      now,
      signal: {
        get aborted() {
          return aborted();
        },
      },
    };
  }
}
