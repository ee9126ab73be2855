import { bookOf, say } from '@forceout/rules';
import type { Result, Said, Told } from '@forceout/rules';
import { decide, EVENT_TYPES, evolve, startMatch } from '@forceout/rules/match';
import type { Instant, Match, MatchEvent, Party, Seat } from '@forceout/rules/match';
import { readDeed } from '../deed.ts';
import { read } from '../field.ts';
import type { Field } from '../field.ts';
import type { LoadedMatch } from '../match-file.ts';
import { tableReaders } from '../table-readers.ts';
import { readDeedWords, readSeat } from './deed-words.ts';
import { MATCH_TEXT } from './match-header.ts';
import { readHeader } from './read-header.ts';
import type { ReadHeader } from './read-header.ts';
import { splitOutside } from './split.ts';

export function isMatchText(text: string): boolean {
  return text.trimStart().startsWith('Forceout match');
}

/** Reads the text of a match by playing it: what was done goes through the engine, deed by deed. */
export function readMatchText(text: string): Result<LoadedMatch, Said> {
  const lines = text.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  const first = lines.findIndex((line) => line.trim() !== '');
  if (lines[first]?.trim() !== MATCH_TEXT)
    return atLine(first + 1, say('file-exactly', { what: `"${MATCH_TEXT}"` }));
  const header: Record<string, string> = {};
  let body = first + 1;
  for (; body < lines.length && lines[body]!.trim() !== ''; body++) {
    const line = lines[body]!;
    const [, name, value] = /^(\w+):\s*(.*?)\s*$/u.exec(line) ?? [];
    if (line.startsWith('#')) continue;
    if (name === undefined || value === undefined) return atLine(body + 1, say('input-name-value'));
    if (Object.hasOwn(header, name)) return atLine(body + 1, say('input-header-twice', { name }));
    header[name] = value;
  }
  const known = read(header, readHeader);
  if (!known.ok) return known;
  return played(known.value, lines.slice(body), body + 1);
}

function atLine(line: number, what: Said): { readonly ok: false; readonly error: Said } {
  return { ok: false, error: say('input-line', { line, what }) };
}

/** A paragraph's first line: the shake begins. */
const HEADING = /^\s*Shake \d+(?:\s+([+@]\S+))?\s*$/u;

interface Playing {
  readonly header: ReadHeader;
  readonly events: MatchEvent[];
  match: Match;
  deeds: number;
}

function played(header: ReadHeader, lines: readonly string[], from: number): Result<LoadedMatch, Said> {
  const { settings } = header;
  let playing: Playing;
  try {
    const events = [...startMatch(settings, header.start)];
    playing = { header, events, match: events.reduce<Match | null>(evolve, null)!, deeds: 0 };
  } catch {
    return { ok: false, error: say('input-no-beginning') };
  }
  for (const [index, line] of lines.entries()) {
    const [words = ''] = splitOutside(line, /#/u);
    for (const part of splitOutside(words.replace(HEADING, '$1 clock begin-shake'), /;/u)) {
      const problem = part.trim() === '' ? null : perform(playing, part.trim());
      if (problem !== null)
        return atLine(from + index, say('input-at', { where: `"${part.trim()}"`, what: problem }));
    }
  }
  const { match, events } = playing;
  const { totals, about } = header;
  if (totals !== null && totals.join() !== match.totals.join())
    return {
      ok: false,
      error: say('input-at', {
        where: 'Result',
        what: say('input-deeds-come-to', { totals: match.totals }),
      }),
    };
  const { rulebook, division, mode, players } = settings;
  return { ok: true, value: { header: { rulebook, division, mode, players, ...about }, events, match } };
}

/** One deed, with its time and its doer before it; why not, or null. */
function perform(playing: Playing, part: string): Told | null {
  if (part.startsWith('!')) return happen(playing, part.slice(1));
  const { match, header } = playing;
  const [, sign, seconds, words = ''] = /^(?:([+@])(\d+(?:\.\d+)?)\s+)?(.*)$/su.exec(part) ?? [];
  const at = instant(match.now, sign, Number(seconds));
  const { by, rest } = doerOf(words, header.settings.players);
  const book = bookOf(header.settings)!;
  const action = readDeedWords(rest, book.game);
  if (action === null) return say('input-no-deed');
  const readers = tableReaders(book, header.settings);
  const deed = read(action, (field) => readDeed(field, { readers, player: seatNumber }));
  if (!deed.ok) return deed.error;
  // A judge's words name deeds by their numbers, so every deed has one.
  const id = String(++playing.deeds);
  const decision = decide(match, { ...deed.value, id, at, by });
  if (!decision.ok) return decision.refusal.message;
  playing.events.push(...decision.events);
  playing.match = decision.match;
  return null;
}

/** Milliseconds are exact; a finer instant is given whole. */
function instant(now: Instant, sign: string | undefined, seconds: number): Instant {
  if (sign === undefined) return now;
  return sign === '@' ? seconds : Math.round((now + seconds) * 1000) / 1000;
}

function doerOf(words: string, players: readonly string[]): { readonly by: Party; readonly rest: string } {
  const [, who = '', rest = ''] = /^(\S+)\s+(.*)$/su.exec(words) ?? [];
  if (who === 'judge' || who === 'clock') return { by: who, rest };
  const seat = readSeat(who);
  if (typeof seat === 'number') return { by: seat, rest };
  const named = players.indexOf(who);
  return named >= 0 ? { by: named, rest } : { by: 'clock', rest: words };
}

function seatNumber(field: Field): Seat {
  const { value } = field;
  return typeof value === 'number'
    ? value
    : field.fail(say('input-not-a', { text: String(value), wanted: 'seat-letter' }));
}

/** An event that no deed explains, as older versions recorded it. */
function happen(playing: Playing, json: string): Said | null {
  try {
    const event = JSON.parse(json) as MatchEvent;
    if (!EVENT_TYPES.includes(event.type)) return say('input-no-event');
    if (event.type === 'match-started') {
      if (playing.deeds > 0 || playing.match.now > 0) return say('input-starts-once');
      playing.events.length = 0;
    }
    playing.match = evolve(event.type === 'match-started' ? null : playing.match, event);
    playing.events.push(event);
    return null;
  } catch {
    return say('input-no-event');
  }
}
