import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';

/** No request is longer than this; what is longer is a mistake or an attack. */
const MOST_CHARACTERS = 256 * 1024;

export function open(file: string): Readable {
  return file === '-' ? process.stdin : createReadStream(file, 'utf8');
}

/** The whole input as one JSON value. */
export async function readJson(source: Readable): Promise<Result<unknown, string>> {
  let text = '';
  for await (const chunk of source.setEncoding('utf8')) {
    text += chunk as string;
    if (text.length > MOST_CHARACTERS) return err(`the input is longer than ${MOST_CHARACTERS} characters`);
  }
  return parseJson(text);
}

/** The lines of the input; empty lines at the end are not requests, those between requests are bad ones. */
export async function* readJsonLines(source: Readable): AsyncGenerator<Result<unknown, string>> {
  let empty = 0;
  for await (const line of createInterface({ input: source, crlfDelay: Infinity })) {
    if (line.trim() === '') empty++;
    else {
      for (; empty > 0; empty--) yield err('an empty line is no request');
      yield parseJson(line);
    }
  }
}

function parseJson(text: string): Result<unknown, string> {
  if (text.length > MOST_CHARACTERS) return err(`a request is longer than ${MOST_CHARACTERS} characters`);
  if (text.trim() === '') return err('nothing came in; a request in JSON is expected');
  try {
    // Some editors put a byte order mark in front.
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')) as unknown);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return err(`this is not JSON: ${why.replaceAll(/\s+/g, ' ')}`);
  }
}
