import type { MatchEvent, MatchSettings } from '@forceout/rules/match';
import { analystFor } from '../bots/analyst-for.ts';
import { makeBot } from '../bots/bot.ts';
import type { LevelName } from '../bots/level.ts';
import { seatsOf } from '../experiment/results.ts';
import { startAt } from '../experiment/starts.ts';
import type { StartPosition } from '../experiment/starts.ts';
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
  /** Matches come in sets with the same dice in which everybody sits once in every seat. */
  readonly paired?: boolean;
  /** Where matches begin, one set after the other: paired, and by the book that each position names. */
  readonly starts?: readonly StartPosition[];
}

/** Which match of which set this is, who sits where, and the seed of its dice. */
export function fixtureOf(
  { levels, seed, paired = false, starts = [] }: Omit<Simulation, 'settings' | 'length'>,
  index: number,
) {
  const bots = levels.map((_, bot) => bot);
  const inSets = paired || starts.length > 0;
  const set = inSets ? Math.floor(index / bots.length) : index;
  const botAt = inSets ? seatsOf(bots, set, index % bots.length) : seatsOf(bots, 0, index);
  const position = starts[set % Math.max(1, starts.length)];
  const start = inSets ? startAt(position, bots.length) : undefined;
  return { set, botAt, seed: `${seed}/${set}`, where: position?.where, start };
}

export interface SimulatedMatch {
  readonly index: number;
  /** Matches of one set have the same dice; without pairs every match is its own. */
  readonly set: number;
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
  const { set, botAt, seed, where, start } = fixtureOf(simulation, index);
  const settings: MatchSettings = {
    ...simulation.settings,
    ...where,
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
        const asked = now();
        const intent = player.intend(view, seat, limitMs);
        const took = now() - asked;
        const own = thought[bot]!;
        own.ms += took;
        own.slowest = Math.max(own.slowest, took);
        own.asked++;
        return intent;
      },
    };
  });
  const began = now();
  const { match, log, refusals } = await playMatch({
    settings,
    players,
    seed,
    length,
    start,
  });
  return {
    index,
    set,
    seed,
    log,
    tally: tally(match, log),
    refusals: refusals.length,
    botAt,
    thought,
    ms: now() - began,
  };
}
