import type { MatchEvent, MatchSettings } from '@forceout/rules/match';
import { analystFor } from '../bots/analyst-for.ts';
import { makeBot } from '../bots/bot.ts';
import type { LevelName } from '../bots/level.ts';
import type { Player } from './action.ts';
import { playMatch } from './play-match.ts';
import type { Length } from './play-match.ts';
import { tally } from './tally.ts';
import type { MatchTally } from './tally.ts';

/** Many matches between the same bots. */
export interface Simulation {
  readonly settings: Omit<MatchSettings, 'players'>;
  readonly levels: readonly LevelName[];
  readonly seed: string;
  readonly length: Length;
}

export interface SimulatedMatch {
  readonly index: number;
  readonly seed: string;
  readonly log: readonly MatchEvent[];
  readonly tally: MatchTally;
  readonly refusals: number;
  /** Which bot of the list sat where: the seats rotate from match to match. */
  readonly botAt: readonly number[];
  /** Milliseconds of each bot of the list in all and for its slowest answer, and how often it was asked. */
  readonly thought: readonly { readonly ms: number; readonly slowest: number; readonly asked: number }[];
  readonly ms: number;
}

/**
 * The match with this index; `now` is a clock in milliseconds, for statistics. With a limit for an answer it binds the
 * bots too, as at a live table, and the match depends on the machine.
 */
export async function simulate(
  simulation: Simulation,
  index: number,
  now: () => number,
  limitMs?: number,
): Promise<SimulatedMatch> {
  const { levels, length } = simulation;
  const seed = `${simulation.seed}/${index}`;
  const botAt = levels.map((_, seat) => (seat + index) % levels.length);
  const settings: MatchSettings = {
    ...simulation.settings,
    players: botAt.map((bot) => `${levels[bot]!} ${bot + 1}`),
  };
  const analyst = analystFor(settings);
  const thought = levels.map(() => ({ ms: 0, slowest: 0, asked: 0 }));
  const players = botAt.map((bot): Player => {
    const player = makeBot(
      levels[bot]!,
      `${seed} bot ${bot}`,
      analyst,
      limitMs === undefined ? undefined : now,
    );
    return {
      intend(view, seat) {
        const start = now();
        const intent = player.intend(view, seat, limitMs);
        const took = now() - start;
        const own = thought[bot]!;
        own.ms += took;
        own.slowest = Math.max(own.slowest, took);
        own.asked++;
        return intent;
      },
    };
  });
  const start = now();
  const { match, log, refusals } = await playMatch({ settings, players, seed, length });
  return {
    index,
    seed,
    log,
    tally: tally(match, log),
    refusals: refusals.length,
    botAt,
    thought,
    ms: now() - start,
  };
}
