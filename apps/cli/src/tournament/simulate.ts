import { inEnglish } from '@forceout/rules/words';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTournamentFile } from '@forceout/formats/tournament';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { makeFile, openFile, PRESET_IDS, PRESETS, simulate, simulateWith } from '@forceout/tournament';
import type { SimulationOptions, SimulationReport } from '@forceout/tournament';
import { bookNamed } from '../house-rules.ts';
import { botTables } from './bot-tables.ts';
import { onServer } from './on-server.ts';
import { parseFileArguments } from './files.ts';
import { seatEngine } from './seat-engine.ts';
import { columns } from './show-standings.ts';
import { words as texts } from '../words/language.ts';

export async function simulateTournament(words: readonly string[]): Promise<string | null> {
  const read = parseFileArguments(words, 'simulate tournament');
  if (!read.ok) return read.error;
  const { values, json, files } = read.value;
  if (files.some((file) => file !== '-')) return texts().asked.whatIs(files[0]!);
  const options = readOptions(values);
  if (!options.ok) return options.error;
  const started = performance.now();
  const world = { seat: seatEngine, books: bookNamed };
  const report =
    values.get('results') === 'bots'
      ? await simulateWith(botTables(options.value.seed, bookNamed), options.value, world)
      : simulate(options.value, world);
  const seconds = (performance.now() - started) / 1000;
  mustRoundTrip(report.file);
  const out = values.get('out');
  if (out !== undefined) {
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, 'roster.csv'), report.roster);
    writeFileSync(join(out, 'rehearsal.forceout.jsonl'), report.file);
  }
  const address = values.get('server');
  const there =
    address === undefined ? null : await onServer(address, report.file, world, options.value.thoroughEvery);
  if (there !== null && there.wrong.length > 0) return there.wrong.join('\n');
  const { file: _, roster: __, ...figures } = report;
  process.stdout.write(
    json
      ? `${JSON.stringify({ ...figures, seed: options.value.seed, ...(there === null ? {} : { server: there.figures }) })}\n`
      : `${show(options.value, report, seconds)}${there === null ? '' : `\n${there.said}`}\n`,
  );
  return null;
}

function readOptions(values: ReadonlyMap<string, string>): Result<SimulationOptions, string> {
  const wholes: Record<string, number> = { players: 1200, schools: 60, rounds: 0, thorough: 1 };
  for (const name of Object.keys(wholes)) {
    const value = values.get(name);
    if (value !== undefined && !/^[1-9]\d{0,4}$/.test(value)) return err(texts().asked.wholeNumber(name));
    if (value !== undefined) wholes[name] = Number(value);
  }
  const parts: Record<string, number> = { share: 0.15, chaos: 0.02 };
  for (const name of Object.keys(parts)) {
    const value = Number(values.get(name) ?? parts[name]);
    if (!(value >= 0 && value <= 1)) return err(texts().day.simulate.part(name));
    parts[name] = value;
  }
  const preset = values.get('preset') ?? 'county';
  if (!PRESET_IDS.includes(preset)) return err(texts().asked.oneOf('preset', PRESET_IDS));
  const rulebook = values.get('rulebook') ?? PRESETS[preset]!.book;
  const book = bookNamed(rulebook);
  if (book === null) return err(texts().asked.noRulebook(rulebook));
  if (!book.divisions.includes('middle')) return err(texts().asked.divisionsOf(rulebook, book.divisions));
  const results = values.get('results') ?? 'strength';
  if (results !== 'strength' && results !== 'random' && results !== 'bots')
    return err(texts().asked.oneOf('results', ['strength', 'random', 'bots']));
  if (wholes['players']! < 2) return err(texts().day.simulate.fewPlayers);
  return ok({
    players: wholes['players']!,
    schools: wholes['schools']!,
    share: parts['share']!,
    rounds: values.has('rounds') ? wholes['rounds']! : null,
    preset,
    rulebook,
    results: results === 'random' ? 'random' : 'strength',
    chaos: parts['chaos']!,
    seed: values.get('seed') ?? 'rehearsal',
    thoroughEvery: wholes['thorough']!,
  });
}

/** What was written is read, and written again it is the same; anything else is a bug. */
function mustRoundTrip(file: string): void {
  const read = readTournamentFile(new TextEncoder().encode(file), bookNamed);
  if (!read.ok) throw new Error(`line ${read.error.line}: ${inEnglish(read.error.message)}`);
  const header = read.value.header.value as { readonly program: string; readonly made: string };
  const again = makeFile(openFile(read.value), { program: header.program, made: header.made });
  if (again !== file) throw new Error('the file that was made is another when it is written again');
}

function show(
  { players, preset, seed, chaos }: SimulationOptions,
  report: SimulationReport,
  seconds: number,
): string {
  const says = texts().day.simulate;
  const { round: ofRound, tables: ofTables, twos: ofTwos, accepted: ofAccepted } = says.columns;
  const criteria = [...new Set(report.rounds.flatMap(({ seating }) => Object.keys(seating)))];
  const table = [
    [ofRound, ofTables, ofTwos, ...criteria.map(named), ofAccepted],
    ...report.rounds.map(({ round, tables, twos, seating, accepted }) =>
      [round, tables, twos, ...criteria.map((one) => seating[one] ?? 0), accepted].map(String),
    ),
  ];
  const mishaps = Object.entries(report.chaos).map(
    ([name, count]) => `${(says.mishaps as Readonly<Record<string, string>>)[name] ?? name} ${count}`,
  );
  return [
    says.head(players, preset, chaos, seed),
    '',
    columns(table),
    '',
    says.commands(report.commands, report.refused, mishaps),
    says.held(report.checks),
    says.top(report.winners.length, report.cut, report.awards, seconds.toFixed(1)),
  ].join('\n');
}

/** A figure of the seating by its name for people. */
function named(criterion: string): string {
  const known: Readonly<Record<string, string>> = texts().day.seat.remarks;
  return known[criterion] ?? criterion;
}
