/** Long runs of the tournament's acceptance rows: `node scripts/tournament-acceptance.ts e2 [count]`. */
import { isDeepStrictEqual } from 'node:util';
import { readTournamentFile } from '@forceout/formats/tournament';
import { bookById } from '@forceout/rules';
import { eventStandings } from '@forceout/tournament';
import { randomFile, randomLines, slowStandings } from '@forceout/tournament/testing';

/** E2: standings and tie-breaks beside their slow twin on random events. */
function e2(count: number): string {
  let [events, people] = [0, 0];
  for (let seed = 0; seed < count; seed++) {
    const lines = randomLines(`e2 ${seed}`);
    const read = readTournamentFile(randomFile(lines));
    if (!read.ok) throw new Error(`seed ${seed}, line ${read.error.line}: ${read.error.message}`);
    const { data } = read.value;
    const fast = data.events.map((event) => eventStandings(data, event, bookById));
    if (!isDeepStrictEqual(fast, slowStandings(lines))) throw new Error(`seed ${seed}: the twin disagrees`);
    events += fast.length;
    people += fast.reduce((sum, { individuals }) => sum + individuals.length, 0);
  }
  return `${count} files, ${events} events, ${people} lines of standings: the slow twin agrees on every figure`;
}

const ROWS: Readonly<Record<string, { readonly run: (count: number) => string; readonly count: number }>> = {
  e2: { run: e2, count: 10_000 },
};

const [row = 'e2', count] = process.argv.slice(2);
const chosen = ROWS[row];
if (chosen === undefined) throw new Error(`no row "${row}"; there are ${Object.keys(ROWS).join(', ')}`);
const started = Date.now();
const answer = chosen.run(Number(count ?? chosen.count));
console.log(`${row.toUpperCase()}: ${answer} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
