import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readTournamentFile } from '@forceout/formats/tournament';
import { EXPORTS, exportTable, makeCsv, makeZip, openFile } from '@forceout/tournament';
import { bookNamed } from '../house-rules.ts';
import { words as texts } from '../words/language.ts';
import { parseFileArguments, readBytes, whyNot } from './files.ts';
import { seatEngine } from './seat-engine.ts';

const USAGE = 'forceout export <file> --out <folder> | --zip <file.zip>';
export async function exportCommand(words: readonly string[]): Promise<string | null> {
  const read = parseFileArguments(words, 'export');
  if (!read.ok) return read.error;
  const { files, values } = read.value;
  const [out, zip] = [values.get('out'), values.get('zip')];
  if ((out === undefined && zip === undefined) || files.length !== 1) return texts().asked.itIs(USAGE);
  const bytes = await readBytes(files[0]!);
  if (!bytes.ok) return `${files[0]}: ${bytes.error.message}`;
  const file = readTournamentFile(bytes.value, bookNamed);
  if (!file.ok) return `${files[0]}: ${whyNot(file.error)}`;
  const state = openFile(file.value);
  const tables = EXPORTS.map((name) => {
    const rows = exportTable(state, name, { seat: seatEngine, books: file.value.books });
    return { name: `${name}.csv`, bytes: new TextEncoder().encode(makeCsv(rows)), rows: rows.length - 1 };
  });
  if (out !== undefined) {
    mkdirSync(out, { recursive: true });
    for (const { name, bytes: table, rows } of tables) {
      writeFileSync(join(out, name), table);
      process.stdout.write(`${join(out, name)}: ${texts().day.rows(rows)}\n`);
    }
  }
  if (zip !== undefined) {
    const own = files[0] === '-' ? 'tournament.forceout.jsonl' : basename(files[0]!);
    writeFileSync(zip, makeZip([{ name: own, bytes: bytes.value }, ...tables]));
    process.stdout.write(`${zip}: ${[own, ...tables.map(({ name }) => name)].join(', ')}\n`);
  }
  return null;
}
