import { ALL_BOTS_MS, analystFor, isError, reviewMatch, simulate } from '@forceout/players';
import type { LevelName, Simulation } from '@forceout/players';
import { ONSETS_BOOKS, RULEBOOKS } from '@forceout/rules';
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
/** Milliseconds that this thread has worked; other programs on the machine do not slow it down. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** How long a match between three Varsity bots takes; beginners play the same dice as the baseline. */
export async function bench(): Promise<void> {
  const equations = { ...SETTINGS, rulebook: 'agloa-equations-2015' };
  await matchTime('On-Sets', SETTINGS, 20, 2);
  await matchTime('Equations', equations, 10, 10);
  await slowestDecisions();
  const matches = Number(process.env['FORCEOUT_PERFECT_MATCHES'] ?? 20);
  const from = Number(process.env['FORCEOUT_PERFECT_FROM'] ?? 0);
  const { errors, judged } = await perfectErrors(matches, from);
  console.log(
    `  Perfect: ${errors} errors in ${judged} acts of ${matches} On-Sets matches from number ${from}   (wanted: 0)`,
  );
}

async function matchTime(
  game: string,
  settings: Omit<MatchSettings, 'players'>,
  matches: number,
  wanted: number,
): Promise<void> {
  const medians = async (level: LevelName): Promise<string> => {
    const levels = [level, level, level];
    const simulation: Simulation = { settings, levels, seed: 'bench', length: 'round' };
    const [times, work]: [number[], number[]] = [[], []];
    for (let index = 0; index < matches; index++) {
      const before = worked();
      times.push((await simulate(simulation, index, now)).ms);
      work.push(worked() - before);
    }
    return `${seconds(median(times))} (${seconds(median(work))} of work)`;
  };
  const [varsity, beginner] = [await medians('varsity'), await medians('beginner')];
  console.log(
    `  ${game}: three Varsity bots ${varsity} at the median of ${matches} (wanted: under ${wanted} s); three Beginners ${beginner}`,
  );
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

/** With the clock off a bot answers within a second: the slowest answer of the strongest bots, everywhere, limited as live. */
async function slowestDecisions(): Promise<void> {
  for (const { id, divisions } of RULEBOOKS) {
    const slowest: string[] = [];
    for (const division of divisions) {
      const settings = { ...SETTINGS, rulebook: id, division, clock: 'untimed' } as const;
      let most = 0;
      for (let index = 0; index < 3; index++) {
        const levels = ['perfect', 'national', 'varsity'] as const;
        const { thought } = await simulate(
          { settings, levels, seed: 'slow', length: { shakes: 3 } },
          index,
          worked,
          ALL_BOTS_MS / levels.length,
        );
        most = Math.max(most, ...thought.map((one) => one.slowest));
      }
      slowest.push(`${division} ${most.toFixed(0)}`);
    }
    console.log(`  slowest answer in ms of work, ${id}: ${slowest.join(', ')}   (wanted: under 1000)`);
  }
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
