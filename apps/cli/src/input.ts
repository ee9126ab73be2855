import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { readRequestLine } from '@forceout/formats/line';
import { err, ok } from '@forceout/rules';
import type { Result, Said } from '@forceout/rules';
import { inEnglish } from '@forceout/rules/words';
import { en } from './words/en/index.ts';
import { told, words } from './words/language.ts';
import type { Words } from './words/words.ts';

/** What an input is called when it is refused, and the most characters of one: what is longer is a mistake or an attack. */
export interface InputLimits {
  readonly name: 'this' | 'request';
  readonly most: number;
}

const USUAL: InputLimits = { name: 'this', most: 256 * 1024 };

export function open(file: string): Readable {
  return file === '-' ? process.stdin : createReadStream(file, 'utf8');
}

/** The whole input as one request: JSON, or a position in one line with what is asked about it. */
export async function readRequest(source: Readable, limits = USUAL): Promise<Result<unknown, string>> {
  let text = '';
  for await (const chunk of source.setEncoding('utf8')) {
    text += chunk as string;
    if (text.length > limits.most) return err(words().asked.tooLong(limits.most));
  }
  return parseRequest(text, limits, words().asked, told);
}

/** The lines of the input; empty lines at the end are not requests, those between requests are bad ones. */
export async function* readRequestLines(
  source: Readable,
  limits = USUAL,
): AsyncGenerator<Result<unknown, string>> {
  let empty = 0;
  for await (const line of createInterface({ input: source, crlfDelay: Infinity })) {
    if (line.trim() === '') empty++;
    else {
      // Lines are answered in JSON, which speaks English.
      for (; empty > 0; empty--) yield err(en.asked.emptyLine);
      yield parseRequest(line, limits, en.asked, inEnglish);
    }
  }
}

/** A book and a division begin a position in one line; JSON begins otherwise. */
const LINE = /^\uFEFF?\s*[a-z0-9-]+\s+(minor|elementary|middle|junior|senior)\b/u;

function parseRequest(
  text: string,
  limits: InputLimits,
  asked: Words['asked'],
  tell: (said: Said) => string,
): Result<unknown, string> {
  if (text.length > limits.most || !LINE.test(text)) return parseJson(text, limits, asked);
  const line = readRequestLine(text.replace(/^\uFEFF/u, '').trim());
  return line.ok ? line : err(tell(line.error));
}

function parseJson(
  text: string,
  { name, most }: InputLimits,
  asked: Words['asked'],
): Result<unknown, string> {
  if (text.length > most) return err(asked.requestTooLong(most));
  if (text.trim() === '') return err(asked.nothingCameIn[name]);
  try {
    // Some editors put a byte order mark in front.
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')) as unknown);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return err(asked.notJson(name, why.replaceAll(/\s+/g, ' ')));
  }
}
