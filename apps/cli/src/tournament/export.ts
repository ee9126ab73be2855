import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTournamentFile } from '@forceout/formats/tournament';
import { EXPORTS, exportTable, makeCsv, openFile } from '@forceout/tournament';
import { bookNamed } from '../house-rules.ts';
import { parseFileArguments, readBytes } from './files.ts';
import { seatEngine } from './seat-engine.ts';

const HELP = `forceout export <file> --out <folder>

Writes ${EXPORTS.map((name) => `${name}.csv`).join(', ')}. The players are a roster: importing them again changes nothing.`;

export async function exportCommand(words: readonly string[]): Promise<string | null> {
  const read = parseFileArguments(words, ['out']);
  if (!read.ok) return read.error;
  const { files, values, help } = read.value;
  if (help) {
    process.stdout.write(`${HELP}\n`);
    return null;
  }
  const out = values.get('out');
  if (out === undefined || files.length !== 1) return 'it is: forceout export <file> --out <folder>';
  const bytes = await readBytes(files[0]!);
  if (!bytes.ok) return `${files[0]}: ${bytes.error.message}`;
  const file = readTournamentFile(bytes.value, bookNamed);
  if (!file.ok) return `${files[0]}: line ${file.error.line}: ${file.error.message}`;
  mkdirSync(out, { recursive: true });
  const state = openFile(file.value);
  for (const name of EXPORTS) {
    const rows = exportTable(state, name, { seat: seatEngine, books: bookNamed });
    writeFileSync(join(out, `${name}.csv`), makeCsv(rows));
    process.stdout.write(`${join(out, `${name}.csv`)}: ${rows.length - 1} rows\n`);
  }
  return null;
}
