import { nothingInWords } from '../src/nothing.ts';
import { inEnglish } from '@forceout/rules/words';
import { readTournamentFile } from '@forceout/formats/tournament';
import { printFile, WORDS } from '@forceout/print';
import type { Language, Paper, PrintWishes } from '@forceout/print';
import { sampleFile, sampleLines } from '@forceout/print/testing';
import { bookById, RULEBOOKS } from '@forceout/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPECTED_LISTS } from './expected-lists.ts';
import { bare } from './pdf-text.ts';
import type { PdfPage } from './pdf-text.ts';
import { startPrinter } from './printer.ts';
import type { Printer } from './printer.ts';

let printer: Printer;
beforeAll(async () => {
  printer = await startPrinter();
});
afterAll(() => printer.stop());

const WISHES: PrintWishes = {
  public: false,
  event: null,
  round: null,
  tables: null,
  after: null,
  paper: 'letter',
  language: 'en',
  shakes: 8,
  places: 3,
  wifi: null,
  address: null,
};

function sheets(event: Readonly<Record<string, unknown>>, wishes: Partial<PrintWishes> = {}): string {
  const file = readTournamentFile(sampleFile(sampleLines(event)));
  if (!file.ok) throw new Error(inEnglish(file.error.message));
  const made = printFile('scoresheets', file.value, bookById, { ...WISHES, ...wishes });
  if (!made.ok) throw new Error(nothingInWords(made.error, 'en'));
  return made.value;
}

const SIZES: Readonly<Record<Paper, readonly [number, number]>> = { letter: [612, 792], a4: [595, 842] };

/** Twelve tables are twelve sheets of paper: a front and a back each, in turn, of the right size. */
function expectSheets(pages: readonly PdfPage[], paper: Paper, language: Language): void {
  expect(pages).toHaveLength(24);
  const words = WORDS[language];
  for (const [index, page] of pages.entries()) {
    expect([Math.round(page.width), Math.round(page.height)]).toEqual(SIZES[paper]);
    expect(page.text).toContain(String(101 + Math.floor(index / 2)));
    expect(page.text).toContain(bare(index % 2 === 0 ? words.sheet.title : words.list.title));
  }
}

/** Everybody of round 3 in the order of the seats, with number, team and school, on the front of their table's sheet. */
function expectNames(pages: readonly PdfPage[]): void {
  const lines = sampleLines();
  const byId = new Map(lines.map((line) => [String(line['id']), line]));
  const tables = lines.filter((line) => line['kind'] === 'table' && line['round'] === 3);
  expect(tables).toHaveLength(12);
  for (const [index, table] of tables.entries()) {
    const seats = (table['players'] as readonly string[]).map((id) => byId.get(id)!);
    const said = seats.map(({ number, first, last, school }) => {
      const team = lines.find(({ kind, school: of }) => kind === 'team' && of === school);
      const own = byId.get(String(school))!['name'];
      return bare([number, first, last, 'Team', team?.['name'], 'School', own].join(''));
    });
    const found = said.map((text) => pages[index * 2]!.text.indexOf(text));
    expect(found.every((at, seat) => at >= 0 && (seat === 0 || at > found[seat - 1]!))).toBe(true);
  }
}

/** How often a text is on a page. */
const count = (page: PdfPage, text: string): number => page.text.split(bare(text)).length - 1;

describe('F3: twelve sheets as PDF', () => {
  it.for(EXPECTED_LISTS)(
    '[$book $section] $division, $season: names, table and the right list; one sheet two-sided',
    async ({ book, division, season, always, list, not }) => {
      const game = bookById(book)!.game;
      const { pages, tooLarge, fetched } = await printer.print(
        sheets({ rulebook: book, game, division, season }),
      );
      expect(tooLarge).toEqual([]);
      expect(fetched.filter((url) => !url.startsWith('about:'))).toEqual([]);
      expectSheets(pages, 'letter', 'en');
      expectNames(pages);
      expect(pages[1]!.text).toContain(bare(bookById(book)!.title));
      for (const name of list) expect(count(pages[1]!, name)).toBe(8);
      for (const name of always) expect(count(pages[1]!, name)).toBe(1);
      for (const name of not) expect(count(pages[1]!, name)).toBe(0);
    },
  );

  it('every division of every book is among them', () => {
    const wanted = RULEBOOKS.flatMap((book) => book.divisions.map((division) => `${book.id} ${division}`));
    expect(new Set(EXPECTED_LISTS.map(({ book, division }) => `${book} ${division}`))).toEqual(
      new Set(wanted),
    );
  });

  it.for([
    ['a4', 'en', 8],
    ['a4', 'es', 8],
    ['letter', 'es', 12],
    ['a4', 'en', 12],
    ['letter', 'en', 1],
  ] as const)('%s, %s, %s shakes: fits, for the longest lists', async ([paper, language, shakes]) => {
    for (const event of [
      { rulebook: 'agloa-onsets-2026', division: 'senior' },
      { rulebook: 'agloa-equations-2015', game: 'equations', division: 'elementary', season: 'odd' },
    ]) {
      const { pages, tooLarge } = await printer.print(sheets(event, { paper, language, shakes }));
      expect(tooLarge).toEqual([]);
      expectSheets(pages, paper, language);
    }
  });
});
