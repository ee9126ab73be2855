/**
 * The order of levels, and how often each errs, by kind, as the solvers see it. Every match is a line of a file that is named after the bots'
 * own source: whoever runs this again goes on where it stopped, and other bots begin anew. `FORCEOUT_LEVEL_MATCHES` says how many matches of each
 * there shall be, `FORCEOUT_LEVEL_FROM` the number of the first, `FORCEOUT_LEVEL_MINUTES` when to stop, `FORCEOUT_LEVEL_PARTS` which of pairings, errors and perfect, `FORCEOUT_LEVEL_OF` which
 * games.
 */
import { analystFor, LEVELS, reviewMatch, simulate } from '@forceout/players';
import type { Account, LevelName, Simulation } from '@forceout/players';
import { bookById } from '@forceout/rules';
import { KeptFile } from './kept-file.ts';
import { perfectErrors } from './players.ts';

const MATCHES = Number(process.env['FORCEOUT_LEVEL_MATCHES'] ?? 2);
const FROM = Number(process.env['FORCEOUT_LEVEL_FROM'] ?? 0);
const MINUTES = Number(process.env['FORCEOUT_LEVEL_MINUTES'] ?? 9);
const PARTS = (process.env['FORCEOUT_LEVEL_PARTS'] ?? 'pairings errors perfect').split(' ');
const GAMES = (process.env['FORCEOUT_LEVEL_OF'] ?? 'onsets equations').split(' ');
const ALL_BOOKS = ['agloa-onsets-2026', 'agloa-equations-2015'] as const;
type Book = (typeof ALL_BOOKS)[number];
const BOOKS = ALL_BOOKS.filter((book) => GAMES.some((game) => book.includes(game)));
const SETTINGS = {
  division: 'middle',
  level: 'adventurous',
  season: 'even',
  mode: 'auto',
  clock: 'exact',
  judge: false,
} as const;
const COUNTS = [
  'moves',
  'goodMoves',
  'unclearMoves',
  'rightChallenges',
  'falseChallenges',
  'missedChallenges',
  'wrongSolutions',
  'wroteNothing',
  'acceptedWrong',
] as const satisfies readonly (keyof Account)[];
type Numbers = Readonly<Record<string, number>>;

interface Task {
  readonly name: string;
  readonly play: (index: number) => Promise<Numbers>;
}

export async function bench(): Promise<void> {
  const file = new KeptFile('levels', ['players/src/bots']);
  const tasks = tasksOf();
  const until = performance.now() + MINUTES * 60_000;
  for (let index = FROM; index < MATCHES; index++)
    for (const { name, play } of tasks) {
      if (file.has(name, index) || performance.now() > until) continue;
      file.add(name, index, await play(index));
    }
  print(file);
}

function tasksOf(): readonly Task[] {
  const tasks: Task[] = [];
  for (const book of BOOKS) {
    for (const [index, weaker] of LEVELS.entries()) {
      const stronger = LEVELS[index + 1];
      if (stronger !== undefined && PARTS.includes('pairings'))
        tasks.push({ name: pairing(book, stronger, weaker), play: (at) => pair(book, stronger, weaker, at) });
      if (PARTS.includes('errors'))
        tasks.push({ name: errors(book, weaker), play: (at) => err(book, weaker, at) });
    }
  }
  if (PARTS.includes('perfect')) tasks.push({ name: 'perfect', play: (at) => perfectErrors(1, at) });
  return tasks;
}

function pairing(book: Book, stronger: LevelName, weaker: LevelName): string {
  return `pairing ${book} ${stronger} ${weaker}`;
}

function errors(book: Book, level: LevelName): string {
  return `errors ${book} ${level}`;
}

/** Whole rounds; where a round of Equations takes a machine long and two shakes tell enough, two shakes. */
function lengthOf(book: Book, weaker: LevelName): Simulation['length'] {
  const short = bookById(book)!.game === 'equations' && (weaker === 'beginner' || weaker === 'club');
  return short ? { shakes: 2 } : 'round';
}

/** The share of a win, and the points more than the other's. */
async function pair(book: Book, stronger: LevelName, weaker: LevelName, index: number): Promise<Numbers> {
  const settings = { ...SETTINGS, rulebook: book };
  const plan = { settings, levels: [stronger, weaker], seed: 'forceout', length: lengthOf(book, weaker) };
  const { tally, botAt } = await simulate(plan, index, () => 0);
  const [mine, other] = [tally.seats[botAt.indexOf(0)]!, tally.seats[botAt.indexOf(1)]!];
  return { win: mine.win, margin: mine.points - other.points };
}

async function err(book: Book, level: LevelName, index: number): Promise<Numbers> {
  const settings = { ...SETTINGS, rulebook: book };
  const plan = { settings, levels: [level, level], seed: 'levels', length: { shakes: 2 } };
  const { log } = await simulate(plan, index, () => 0);
  const { accounts } = reviewMatch(log, analystFor({ ...settings, players: ['a', 'b'] }));
  return Object.fromEntries(
    COUNTS.map((name) => [name, accounts.reduce((sum, account) => sum + account[name], 0)]),
  );
}

function print(file: KeptFile): void {
  console.log(`  ${file.path}`);
  if (PARTS.includes('pairings')) printPairings(file);
  if (PARTS.includes('errors')) for (const book of BOOKS) printErrors(file, book);
  const perfect = file.of('perfect');
  if (perfect.length > 0)
    console.log(
      `  Perfect: ${total(perfect, 'errors')} errors in ${total(perfect, 'judged')} acts of ${perfect.length} On-Sets matches   (wanted: 0)`,
    );
}

function total(rows: readonly Numbers[], name: string): number {
  return rows.reduce((sum, row) => sum + (row[name] ?? 0), 0);
}

function printPairings(file: KeptFile): void {
  console.log(
    '  | pairing | game | matches | wins of the higher level | σ from even | points more in a match |',
  );
  console.log('  |---|---|---|---|---|---|');
  for (const book of BOOKS)
    for (const [index, weaker] of LEVELS.entries()) {
      const stronger = LEVELS[index + 1];
      if (stronger === undefined) continue;
      const rows = file.of(pairing(book, stronger, weaker));
      if (rows.length === 0) continue;
      const share = total(rows, 'win') / rows.length;
      const sigma = (share - 0.5) / (0.5 / Math.sqrt(rows.length));
      const cells = [
        `${stronger}, ${weaker}`,
        book,
        rows.length,
        `${(100 * share).toFixed(1)} %`,
        `${sigma >= 0 ? '+' : ''}${sigma.toFixed(1)}`,
        (total(rows, 'margin') / rows.length).toFixed(1),
      ];
      console.log(`  | ${cells.join(' | ')} |`);
    }
}

function printErrors(file: KeptFile, book: Book): void {
  console.log(`  ${book}: matches of two shakes, two bots of the same level, seed "levels"`);
  console.log(
    '  | level | matches | moves | safe | not known | challenges right | wrong | missed | Solutions wrong | not written | wrong accepted |',
  );
  console.log('  |---|---|---|---|---|---|---|---|---|---|---|');
  for (const level of LEVELS) {
    const rows = file.of(errors(book, level));
    if (rows.length === 0) continue;
    const moves = total(rows, 'moves');
    const share = (name: string): string =>
      `${((100 * total(rows, name)) / Math.max(1, moves)).toFixed(1)} %`;
    const rest = COUNTS.slice(3).map((name) => total(rows, name));
    const cells = [level, rows.length, moves, share('goodMoves'), share('unclearMoves'), ...rest];
    console.log(`  | ${cells.join(' | ')} |`);
  }
}
