import { analystFor, isError, reviewMatch, simulate } from '@forceout/players';
import type { LevelName, Simulation } from '@forceout/players';
import { ONSETS_BOOKS } from '@forceout/rules';
import type { MatchSettings } from '@forceout/rules/match';

const SETTINGS: Omit<MatchSettings, 'players'> = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  level: 'adventurous',
  season: 'even',
  mode: 'auto',
  clock: 'exact',
  judge: false,
};

const now = (): number => performance.now();

/** How long a match between three Varsity bots takes; beginners play the same dice as the baseline. */
export async function bench(): Promise<void> {
  await matchTime('On-Sets', SETTINGS, 20, 2);
  await matchTime(
    'Equations',
    { ...SETTINGS, rulebook: 'agloa-equations-2015', division: 'elementary' },
    5,
    10,
  );
  const matches = Number(process.env['FORCEOUT_PERFECT_MATCHES'] ?? 20);
  const { errors, judged } = await perfectErrors(matches);
  console.log(`  Perfect: ${errors} errors in ${judged} acts of ${matches} On-Sets matches   (wanted: 0)`);
}

async function matchTime(
  game: string,
  settings: Omit<MatchSettings, 'players'>,
  matches: number,
  wanted: number,
): Promise<void> {
  const median = async (level: LevelName): Promise<number> => {
    const simulation: Simulation = {
      settings,
      levels: [level, level, level],
      seed: 'bench',
      length: 'round',
    };
    const times: number[] = [];
    for (let index = 0; index < matches; index++) times.push((await simulate(simulation, index, now)).ms);
    return times.toSorted((a, b) => a - b)[Math.floor(matches / 2)]! / 1000;
  };
  const [varsity, beginner] = [await median('varsity'), await median('beginner')];
  console.log(
    `  ${game}: three Varsity bots ${varsity.toFixed(2)} s at the median of ${matches} (wanted: under ${wanted} s); three Beginners ${beginner.toFixed(2)} s`,
  );
}

/**
 * Everything that Perfect did in matches over all books, divisions and both modes, held against the solver's truth:
 * the review asks an analyst that has seen nothing of the match.
 */
export async function perfectErrors(
  matches: number,
  from = 0,
): Promise<{ readonly errors: number; readonly judged: number }> {
  const tables = ONSETS_BOOKS.flatMap(({ id, divisions }) =>
    divisions.map((division) => ({ rulebook: id, division })),
  );
  let [errors, judged] = [0, 0];
  for (let index = from; index < from + matches; index++) {
    const settings = {
      ...SETTINGS,
      ...tables[index % tables.length]!,
      mode: index % 2 === 0 ? 'auto' : 'table',
    } as const;
    const levels = ['perfect', 'varsity', 'beginner'] as const;
    const { log, botAt } = await simulate({ settings, levels, seed: 'perfect', length: 'round' }, index, now);
    const seat = botAt.indexOf(0);
    const { notes } = reviewMatch(log, analystFor({ ...settings, players: levels }));
    for (const note of notes.filter((one) => one.seat === seat)) {
      judged++;
      if (!isError(note)) continue;
      errors++;
      console.log(`  error in match ${index}: ${JSON.stringify(note)}`);
    }
  }
  return { errors, judged };
}
