import type { LevelName } from '../bots/level.ts';
import type { SimulatedMatch } from './simulation.ts';

/** What a bot did over many matches. */
export interface BotRow {
  readonly level: LevelName;
  readonly matches: number;
  readonly wins: number;
  /** How far the share of wins is from an even share, in standard deviations. */
  readonly sigmas: number;
  readonly pointsPerMatch: number;
  readonly challengesRight: number;
  readonly challengesWrong: number;
  readonly msPerDecision: number;
  readonly slowestDecisionMs: number;
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

type Counted = Omit<SimulatedMatch, 'log'>;

export function simulationTable(levels: readonly LevelName[], played: readonly Counted[]): SimulationTable {
  const sum = (of: (match: Counted) => number): number =>
    played.reduce((total, match) => total + of(match), 0);
  const matches = played.length;
  const shakes = sum(({ tally }) => tally.shakes);
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
        pointsPerMatch: sum((match) => seat(match).points) / Math.max(1, matches),
        challengesRight: sum((match) => seat(match).challengesRight),
        challengesWrong: sum((match) => seat(match).challengesWrong),
        msPerDecision:
          sum(({ thought }) => thought[bot]!.ms) /
          Math.max(
            1,
            sum(({ thought }) => thought[bot]!.asked),
          ),
        slowestDecisionMs: Math.max(0, ...played.map(({ thought }) => thought[bot]!.slowest)),
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
