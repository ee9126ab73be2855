/**
 * How often each level errs, by kind, as the solvers see it: matches of two bots of the same level, reviewed. `FORCEOUT_LEVEL_MATCHES` says
 * how many of each.
 */
import { analystFor, LEVELS, reviewMatch, simulate } from '@forceout/players';
import type { Account } from '@forceout/players';

const MATCHES = Number(process.env['FORCEOUT_LEVEL_MATCHES'] ?? 2);
const BOOKS = ['agloa-onsets-2026', 'agloa-equations-2015'] as const;
const SETTINGS = {
  division: 'middle',
  level: 'adventurous',
  season: 'even',
  mode: 'auto',
  clock: 'exact',
  judge: false,
} as const;
const COUNTS = [
  'moves',
  'goodMoves',
  'unclearMoves',
  'rightChallenges',
  'falseChallenges',
  'missedChallenges',
  'wrongSolutions',
  'wroteNothing',
  'acceptedWrong',
] as const satisfies readonly (keyof Account)[];

export async function bench(): Promise<void> {
  for (const rulebook of BOOKS) {
    console.log(`  ${rulebook}: ${MATCHES} matches of two shakes, two bots of the same level, seed "levels"`);
    console.log(
      '  | level | moves safe | not known | challenges right | wrong | missed | Solutions wrong | not written | wrong accepted |',
    );
    console.log('  |---|---|---|---|---|---|---|---|---|');
    for (const level of LEVELS) {
      const sum = new Map<string, number>();
      for (let index = 0; index < MATCHES; index++) {
        const settings = { ...SETTINGS, rulebook };
        const plan = { settings, levels: [level, level], seed: 'levels', length: { shakes: 2 } };
        const { log } = await simulate(plan, index, () => 0);
        const { accounts } = reviewMatch(log, analystFor({ ...settings, players: ['a', 'b'] }));
        for (const account of accounts)
          for (const name of COUNTS) sum.set(name, (sum.get(name) ?? 0) + account[name]);
      }
      const of = (name: (typeof COUNTS)[number]): number => sum.get(name) ?? 0;
      const share = (name: (typeof COUNTS)[number]): string =>
        `${((100 * of(name)) / Math.max(1, of('moves'))).toFixed(1)} %`;
      const rest = COUNTS.slice(3).map((name) => of(name));
      console.log(`  | ${[level, share('goodMoves'), share('unclearMoves'), ...rest].join(' | ')} |`);
    }
  }
}
