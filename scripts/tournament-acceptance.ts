/** Long runs of the tournament's acceptance rows: `node scripts/tournament-acceptance.ts e2|h2 [count]`. */
import { inEnglish } from '@forceout/rules/words';
import { isDeepStrictEqual } from 'node:util';
import { readTournamentFile } from '@forceout/formats/tournament';
import { bookById } from '@forceout/rules';
import { eventStandings, makeFile, openFile, PRESET_IDS, simulate } from '@forceout/tournament';
import { plainSeat, randomFile, randomLines, slowStandings } from '@forceout/tournament/testing';

/** E2: standings and tie-breaks beside their slow twin on random events. */
function e2(count: number): string {
  let [events, people] = [0, 0];
  for (let seed = 0; seed < count; seed++) {
    const lines = randomLines(`e2 ${seed}`);
    const read = readTournamentFile(randomFile(lines));
    if (!read.ok) throw new Error(`seed ${seed}, line ${read.error.line}: ${inEnglish(read.error.message)}`);
    const { data } = read.value;
    const fast = data.events.map((event) => eventStandings(data, event, bookById));
    if (!isDeepStrictEqual(fast, slowStandings(lines))) throw new Error(`seed ${seed}: the twin disagrees`);
    events += fast.length;
    people += fast.reduce((sum, { individuals }) => sum + individuals.length, 0);
  }
  return `${count} files, ${events} events, ${people} lines of standings: the slow twin agrees on every figure`;
}

/** H2 and I1: many small rehearsals with chaos; every file is read, and written again it is the same. */
function h2(count: number): string {
  let [commands, bytes] = [0, 0];
  for (let seed = 0; seed < count; seed++) {
    const preset = PRESET_IDS[seed % PRESET_IDS.length]!;
    const options = {
      players: 60,
      schools: 8,
      share: 0.2,
      rounds: null,
      results: 'strength',
      chaos: 0.05,
      thoroughEvery: 10,
    } as const;
    const report = simulate({ ...options, preset, seed: `h2 ${seed}` }, { seat: plainSeat, books: bookById });
    const read = readTournamentFile(new TextEncoder().encode(report.file));
    if (!read.ok) throw new Error(`seed ${seed}, line ${read.error.line}: ${inEnglish(read.error.message)}`);
    const { program, made } = read.value.header.value as { readonly program: string; readonly made: string };
    if (makeFile(openFile(read.value), { program, made }) !== report.file)
      throw new Error(`seed ${seed}: the file changes`);
    commands += report.commands;
    bytes += report.file.length;
  }
  return `${count} rehearsals of 60 players, ${commands} commands: every invariant held; ${(bytes / 1e6).toFixed(0)} MB of files read and written again without a change`;
}

const ROWS: Readonly<Record<string, { readonly run: (count: number) => string; readonly count: number }>> = {
  e2: { run: e2, count: 10_000 },
  h2: { run: h2, count: 200 },
};

const [row = 'e2', count] = process.argv.slice(2);
const chosen = ROWS[row];
if (chosen === undefined) throw new Error(`no row "${row}"; there are ${Object.keys(ROWS).join(', ')}`);
const started = Date.now();
const answer = chosen.run(Number(count ?? chosen.count));
console.log(`${row.toUpperCase()}: ${answer} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
