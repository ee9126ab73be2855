/**
 * Matches that an older version of the engine recorded, folded by this one: `npm run soak` has the rest, this one needs the old code.
 * `git archive 8ac995e packages/rules packages/numbers | tar x -C OLD`, and in OLD a `node_modules/@forceout` with links to the two; then
 * `node bench/old-matches.ts OLD [matches a book and mode] [seed]`.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { replay } from '../packages/rules/src/match/record/evolve.ts';
import type { MatchEvent } from '../packages/rules/src/match/record/event.ts';
import { MODES } from '../packages/rules/src/match/record/settings.ts';
import { BOOK_IDS } from '../packages/rules/src/rulebooks/index.ts';

interface OldEngine {
  readonly fuzzLog: (seed: number, book: string, mode: string) => readonly MatchEvent[];
  readonly replay: (events: readonly MatchEvent[]) => {
    readonly totals: readonly number[];
    readonly phase: { readonly kind: string; readonly points?: readonly number[] };
    readonly results: readonly unknown[];
  };
}

const [folder = '', count = '10000', first = '1'] = process.argv.slice(2);
const load = async (name: string): Promise<object> =>
  (await import(pathToFileURL(join(folder, 'packages/rules/src/match', name)).href)) as object;
const old = { ...(await load('fuzz.ts')), ...(await load('evolve.ts')) } as OldEngine;

let different = 0;
for (const book of BOOK_IDS)
  for (const mode of MODES) {
    let events = 0;
    for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
      const log = old.fuzzLog(seed, book, mode);
      events += log.length;
      // As it comes back from a file.
      const [then, now] = [old.replay(log), replay(JSON.parse(JSON.stringify(log)) as MatchEvent[])];
      const [was, is] = [then, now].map(({ totals, phase, results }) =>
        JSON.stringify([totals, phase.kind, 'points' in phase ? phase.points : null, results.length]),
      );
      if (was === is) continue;
      different++;
      console.log(`${book}, ${mode}, seed ${seed}: was ${was}, is ${is}`);
    }
    console.log(`  ${book}, ${mode}: ${count} matches, ${events.toLocaleString('en')} events`);
  }
console.log(`${different} matches end differently`);
process.exitCode = different === 0 ? 0 : 1;
