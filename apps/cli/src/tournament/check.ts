import { readTournamentFile } from '@forceout/formats/tournament';
import { ok } from '@forceout/rules';
import { checkFile } from '@forceout/tournament';
import type { DaySaid, FileCheck } from '@forceout/tournament';
import { bookNamed } from '../house-rules.ts';
import { dayText } from '@forceout/tournament/words';
import { words as texts } from '../words/language.ts';
import { told } from './told.ts';
import { answerFiles, parseFileArguments } from './files.ts';

export async function checkCommand(words: readonly string[]): Promise<string | null> {
  const read = parseFileArguments(words, 'check');
  if (!read.ok) return read.error;
  return answerFiles(read.value, (bytes) => {
    const file = readTournamentFile(bytes, bookNamed);
    if (!file.ok) return file;
    const check = checkFile(file.value, file.value.books);
    return ok({
      json: asJson(check),
      words: () => showCheck(check),
      status: check.findings.length > 0 ? 1 : 0,
    });
  });
}

function showCheck({ findings, points, notes = [] }: FileCheck): string {
  const { atLine, check } = texts().day;
  return [
    ...findings.map(({ line, code, message }) => `${atLine(line)}${check.codes[code]}: ${told(message)}`),
    ...notes.map(({ line, message }) => `${atLine(line)}${told(message)}`),
    `${check.sheets(points.length)}, ${findings.length === 0 ? check.nothing : check.found(findings.length)}`,
  ].join('\n');
}

/** As the contract has it: programs are told in English. */
function asJson({ findings, points, notes }: FileCheck): object {
  const english = (list: readonly { readonly message: DaySaid }[]): readonly object[] =>
    list.map((one) => ({ ...one, message: dayText(one.message, 'en') }));
  return { findings: english(findings), points, ...(notes === undefined ? {} : { notes: english(notes) }) };
}
