import {
  analystFor,
  LEVELS,
  makeBot,
  OutsidePlayer,
  playMatch,
  seatsOf,
  startAt,
  tally,
} from '@forceout/players';
import type {
  BotOptions,
  Conduct,
  Length,
  LevelName,
  Player,
  SeatTally,
  StartPosition,
} from '@forceout/players';
import type { MatchEvent, MatchSettings } from '@forceout/rules/match';
import { Program } from '../bots/program.ts';
import { words } from '../words/language.ts';

/** What matches of a tournament have in common. */
export interface Table {
  /** Commands, or levels of ours. */
  readonly bots: readonly string[];
  /** Bot by bot, what a program is told with its hello. */
  readonly options: readonly BotOptions[];
  readonly settings: Omit<MatchSettings, 'players'>;
  readonly limitMs: number;
  readonly seed: string;
  readonly length: Length;
  readonly starts: readonly StartPosition[];
}

/** One match: the bots by their numbers, seat by seat. */
export interface Fixture {
  readonly set: number;
  readonly bots: readonly number[];
}

export interface Played {
  readonly seed: string;
  readonly log: readonly MatchEvent[];
  readonly seats: readonly {
    readonly tally: SeatTally;
    readonly conduct: Conduct;
    readonly name: string | null;
  }[];
}

/** Every two or three who can sit together play whole sets: at least so many matches, and everybody in every seat. */
export function fixturesOf(bots: number, atTable: 2 | 3, matches: number): readonly Fixture[] {
  const sets = Math.ceil(matches / atTable);
  return groups(bots, atTable).flatMap((group) =>
    Array.from({ length: sets * atTable }, (_, index) => {
      const set = Math.floor(index / atTable);
      return { set, bots: seatsOf(group, set, index % atTable) };
    }),
  );
}

function groups(bots: number, size: number, from = 0): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  const firsts = Array.from({ length: Math.max(0, bots - from) }, (_, index) => from + index);
  return firsts.flatMap((first) => groups(bots, size - 1, first + 1).map((rest) => [first, ...rest]));
}

const NO_CONDUCT: Conduct = { asked: 0, late: 0, nonsense: 0, refused: 0, gone: false };

export async function playFixture(table: Table, { set, bots }: Fixture): Promise<Played> {
  const { settings: shared, starts, length, limitMs } = table;
  const seed = `${table.seed}/${set}`;
  const position = starts[set % Math.max(1, starts.length)];
  const players = bots.map((bot) => `${label(table.bots[bot]!)} ${bot + 1}`);
  const settings: MatchSettings = { ...shared, ...position?.where, players };
  const programs: Program[] = [];
  const sitting = bots.map((bot): Player | OutsidePlayer => {
    const name = table.bots[bot]!;
    if (isLevel(name)) return makeBot(name, `${seed} bot ${bot}`, analystFor(settings));
    const program = new Program(name);
    programs.push(program);
    return new OutsidePlayer(program, limitMs, table.options[bot]);
  });
  try {
    const start = startAt(position, bots.length);
    const { match, log } = await playMatch({ settings, players: sitting, seed, length, start });
    const { seats } = tally(match, log);
    return {
      seed,
      log,
      seats: sitting.map((player, seat) => {
        if (!(player instanceof OutsidePlayer))
          return { tally: seats[seat]!, conduct: NO_CONDUCT, name: null };
        player.over(
          match.totals,
          seats.map(({ matchPoints }) => matchPoints),
        );
        tellStrange(table.bots[bots[seat]!]!, player);
        return { tally: seats[seat]!, conduct: player.conduct, name: player.introduced.name };
      }),
    };
  } finally {
    for (const program of programs) program.close();
  }
}

/** Programs that were told on standard error of an option that they do not know. */
const told = new Set<string>();

function tellStrange(bot: string, { introduced: { strange } }: OutsidePlayer): void {
  for (const option of strange) {
    const line = `forceout: ${words().contest.strange(bot, option)}\n`;
    if (!told.has(line)) process.stderr.write(line);
    told.add(line);
  }
}

function isLevel(name: string): name is LevelName {
  return (LEVELS as readonly string[]).includes(name);
}

/** A short name for match files: a level, or the file that is run. */
function label(bot: string): string {
  const parts = bot.split(/\s+/u);
  const file = parts.find((word, index) => index > 0 && !word.startsWith('-')) ?? parts[0]!;
  const name = file.split(/[/\\]/u).at(-1)!;
  return name.replaceAll(/[^\w.-]/gu, '').slice(0, 30) || 'bot';
}
