/** Draws docs/pictures/print-*.png: node packages/print/tests/pictures.ts */
import { nothingInWords } from '../src/nothing.ts';
import { inEnglish } from '@forceout/rules/words';
import { join, resolve } from 'node:path';
import { readTournamentFile } from '@forceout/formats/tournament';
import { dayOfFile, printedDocument, printFile, PRINTS, staffPasses, WORDS } from '@forceout/print';
import type { Print, PrintWishes } from '@forceout/print';
import { sampleFile, sampleLines } from '@forceout/print/testing';
import { bookById } from '@forceout/rules';
import { openChromium } from '../../../scripts/chromium.ts';

const FOLDER = resolve(import.meta.dirname, '../../../docs/pictures');
/** A Letter page at 96 dots an inch. */
const UPRIGHT = { width: 816, height: 1056 };

/** What `margin: 10mm` is in dots. */
const MARGIN = 38;

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
  wifi: { name: 'Forceout Gym', password: 'cubes-2027' },
  address: 'http://192.168.8.1:4000',
};

function open(event: Readonly<Record<string, unknown>> = {}) {
  const file = readTournamentFile(sampleFile(sampleLines(event)));
  if (!file.ok) throw new Error(inEnglish(file.error.message));
  return file.value;
}

function made(
  print: Print,
  event: Readonly<Record<string, unknown>> = {},
  wishes: Partial<PrintWishes> = {},
): string {
  const document = printFile(print, open(event), bookById, { ...WISHES, ...wishes });
  if (!document.ok) throw new Error(nothingInWords(document.error, 'en'));
  return document.value;
}

function passes(): string {
  const names = ['Jo Winter', 'Sam Okafor', 'Lucía Fernández', 'Ben Ito'];
  const roles = ['Judge', 'Scorekeeper', 'Check-in', 'Runner'];
  const address = 'http://192.168.8.1:4000';
  const pages = staffPasses(
    dayOfFile(open(), bookById, { public: false }),
    names.map((name, n) => ({
      name,
      role: roles[n]!,
      code: 'KWXMRT',
      address,
      link: `${address}/pass#KWXMRT`,
    })),
    WORDS.en,
  );
  return printedDocument({ title: 'passes', language: 'en', paper: 'letter', sides: 'one', pages });
}

const EQUATIONS = {
  name: 'Equations Senior',
  game: 'equations',
  rulebook: 'agloa-equations-2015',
  division: 'senior',
};
const SENIOR = { name: 'On-Sets Senior', division: 'senior' };
const BASIC = { name: 'Basic On-Sets Minor', rulebook: 'mlag-onsets-basic-2019', division: 'minor' };

/** Name of the picture, the document, and which of its pages. */
const PICTURES: readonly (readonly [string, string, number])[] = [
  ...PRINTS.filter((print) => print !== 'scoresheets').map((print) => [print, made(print), 0] as const),
  ['scoresheet-front', made('scoresheets'), 0],
  ['scoresheet-back', made('scoresheets'), 1],
  ['scoresheet-two-players', made('scoresheets', {}, { tables: [112] }), 0],
  ['scoresheet-back-onsets-senior', made('scoresheets', SENIOR), 1],
  ['scoresheet-back-equations-senior', made('scoresheets', EQUATIONS), 1],
  [
    'scoresheet-back-spanish',
    made(
      'scoresheets',
      { ...EQUATIONS, name: 'Equations', division: 'elementary', season: 'odd' },
      { language: 'es' },
    ),
    1,
  ],
  ['scoresheet-front-spanish', made('scoresheets', {}, { language: 'es', paper: 'a4' }), 0],
  ['scoresheet-twelve-shakes-front', made('scoresheets', {}, { shakes: 12 }), 0],
  ['scoresheet-twelve-shakes-back', made('scoresheets', SENIOR, { shakes: 12 }), 1],
  ['scoresheet-basic-front', made('scoresheets', BASIC), 0],
  ['scoresheet-basic-back', made('scoresheets', BASIC), 1],
  ['staff-passes', passes(), 0],
];

const browser = await openChromium();
const page = await browser.newPage({ viewport: UPRIGHT });
for (const [name, html, index] of PICTURES) {
  await page.setContent(html);
  await page.emulateMedia({ media: 'print' });
  await page.addStyleTag({ content: 'body { background: #fff; } .page, .listing { margin: 10mm; }' });
  // Only the page that is wanted, so that nothing of its neighbours is in the picture.
  await page.evaluate(
    `[...document.querySelectorAll('.page, .listing')].forEach((one, at) => { if (at !== ${index}) one.remove(); })`,
  );
  const box = await page.locator('.page, .listing').boundingBox();
  if (box === null) throw new Error(`${name} has no page ${index}`);
  await page.screenshot({
    path: join(FOLDER, `print-${name}.png`),
    fullPage: true,
    clip: {
      x: 0,
      y: box.y - MARGIN,
      width: box.width + 2 * MARGIN,
      height: Math.min(box.height, UPRIGHT.height) + 2 * MARGIN,
    },
  });
}
await browser.close();
