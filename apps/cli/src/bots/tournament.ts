import { analystFor, LEVELS, makeBot, OutsidePlayer, playMatch } from '@forceout/players';
import type { Conduct, Length, LevelName, Player } from '@forceout/players';
import type { MatchSettings } from '@forceout/rules/match';
import { Program } from './program.ts';
import { readPlayOptions } from '../play-options.ts';
import { whenStopped } from '../stopping.ts';
import { ProgressBar } from '../simulate-progress.ts';

export interface Standing {
  readonly bot: string;
  matches: number;
  wins: number;
  points: number;
  matchPoints: number;
  penalties: number;
  conduct: Conduct;
}

export interface Tournament {
  readonly bots: readonly string[];
  readonly settings: Omit<MatchSettings, 'players'>;
  readonly matches: number;
  readonly limitMs: number;
  readonly seed: string;
  readonly length: Length;
}

export async function tournamentCommand(words: readonly string[]): Promise<string | null> {
  const read = readPlayOptions(words, 'tournament');
  if (!read.ok) return read.error;
  const { json, rest, settings, seed, length, number } = read.value;
  if (rest.length < 2) return 'a tournament needs two bots or more; forceout tournament --help';
  if (settings.clock !== 'exact') return '--clock: in a tournament the clock is exact';
  const bots = rest.map((bot) => bot.trim());
  const plan = {
    bots,
    settings,
    matches: number('matches', 2),
    limitMs: number('limit', 1000),
    seed,
    length,
  };
  const standings = freshStandings(bots);
  const tell = (): void => {
    const order = inOrder(standings);
    process.stdout.write(json ? `${JSON.stringify(order)}\n` : `${show(order)}\n`);
  };
  const forget = whenStopped(tell);
  await runTournament(plan, standings);
  forget();
  tell();
  return null;
}

function freshStandings(bots: readonly string[]): readonly Standing[] {
  return bots.map((bot) => {
    const conduct = { asked: 0, late: 0, nonsense: 0, refused: 0, gone: false };
    return { bot, matches: 0, wins: 0, points: 0, matchPoints: 0, penalties: 0, conduct };
  });
}

function inOrder(standings: readonly Standing[]): readonly Standing[] {
  return standings.toSorted((a, b) => b.matchPoints - a.matchPoints || b.points - a.points);
}

export async function runTournament(
  plan: Tournament,
  standings = freshStandings(plan.bots),
): Promise<readonly Standing[]> {
  const { bots, matches } = plan;
  const pairs = bots.flatMap((_, one) =>
    bots.flatMap((__, other) => (other > one ? [[one, other] as const] : [])),
  );
  const bar = new ProgressBar('matches', pairs.length * matches);
  for (const [one, other] of pairs) {
    for (let index = 0; index < matches; index++) {
      await playPair(
        plan,
        index % 2 === 0 ? [one, other] : [other, one],
        `${plan.seed}/${one}-${other}/${index}`,
        standings,
      );
      bar.step();
    }
  }
  bar.done();
  return inOrder(standings);
}

async function playPair(
  { bots, settings: shared, limitMs, length }: Tournament,
  pair: readonly [number, number],
  seed: string,
  standings: readonly Standing[],
): Promise<void> {
  const settings: MatchSettings = { ...shared, players: pair.map((bot) => bots[bot]!) };
  const programs: Program[] = [];
  const players = pair.map((bot, seat): Player => {
    const name = bots[bot]!;
    if (isLevel(name)) return makeBot(name, `${seed} ${seat}`, analystFor(settings));
    const program = new Program(name);
    programs.push(program);
    return new OutsidePlayer(program, limitMs);
  });
  try {
    const { match } = await playMatch({ settings, players, seed, length });
    const points = match.phase.kind === 'finished' ? match.phase.points : [];
    pair.forEach((bot, seat) => {
      const standing = standings[bot]!;
      standing.matches++;
      standing.points += match.totals[seat]!;
      standing.matchPoints += points[seat] ?? 0;
      standing.wins += Number(match.totals[seat]! > match.totals[1 - seat]!);
      standing.penalties += match.sheet.filter(
        (entry) => entry.seat === seat && entry.kind === 'penalty',
      ).length;
      const player = players[seat]!;
      if (!(player instanceof OutsidePlayer)) return;
      player.over(match.totals, points);
      standing.conduct = sum(standing.conduct, player.conduct);
    });
  } finally {
    for (const program of programs) program.close();
  }
}

function sum(a: Conduct, b: Conduct): Conduct {
  return {
    asked: a.asked + b.asked,
    late: a.late + b.late,
    nonsense: a.nonsense + b.nonsense,
    refused: a.refused + b.refused,
    gone: a.gone || b.gone,
  };
}

function isLevel(name: string): name is LevelName {
  return (LEVELS as readonly string[]).includes(name);
}

function show(standings: readonly Standing[]): string {
  const head = [
    'bot',
    'matches',
    'wins',
    'match points',
    'points',
    'penalties',
    'late',
    'nonsense',
    'refused',
    'crashed',
  ];
  const body = standings.map(({ bot, matches, wins, matchPoints, points, penalties, conduct }) => [
    bot.length > 40 ? `…${bot.slice(-39)}` : bot,
    ...[matches, wins, matchPoints, points, penalties, conduct.late, conduct.nonsense, conduct.refused].map(
      String,
    ),
    conduct.gone ? 'yes' : 'no',
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...body].map((row) => row[column]!.length)));
  return [head, ...body]
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join('  '),
    )
    .join('\n');
}
