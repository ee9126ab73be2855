import { analystFor, makeBot, playMatch } from '@forceout/players';
import type { Analyst, LevelName } from '@forceout/players';
import { ONSETS_BOOKS } from '@forceout/rules';
import type { MatchSettings } from '@forceout/rules/match';

const MATCHES = Number(process.env['FORCEOUT_ENDGAME_MATCHES'] ?? 500);
const SHAKES = 4;

/** A bot of a level, and whether it looks at endgames to their end. */
interface Contestant {
  readonly level: LevelName;
  readonly endgame: boolean;
}

const WITH: Contestant = { level: 'perfect', endgame: true };
const WITHOUT: Contestant = { level: 'perfect', endgame: false };

/**
 * What the endgame is worth to Perfect: against itself without it, and against weaker players, who are played once with and
 * once without it on the same dice. Nobody who sees which moves are safe is ever forced (docs/solver.md), so that nothing is
 * to be won from a Perfect; from the others there is.
 */
export async function bench(): Promise<void> {
  const own = await margins(WITH, WITHOUT);
  console.log(`  Perfect with the endgame against Perfect without: ${figures(own)}`);
  for (const level of ['national', 'varsity', 'club'] as const) {
    const other: Contestant = { level, endgame: false };
    const [better, worse] = [await margins(WITH, other), await margins(WITHOUT, other)];
    const gained = better.map((margin, index) => margin - worse[index]!);
    console.log(
      `  against ${level}: with ${figures(better)}; without ${figures(worse)}; the endgame is worth ${figures(gained)}`,
    );
  }
}

/** Points of the first less points of the second, match by match; the seats change with every match. */
async function margins(first: Contestant, second: Contestant): Promise<readonly number[]> {
  const found: number[] = [];
  for (let index = 0; index < MATCHES; index++) {
    const { id, divisions } = ONSETS_BOOKS[index % ONSETS_BOOKS.length]!;
    const seats = index % 2 === 0 ? [first, second] : [second, first];
    const settings: MatchSettings = {
      rulebook: id,
      division: divisions[Math.floor(index / ONSETS_BOOKS.length) % divisions.length]!,
      level: 'adventurous',
      season: 'even',
      mode: 'auto',
      clock: 'exact',
      judge: false,
      players: ['one', 'two'],
    };
    const analyst = analystFor(settings);
    const blind: Analyst = { ...analyst, endgame: () => [] };
    const players = seats.map(({ level, endgame }, seat) =>
      makeBot(level, `endgame ${index} ${seat}`, endgame ? analyst : blind),
    );
    const { match } = await playMatch({
      settings,
      players,
      seed: `endgame ${index}`,
      length: { shakes: SHAKES },
    });
    const [one = 0, two = 0] = match.totals;
    found.push(index % 2 === 0 ? one - two : two - one);
  }
  return found;
}

/** The mean with its standard error. */
function figures(numbers: readonly number[]): string {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const spread =
    numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / Math.max(1, numbers.length - 1);
  const error = Math.sqrt(spread / numbers.length);
  return `${mean >= 0 ? '+' : ''}${mean.toFixed(3)} ± ${error.toFixed(3)} points a match of ${SHAKES} shakes (${numbers.length} matches)`;
}
