import { bookOf, say } from '@forceout/rules';
import type { NamedBook, Result, Said } from '@forceout/rules';
import { EVENT_TYPES, replay } from '@forceout/rules/match';
import type { EventOf, Match, MatchEvent } from '@forceout/rules/match';
import type { Field } from './field.ts';
import { read } from './field.ts';

export const MATCH_FILE_FORMAT = 'forceout-match';
/** 2: acts and clocks by events of their own; files of version 1 still open. */
export const MATCH_FILE_VERSION = 2;
const MOST_EVENTS = 100_000;

/** A whole match in one file: who played what, everything that happened, and how it ended. */
export interface MatchFile {
  readonly format: typeof MATCH_FILE_FORMAT;
  readonly version: number;
  readonly header: MatchHeader;
  readonly events: readonly MatchEvent[];
  readonly result: MatchResult;
}

/** For whoever looks for a match without replaying it. */
export interface MatchHeader {
  readonly rulebook: string;
  readonly division: string;
  readonly mode: string;
  readonly players: readonly string[];
  /** The hash of the seed of all rolls and deals, published before the match. */
  readonly commitment?: string;
  /** The seed itself, once the match is over. */
  readonly seed?: string;
  /** Each seat's part in the dice; matches of the first version had none. */
  readonly nonces?: readonly string[];
  /** When it was played, as its host writes it. */
  readonly date?: string;
}

export interface MatchResult {
  readonly phase: string;
  readonly totals: readonly number[];
  /** Null while the match goes on. */
  readonly points: readonly number[] | null;
  readonly shakes: number;
}

type About = Pick<MatchHeader, 'commitment' | 'seed' | 'nonces' | 'date'>;

export function makeMatchFile(events: readonly MatchEvent[], about: About = {}): MatchFile {
  const match = replay(events);
  const { rulebook, division, mode, players } = match.settings;
  return {
    format: MATCH_FILE_FORMAT,
    version: MATCH_FILE_VERSION,
    header: { rulebook, division, mode, players, ...about },
    events,
    result: resultOf(match),
  };
}

function resultOf({ phase, totals, results }: Match): MatchResult {
  return {
    phase: phase.kind,
    totals,
    points: phase.kind === 'finished' ? phase.points : null,
    shakes: results.length,
  };
}

/** A file of any version, with the match it leads to. */
export interface LoadedMatch {
  readonly header: MatchHeader;
  readonly events: readonly MatchEvent[];
  readonly match: Match;
}

/** Reads a file of this or an older version; what it says of the result must be what its events come to. */
export function readMatchFile(json: unknown): Result<LoadedMatch, Said> {
  return read(json, readFile, 'kept');
}

function readFile(file: Field): LoadedMatch {
  if (file.get('format').value !== MATCH_FILE_FORMAT)
    file.get('format').fail(say('file-exactly', { what: `"${MATCH_FILE_FORMAT}"` }));
  const version = file.get('version');
  if (!isVersion(version.value)) version.fail(say('input-version-to', { most: MATCH_FILE_VERSION }));
  const header = readHeader(file.get('header'), playedBy(file.get('events')));
  const events = file.get('events').list(MOST_EVENTS).map(readEvent);
  const match = replayed(file.get('events'), events);
  const said = file.get('result').get('totals');
  const totals = said.list(3).map(({ value }) => value);
  if (totals.join() !== match.totals.join()) said.fail(say('input-events-come-to', { totals: match.totals }));
  return { header, events, match };
}

function isVersion(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MATCH_FILE_VERSION;
}

/** The settings with which the match started say what its book was, house rules included. */
function playedBy({ value }: Field): NamedBook | null {
  const [started] = Array.isArray(value) ? (value as readonly Partial<EventOf<'match-started'>>[]) : [];
  return started?.settings ?? null;
}

function readHeader(header: Field, played: NamedBook | null): MatchHeader {
  const rulebook = header.get('rulebook').text(60);
  if (bookOf({ ...played, rulebook }) === null)
    header.get('rulebook').fail(say('input-not-a', { text: rulebook, wanted: 'rulebook' }));
  const optional = (name: 'commitment' | 'seed' | 'date') =>
    header.get(name).missing ? {} : { [name]: header.get(name).text(200) };
  return {
    rulebook,
    division: header.get('division').text(60),
    mode: header.get('mode').text(60),
    players: header
      .get('players')
      .list(3)
      .map((player) => player.text(60)),
    ...optional('commitment'),
    ...optional('seed'),
    ...(header.get('nonces').missing
      ? {}
      : {
          nonces: header
            .get('nonces')
            .list(3)
            .map((nonce) => nonce.text(200)),
        }),
    ...optional('date'),
  };
}

function readEvent(field: Field, index: number): MatchEvent {
  const type = field.get('type').oneOf(EVENT_TYPES, 'event-of-match');
  if ((index === 0) !== (type === 'match-started')) field.get('type').fail(say('input-starts-once'));
  return field.value as MatchEvent;
}

/** Events from outside may be nonsense; that is the file's fault and no bug. */
function replayed(field: Field, events: readonly MatchEvent[]): Match {
  if (events.length === 0) return field.fail(say('input-without-events'));
  try {
    return replay(events);
  } catch {
    return field.fail(say('input-events-no-match'));
  }
}
