import { forPrograms } from '../for-programs.ts';
import { inEnglish } from '@forceout/rules/words';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { BOOK_IDS } from '@forceout/rules';
import { MODES, replay } from '@forceout/rules/match';
import type { MatchEvent } from '@forceout/rules/match';
import { fuzzLog } from '@forceout/rules/match/fuzz';
import { describe, expect, it } from 'vitest';
import { makeMatchFile } from '../match-file.ts';
import { readMatch } from './any-match.ts';
import { makeMatchText, makeUntimedText } from './print-match.ts';

/** Deeds are numbered in a text; what else they were called is not kept. */
function unnamed(events: readonly MatchEvent[]): unknown {
  const names = ['ref', 'refs', 'called'];
  return JSON.parse(JSON.stringify(events, (key, value: unknown) => (names.includes(key) ? null : value)));
}

function read(text: string) {
  const loaded = readMatch(text);
  if (!loaded.ok) throw new Error(`${inEnglish(loaded.error)}\n${text}`);
  return loaded.value;
}

const ABOUT = { seed: 'so; "it" is', nonces: ['a, b', '', '#'], date: '2026-11-18' };

describe('the text of a match', () => {
  const tables = BOOK_IDS.flatMap((book) => MODES.map((mode) => [book, mode] as const));

  it.each(tables)('of random play by %s in %s mode comes back as it was', (book, mode) => {
    for (let seed = 100; seed < 106; seed++) {
      const log = fuzzLog(seed, book, mode);
      const text = makeMatchText(log, ABOUT);
      const { events, header } = read(text);
      expect(unnamed(events)).toEqual(unnamed(log));
      expect(header).toMatchObject(ABOUT);
      expect(makeMatchText(events, ABOUT)).toBe(text);
      // What is done now is told in words; only older logs need their events spelt out.
      expect(text).not.toContain('\n!');
      expect(text.length).toBeLessThan(JSON.stringify(makeMatchFile(log)).length / 5);
    }
  });

  const older = gunzipSync(readFileSync(new URL('../../fixtures/matches-v1.jsonl.gz', import.meta.url)))
    .toString()
    .split('\n')
    .map((line) => JSON.parse(line) as { rulebook: string; mode: string; events: readonly MatchEvent[] });

  it.each(older)('tells a match of the first version too: $rulebook, $mode', ({ events }) => {
    expect(read(makeMatchText(events)).match.totals).toEqual(replay(events).totals);
  });

  it('may leave out the instants where no clock decided anything', () => {
    const text = makeUntimedText(read(TYPED.replace('a n>p', '+7.5 a n>p')).events);
    expect(text).toContain('a n>p');
    expect(text).not.toContain('+7.5');
    expect(read(text!).match.totals).toEqual([2, 6]);
    // Here somebody lost a turn by the clock, and without it the deeds would not fit.
    const late = TYPED.replace('Clock: untimed', 'Clock: exact')
      .replace('Result: 2, 6\n', '')
      .replace(/a n>p.*right/su, '+1000 b n>p; clock last-shake; a now; a write R n G');
    expect(makeUntimedText(read(late).events)).toBeNull();
  });

  it('can be typed', () => {
    const { match, events } = read(TYPED);
    expect(match.totals).toEqual([2, 6]);
    expect(match.phase).toEqual({ kind: 'finished', points: [4, 6] });
    expect(unnamed(read(makeMatchText(events)).events)).toEqual(unnamed(events));
  });

  it.each([
    ['Forceout match 1', 'Forceout match 9', 'line 1: "Forceout match 1" is expected'],
    ['Players: ann, bob', 'Players: ann', 'Players: two or three players sit at a table'],
    ['Players: ann, bob', 'Plyers: ann, bob', 'Plyers: no such field; did you mean "Players"?'],
    ['2026 junior', '2026 nursery', 'Book: "nursery" is not a division'],
    ['Setter: a', 'Setter: d', 'Setter: "d" is not a seat: a, b or c'],
    ['a n>p', 'a n>q', 'line 14: "a n>q": this is no deed'],
    ['a n>p', '!{}', 'line 14: "!{}": this is no event of a match'],
    ['a n>p', 'a 7>p', 'line 14: "a 7>p": cube: "7" is not an On-Sets cube'],
    ['a n>p', 'b n>p', 'line 14: "b n>p": Without "Bonus" only one cube is moved.'],
    ['Result: 2, 6', 'Result: 6, 6', 'Result: what was done comes to 2, 6'],
    ['Result: 2, 6', '!nonsense', 'line 6: "Name: value" is expected'],
    [
      '# the end',
      '!{"type":"match-started"}',
      'line 17: "!{"type":"match-started"}": a match starts once, at the beginning',
    ],
  ])('with %j as %j is refused in one line', (was, becomes, error) => {
    const answer = forPrograms(readMatch(TYPED.replace(was, becomes)));
    expect(answer).toEqual({ ok: false, error });
  });

  it('is told from a match file by its first line', () => {
    const file = JSON.stringify(makeMatchFile(read(TYPED).events));
    expect(read(file).match.totals).toEqual([2, 6]);
    expect(forPrograms(readMatch('hello'))).toEqual({
      ok: false,
      error: 'this is neither the text of a match nor a match file',
    });
  });
});

const TYPED = `Forceout match 1
Book: agloa-onsets-2026 junior
Players: ann, bob
Clock: untimed
Setter: a
Result: 2, 6

Shake 1
ann roll 312RRBBGGYYUn-'V^=
bob deal BRGY BRG BGY RG BG GY G RY R blank
# Everybody picks; in a game for two the player who does not set the Goal picks twice.
a pick required-card BRGY; b pick shift-from-permitted; b pick required-cube R
a goal 3; b R>r  # here bob could have said Impossible
a n>p; clock last-shake; b now
b write R n G  # right
a sign; b sign
# the end
`;
