import { inEnglish } from '@forceout/rules/words';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decide, evolve, replay, startMatch, view } from '@forceout/rules/match';
import type { Command, Match, MatchEvent, MatchSettings, Party } from '@forceout/rules/match';
import { makeMatchFile, MATCH_FILE_VERSION, readMatchFile } from './match-file.ts';

const settings: MatchSettings = {
  rulebook: 'agloa-onsets-2026',
  division: 'junior',
  level: 'adventurous',
  season: 'even',
  mode: 'auto',
  clock: 'called',
  judge: false,
  players: ['ann', 'bob'],
};

interface OlderMatch {
  readonly rulebook: string;
  readonly mode: string;
  readonly events: readonly MatchEvent[];
  readonly totals: readonly number[];
  readonly results: readonly object[];
  readonly points: readonly number[];
}

/** A short match to its end. */
function played(): readonly MatchEvent[] {
  const events: MatchEvent[] = [...startMatch(settings, { at: 0, goalSetter: 0 })];
  let match: Match = replay(events);
  const solution = { restrictions: [], setName: 'R n G', wild: [], blank: null, goalLayout: null };
  const deeds: readonly (readonly [Party, object])[] = [
    [
      0,
      {
        do: 'roll',
        cubes: ['3', '1', '2', 'R', 'R', 'B', 'B', 'G', 'G', 'Y', 'Y', 'U', 'n', '-', "'", 'V', '^', '='],
      },
    ],
    [1, { do: 'deal', cards: [15, 7, 11, 3, 6, 10, 2, 12, 4, 0] }],
    [0, { do: 'pick', variation: { id: 'required-card', card: 15 } }],
    [1, { do: 'pick', variation: { id: 'shift-from-permitted' } }],
    [1, { do: 'pick', variation: { id: 'required-cube', cube: 'R' } }],
    [0, { do: 'set-goal', goal: { text: '3', cubes: null } }],
    [1, { do: 'move', cube: 'R', to: 'required', bonus: null }],
    [0, { do: 'move', cube: 'n', to: 'permitted', bonus: null }],
    ['clock', { do: 'last-shake' }],
    [1, { do: 'challenge', claim: 'now' }],
    [1, { do: 'present', written: [solution] }],
    [0, { do: 'sign' }],
    [1, { do: 'sign' }],
  ];
  deeds.forEach(([by, deed], index) => {
    const decision = decide(match, { id: String(index), at: index * 5, by, ...deed } as Command);
    if (!decision.ok) throw new Error(`${index}: ${JSON.stringify(decision.refusal)}`);
    for (const event of decision.events) match = evolve(match, event);
    events.push(...decision.events);
  });
  return events;
}

const through = (file: unknown): unknown => JSON.parse(JSON.stringify(file));

describe('the match file', () => {
  it('goes out and comes back the same', () => {
    const events = played();
    const file = makeMatchFile(events, { commitment: 'abc', date: '2026-11-15' });
    expect(file.result).toEqual({ phase: 'finished', totals: [2, 6], points: [4, 6], shakes: 1 });
    const loaded = readMatchFile(through(file));
    if (!loaded.ok) return expect.fail(inEnglish(loaded.error));
    expect(loaded.value.match).toEqual(replay(events));
    expect(loaded.value.header).toEqual(file.header);
  });

  it.each([1, 2])('a kept file of version %i still loads', (version) => {
    const text = readFileSync(new URL(`../fixtures/match-v${version}.json`, import.meta.url), 'utf8');
    const loaded = readMatchFile(JSON.parse(text));
    if (!loaded.ok) return expect.fail(inEnglish(loaded.error));
    expect(loaded.value.match.phase).toEqual({ kind: 'finished', points: [4, 6] });
    expect(version).toBeLessThanOrEqual(MATCH_FILE_VERSION);
  });

  /** One random match per book and mode, as the first version of the engine played and recorded it. */
  const older = gunzipSync(
    readFileSync(new URL('../fixtures/matches-v1.jsonl.gz', import.meta.url)),
  ).toString();

  it.each(older.split('\n').map((line) => JSON.parse(line) as OlderMatch))(
    'a match of the first version shows what it showed: $rulebook, $mode',
    ({ rulebook, mode, events, totals, results, points }) => {
      const { division, players } = (events[0] as unknown as { settings: MatchSettings }).settings;
      const header = { rulebook, division, mode, players };
      const file = { format: 'forceout-match', version: 1, header, events, result: { totals } };
      const loaded = readMatchFile(file);
      if (!loaded.ok) return expect.fail(inEnglish(loaded.error));
      expect(loaded.value.match).toMatchObject({ totals, results, phase: { kind: 'finished', points } });
      // Every beginning of it can be looked at, and played on.
      for (let cut = 1; cut < events.length; cut += 97) {
        const part = replay(events.slice(0, cut));
        const { totals: then } = view(part, 'spectator');
        expect(then).toHaveLength(players.length);
        const wait = { id: 'x', at: part.now + 5, by: 'clock', do: 'wait' } as const;
        expect(decide(part, wait).ok).toBe(true);
      }
    },
  );

  it.each([
    [{ version: 99 }, /^version: /],
    [{ format: 'pgn' }, /^format: /],
    [{ events: [] }, /^events: /],
    [{ events: [{ type: 'nonsense' }] }, /^events\[0\]\.type: /],
    [{ events: [{ type: 'time', at: 3 }] }, /^events\[0\]\.type: /],
    [{ events: [{ type: 'match-started' }] }, /^events: /],
    [{ result: { totals: [9, 9] } }, /^result\.totals: /],
    [{ header: { rulebook: 'chess' } }, /^header\.rulebook: /],
  ])('%j is refused in one line that names the field', (change, message) => {
    const read = readMatchFile(through({ ...makeMatchFile(played()), ...change }));
    expect(read.ok).toBe(false);
    if (!read.ok) expect(inEnglish(read.error)).toMatch(message);
  });
});
