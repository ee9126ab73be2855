import type { LevelName } from '../bots/level.ts';
import type { GameName } from '../words/signs.ts';
import type { Rating } from './glicko.ts';

/**
 * How often the higher of two neighbours wins, measured: the first number is club against beginner, the last perfect against national.
 * docs/bots.md has the matches.
 */
const WINS: Readonly<Record<GameName, readonly number[]>> = {
  onsets: [0.875, 0.963, 0.956, 0.828],
  equations: [0.824, 0.877, 0.816, 0.535],
};
const NEIGHBOURS = ['beginner', 'club', 'varsity', 'national', 'perfect'] as const;
/** The middle of the five plays as somebody of whom nothing is known is taken to play. */
const MIDDLE = { level: 'varsity', rating: 1500 } as const;
/** They are known well. */
const DEVIATION = 40;
/** What ten times the odds are worth; the scale of Glicko and Elo. */
const TENFOLD = 400;

/** The rating of a bot, which stays: its measured strength gives it. */
export function botRating(game: GameName, level: LevelName): Rating {
  const above = (name: LevelName): number =>
    WINS[game]
      .slice(0, NEIGHBOURS.indexOf(name))
      .reduce((sum, share) => sum + TENFOLD * Math.log10(share / (1 - share)), 0);
  const rating = Math.round(MIDDLE.rating + above(level) - above(MIDDLE.level));
  return { rating, deviation: DEVIATION, volatility: 0 };
}
