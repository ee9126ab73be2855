import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Unreadable } from '@forceout/formats/tournament';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { inEnglish } from '@forceout/rules/words';
import { fileError } from '../file-error.ts';
import { pageOf } from '../help/pages.ts';
import { told, words as texts } from '../words/language.ts';
import { readWords } from '../words/read-words.ts';

/** What a command over files was asked: the files, and its options. */
export interface FileArguments {
  readonly files: readonly string[];
  readonly json: boolean;
  /** Names as everybody may read them. */
  readonly isPublic: boolean;
  readonly values: ReadonlyMap<string, string>;
}

export function parseFileArguments(words: readonly string[], command: string): Result<FileArguments, string> {
  const read = readWords(words, pageOf(command));
  if (!read.ok) return read;
  const { rest, values, has } = read.value;
  return ok({ files: rest.length > 0 ? rest : ['-'], json: has('json'), isPublic: has('public'), values });
}

/** Why a file has no answer: what is wrong in which line, or in words why it could not be opened or answered. */
export type FileError = Unreadable | { readonly message: string };

export async function readBytes(file: string): Promise<Result<Uint8Array, { readonly message: string }>> {
  try {
    return ok(file === '-' ? await buffer(process.stdin) : await readFile(file));
  } catch (error) {
    return err({ message: fileError(error, file) ?? String(error) });
  }
}

/** What one file comes to: the rest of its JSON line, the words for people, and its status. */
export interface FileAnswer {
  readonly json: object;
  readonly words: () => string;
  readonly status: 0 | 1;
}

/** One line a file, in order. A single file that cannot be read is a refusal; among several the others go on. */
export async function answerFiles(
  { files, json }: FileArguments,
  answer: (bytes: Uint8Array) => Result<FileAnswer, FileError>,
): Promise<string | null> {
  let status = 0;
  for (const file of files) {
    const bytes = await readBytes(file);
    const result = bytes.ok ? answer(bytes.value) : bytes;
    if (result.ok) {
      status = Math.max(status, result.value.status);
      const heading = files.length > 1 ? `${file}\n` : '';
      await write(json ? JSON.stringify({ file, ...result.value.json }) : heading + result.value.words());
      continue;
    }
    const why = `${file}: ${whyNot(result.error)}`;
    if (files.length === 1) return why;
    status = 2;
    await write(json ? JSON.stringify({ file, ...asJson(result.error) }) : why);
  }
  process.exitCode = status;
  return null;
}

/** Why not, for people in their language. */
export function whyNot(error: FileError): string {
  return 'line' in error ? texts().day.atLine(error.line) + told(error.message) : error.message;
}

/** As the contract has it: programs are told in English. */
function asJson(error: FileError): object {
  return 'line' in error ? { line: error.line, error: inEnglish(error.message) } : { error: error.message };
}

async function write(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`))
    await new Promise((drained) => {
      process.stdout.once('drain', drained);
    });
}
