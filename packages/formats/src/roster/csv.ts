import { say } from '@forceout/rules';
import type { Said } from '@forceout/rules';
/**
 * Our own reader of separated values. csv-parse and papaparse were considered: neither goes on with the very next line after
 * a broken quote (one gives up the rest of the file, the other swallows lines into a cell), and papaparse does not tell the
 * physical line of a record. A roster must lose nothing but the broken line, so these few lines read it.
 */
export type CsvRecord =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly broken: Said };

const SEPARATORS = [',', ';', '\t'] as const;

/** The most frequent of comma, semicolon and tab outside quotes in the first line that has anything in it; else a comma. */
export function separatorOf(text: string): string {
  const line = text.split(/\r\n|\n|\r/).find((one) => one.trim() !== '') ?? '';
  const counts = new Map<string, number>(SEPARATORS.map((separator) => [separator, 0]));
  let [quoted, begins] = [false, true];
  for (let at = 0; at < line.length; at++) {
    const character = line[at]!;
    if (quoted) {
      if (character !== '"') continue;
      if (line[at + 1] === '"') at++;
      else quoted = false;
    } else if (character === '"' && begins) quoted = true;
    else if (counts.has(character)) counts.set(character, counts.get(character)! + 1);
    begins = counts.has(character);
  }
  return SEPARATORS.reduce((best, one) => (counts.get(one)! > counts.get(best)! ? one : best));
}

/** The records of a text, each with the physical line (from 1) that it begins on. */
export function readRecords(text: string, separator = separatorOf(text)): readonly CsvRecord[] {
  const starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map(({ index, 0: end }) => index + end.length)];
  const records: CsvRecord[] = [];
  // The line on which the next record begins, from 0.
  let line = 0;
  while (line < starts.length && starts[line]! < text.length) {
    const record = readRecord(text, starts[line]!, separator);
    if (record.ok) {
      records.push({ line: line + 1, cells: record.cells });
      const { end } = record;
      do line++;
      while (line < starts.length && starts[line]! < end);
    } else {
      records.push({ line: line + 1, broken: record.why });
      line++;
    }
  }
  return records;
}

type OneRecord =
  | { readonly ok: true; readonly cells: readonly string[]; readonly end: number }
  | { readonly ok: false; readonly why: Said };

/** One record from `at` on; `end` is where its line ends. */
function readRecord(text: string, at: number, separator: string): OneRecord {
  const cells: string[] = [];
  for (;;) {
    if (text[at] === '"') {
      const close = closingQuote(text, at + 1);
      if (close < 0) return { ok: false, why: say('roster-open-quote') };
      cells.push(text.slice(at + 1, close).replaceAll('""', '"'));
      at = close + 1;
      if (at < text.length && text[at] !== separator && !isLineEnd(text[at]!))
        return { ok: false, why: say('roster-behind-quote', { text: text[at]! }) };
    } else {
      const from = at;
      while (at < text.length && text[at] !== separator && !isLineEnd(text[at]!)) at++;
      cells.push(text.slice(from, at));
    }
    if (text[at] !== separator) return { ok: true, cells, end: at };
    at++;
  }
}

function isLineEnd(character: string): boolean {
  return character === '\n' || character === '\r';
}

/** Where the quote that ends a cell stands; a doubled quote is one of the text. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return -1;
}
