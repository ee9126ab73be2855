import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { fileError } from '../file-error.ts';
import { pageOf } from '../help/pages.ts';
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

/** Why a file has no answer; the line is known where the file could be opened at all. */
export interface FileError {
  readonly line?: number;
  readonly message: string;
}

export async function readBytes(file: string): Promise<Result<Uint8Array, FileError>> {
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
    const { line, message } = result.error;
    const place = line === undefined ? '' : `line ${line}: `;
    if (files.length === 1) return `${file}: ${place}${message}`;
    status = 2;
    const error = { file, ...(line === undefined ? {} : { line }), error: message };
    await write(json ? JSON.stringify(error) : `${file}: ${place}${message}`);
  }
  process.exitCode = status;
  return null;
}

async function write(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`))
    await new Promise((drained) => {
      process.stdout.once('drain', drained);
    });
}
