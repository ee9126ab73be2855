import { readdirSync, readFileSync } from 'node:fs';
import { makeMatchText, readMatchText } from '@forceout/formats';
import { analystFor, grade, keyOf } from '@forceout/players';
import type { Puzzle } from '@forceout/players';
import { BOOK_IDS } from '@forceout/rules';
import { describe, expect, it } from 'vitest';

const folder = new URL('../corpus/', import.meta.url);
const HEAD = 'Forceout match 1\n';

/** A new book is played by before anybody has made matches of it: `node scripts/corpus.ts` does. */
const BOOKS = readdirSync(folder).flatMap((file) =>
  file.endsWith('.txt') ? [file.slice(0, -'.txt'.length)] : [],
);

function textsOf(file: string): readonly string[] {
  const [, ...texts] = readFileSync(new URL(file, folder), 'utf8').split(HEAD);
  return texts.map((text) => `${HEAD}${text.trimEnd()}\n`);
}

describe('the corpus', () => {
  it('has 300 matches of books that are there and 500 puzzles', () => {
    expect(BOOK_IDS).toEqual(expect.arrayContaining(BOOKS));
    expect(BOOKS.flatMap((book) => textsOf(`${book}.txt`))).toHaveLength(300);
    expect(puzzles).toHaveLength(500);
  });

  it.for(BOOKS)('%s: every match is read, played again and written as it was', (book) => {
    for (const text of textsOf(`${book}.txt`)) {
      const read = readMatchText(text);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      expect(makeMatchText(read.value.events)).toBe(text);
      expect(read.value.match.phase.kind).toBe('finished');
    }
  });

  it('every key is accepted', () => {
    for (const puzzle of puzzles)
      expect(grade(puzzle, keyOf(puzzle), analystFor(puzzle.settings)).right, puzzle.seed).toBe(true);
  });
});

const puzzles = readFileSync(new URL('puzzles.jsonl', folder), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Puzzle);
