import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTournamentFile } from '@forceout/formats/tournament';
import type { TournamentFile } from '@forceout/formats/tournament';
import {
  LANGUAGES,
  MOST_SHAKES,
  PAPERS,
  nothingInWords,
  PRINTS,
  printFile,
  USUAL_SHAKES,
} from '@forceout/print';
import type { Print, PrintWishes } from '@forceout/print';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { bookNamed } from '../house-rules.ts';
import { language, words as texts } from '../words/language.ts';
import { parseFileArguments, readBytes, whyNot } from './files.ts';

export async function sheetsCommand(words: readonly string[]): Promise<string | null> {
  const read = parseFileArguments(words, 'sheets');
  if (!read.ok) return read.error;
  const { files, values, json, isPublic } = read.value;
  if (json) return texts().day.sheets.noJson;
  if (files.length !== 1) return texts().day.oneFile;
  const wishes = readWishes(values, isPublic);
  if (!wishes.ok) return wishes.error;
  const prints = readPrints(values.get('print'));
  if (!prints.ok) return prints.error;
  const out = values.get('out') ?? null;
  if (out === null && prints.value.length > 1) return texts().day.sheets.needsFolder;
  const file = await openFile(files[0]!);
  if (!file.ok) return file.error;
  const made = makeAll(prints.value, values.get('print') === 'all', file.value, wishes.value);
  if (!made.ok) return made.error;
  return out === null ? toStandardOutput(made.value) : toFolder(out, made.value);
}

async function openFile(name: string): Promise<Result<TournamentFile, string>> {
  const bytes = await readBytes(name);
  if (!bytes.ok) return err(`${name}: ${bytes.error.message}`);
  const file = readTournamentFile(bytes.value, bookNamed);
  return file.ok ? file : err(`${name}: ${whyNot(file.error)}`);
}

type Document = readonly [Print, string];

/** With `all`, what the file has not enough for is left out. */
function makeAll(
  prints: readonly Print[],
  all: boolean,
  file: TournamentFile,
  wishes: PrintWishes,
): Result<readonly Document[], string> {
  const made: Document[] = [];
  for (const print of prints) {
    const document = printFile(print, file, file.books, wishes);
    if (document.ok) made.push([print, document.value]);
    else if (!all) return err(nothingInWords(document.error, language()));
  }
  return made.length === 0 ? err(texts().day.sheets.nothing) : ok(made);
}

function toStandardOutput([first]: readonly Document[]): null {
  process.stdout.write(first![1]);
  return null;
}

async function toFolder(folder: string, documents: readonly Document[]): Promise<string | null> {
  try {
    await mkdir(folder, { recursive: true });
    for (const [print, text] of documents) {
      const path = join(folder, `${print}.html`);
      await writeFile(path, text);
      process.stdout.write(`${path}\n`);
    }
    return null;
  } catch (error) {
    return texts().day.sheets.cannotWrite(error instanceof Error ? error.message : String(error));
  }
}

function readPrints(text: string | undefined): Result<readonly Print[], string> {
  if (text === 'all') return ok(PRINTS);
  const prints: Print[] = [];
  for (const word of (text ?? 'scoresheets').split(',')) {
    const print = PRINTS.find((one) => one === word);
    if (print === undefined) return err(texts().day.sheets.noPrint(word, PRINTS));
    prints.push(print);
  }
  return ok([...new Set(prints)]);
}

/** Thrown inside this file only: the first option that is wrong. */
class WrongOption extends Error {}

function readWishes(values: ReadonlyMap<string, string>, isPublic: boolean): Result<PrintWishes, string> {
  const whole = (option: string, least: number, most: number): number | null => {
    const text = values.get(option);
    if (text === undefined) return null;
    const n = /^\d{1,9}$/.test(text) ? Number(text) : -1;
    if (n < least || n > most) throw new WrongOption(texts().day.notWholeBetween(option, text, least, most));
    return n;
  };
  const oneOf = <Word extends string>(option: string, known: readonly Word[], usual: Word): Word => {
    const text = values.get(option) ?? usual;
    const word = known.find((one) => one === text);
    if (word === undefined) throw new WrongOption(texts().day.notEither(option, text, known));
    return word;
  };
  try {
    return ok({
      public: isPublic,
      event: values.get('event') ?? null,
      round: whole('round', 1, 1000),
      tables: readTables(values.get('table')),
      after: whole('after', 0, 1000),
      paper: oneOf('paper', PAPERS, 'letter'),
      language: oneOf('language', LANGUAGES, language()),
      shakes: whole('shakes', 1, MOST_SHAKES) ?? USUAL_SHAKES,
      places: whole('places', 1, 1000),
      wifi: readWifi(values.get('wifi')),
      address: values.get('address') ?? null,
    });
  } catch (error) {
    if (error instanceof WrongOption) return err(error.message);
    throw error;
  }
}

function readTables(text: string | undefined): readonly number[] | null {
  if (text === undefined) return null;
  if (!/^\d{1,9}(,\d{1,9})*$/.test(text)) throw new WrongOption(texts().day.sheets.noTables(text));
  return text.split(',').map(Number);
}

/** The first colon parts them, so a name has none. */
function readWifi(text: string | undefined): PrintWishes['wifi'] {
  if (text === undefined) return null;
  const [name = '', ...rest] = text.split(':');
  return { name, password: rest.length === 0 ? null : rest.join(':') };
}
