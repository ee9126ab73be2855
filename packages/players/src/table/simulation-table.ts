import type { LevelName } from '../bots/level.ts';
import { addDecisions, NO_DECISIONS } from '../experiment/decisions.ts';
import type { Decisions } from '../experiment/decisions.ts';
import { ratings } from '../experiment/ratings.ts';
import type { MatchResult } from '../experiment/results.ts';
import type { SimulatedMatch } from './simulation.ts';

/** What a bot did over many matches. */
export interface BotRow {
  readonly level: LevelName;
  readonly matches: number;
  readonly wins: number;
  /** How far the share of wins is from an even share, in standard deviations. */
  readonly sigmas: number;
  /** Beside the others at the table, who have 0 on average, and how far off that may be. */
  readonly elo: number;
  readonly eloError: number | null;
  readonly pointsPerMatch: number;
  readonly challengesRight: number;
  readonly challengesWrong: number;
  readonly msPerDecision: number;
  readonly slowestDecisionMs: number;
  /** Where errors were looked for. */
  readonly decisions?: Decisions;
}

export interface SimulationTable {
  readonly bots: readonly BotRow[];
  readonly matches: number;
  readonly shakes: number;
  readonly movesPerShake: number;
  readonly endings: SimulatedMatch['tally']['endings'];
  readonly medianMs: number;
  readonly slowestMs: number;
  readonly refusals: number;
}

type Counted = Omit<SimulatedMatch, 'log'> & { readonly decisions?: readonly Decisions[] };

/** The match as experiments see it. */
export function resultOf({ set, botAt, tally }: Counted): MatchResult {
  return { set: String(set), bots: botAt, totals: tally.seats.map(({ points }) => points) };
}

export function simulationTable(levels: readonly LevelName[], played: readonly Counted[]): SimulationTable {
  const sum = (of: (match: Counted) => number): number =>
    played.reduce((total, match) => total + of(match), 0);
  const matches = played.length;
  const shakes = sum(({ tally }) => tally.shakes);
  const rated = ratings(levels.length, played.map(resultOf));
  const reviewed = played.some(({ decisions }) => decisions !== undefined);
  const times = played.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    bots: levels.map((level, bot): BotRow => {
      const seat = (match: Counted) => match.tally.seats[match.botAt.indexOf(bot)]!;
      const wins = sum((match) => seat(match).win);
      const even = 1 / levels.length;
      const deviation = Math.sqrt((even * (1 - even)) / Math.max(1, matches));
      return {
        level,
        matches,
        wins,
        sigmas: (wins / Math.max(1, matches) - even) / deviation,
        elo: rated[bot]!.elo,
        eloError: rated[bot]!.error,
        pointsPerMatch: sum((match) => seat(match).points) / Math.max(1, matches),
        challengesRight: sum((match) => seat(match).challengesRight),
        challengesWrong: sum((match) => seat(match).challengesWrong),
        msPerDecision:
          sum(({ thought }) => thought[bot]!.ms) /
          Math.max(
            1,
            sum(({ thought }) => thought[bot]!.asked),
          ),
        slowestDecisionMs: played.reduce((most, { thought }) => Math.max(most, thought[bot]!.slowest), 0),
        ...(reviewed ? { decisions: decidedBy(bot, played) } : {}),
      };
    }),
    matches,
    shakes,
    movesPerShake: sum(({ tally }) => tally.moves) / Math.max(1, shakes),
    endings: {
      now: sum(({ tally }) => tally.endings.now),
      impossible: sum(({ tally }) => tally.endings.impossible),
      forceout: sum(({ tally }) => tally.endings.forceout),
      stop: sum(({ tally }) => tally.endings.stop),
      'no-goal': sum(({ tally }) => tally.endings['no-goal']),
    },
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
    slowestMs: times.at(-1) ?? 0,
    refusals: sum(({ refusals }) => refusals),
  };
}

function decidedBy(bot: number, played: readonly Counted[]): Decisions {
  return played.reduce((sum, { decisions, botAt }) => {
    const own = decisions?.[botAt.indexOf(bot)];
    return own === undefined ? sum : addDecisions(sum, own);
  }, NO_DECISIONS);
}
