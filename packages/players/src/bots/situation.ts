import { Draws } from '@forceout/rules/kit';
import { gameFor, mayDo } from '@forceout/rules/match';
import type { After, Cube, Game, MatchView, Moment, Pick, Seat, ShakeView } from '@forceout/rules/match';
import type { Analyst, Found } from './analyst.ts';
import { sight } from './level.ts';
import type { Level } from './level.ts';

/** What a bot goes by: its view, its strength, its seed. The same situation always gives the same answer. */
export class Situation {
  readonly view: MatchView;
  readonly seat: Seat;
  readonly level: Level;
  readonly analyst: Analyst;
  readonly game: Game;
  readonly #seed: string;

  constructor(view: MatchView, seat: Seat, level: Level, analyst: Analyst, seed: string) {
    this.view = view;
    this.seat = seat;
    this.level = level;
    this.analyst = analyst;
    this.game = gameFor(view.settings);
    this.#seed = seed;
  }

  get shake(): ShakeView {
    if (this.view.shake === null) throw new Error('no shake is being played');
    return this.view.shake;
  }

  /** The shake as a judge sees it; picks that are illegal do not count. */
  moment(after: After | null): Moment {
    const { universe, goal, mat } = this.shake;
    return { universe, goal, mat, after, variations: legalPicks(this.game, this.shake) };
  }

  /** Whether this cube may be forbidden with "Bonus" now. */
  mayBonus(cube: Cube): boolean {
    return mayDo(this.view, this.seat, { do: 'bonus', cube }).is === 'yes';
  }

  /** Numbers for one purpose in this shake. */
  draws(purpose: string): Draws {
    return new Draws(
      this.#seed,
      `${this.seat} ${this.view.shake?.number ?? this.view.results.length} ${purpose}`,
    );
  }

  /** A number from 0, below 1. */
  chance(purpose: string): number {
    return this.draws(purpose).below(2 ** 20) / 2 ** 20;
  }

  /** Whether this bot would see what can be found. What it has seen once it sees again. */
  sees(found: Found): boolean {
    if (found.answer !== 'yes') return false;
    const { analyst, level } = this;
    if (!level.restrictions && analyst.isRestricted(found.written)) return false;
    return this.chance(`sees ${analyst.text(found.written)}`) < sight(level, analyst.weight(found.written));
  }

  /** What lies on the mat, as a name for this moment of the shake. */
  get mark(): string {
    const { mat } = this.shake;
    return [mat.required, mat.permitted, mat.forbidden].map((cubes) => cubes.join('')).join('|');
  }
}

/** At a table illegal picks lie there too; a player who knows the rules reads past them. */
export function legalPicks(game: Game, { picks, universe, mat }: ShakeView): readonly Pick[] {
  const resources = [...mat.resources, ...mat.goal, ...mat.required, ...mat.permitted, ...mat.forbidden];
  const rolled = { resources, goal: [], required: [], permitted: [], forbidden: [] };
  const legal: Pick[] = [];
  for (const { pick } of picks) {
    const before: Moment = { universe, variations: legal, goal: null, mat: rolled, after: null };
    if (game.judgePick(before, pick).length === 0) legal.push(pick);
  }
  return legal;
}

/** Whether a Now would be valid. */
export function mayBeNow(game: Game, moment: Moment): boolean {
  const { mat, goal } = moment;
  if (goal === null || mat.required.length + mat.permitted.length === 0) return false;
  return mat.resources.length >= game.limits(moment).leastResourcesForNow;
}

/** In an order that the draws decide. */
export function shuffled<T>(list: readonly T[], draws: Draws): readonly T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = draws.below(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
