import { nothingInWords } from '../src/nothing.ts';
import { inEnglish } from '@forceout/rules/words';
import { readTournamentFile } from '@forceout/formats/tournament';
import { dayOfFile, printedDocument, printFile, PRINTS, staffPasses, WORDS } from '@forceout/print';
import type { Language, Paper, Print, PrintWishes } from '@forceout/print';
import { sampleFile, sampleLines } from '@forceout/print/testing';
import { bookById } from '@forceout/rules';
import { decodeQR } from 'qr/decode.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bare } from './pdf-text.ts';
import { startPrinter } from './printer.ts';
import type { Printer } from './printer.ts';

let printer: Printer;
beforeAll(async () => {
  printer = await startPrinter();
});
afterAll(() => printer.stop());

function file(lines = sampleLines()) {
  const read = readTournamentFile(sampleFile(lines));
  if (!read.ok) throw new Error(inEnglish(read.error.message));
  return read.value;
}

function document(print: Print, wishes: Partial<PrintWishes> = {}, lines = sampleLines()): string {
  const made = printFile(print, file(lines), bookById, {
    public: false,
    event: null,
    round: null,
    tables: null,
    after: null,
    paper: 'letter',
    language: 'en',
    shakes: 8,
    places: 3,
    wifi: { name: 'Gym "A"; 5:GHz', password: 'cubes,\\27' },
    address: 'http://192.168.8.1:4000/',
    ...wishes,
  });
  if (!made.ok) throw new Error(nothingInWords(made.error, 'en'));
  return made.value;
}

const SIZES: Readonly<Record<Paper, readonly [number, number]>> = { letter: [612, 792], a4: [595, 842] };
/** How many pages the sample day makes where it is a fixed number. */
const PAGES: Readonly<Partial<Record<Print, number>>> = {
  scoresheets: 24,
  'spare-scoresheets': 2,
  'table-cards': 6,
  'seating-by-school': 7,
  'judge-slips': 1,
  certificates: 13,
  'check-in': 7,
  wifi: 1,
};

describe.for([
  ['letter', 'en'],
  ['a4', 'es'],
] as const satisfies readonly (readonly [Paper, Language])[])('%s, %s', ([paper, language]) => {
  it.for(PRINTS)(
    '%s: the right size and number of pages, nothing too large, nothing from outside',
    async (print) => {
      const { pages, tooLarge, fetched } = await printer.print(document(print, { paper, language }));
      expect(tooLarge).toEqual([]);
      expect(fetched.filter((url) => !url.startsWith('about:'))).toEqual([]);
      const size =
        print === 'certificates' || print === 'award-slides' ? SIZES[paper].toReversed() : SIZES[paper];
      for (const page of pages) {
        expect([Math.round(page.width), Math.round(page.height)]).toEqual(size);
        expect(page.text).not.toBe('');
      }
      if (PAGES[print] !== undefined) expect(pages).toHaveLength(PAGES[print]);
    },
  );
});

describe('codes', () => {
  const WIFI = String.raw`WIFI:T:WPA;S:Gym \"A\"\; 5\:GHz;P:cubes\,\\27;;`;

  it('a reader sees the Wi-Fi and the table on every card', async () => {
    const codes = await printer.codes(document('table-cards', { tables: [101, 112] }));
    expect(codes.map((image) => decodeQR(image))).toEqual([
      WIFI,
      'http://192.168.8.1:4000/t/valley27/on-mid/3/101',
      WIFI,
      'http://192.168.8.1:4000/t/valley27/on-mid/3/112',
    ]);
  });

  it('a pass opens its link, and shows name, role and code', async () => {
    const day = dayOfFile(file(), bookById, { public: false });
    const link = 'http://192.168.8.1:4000/pass#QWERTZ';
    const pass = {
      name: 'Jo Winter',
      role: 'Judge',
      code: 'QWERTZ',
      address: 'http://192.168.8.1:4000',
      link,
    };
    const pages = staffPasses(
      day,
      Array.from({ length: 9 }, () => pass),
      WORDS.en,
    );
    const html = printedDocument({ title: 'passes', language: 'en', paper: 'a4', sides: 'one', pages });
    const printed = await printer.print(html);
    expect(printed.pages).toHaveLength(2);
    expect(printed.tooLarge).toEqual([]);
    expect(printed.pages[1]!.text).toContain('JoWinterJudgeCodeQWERTZ');
    expect((await printer.codes(html)).map((image) => decodeQR(image))).toEqual(
      Array.from({ length: 9 }, () => link),
    );
  });
});

it('names of sixty letters stay on their pages, whole', async () => {
  const long = sampleLines().map((line) =>
    line['kind'] === 'player'
      ? { ...line, first: 'Maximiliana-Bartholomea-Wolfe', last: 'Featherstonehaugh-Cholmondeley' }
      : line,
  );
  for (const print of ['scoresheets', 'table-cards', 'certificates'] as const) {
    const { tooLarge, pages } = await printer.print(document(print, {}, long));
    expect(tooLarge).toEqual([]);
    expect(pages[0]!.text).toContain(bare('Maximiliana-Bartholomea-Wolfe Featherstonehaugh-Cholmondeley'));
    expect(pages).toHaveLength(PAGES[print]!);
  }
});
