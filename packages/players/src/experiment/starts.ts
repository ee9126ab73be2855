import {
  read,
  readEquationsPosition,
  readOnSetsPosition,
  readPositionLine,
  readRulebook,
  tableReaders,
} from '@forceout/formats';
import { err, nameOfBook, ok, say } from '@forceout/rules';
import type { Result, Rulebook, Said } from '@forceout/rules';
import type { MatchSettings, Opening, Start } from '@forceout/rules/match';

type Settings = Omit<MatchSettings, 'players'>;

/** A position at which matches of an experiment begin. */
export interface StartPosition {
  /** The book, division, season and level that the position names. */
  readonly where: Pick<Settings, 'rulebook' | 'house' | 'division' | 'season' | 'level'>;
  readonly opening: Omit<Opening, 'lastMover'>;
}

/** How many positions a file may have. */
const MOST = 100_000;

/** One position a line, in notation or in JSON; what stands behind a # and empty lines are for people. */
export function readStarts(text: string, books: readonly Rulebook[]): Result<readonly StartPosition[], Said> {
  const starts: StartPosition[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .entries()) {
    if (/^\s*(?:#|$)/u.test(line)) continue;
    const start = readStart(line.trim(), books);
    if (!start.ok) return err(say('input-line', { line: index + 1, what: start.error }));
    if (starts.push(start.value) > MOST) return err(say('input-too-many-positions', { most: MOST }));
  }
  return starts.length === 0 ? err(say('input-no-position')) : ok(starts);
}

function readStart(line: string, books: readonly Rulebook[]): Result<StartPosition, Said> {
  const json = line.startsWith('{') ? parsed(line) : readPositionLine(line);
  if (!json.ok) return json;
  return read(
    json.value,
    (field) => {
      const book = readRulebook(field.get('rulebook'));
      const { division, level, season } =
        book.game === 'onsets'
          ? { ...readOnSetsPosition(field, book), season: 'even' as const }
          : readEquationsPosition(field, book);
      const where = { ...nameOfBook(book), division, level, season };
      const table = { mode: 'auto', clock: 'exact', judge: false, players: [] } as const;
      const opening = tableReaders(book, { ...where, ...table }).opening(field);
      if (opening.mat.resources.length === 0)
        return field.get('resources').fail(say('input-move-needs-cube'));
      return { where, opening };
    },
    'refused',
    books,
  );
}

function parsed(line: string): Result<unknown, Said> {
  try {
    return ok(JSON.parse(line) as unknown);
  } catch {
    return err(say('input-not-json'));
  }
}

/**
 * How a match of a set begins. From a position the first seat is on turn; where there is no Goal yet, it sets one. Nobody rolls
 * for the first Goal: which throw is whose would depend on who is quicker, and a set has the same dice.
 */
export function startAt(from: StartPosition | undefined, seats: number): Start {
  if (from === undefined) return { at: 0, goalSetter: 0 };
  const { opening } = from;
  const mover = opening.goal === null ? 0 : seats - 1;
  return { at: 0, goalSetter: mover, opening: { ...opening, lastMover: mover, turn: (mover + 1) % seats } };
}
