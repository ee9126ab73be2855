/**
 * Makes corpus/: matches of all books and levels in the notation of docs/formats.md, and puzzles with their keys. The same seeds
 * give the same files as long as bots and puzzles are the same; the files are kept, so that tests and experiments do not
 * change when these do.
 *   node scripts/corpus.ts [matches] [puzzles]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeMatchText } from '@forceout/formats';
import { analystFor, kindsFor, LEVELS, makePuzzle, simulate } from '@forceout/players';
import { BOOK_IDS, bookById } from '@forceout/rules';
import type { MatchSettings } from '@forceout/rules/match';
import { MODES } from '@forceout/rules/match';

const [matches = '300', puzzles = '500'] = process.argv.slice(2);
const folder = resolve(import.meta.dirname, '../corpus');

/** Every book, then every division, mode and number of players of it in turn. */
function settingsOf(index: number): Omit<MatchSettings, 'players'> {
  const book = bookById(BOOK_IDS[index % BOOK_IDS.length]!)!;
  const turn = Math.floor(index / BOOK_IDS.length);
  return {
    rulebook: book.id,
    division: book.divisions[turn % book.divisions.length]!,
    level: turn % 7 === 6 && book.basicLevel !== null ? 'basic' : 'adventurous',
    season: turn % 2 === 0 ? 'even' : 'odd',
    mode: MODES[turn % MODES.length]!,
    clock: 'exact',
    judge: false,
  };
}

const texts = new Map<string, string[]>();
for (let index = 0; index < Number(matches); index++) {
  const settings = settingsOf(index);
  const turn = Math.floor(index / BOOK_IDS.length);
  const names = LEVELS;
  const levels = Array.from(
    { length: turn % 3 === 2 ? 2 : 3 },
    (_, seat) => names[(turn + seat) % names.length]!,
  );
  const seed = `corpus ${index}`;
  const { log } = await simulate({ settings, levels, seed, length: { shakes: 2 } }, index, () => 0);
  const own = texts.get(settings.rulebook) ?? [];
  own.push(makeMatchText(log));
  texts.set(settings.rulebook, own);
}
mkdirSync(folder, { recursive: true });
for (const [book, own] of texts) writeFileSync(join(folder, `${book}.txt`), own.join('\n'));

const lines: string[] = [];
for (let index = 0; lines.length < Number(puzzles); index++) {
  const settings: MatchSettings = { ...settingsOf(index), players: ['ann', 'bob', 'cat'] };
  const kinds = kindsFor(settings);
  const kind = kinds[Math.floor(index / BOOK_IDS.length) % kinds.length]!;
  const puzzle = makePuzzle(kind, settings, analystFor(settings), `corpus ${index}`);
  if (puzzle !== null) lines.push(JSON.stringify(puzzle));
}
writeFileSync(join(folder, 'puzzles.jsonl'), `${lines.join('\n')}\n`);
console.log(`${[...texts.values()].flat().length} matches, ${lines.length} puzzles in ${folder}`);
