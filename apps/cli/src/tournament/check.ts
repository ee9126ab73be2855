import { readTournamentFile } from '@forceout/formats/tournament';
import { ok } from '@forceout/rules';
import { checkFile } from '@forceout/tournament';
import type { FileCheck } from '@forceout/tournament';
import { bookNamed } from '../house-rules.ts';
import { answerFiles, parseFileArguments } from './files.ts';

export async function checkCommand(words: readonly string[]): Promise<string | null> {
  const read = parseFileArguments(words, 'check');
  if (!read.ok) return read.error;
  return answerFiles(read.value, (bytes) => {
    const file = readTournamentFile(bytes, bookNamed);
    if (!file.ok) return file;
    const check = checkFile(file.value, bookNamed);
    return ok({ json: check, words: () => showCheck(check), status: check.findings.length > 0 ? 1 : 0 });
  });
}

function showCheck({ findings, points, notes = [] }: FileCheck): string {
  const sheets = `${points.length} ${points.length === 1 ? 'sheet' : 'sheets'}`;
  return [
    ...findings.map(({ line, code, message }) => `line ${line}: ${code}: ${message}`),
    ...notes.map(({ line, message }) => `line ${line}: ${message}`),
    findings.length === 0 ? `${sheets}, nothing found` : `${sheets}, ${findings.length} found`,
  ].join('\n');
}
